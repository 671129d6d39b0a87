import { act, render, screen } from "@testing-library/react";
import { setShortcuts, useShortcuts } from "./shortcuts";

function Told() {
  return <output>{useShortcuts() ? "on" : "off"}</output>;
}

/** What another tab of the same person does. */
function inAnotherTab(value: string | null): void {
  if (value === null) localStorage.removeItem("shortcuts");
  else localStorage.setItem("shortcuts", value);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "shortcuts" })));
}

afterEach(() => act(() => setShortcuts(true)));

it("follows what is chosen here and in another tab", () => {
  render(<Told />);
  expect(screen.getByRole("status")).toHaveTextContent("on");

  act(() => setShortcuts(false));
  expect(screen.getByRole("status")).toHaveTextContent("off");
  inAnotherTab(null);

  expect(screen.getByRole("status")).toHaveTextContent("on");
});

it("follows what was chosen while the page lay in the back-forward cache", () => {
  render(<Told />);
  localStorage.setItem("shortcuts", "off");

  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

  expect(screen.getByRole("status")).toHaveTextContent("off");
});

it("knows what another tab chose while nothing here asked", () => {
  const { unmount } = render(<Told />);
  unmount();
  inAnotherTab("off");

  render(<Told />);

  expect(screen.getByRole("status")).toHaveTextContent("off");
});
