import { Button } from "@lintel/shared-ui";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import type { MenuItem } from "./menu-items";
import { MobileMenu } from "./mobile-menu";

const Link = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => <a href={`#${to}`} {...rest} />;

const items: MenuItem[] = [
  {
    id: "services",
    label: "Services",
    groups: [
      { id: "accounts", label: "Accounts", links: [{ to: "/checking", label: "Checking" }] },
      { id: "cards", label: "Cards", links: [{ to: "/debit", label: "Debit card" }] },
    ],
  },
  { id: "about", label: "About", links: [{ to: "/about-us", label: "About us" }] },
  { id: "contact", label: "Contact", to: "/contact" },
];

const menu = (path = "/") => (
  <MobileMenu label="Main" items={items} component={Link} path={path} footer={<Button>Sign in</Button>} />
);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const openOnes = () => screen.queryAllByRole("button", { expanded: true }).map((button) => button.textContent);

it("has one section and one sub-section open at a time", async () => {
  const { container } = render(menu());
  await press("Menu");
  await press("Services");
  await press("Accounts");
  expect(screen.getByRole("link", { name: "Checking" })).toBeInTheDocument();
  await expectAccessible(container);

  await press("Cards");
  expect(screen.queryByRole("link", { name: "Checking" })).not.toBeInTheDocument();
  await press("About");
  expect(openOnes()).toEqual(["", "About"]);
});

it("keeps the focus inside and closes with Escape", async () => {
  render(menu());
  await press("Menu");

  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Sign in" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Close menu" })).toHaveFocus();

  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Menu", expanded: false })).toHaveFocus();
  expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
});

it("closes when the path changes and when a link is followed", async () => {
  const { rerender } = render(menu());
  await press("Menu");
  rerender(menu("/contact"));
  expect(openOnes()).toEqual([]);

  await press("Menu");
  await userEvent.click(screen.getByRole("link", { name: "Contact" }));
  expect(openOnes()).toEqual([]);
});
