import { Button } from "@lintel/shared-ui";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useLayoutEffect } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import type { MenuItem } from "./menu-items";
import { SiteMenu } from "./site-menu";

const Link = ({ to, onClick, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a
    href={to}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
    {...rest}
  />
);

const items: MenuItem[] = [
  {
    id: "services",
    label: "Services",
    groups: [
      {
        id: "accounts",
        label: "Accounts",
        links: [
          { to: "/checking", label: "Checking", text: "No monthly fee" },
          { to: "/savings", label: "Savings" },
        ],
      },
      { id: "cards", label: "Cards", links: [{ to: "/debit", label: "Debit card" }] },
    ],
  },
  { id: "about", label: "About", links: [{ to: "/about-us", label: "About us" }] },
  { id: "contact", label: "Contact", to: "/contact" },
];

/** The page of these tests knows no widths. */
const widths = new EventTarget();

function onScreen(width: "wide" | "narrow") {
  Object.assign(widths, { matches: width === "wide" });
  Object.defineProperty(window, "matchMedia", { value: () => widths, configurable: true });
}

const menu = (path = "/") => <SiteMenu items={items} component={Link} path={path} pinned={<Button>Sign in</Button>} />;
const trigger = (name: string) => screen.getByRole("button", { name });
const isOpen = (name: string) => trigger(name).getAttribute("aria-expanded") === "true";
const press = (name: string) => userEvent.click(trigger(name));

/** The page of these tests knows no pointer events: a mouse event says that it is one. */
function mouse(
  type: "pointerover" | "pointermove" | "pointerout",
  element: HTMLElement,
  { to = null, right = 0, down = 0 }: { to?: HTMLElement | null; right?: number; down?: number } = {},
) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: to });
  fireEvent(element, Object.assign(event, { pointerType: "mouse", movementX: right, movementY: down }));
}

afterEach(() => jest.useRealTimers());

function Tap() {
  useLayoutEffect(() => trigger("Menu").click(), []);
  return null;
}

it("keeps what a tap opens at the very moment the menu is there", () => {
  onScreen("narrow");
  render(
    <>
      {menu()}
      <Tap />
    </>,
  );

  expect(isOpen("Close menu")).toBe(true);
});

