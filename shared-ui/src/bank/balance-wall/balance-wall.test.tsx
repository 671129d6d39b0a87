import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../../testing/expect-accessible";
import { BalanceWall } from "./balance-wall";

it("hides the balance until it is asked for, and hides it again", async () => {
  const { container } = render(<BalanceWall cents={4_821_690n} note="2 accounts · USD" />);
  expect(screen.getByText("Balance hidden")).toBeInTheDocument();
  expect(container).not.toHaveTextContent("48,216");
  await expectAccessible(container);

  await userEvent.click(screen.getByRole("button", { name: "Show balance", pressed: false }));
  expect(screen.getByText("$48,216.90")).toBeInTheDocument();
  expect(screen.queryByText("Balance hidden")).not.toBeInTheDocument();

  const toggle = screen.getByRole("button", { name: "Hide balance", pressed: true });
  await expectAccessible(container);
  await userEvent.click(toggle);
  expect(container).not.toHaveTextContent("48,216");
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
