import { LiveRegions } from "@lintel/shared-ui";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Bank } from "../../../portal/test/bank-answers";
import { hear } from "../../../shared-ui/src/testing/hear";
import { broken, never, renderPage } from "../../test/render-page";
import UsersPage from "./users-page";

const path = "/online-banking/admin/users";
const amara = { id: "1", firstname: "Amara", lastname: "Okafor", email: "a@example.com", role: "user", suspended: 0 };
const none = { status: 200, body: [], headers: { "x-total-count": "0" } };

afterEach(() => jest.useRealTimers());

it("says that nobody was found", async () => {
  renderPage(UsersPage, { path: `${path}?q=zzz`, bank: () => none });

  expect(await screen.findByText("No users match your search.")).toBeInTheDocument();
});

it("leads from a search that found nobody back to everybody, with the keyboard in its field", async () => {
  const found = { status: 200, body: [amara], headers: { "x-total-count": "1" } };
  renderPage(UsersPage, { path: `${path}?q=zzz`, bank: ({ query }) => (query.has("q") ? none : found) });

  fireEvent.click(await screen.findByRole("button", { name: "Clear search" }));

  expect(await screen.findByRole("region", { name: "Users, 1 user" })).toBeInTheDocument();
  expect(window.location.search).toBe("");
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

it("searches for what was pasted without what nobody sees", async () => {
  const found = { status: 200, body: [amara], headers: { "x-total-count": "1" } };
  renderPage(UsersPage, { path, bank: ({ query }) => (query.get("q") === "Amara Okafor" ? found : none) });
  await screen.findByText("No users match your search.");

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "\u202aAmara\tOkafor\u202c" } });

  expect(await screen.findByRole("region", { name: "Users, 1 user found" })).toBeInTheDocument();
  expect(screen.getByRole("searchbox")).toHaveValue("Amara Okafor");
});

function PageAndItsVoice() {
  return (
    <>
      <UsersPage />
      <LiveRegions />
    </>
  );
}

it("says how many were found after each search, also as many as before, and leaves the count in the page once", async () => {
  const found = { status: 200, body: [amara], headers: { "x-total-count": "1" } };
  const said = () => document.querySelector('[data-announcer="polite"]')?.textContent?.trim();
  renderPage(PageAndItsVoice, { path, bank: ({ query }) => (query.has("q") ? found : none) });
  expect(await screen.findByText("0 users")).toBeVisible();

  for (const search of ["Am", "Ama"]) {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: search } });
    await waitFor(() => expect(said()).toBe("1 user found"));
    await waitFor(() => expect(said()).toBe(""), { timeout: 3_000 });
    expect(screen.getByText("1 user found")).toBeVisible();
  }

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
  expect(await screen.findByText("0 users")).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(said()).toBe("");
});

it("says no number of what half a word has found while the bank looks for the whole", async () => {
  jest.useFakeTimers();
  const found = { status: 200, body: [amara], headers: { "x-total-count": "1" } };
  const asked: (string | null)[] = [];
  const bank: Bank = ({ query }) => {
    asked.push(query.get("q"));
    return query.get("q") === "Am" ? found : never;
  };
  renderPage(PageAndItsVoice, { path, bank });
  const voice = document.querySelector("[data-announcer='polite']") as HTMLElement;
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Am" } });
  await screen.findByText("1 user found");
  const heard = hear(voice.parentElement as HTMLElement);

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Ama" } });
  await act(() => jest.advanceTimersByTimeAsync(1_000));

  expect(asked.at(-1)).toBe("Ama");
  expect(heard).toEqual([]);
});

it("begins with the first of what is searched for, also for whoever was further down", async () => {
  const found = { status: 200, body: [amara], headers: { "x-total-count": "1" } };
  renderPage(UsersPage, { path, bank: () => found });
  (await screen.findByRole("region")).scrollTop = 400;

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Am" } });

  expect(await screen.findByRole("region", { name: "Users, 1 user found" })).toHaveProperty("scrollTop", 0);
});

