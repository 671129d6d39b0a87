import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { MenuBar } from "./menu-bar";
import type { MenuItem } from "./menu-items";

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
          { to: "/checking", label: "Checking", description: "No monthly fee" },
          { to: "/savings", label: "Savings" },
        ],
      },
      { id: "cards", label: "Cards", links: [{ to: "/debit", label: "Debit card" }] },
    ],
  },
  { id: "about", label: "About", links: [{ to: "/about-us", label: "About us" }] },
  { id: "contact", label: "Contact", to: "/contact" },
];

const menu = (path?: string) => <MenuBar label="Main" items={items} component={Link} {...(path ? { path } : {})} />;
const trigger = (name: string) => screen.getByRole("button", { name });
const isOpen = (name: string) => trigger(name).getAttribute("aria-expanded") === "true";
const hover = (name: string) => fireEvent.mouseEnter(trigger(name));
const unhover = (name: string) => fireEvent.mouseLeave(trigger(name));

afterEach(() => jest.useRealTimers());

it("is accessible closed and open", async () => {
  const { container } = render(menu("/checking"));
  await expectAccessible(container);

  await userEvent.click(trigger("Services"));

  expect(screen.getByRole("link", { name: /Checking/ })).toHaveAttribute("aria-current", "page");
  await expectAccessible(container);
});

it("opens with Enter and closes with it", async () => {
  render(menu());
  await userEvent.tab();

  await userEvent.keyboard("{Enter}");
  expect(isOpen("Services")).toBe(true);
  await userEvent.keyboard(" ");
  expect(isOpen("Services")).toBe(false);
});

it("opens one menu at a time", async () => {
  render(menu());

  await userEvent.click(trigger("Services"));
  await userEvent.click(trigger("About"));

  expect([isOpen("Services"), isOpen("About")]).toEqual([false, true]);
});

it("moves between its triggers, the plain link among them", async () => {
  render(menu());
  await userEvent.tab();

  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(trigger("Services")).toHaveFocus();
  await userEvent.keyboard("{End}{Home}{ArrowLeft}");
  expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus();
});

it("goes into its first entry with the down arrow, and Escape brings the focus back", async () => {
  render(menu());
  await userEvent.tab();

  await userEvent.keyboard("{ArrowDown}");
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(trigger("Accounts")).toHaveFocus();

  await userEvent.keyboard("{Escape}");
  expect(isOpen("Services")).toBe(false);
  expect(trigger("Services")).toHaveFocus();
});

it("changes the second level with the focus, and crosses over and back with the arrows", async () => {
  render(menu());
  await userEvent.click(trigger("Services"));
  act(() => trigger("Accounts").focus());

  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: "Debit card" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("link", { name: "Debit card" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(trigger("Cards")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(screen.queryByRole("link", { name: "Debit card" })).not.toBeInTheDocument();
});

it("closes when the focus leaves it and when the path changes", async () => {
  const { rerender } = render(
    <>
      {menu()}
      <button type="button">Sign in</button>
    </>,
  );
  await userEvent.click(trigger("About"));
  act(() => screen.getByRole("button", { name: "Sign in" }).focus());
  expect(isOpen("About")).toBe(false);

  await userEvent.click(trigger("About"));
  rerender(menu("/about-us"));
  expect(isOpen("About")).toBe(false);
});

it("closes when a link is followed, even one to the page it is on", async () => {
  render(menu("/about-us"));
  await userEvent.click(trigger("About"));

  await userEvent.click(screen.getByRole("link", { name: "About us" }));

  expect(isOpen("About")).toBe(false);
});

it("opens under a resting mouse, forgives a short way out, and closes after a long one", () => {
  jest.useFakeTimers();
  render(menu());

  hover("Services");
  act(() => jest.advanceTimersByTime(79));
  expect(isOpen("Services")).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(isOpen("Services")).toBe(true);

  unhover("Services");
  act(() => jest.advanceTimersByTime(200));
  hover("Services");
  act(() => jest.advanceTimersByTime(1000));
  expect(isOpen("Services")).toBe(true);

  unhover("Services");
  act(() => jest.advanceTimersByTime(250));
  expect(isOpen("Services")).toBe(false);
});

it("does not close under the click of a mouse that has just opened it", () => {
  jest.useFakeTimers();
  render(menu());
  hover("Services");
  act(() => jest.advanceTimersByTime(80));

  fireEvent.click(trigger("Services"), { detail: 1 });
  expect(isOpen("Services")).toBe(true);
  fireEvent.click(trigger("Services"), { detail: 1 });
  expect(isOpen("Services")).toBe(false);
});
