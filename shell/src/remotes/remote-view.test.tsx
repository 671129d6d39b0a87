import { useParams } from "@lintel/portal";
import { BrowserRouter } from "@lintel/portal/host";
import type { RegisteredRemote } from "@lintel/portal/release";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import type { PageState, PageStore } from "./page-store";
import { RemoteView } from "./remote-view";

function AccountPage() {
  const { number } = useParams();
  if (number === "1") throw new Error("This account breaks its page.");
  return (
    <>
      <h1>Account {number}</h1>
      <input aria-label="Note" />
    </>
  );
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <input aria-label="Search" />
      <main>{children}</main>
    </>
  );
}

let isBroken: boolean;

function HealingPage() {
  if (isBroken) throw new Error("Not yet.");
  return <AccountPage />;
}

function BrokenLayout(): ReactNode {
  throw new Error("The surroundings break.");
}

function LostPage(): ReactNode {
  const lost = new Error("Loading chunk 238 failed. (error: /remotes/x.js)");
  throw Object.assign(lost, { name: "ChunkLoadError" });
}

const account = (number: string): PageState => ({
  status: "ready",
  routePath: "/accounts/:number",
  params: { number },
  Page: AccountPage,
  Layout,
});

const PAGES: Readonly<Record<string, PageState>> = {
  "/accounts/1": account("1"),
  "/accounts/2": account("2"),
  "/accounts/3": account("3"),
  "/broken": { status: "ready", routePath: "/broken", params: {}, Page: () => null, Layout: BrokenLayout },
};

const UNKNOWN: PageState = { status: "unknown" };

const pages: PageStore = {
  request: async (path) => pages.state(path),
  retry: async (path) => pages.state(path),
  state: (path) => PAGES[path] ?? UNKNOWN,
  subscribe: () => () => undefined,
};

const at = (pathname: string) => (
  <BrowserRouter>
    <RemoteView pages={pages} pathname={pathname} surround={(view) => view} />
  </BrowserRouter>
);

beforeAll(() => {
  window.scrollTo = () => undefined;
});

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

it("draws another page of the same route after one that broke", () => {
  const { rerender } = render(at("/accounts/1"));
  expect(screen.getByRole("alert")).toHaveTextContent("This account breaks its page.");

  rerender(at("/accounts/2"));

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Account 2");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("says of a file that did not come what the visitor can do, and names no file", () => {
  jest.spyOn(pages, "state").mockReturnValue({ ...account("5"), Page: LostPage } as PageState);
  render(at("/accounts/5"));

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "A part of this page did not arrive. Check your connection and try again.",
  );
  expect(screen.getByRole("alert")).not.toHaveTextContent("chunk");
});

it("marks as English what a program says of itself, and not what is translated", () => {
  const { unmount } = render(at("/accounts/1"));
  expect(screen.getByText("This account breaks its page.")).toHaveAttribute("lang", "en");
  unmount();

  jest.spyOn(pages, "state").mockReturnValue({ ...account("5"), Page: LostPage } as PageState);
  render(at("/accounts/5"));

  expect(screen.getByText(/^A part of this page did not arrive/)).not.toHaveAttribute("lang");
});

it("hands nothing that was begun about one account to the next", async () => {
  const { rerender } = render(at("/accounts/2"));
  await userEvent.type(screen.getByLabelText("Note"), "delete it");

  rerender(at("/accounts/3"));

  expect(screen.getByLabelText("Note")).toHaveValue("");
});

it("draws a page with its surroundings after another's surroundings broke", () => {
  const { rerender } = render(at("/broken"));
  expect(screen.getByRole("alert")).toHaveTextContent("The surroundings break.");

  rerender(at("/accounts/2"));

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Account 2");
});

it("keeps what was typed in the surroundings from page to page, broken ones too", async () => {
  const { rerender } = render(at("/accounts/2"));
  await userEvent.type(screen.getByLabelText("Search"), "rent");

  rerender(at("/accounts/1"));
  expect(screen.getByRole("alert")).toBeInTheDocument();
  rerender(at("/accounts/3"));

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Account 3");
  expect(screen.getByLabelText("Search")).toHaveValue("rent");
});

