import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../../testing/expect-accessible";
import { BalanceWall } from "./balance-wall";

it("hides the balance until it is asked for, and hides it again", async () => {
  const { container } = render(<BalanceWall cents={4_821_690n} note="2 accounts · USD" />);
  expect(screen.getByText("Balance hidden")).toBeInTheDocument();
  expect(container).not.toHaveTextContent("48,216");
  expect(screen.getByText("******")).toHaveAttribute("aria-hidden", "true");
  // There before what it tells: a region that came with the amount would say nothing.
  const told = screen.getByText("Balance hidden").closest("[aria-live=polite]");
  expect(told).not.toBeNull();
  await expectAccessible(container);

  await userEvent.click(screen.getByRole("button", { name: "Show balance", pressed: false }));
  expect(screen.getByText("$48,216.90").closest("[aria-live=polite]")).toBe(told);
  expect(screen.queryByText("Balance hidden")).not.toBeInTheDocument();

  const toggle = screen.getByRole("button", { name: "Hide balance", pressed: true });
  await expectAccessible(container);
  await userEvent.click(toggle);
  expect(container).not.toHaveTextContent("48,216");
});

it.each([
  ["low in the morning", 11, 59, "150", null],
  ["high in the afternoon", 12, 0, "112", null],
  ["high until six", 17, 59, "112", null],
  ["gone in the evening", 18, 0, "150", "night"],
])("has its sun where the greeting's hour has it: %s", (_words, hour, minute, height, scene) => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, hour, minute) });
  const { container } = render(<BalanceWall cents={100n} />);
  jest.useRealTimers();

  const picture = container.querySelector("svg[viewBox='0 0 420 304']");
  expect(picture?.getAttribute("data-scene")).toBe(scene);
  expect(picture?.querySelector("circle")?.getAttribute("cy")).toBe(height);
});

it("keeps nothing of a reveal when it is drawn anew", async () => {
  const { unmount } = render(<BalanceWall cents={100n} />);
  await userEvent.click(screen.getByRole("button", { name: "Show balance" }));
  unmount();

  const { container } = render(<BalanceWall cents={100n} />);
  expect(container).not.toHaveTextContent("$1.00");
});

it("offers nothing to reveal where there is no account", () => {
  render(<BalanceWall cents={null} note="Your first account is on its way." />);

  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByText("Your first account is on its way.")).toBeInTheDocument();
});
