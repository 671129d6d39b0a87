import type { Overview } from "@lintel/contract/schema";
import { queryClient } from "@lintel/portal/queries";
import { focusManager } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { broken, renderPage } from "../../test/render-page";
import { ASK_EVERY_MS } from "../lib/use-others-news";
import OverviewPage from "./overview-page";

const overview: Overview = {
  people: 4321,
  suspended: 0,
  accounts: 1,
  money_held: 1,
  transfers_today: 0,
  failed_logins_today: 0,
  pending_transfers: 0,
  days: [],
};

afterEach(() => {
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

it("says each figure by its own name, of today and of the last days", async () => {
  const figures: Overview = {
    people: 4321,
    suspended: 12,
    accounts: 5678,
    money_held: 1234.5,
    transfers_today: 21,
    failed_logins_today: 32,
    pending_transfers: 43,
    days: [
      { day: "2026-11-27", transfers: 1, failed_logins: 4, sign_ups: 7 },
      { day: "2026-11-28", transfers: 2, failed_logins: 5, sign_ups: 9 },
    ],
  };
  renderPage(OverviewPage, { path: "/online-banking/admin", bank: () => ({ status: 200, body: figures }) });
  await screen.findByText("4,321");

  const named = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(named).toEqual([
    ["People", "4,32112 suspended"],
    ["Accounts", "5,678"],
    ["Money held", expect.stringContaining("$1,234.50")],
    ["Transfers today", "21"],
    ["Failed logins today", "32"],
    ["Pending transfers", "43Open the queue"],
  ]);
  for (const days of ["Transfers: 3 in all", "Sign-ups: 16 in all", "Failed logins: 9 in all"]) {
    expect(screen.getByRole("img", { name: new RegExp(`^${days}, `) })).toBeInTheDocument();
  }
});

it("says that the figures could not be loaded again, and keeps those that there are", async () => {
  const replies = [{ status: 200, body: overview }];
  renderPage(OverviewPage, { path: "/online-banking/admin", bank: () => replies.shift() ?? broken });
  await screen.findByText("4,321");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  await act(() => queryClient.invalidateQueries());

  expect(screen.getByRole("alert")).toHaveTextContent("We could not load the overview.");
  expect(screen.getByText("4,321")).toBeInTheDocument();
});

it("asks nothing while nobody looks, and at once when somebody does again", async () => {
  jest.useFakeTimers();
  let asked = 0;
  renderPage(OverviewPage, {
    path: "/online-banking/admin",
    bank: () => ({ status: 200, body: { ...overview, people: 4_320 + ++asked } }),
  });
  await screen.findByText("4,321");
  act(() => focusManager.setFocused(false));
  await act(() => jest.advanceTimersByTimeAsync(4 * ASK_EVERY_MS));
  expect(asked).toBe(1);

  act(() => focusManager.setFocused(true));

  expect(await screen.findByText("4,322")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(ASK_EVERY_MS));
  expect(asked).toBe(3);
});

it("reads out once that the figures could not be loaded again, however often the page asks by itself", async () => {
  jest.useFakeTimers();
  const replies = [{ status: 200, body: overview }];
  let asked = 0;
  renderPage(OverviewPage, {
    path: "/online-banking/admin",
    bank: () => {
      asked += 1;
      return replies.shift() ?? broken;
    },
  });
  await screen.findByText("4,321");
  await act(() => jest.advanceTimersByTimeAsync(ASK_EVERY_MS));
  const words = screen.getByText("We could not load the overview.");

  await act(() => jest.advanceTimersByTimeAsync(2 * ASK_EVERY_MS));

  expect(asked).toBe(4);
  expect(screen.getByText("We could not load the overview.")).toBe(words);

  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(asked).toBe(5);
  expect(screen.getByText("We could not load the overview.")).not.toBe(words);
});

it("leaves whoever stands on Retry there while nothing has been loaded yet, and asks when they come back", async () => {
  jest.useFakeTimers();
  const replies = [broken];
  renderPage(OverviewPage, {
    path: "/online-banking/admin",
    bank: () => replies.shift() ?? { status: 200, body: overview },
  });
  const retry = await screen.findByRole("button", { name: "Retry" });
  act(() => retry.focus());

  await act(() => jest.advanceTimersByTimeAsync(2 * ASK_EVERY_MS));
  expect(retry).toHaveFocus();

  act(() => focusManager.setFocused(true));
  expect(await screen.findByText("4,321")).toBeInTheDocument();
});
