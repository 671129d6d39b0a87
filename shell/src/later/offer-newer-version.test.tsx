import { act, render, screen } from "@testing-library/react";
import { offerNewerVersion } from "./offer-newer-version";

afterEach(() => jest.restoreAllMocks());

it("stands above the bar at a phone's foot, also where that bar is higher for the phone's own line", async () => {
  await act(async () => offerNewerVersion([]));

  expect(getComputedStyle(screen.getByRole("status")).bottom).toBe("calc(80px + env(safe-area-inset-bottom))");
});

it("is put off by Later for an hour, and not only until the next page", async () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(0);
  await act(async () => offerNewerVersion([]));
  await act(async () => screen.getByRole("button", { name: "Later" }).click());

  now.mockReturnValue(59 * 60_000);
  await act(async () => offerNewerVersion([]));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();

  now.mockReturnValue(60 * 60_000);
  await act(async () => offerNewerVersion([]));
  expect(screen.getByRole("status")).toBeVisible();
});

it("goes when the line is lost, and is offered at no page that is come to without one", async () => {
  const line = jest.spyOn(navigator, "onLine", "get");
  await act(async () => offerNewerVersion([]));
  expect(screen.getByRole("status")).toBeVisible();

  line.mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event("offline")));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();

  await act(async () => offerNewerVersion([]));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

it("leaves the focus at the page's heading when the line is lost while it is on one of its buttons", async () => {
  render(<h1 tabIndex={-1}>Cards</h1>);
  await act(async () => offerNewerVersion([]));
  screen.getByRole("button", { name: "Reload" }).focus();

  await act(async () => void window.dispatchEvent(new Event("offline")));

  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Cards" })).toHaveFocus();
});

it("leaves the focus where it is, when the line is lost beside somebody who is elsewhere in the page", async () => {
  render(
    <>
      <h1 tabIndex={-1}>Cards</h1>
      <input aria-label="Search" />
    </>,
  );
  await act(async () => offerNewerVersion([]));
  screen.getByLabelText("Search").focus();

  await act(async () => void window.dispatchEvent(new Event("offline")));

  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Search")).toHaveFocus();
});

it("leaves the focus at the page's heading when it is put off: its buttons go with it", async () => {
  render(<h1 tabIndex={-1}>Cards</h1>);
  await act(async () => offerNewerVersion([]));
  const later = screen.getByRole("button", { name: "Later" });
  later.focus();

  await act(async () => later.click());

  expect(later).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Cards" })).toHaveFocus();
});