it("does not answer a search with what the last one found", async () => {
  const bank: Bank = ({ query }) => (query.get("q") === "zzz" ? none : never);
  renderPage(UsersPage, { path: `${path}?q=zzz`, bank });
  await screen.findByText("No users match your search.");

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Amara" } });

  expect(await screen.findByText("Loading users")).toBeInTheDocument();
  expect(screen.queryByText("0 users found")).not.toBeInTheDocument();
  expect(screen.queryByText("No users match your search.")).not.toBeInTheDocument();
});

it("counts as found what it still shows of the last search, and shows it faintly", async () => {
  const found = { status: 200, body: [amara], headers: { "x-total-count": "1" } };
  let isAsked = false;
  const bank: Bank = ({ query }) => {
    if (query.get("q") === "Amara") return found;
    isAsked = true;
    return never;
  };
  renderPage(UsersPage, { path: `${path}?q=Amara`, bank });
  expect(await screen.findByRole("region", { name: "Users, 1 user found" })).toBeInTheDocument();

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
  await waitFor(() => expect(isAsked).toBe(true));

  expect(screen.getByRole("region", { name: "Users, 1 user found" })).toBeInTheDocument();
  expect(screen.queryByText("1 user")).not.toBeInTheDocument();
  expect(screen.getByRole("region").closest("[aria-busy=true]")).toHaveStyle({ opacity: "0.5" });
});

it("asks again for the page that did not come, and leaves the focus at Retry while it does not come", async () => {
  const asked: (string | null)[] = [];
  let isDown = true;
  const bank: Bank = ({ query }) => {
    const cursor = query.get("cursor");
    asked.push(cursor);
    if (cursor === null) return { status: 200, body: [amara], headers: { "x-next-cursor": "next" } };
    return isDown ? broken : { status: 200, body: [{ ...amara, id: "2", email: "second@example.com" }] };
  };
  renderPage(UsersPage, { path, bank });
  const retry = await screen.findByRole("button", { name: "Retry" });
  act(() => retry.focus());

  fireEvent.click(retry);
  await waitFor(() => expect(asked).toEqual([null, "next", "next"]));
  await waitFor(() => expect(retry).not.toHaveAttribute("aria-busy"));
  expect(retry).toHaveFocus();

  isDown = false;
  fireEvent.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(asked).toEqual([null, "next", "next", "next"]);
});

it("shows that it tries again what failed", async () => {
  const replies = [{ status: 200, body: [amara], headers: { "x-next-cursor": "next" } }, broken];
  renderPage(UsersPage, { path, bank: () => replies.shift() ?? never });
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(retry).not.toHaveAttribute("aria-busy");

  fireEvent.click(retry);

  expect(await screen.findByRole("button", { name: "Retry", busy: true })).toBeInTheDocument();
});

it("keeps an email address that is looked for out of the page's own, also over a reload", async () => {
  const found = { status: 200, body: [amara], headers: { "x-total-count": "1" } };
  const bank: Bank = ({ query }) => (query.get("q") === "a@example" ? found : none);
  renderPage(UsersPage, { path: `${path}?q=amara`, bank });
  await screen.findByText("No users match your search.");

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "a@example" } });

  expect(await screen.findByRole("region", { name: "Users, 1 user found" })).toBeInTheDocument();
  expect(screen.getByRole("searchbox")).toHaveValue("a@example");
  expect(window.location.search).toBe("");
  // Where the browser keeps what belongs to an entry of its history, over a reload and on the way back.
  expect(window.history.state).toMatchObject({ usr: { search: "a@example" } });

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zoe" } });

  await waitFor(() => expect(window.location.search).toBe("?q=zoe"));
  expect(screen.getByRole("searchbox")).toHaveValue("zoe");
  expect(JSON.stringify(window.history.state)).not.toContain("@");
});
