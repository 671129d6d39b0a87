import type { Profile } from "@lintel/contract/schema";
import { session, setLocale, setTheme } from "@lintel/portal";
import { BrowserRouter } from "@lintel/portal/host";
import { queryClient } from "@lintel/portal/queries";
import type { NavEntry, RegisteredRemote } from "@lintel/portal/release";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bankAnswers, type Reply } from "../../../portal/test/bank-answers";
import { Frame } from "./frame";

const NAV: NavEntry[] = [
  { to: "/online-banking/dashboard", label: "dashboard", icon: "layout-dashboard", section: "banking" },
  { to: "/online-banking/cards", label: "cards", icon: "credit-card", section: "banking" },
  { to: "/online-banking/transactions", label: "transactions", icon: "list", section: "banking" },
  {
    to: "/online-banking/admin/users",
    covers: "/online-banking/admin",
    label: "admin",
    icon: "shield-user",
    section: "administration",
    role: "admin",
  },
];
const profile = { firstname: "Ada", lastname: "Reyes", banking_id: "LNT-0042-7719", role: "admin" } as Profile;

function openAt(path: string) {
  window.history.replaceState({ idx: 0 }, "", path);
  setTheme("light");
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Frame profile={profile} remotes={[{ nav: NAV } as unknown as RegisteredRemote]}>
          <h1>Page</h1>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => act(() => setLocale("en")));

/** In the rail and in the phone's bar: a stylesheet without a window's width hides one of them. */
const current = () => [...document.querySelectorAll("[aria-current]")].map((item) => item.textContent);

const themeButton = (name: string) => screen.queryByRole("button", { name, hidden: true });

/** The stylesheet without a window's width shows the mark alone, as a tablet does. */
it("names the way home in the rail where the mark stands without the word", () => {
  openAt("/online-banking/dashboard");
  const rail = screen.getAllByRole("navigation", { hidden: true })[0] as HTMLElement;

  expect(within(rail).getAllByRole("link", { hidden: true })[0]).toHaveAccessibleName("Lintel");
});

it("marks an area on every page it covers, and More on a phone when the page is behind it", () => {
  openAt("/online-banking/admin/audit");

  expect(current()).toEqual(["Admin", "More"]);
});

it("leaves More unmarked where the bar itself has the page", () => {
  openAt("/online-banking/dashboard");

  expect(current()).toEqual(["Dashboard", "Dashboard"]);
});

it("calls the bar's Activity what is written on it, and then what it is called everywhere else", () => {
  openAt("/online-banking/dashboard");

  expect(screen.getByText("Activity")).toHaveAccessibleName("Activity, Transactions");
});

it("says an entry of the bar once in a language that has one word for both", async () => {
  openAt("/online-banking/dashboard");

  await act(async () => setLocale("de"));

  expect(await screen.findAllByRole("link", { name: "Umsätze", hidden: true })).toHaveLength(2);
});

it("closes More when Back leads away from the page it was opened on, and leaves it closed", async () => {
  window.history.replaceState({ idx: 0 }, "", "/online-banking/cards");
  window.history.pushState({ idx: 1 }, "", "/");
  openAt("/online-banking/dashboard");
  const sheet = () => screen.queryByRole("dialog", { name: "More", hidden: true });

  fireEvent.click(screen.getByRole("button", { name: "More", hidden: true }));
  expect(sheet()).not.toBeNull();

  for (const way of ["back", "forward"] as const) {
    await act(async () => {
      const arrived = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
      window.history[way]();
      await arrived;
    });
    expect(sheet()).toBeNull();
  }
});

it("shows the name of what has the focus or the pointer in the rail, until Escape", async () => {
  openAt("/online-banking/dashboard");
  const rail = screen.getAllByRole("navigation", { hidden: true })[0] as HTMLElement;
  const cards = within(rail).getByRole("link", { name: "Cards", hidden: true });
  const shown = () => rail.querySelector("div[aria-hidden]")?.textContent;

  expect(shown()).toBeUndefined();
  act(() => cards.focus());
  expect(shown()).toBe("Cards");
  await userEvent.keyboard("{Escape}");
  expect(shown()).toBeUndefined();
  await userEvent.hover(within(rail).getByRole("button", { name: "Logout", hidden: true }));
  expect(shown()).toBe("Logout");
  await userEvent.unhover(rail);
  expect(shown()).toBeUndefined();
});

it("is busy with a logout for as long as the bank takes to answer", async () => {
  openAt("/online-banking/dashboard");
  session.start("a-token");
  let answer: (reply: Reply) => void = () => undefined;
  const asked = bankAnswers(() => new Promise((resolve) => (answer = resolve)));
  const button = screen.getByRole("button", { name: "Logout", hidden: true });

  fireEvent.click(button);

  expect(button).toHaveAttribute("aria-busy", "true");
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => answer({ body: { message: "ok" } }));
  await waitFor(() => expect(button).toHaveAttribute("aria-busy", "false"));
});

it("calls the theme button what is written on it, in either theme", () => {
  openAt("/online-banking/dashboard");

  fireEvent.click(themeButton("Dark theme") as HTMLElement);

  expect(themeButton("Light theme")).toHaveTextContent("Light theme");
  expect(themeButton("Dark theme")).toBeNull();
});
