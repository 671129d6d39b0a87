import type { Account, Profile } from "@lintel/contract/schema";
import { setShortcuts, setTheme } from "@lintel/portal";
import { BrowserRouter, provideToasts } from "@lintel/portal/host";
import { accountsQuery, profileQuery, queryClient, transactionsQuery } from "@lintel/portal/queries";
import type { NavEntry } from "@lintel/portal/release";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hear } from "../../../../shared-ui/src/testing/hear";
import { CommandField } from "./command-field";

const ENTRIES: NavEntry[] = [
  { to: "/online-banking/dashboard", label: "dashboard", icon: "layout-dashboard", section: "banking" },
  { to: "/online-banking/accounts", label: "accounts", icon: "landmark", section: "banking" },
  { to: "/online-banking/transactions", label: "transactions", icon: "list", section: "banking" },
  { to: "/online-banking/transfer", label: "transfer", icon: "send", section: "banking" },
];
const savings = { id: "a1", account_type: "savings", account_number: "402177540931", balance: 1 } as Account;

const toasts: string[] = [];

function open(entries = ENTRIES) {
  window.history.replaceState({ idx: 0 }, "", "/online-banking/dashboard");
  queryClient.clear();
  queryClient.setQueryData(profileQuery.queryKey, { banking_id: "LNT-0042-7719" } as Profile);
  queryClient.setQueryData(accountsQuery.queryKey, [savings]);
  queryClient.setQueryData(transactionsQuery().queryKey, {
    pages: [{ rows: [{ id: "newest" }], nextCursor: null }],
    pageParams: [null],
  } as never);
  setShortcuts(true);
  setTheme("light");
  toasts.length = 0;
  provideToasts(async () => (_kind, text) => toasts.push(text));
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <CommandField entries={entries} />
        <main>
          <input type="search" aria-label="Search by reference" />
        </main>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return user;
}

const path = () => `${window.location.pathname}${window.location.search}`;

async function openPalette(user: ReturnType<typeof userEvent.setup>) {
  await user.keyboard("{Control>}k{/Control}");
  return screen.findByRole("combobox", { name: "Search or jump to" });
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const options = () => screen.getAllByRole("option").map((option) => option.textContent);

it("draws the entry that the keyboard stands on with the outline of a focus, and no other", async () => {
  const user = open();
  await openPalette(user);
  await user.keyboard("{ArrowDown}");

  const [first, second] = screen.getAllByRole("option").map((option) => getComputedStyle(option).outlineOffset);
  expect([first, second]).toEqual(["", "-2px"]);
});

it("makes no second entry for the way back to where one is, and takes a key that is held for one press", async () => {
  const user = open();
  const before = window.history.length;

  await user.keyboard("n");
  await waitFor(() => expect(path()).toBe("/online-banking/transfer"));
  await user.keyboard("{n>5/}n");
  await openPalette(user);
  await user.keyboard("Transfer{Enter}");

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(window.history.length).toBe(before + 1);
});

it("leads to the top and the heading of the page that one is at, as a link there does, from the palette too", async () => {
  const scroll = jest.spyOn(window, "scrollTo").mockReturnValue();
  const user = open();

  await user.keyboard("gd");
  expect(screen.getByRole("main")).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);

  screen.getByRole("searchbox").focus();
  await openPalette(user);
  await user.keyboard("Dashboard{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(2);

  await user.keyboard("ga");
  await waitFor(() => expect(path()).toBe("/online-banking/accounts"));
  expect(scroll).toHaveBeenCalledTimes(2);
});

it("lists only the keys that do something", async () => {
  const user = open();
  act(() => setShortcuts(false));
  await openPalette(user);
  await user.keyboard("shortcuts{Enter}");

  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(
    within(dialog)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["This search"]);
});

describe("the palette", () => {
  it("opens with Ctrl and K, from the field, and offers pages, accounts and actions", async () => {
    const user = open();
    await openPalette(user);

    expect(options()).toEqual([
      "Dashboard",
      "Accounts",
      "Transactions",
      "Transfer",
      "Savings account ending in 31",
      "New transfer",
      "Copy banking ID",
      "Dark theme",
      "Print last receipt",
      "Keyboard shortcuts",
    ]);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: /^Search or jump to/ }));
    expect(await screen.findByRole("combobox", { name: "Search or jump to" })).toHaveFocus();
  });

  it("finds by parts of words, moves round with the arrows and goes with Enter", async () => {
    const user = open();
    const field = await openPalette(user);

    await user.type(field, "tra");
    expect(options()).toEqual(["Transactions", "Transfer", "New transfer"]);
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    expect(active()).toBe("Transactions");
    await user.keyboard("{ArrowUp}");
    expect(active()).toBe("New transfer");
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");

    expect(path()).toBe("/online-banking/transfer");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("stands at the first of what is found anew, wherever one was in what was found before", async () => {
    const user = open();
    await user.type(await openPalette(user), "tra");
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Transfer");

    await user.keyboard("ns");

    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Transactions");
  });

  it("says how much is found once the typing has stopped, and nothing of an empty field", async () => {
    const user = open();
    const field = await openPalette(user);
    const heard = hear(document.body);
    const pause = (ms: number) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)));

    await user.type(field, "t");
    await pause(200);
    await user.type(field, "ra");
    await waitFor(() => expect(heard).toContain("3 results"));
    expect(heard).toEqual(["3 results"]);

    await user.clear(field);
    await pause(500);
    expect(heard).toEqual(["3 results"]);
  });

  it("leaves the arrows and Enter to an input method that is choosing a sign", async () => {
    const user = open();
    const field = await openPalette(user);
    const before = field.getAttribute("aria-activedescendant");

    const areLeft = ["ArrowDown", "Enter"].map((key) => fireEvent.keyDown(field, { key, isComposing: true }));

    expect(areLeft).toEqual([true, true]);
    expect(field).toHaveAttribute("aria-activedescendant", before);
    expect(path()).toBe("/online-banking/dashboard");
  });

  it("says so when nothing is found, and Enter then does nothing", async () => {
    const user = open();
    await user.type(await openPalette(user), "zebra{Enter}");

    expect(screen.getByText("Nothing found for “zebra”")).toBeInTheDocument();
    expect(path()).toBe("/online-banking/dashboard");
  });

  it("leads to an account, copies the banking ID, changes the theme, and prints the last receipt", async () => {
    const user = open();
    await user.type(await openPalette(user), "savings{Enter}");
    expect(path()).toBe("/online-banking/accounts/402177540931");

    await user.type(await openPalette(user), "copy{Enter}");
    await waitFor(() => expect(toasts).toEqual(["Banking ID copied."]));
    expect(await navigator.clipboard.readText()).toBe("LNT-0042-7719");

    await user.type(await openPalette(user), "dark{Enter}");
    expect(document.documentElement.dataset.theme).toBe("dark");

    await user.type(await openPalette(user), "receipt{Enter}");
    expect(path()).toBe("/online-banking/transactions?tx=newest&print");
  });

  it("closes when Back leads away from the page it was opened on", async () => {
    const user = open();
    await user.keyboard("ga");
    await openPalette(user);

    await act(async () => {
      const arrived = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
      window.history.back();
      await arrived;
    });

    expect(path()).toBe("/online-banking/dashboard");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("stays open over the page that it was opened on the way to", async () => {
    const user = open();
    // As while the code of a page is awaited: the address is there already, and the page that is left still stands.
    window.history.pushState({ idx: 1 }, "", "/online-banking/accounts");
    const field = await openPalette(user);

    await act(async () => window.dispatchEvent(new PopStateEvent("popstate")));

    expect(field).toBeInTheDocument();
  });

  it("does not open over a dialog that was opened while it was on its way", async () => {
    open();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    const details = document.body.appendChild(document.createElement("dialog"));
    details.setAttribute("open", "");

    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

    const standing = screen.getAllByRole("dialog");
    details.remove();
    expect(standing).toEqual([details]);

    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    expect(await screen.findByRole("combobox", { name: "Search or jump to" })).toBeInTheDocument();
  });
});