it("arrives at a page that breaks as at any other, and stands at its heading once it is drawn again", async () => {
  isBroken = true;
  const healing = { ...account("4"), Page: HealingPage } as PageState;
  jest
    .spyOn(pages, "state")
    .mockImplementation((path) => (path === "/accounts/4" ? healing : PAGES[path]) as PageState);
  const { rerender } = render(at("/accounts/2"));

  rerender(at("/accounts/4"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(document.title).toContain("Unexpected Application Error!");

  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(screen.getByRole("heading", { level: 1, name: "Account 4" })).toHaveFocus();
});

it("arrives at an address that nobody has, and at an area that cannot be loaded, as at any page", () => {
  const remote = { area: "Online banking" } as RegisteredRemote;
  const lost: PageState = { status: "failed", remote, error: new Error("No line.") };
  jest.spyOn(pages, "state").mockImplementation((path) => (path === "/lost" ? lost : (PAGES[path] ?? UNKNOWN)));
  const surrounded = (pathname: string) => (
    <BrowserRouter>
      <RemoteView pages={pages} pathname={pathname} surround={(view) => <main aria-label="Around">{view}</main>} />
    </BrowserRouter>
  );
  const { rerender } = render(surrounded("/accounts/2"));

  for (const [path, title] of [
    ["/nowhere", "Page not found"],
    ["/lost", "Online banking is not available right now"],
  ] as const) {
    rerender(surrounded(path));
    expect(within(screen.getByRole("main", { name: "Around" })).getByRole("heading", { name: title })).toHaveFocus();
  }
});

it("asks again for a page that could not come once the line is back", () => {
  const remote = { area: "banking" } as RegisteredRemote;
  jest.spyOn(pages, "state").mockReturnValue({ status: "failed", remote } as PageState);
  const retry = jest.spyOn(pages, "retry");
  const { unmount } = render(at("/accounts/2"));
  expect(retry).not.toHaveBeenCalled();

  fireEvent(window, new Event("online"));
  expect(retry.mock.calls).toEqual([["/accounts/2"]]);

  unmount();
  fireEvent(window, new Event("online"));
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([
  [true, "The rest of the site works as usual.", "online again"],
  [false, "The page comes by itself once you are online again.", "works as usual"],
])("says of the rest of the site only with a line that it works (%s)", (isOnline, said, unsaid) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  const remote = { area: "banking" } as RegisteredRemote;
  jest.spyOn(pages, "state").mockReturnValue({ status: "failed", remote } as PageState);

  render(at("/accounts/2"));

  expect(screen.getByRole("alert")).toHaveTextContent(said);
  expect(screen.getByRole("alert")).not.toHaveTextContent(unsaid);
});

it("calls no address wrong whose area was taken off the site", () => {
  const remote = { area: "Online banking" } as RegisteredRemote;
  jest.spyOn(pages, "state").mockReturnValue({ status: "off", remote });
  render(at("/accounts/2"));

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Online banking is not available right now");
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  expect(document.title).not.toContain("not found");
});

it("arrives again at the page that Back leads to from one that was still on its way", () => {
  const onItsWay: PageState = { status: "loading", remote: {} as RegisteredRemote };
  jest.spyOn(pages, "state").mockImplementation((path) => (path === "/slow" ? onItsWay : (PAGES[path] as PageState)));
  const { rerender } = render(at("/accounts/3"));
  rerender(at("/accounts/2"));

  rerender(at("/slow"));
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  rerender(at("/accounts/2"));

  expect(screen.getByRole("heading", { level: 1, name: "Account 2" })).toHaveFocus();
});

it("R8 leaves alone the page that somebody has gone on to when the one before arrives late", async () => {
  let slow: PageState = { status: "loading", remote: {} as RegisteredRemote };
  let arrived = () => {};
  jest.spyOn(pages, "state").mockImplementation((path) => (path === "/slow" ? slow : (PAGES[path] as PageState)));
  jest.spyOn(pages, "subscribe").mockImplementation((listener) => {
    arrived = listener;
    return () => undefined;
  });
  const { rerender } = render(at("/slow"));
  rerender(at("/accounts/2"));
  await userEvent.type(screen.getByLabelText("Note"), "Rent");

  slow = account("3");
  act(() => arrived());

  expect(screen.getByRole("heading", { level: 1, name: "Account 2" })).toBeInTheDocument();
  expect(screen.getByLabelText("Note")).toHaveValue("Rent");
  expect(screen.getByLabelText("Note")).toHaveFocus();
});

it("shows the failure for as long as one stays, and draws nothing again by itself", () => {
  const { rerender } = render(at("/accounts/1"));
  const shown = screen.getByRole("alert");

  rerender(at("/accounts/1"));

  expect(screen.getByRole("alert")).toBe(shown);
});