describe("on a wide screen", () => {
  beforeEach(() => onScreen("wide"));

  const over = (name: string) => mouse("pointerover", trigger(name));

  it("shows a picture of the group that is open, and draws none before", async () => {
    render(<SiteMenu items={items} component={Link} path="/" picture={(group) => <img alt={`of ${group}`} />} />);
    expect(screen.queryByAltText(/^of/)).not.toBeInTheDocument();

    await press("Services");
    expect(screen.getByAltText("of accounts")).toBeInTheDocument();
    await press("Cards");
    expect(screen.getByAltText("of cards")).toBeInTheDocument();

    await press("About");
    expect(screen.queryByAltText(/^of/)).not.toBeInTheDocument();
  });
  const out = (name: string) => mouse("pointerout", trigger(name));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const finger = (name: string) =>
    fireEvent(trigger(name), Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "touch" }));
  /** The page of these tests has no mouse that anything could lie under. */
  function restOnServices() {
    const matches = Element.prototype.matches;
    return jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
      return selector === ":hover" ? this.firstElementChild?.textContent === "Services" : matches.call(this, selector);
    });
  }

  it("is accessible closed and open", async () => {
    const { container } = render(menu("/checking"));
    await expectAccessible(container);

    await press("Services");

    expect(screen.getByRole("link", { name: /Checking/ })).toHaveAttribute("aria-current", "page");
    await expectAccessible(container);
  });

  it("marks its plain link on the page to which it leads, and on no other", () => {
    const { rerender } = render(menu("/contact"));
    expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("aria-current", "page");

    rerender(menu("/about-us"));
    expect(screen.getByRole("link", { name: "Contact" })).not.toHaveAttribute("aria-current");
  });

  it("opens one section at a time, and closes the open one", async () => {
    render(menu());

    await press("Services");
    await press("About");
    expect([isOpen("Services"), isOpen("About")]).toEqual([false, true]);

    await userEvent.keyboard("{Enter}");
    expect(isOpen("About")).toBe(false);
  });

  it("moves between its triggers, the plain link among them", async () => {
    render(menu());
    act(() => trigger("Services").focus());

    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(trigger("Services")).toHaveFocus();
    await userEvent.keyboard("{End}{Home}{ArrowLeft}");
    expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus();
  });

  it("leaves Alt with an arrow, the browser's way back, to the browser", () => {
    render(menu());
    act(() => trigger("Services").focus());

    expect(fireEvent.keyDown(trigger("Services"), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(trigger("Services")).toHaveFocus();
  });

  it("goes into its first entry with the down arrow, and Escape brings the focus back", async () => {
    render(menu());
    act(() => trigger("Services").focus());

    await userEvent.keyboard("{ArrowDown}");
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(trigger("Accounts")).toHaveFocus();

    await userEvent.keyboard("{Escape}");
    expect(isOpen("Services")).toBe(false);
    expect(trigger("Services")).toHaveFocus();
  });

  it("shows the links of the group that has the focus or the pointer", async () => {
    render(menu());
    await press("Services");
    expect(screen.getByRole("link", { name: /Checking/ })).toBeVisible();

    act(() => trigger("Cards").focus());
    expect(screen.getByRole("link", { name: "Debit card" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /Checking/ })).not.toBeInTheDocument();

    jest.useFakeTimers();
    over("Accounts");
    wait(80);
    expect(screen.getByRole("link", { name: /Checking/ })).toBeVisible();
  });

  it("keeps the links that the mouse is on its way to, though it crosses another group", async () => {
    render(menu());
    await press("Services");
    jest.useFakeTimers();

    over("Cards");
    wait(79);
    mouse("pointermove", trigger("Cards"), { right: 9, down: 6 });
    wait(79);
    mouse("pointerout", trigger("Cards"), { to: screen.getByRole("link", { name: "Savings" }) });
    wait(500);
    expect(screen.getByRole("link", { name: "Savings" })).toBeVisible();

    over("Cards");
    wait(79);
    mouse("pointermove", trigger("Cards"), { right: 1, down: 6 });
    wait(1);
    expect(screen.getByRole("link", { name: "Debit card" })).toBeVisible();
  });

  it("closes a section when Tab leaves it for the next one, in either direction", async () => {
    render(menu());
    await press("About");

    await userEvent.tab();
    expect(screen.getByRole("link", { name: "About us" })).toHaveFocus();
    expect(isOpen("About")).toBe(true);
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus();
    expect(isOpen("About")).toBe(false);

    await press("About");
    await userEvent.tab({ shift: true });
    expect(trigger("Services")).toHaveFocus();
    expect(isOpen("About")).toBe(false);
  });

  it("leaves what the mouse has opened open when the keyboard leaves another section", async () => {
    render(menu());
    act(() => trigger("Services").focus());
    jest.useFakeTimers();
    over("About");
    wait(500);
    expect(isOpen("About")).toBe(true);

    act(() => screen.getByRole("link", { name: "Contact" }).focus());

    expect(isOpen("About")).toBe(true);
  });

  it("stays open under the keyboard when a mouse passes through it and out of it", async () => {
    render(menu());
    act(() => trigger("Services").focus());
    await userEvent.keyboard("{Enter}{Tab}{Tab}");
    const entry = screen.getByRole("link", { name: /Checking/ });
    expect(entry).toHaveFocus();
    jest.useFakeTimers();

    over("Cards");
    wait(500);
    expect(entry).toBeVisible();
    over("About");
    wait(500);
    expect(entry).toBeVisible();
    out("About");
    out("Services");
    wait(500);
    expect(entry).toBeVisible();
    expect(entry).toHaveFocus();
  });

  it("closes when the focus leaves it and when the path changes", async () => {
    const { rerender } = render(
      <>
        {menu()}
        <button type="button">Language</button>
      </>,
    );
    await press("About");
    act(() => trigger("Language").focus());
    expect(isOpen("About")).toBe(false);

    await press("About");
    rerender(menu("/about-us"));
    expect(isOpen("About")).toBe(false);
  });

  it("closes when a link is followed, even one to the page it is on", async () => {
    render(menu("/about-us"));
    await press("About");

    await userEvent.click(screen.getByRole("link", { name: "About us" }));

    expect(isOpen("About")).toBe(false);
  });

  it("opens under a resting mouse, forgives a short way out, and closes after a long one", () => {
    jest.useFakeTimers();
    render(menu());

    over("Services");
    wait(79);
    expect(isOpen("Services")).toBe(false);
    wait(1);
    expect(isOpen("Services")).toBe(true);

    out("Services");
    wait(200);
    over("Services");
    wait(1000);
    expect(isOpen("Services")).toBe(true);

    out("Services");
    wait(250);
    expect(isOpen("Services")).toBe(false);
  });

  it("opens under a mouse that rested there before it was there to answer", () => {
    jest.useFakeTimers();
    const rests = restOnServices();
    render(menu());
    rests.mockRestore();

    wait(79);
    expect(isOpen("Services")).toBe(false);
    wait(1);
    expect(isOpen("Services")).toBe(true);
    out("Services");
    wait(250);
    expect(isOpen("Services")).toBe(false);
  });

  it("closes at the second click of whoever was faster than the wait", () => {
    jest.useFakeTimers();
    render(menu());
    over("Services");
    wait(79);
    fireEvent.click(trigger("Services"), { detail: 1 });
    wait(500);
    expect(isOpen("Services")).toBe(true);

    fireEvent.click(trigger("Services"), { detail: 1 });

    expect(isOpen("Services")).toBe(false);
  });

  it("closes at a key what the mouse has opened", () => {
    jest.useFakeTimers();
    render(menu());
    over("Services");
    wait(80);

    fireEvent.click(trigger("Services"), { detail: 0 });

    expect(isOpen("Services")).toBe(false);
  });

  it("stays open while the whole window loses the focus", async () => {
    render(menu());
    await press("About");

    fireEvent.blur(trigger("About"));

    expect(isOpen("About")).toBe(true);
  });

  it("opens nothing under a finger before it is lifted", async () => {
    render(menu());
    await press("Services");
    jest.useFakeTimers();

    finger("Cards");
    wait(500);
    expect(screen.queryByRole("link", { name: "Debit card" })).not.toBeInTheDocument();
    finger("About");
    wait(500);
    expect(isOpen("About")).toBe(false);
  });

  it("opens nothing by itself where nothing can hover: what was tapped counts as under the mouse there", () => {
    jest.useFakeTimers();
    Object.defineProperty(window, "matchMedia", {
      value: (query: string) => (query === "(hover: hover)" ? { matches: false } : widths),
      configurable: true,
    });
    const tapped = restOnServices();
    render(menu());
    tapped.mockRestore();

    wait(500);

    expect(isOpen("Services")).toBe(false);
  });

  it("is no page of its own where the address says so", () => {
    window.history.replaceState(null, "", "/#site-menu");

    render(menu());

    expect(trigger("Menu")).toHaveAttribute("aria-expanded", "false");
  });

  it("does not close under the click of a mouse that has just opened it", () => {
    jest.useFakeTimers();
    render(menu());
    over("Services");
    wait(80);
    expect(isOpen("Services")).toBe(true);

    fireEvent.click(trigger("Services"), { detail: 1 });
    expect(isOpen("Services")).toBe(true);
    fireEvent.click(trigger("Services"), { detail: 1 });
    expect(isOpen("Services")).toBe(false);
  });
});