describe("single keys", () => {
  it("go to pages after a g, to a new transfer with n, and to the search with a stroke", async () => {
    const user = open();
    await user.keyboard("ga");
    expect(path()).toBe("/online-banking/accounts");
    await user.keyboard("gt");
    expect(path()).toBe("/online-banking/transactions");
    await user.keyboard("n");
    expect(path()).toBe("/online-banking/transfer");
    await user.keyboard("/");
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  it("know only pages that this person has", async () => {
    const user = open(ENTRIES.slice(0, 1));
    await user.keyboard("gan");
    expect(path()).toBe("/online-banking/dashboard");
  });

  it("list themselves with a question mark", async () => {
    const user = open();
    await user.keyboard("?");
    const list = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(within(list).getByText("Go to Accounts")).toBeInTheDocument();
  });

  it.each([
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "⌘ K"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Ctrl K"],
  ])("name the key that %s has, beside the field and in their list", async (agent, key) => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
    const user = open();
    expect(screen.getByRole("button", { name: /^Search or jump to/ })).toHaveTextContent(key);

    await user.keyboard("?");

    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toHaveTextContent(key);
  });

  it("are meant for the palette while it is on its way, and lead nowhere", async () => {
    open();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    fireEvent.keyDown(document.body, { key: "n" });

    expect(path()).toBe("/online-banking/dashboard");
    expect(await screen.findByRole("combobox", { name: "Search or jump to" })).toBeInTheDocument();
  });

  it("leave to others a key with Alt, one that is dealt with, and one with which a sign is being chosen", async () => {
    open();
    const deal = (event: Event) => event.preventDefault();

    fireEvent.keyDown(document.body, { key: "n", altKey: true });
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, shiftKey: true });
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, altKey: true });
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, isComposing: true });
    document.body.addEventListener("keydown", deal);
    fireEvent.keyDown(document.body, { key: "n" });
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    document.body.removeEventListener("keydown", deal);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

    expect(path()).toBe("/online-banking/dashboard");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("do nothing in a field, in a dialog, or once they are turned off; Ctrl and K stays", async () => {
    const user = open();
    await user.type(screen.getByRole("searchbox"), "gan?");
    expect(path()).toBe("/online-banking/dashboard");
    expect(screen.getByRole("searchbox")).toHaveValue("gan?");

    await openPalette(user);
    screen.getByRole("dialog").focus();
    await user.keyboard("n");
    expect(path()).toBe("/online-banking/dashboard");
    await user.keyboard("{Escape}");

    act(() => setShortcuts(false));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard("n/");
    expect(path()).toBe("/online-banking/dashboard");
    expect(screen.getByRole("searchbox")).not.toHaveFocus();
    expect(await openPalette(user)).toBeInTheDocument();
  });
});
