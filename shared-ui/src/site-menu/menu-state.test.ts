import type { MenuItem } from "./menu-items";
import { CLOSED, openSection, toggleGroup, toggleSection } from "./menu-state";

const services: MenuItem = {
  id: "services",
  label: "Services",
  groups: [
    { id: "accounts", label: "Accounts", links: [] },
    { id: "cards", label: "Cards", links: [] },
  ],
};
const about: MenuItem = { id: "about", label: "About", links: [] };

it("shows the first group beside the others on a wide screen", () => {
  expect(openSection(services, true)).toEqual({ section: "services", group: "accounts" });
});

it("starts folded on a narrow screen", () => {
  expect(openSection(services, false)).toEqual({ section: "services", group: null });
});

it("keeps one section open at a time", () => {
  const first = toggleSection(CLOSED, services, false);
  const second = toggleSection(toggleGroup(first, "cards", false), about, false);

  expect(second).toEqual({ section: "about", group: null });
});

it("closes the section that is open", () => {
  expect(toggleSection(openSection(about, true), about, true)).toEqual(CLOSED);
});

it("keeps one group open at a time and closes the open one on a narrow screen", () => {
  const open = toggleGroup(openSection(services, false), "accounts", false);

  expect(toggleGroup(open, "cards", false).group).toBe("cards");
  expect(toggleGroup(open, "accounts", false).group).toBeNull();
});

it("never empties the wide panel", () => {
  expect(toggleGroup(openSection(services, true), "accounts", true).group).toBe("accounts");
});