describe("on a narrow screen", () => {
  beforeEach(() => onScreen("narrow"));

  const openOnes = () =>
    screen.queryAllByRole("button", { expanded: true }).map((button) => button.ariaLabel ?? button.textContent);

  it("opens to a tap from before it was there to answer, and keeps nothing of it in the address", () => {
    window.history.replaceState({ idx: 3 }, "", "/?from=mail#site-menu");

    render(menu());

    expect(isOpen("Close menu")).toBe(true);
    expect(window.location.href).toBe("http://localhost/?from=mail");
    expect(window.history.state).toEqual({ idx: 3 });
  });

  it("opens once with a space bar that is held, as with a button", () => {
    render(menu());
    const opener = screen.getByRole("button", { name: "Menu" });

    fireEvent.keyDown(opener, { key: " " });
    expect(fireEvent.keyDown(opener, { key: " ", repeat: true })).toBe(false);

    expect(isOpen("Close menu")).toBe(true);
  });

  it("has one section and one sub-section open at a time", async () => {
    const { container } = render(menu());
    await press("Menu");
    await press("Services");
    await press("Accounts");
    expect(screen.getByRole("link", { name: /Checking/ })).toBeInTheDocument();
    await expectAccessible(container);

    await press("Cards");
    expect(screen.queryByRole("link", { name: /Checking/ })).not.toBeInTheDocument();
    await press("About");
    expect(openOnes()).toEqual(["Close menu", "About"]);
  });

  it("keeps the focus inside and closes with Escape", async () => {
    render(menu());
    await press("Menu");

    await userEvent.tab({ shift: true });
    expect(trigger("Sign in")).toHaveFocus();
    await userEvent.tab();
    expect(trigger("Close menu")).toHaveFocus();

    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Menu", expanded: false })).toHaveFocus();
  });

  it("neither opens nor closes anything under a mouse that is not pressed, nor by the keys of a wide one", async () => {
    render(menu());
    await press("Menu");
    await press("About");
    jest.useFakeTimers();

    mouse("pointerover", trigger("Services"));
    act(() => jest.advanceTimersByTime(500));
    mouse("pointerout", trigger("Services"));
    act(() => jest.advanceTimersByTime(500));
    fireEvent.pointerDown(document.body);
    expect(fireEvent.keyDown(trigger("Services"), { key: "ArrowDown" })).toBe(true);

    expect(openOnes()).toEqual(["Close menu", "About"]);
  });

  it("closes when the path changes", async () => {
    const { rerender } = render(menu());
    await press("Menu");
    await press("About");

    rerender(menu("/contact"));

    expect(openOnes()).toEqual([]);
  });

  it.each(["Contact", "About us", "Home"])("closes when %s is tapped by whoever is there already", async (name) => {
    render(
      <>
        <Link to="/contact">Home</Link>
        {menu("/contact")}
      </>,
    );
    await press("Menu");
    await press("About");

    await userEvent.click(screen.getByRole("link", { name }));

    expect(openOnes()).toEqual([]);
  });

  it("leaves the focus on the heading for whoever follows a link to where they are, and to the next page otherwise", async () => {
    render(
      <>
        {menu("/contact")}
        <h1 tabIndex={-1}>Contact us</h1>
      </>,
    );
    await press("Menu");
    await userEvent.click(screen.getByRole("link", { name: "Contact" }));
    expect(screen.getByRole("heading")).toHaveFocus();

    await press("Menu");
    await press("About");
    await userEvent.click(screen.getByRole("link", { name: "About us" }));
    expect(screen.getByRole("heading")).not.toHaveFocus();
  });

  it("leaves nothing open in the menu of a wide screen when it is turned on its side", async () => {
    render(menu());
    await press("Menu");
    await press("Services");

    onScreen("wide");
    act(() => void widths.dispatchEvent(new Event("change")));

    expect(openOnes()).toEqual([]);
  });
});
