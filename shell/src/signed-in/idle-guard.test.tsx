import { session } from "@lintel/portal";
import { queryClient } from "@lintel/portal/queries";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { IdleGuard } from "./idle-guard";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("says to whoever listens what is about to happen, and stands on the way out of it", () => {
  session.start("a-token");
  render(
    <QueryClientProvider client={queryClient}>
      <IdleGuard idleMinutes={15} />
    </QueryClientProvider>,
  );
  act(() => jest.advanceTimersByTime(14 * 60_000 - 1_000));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();

  act(() => jest.advanceTimersByTime(1_000));

  expect(screen.getByRole("alertdialog", { name: "Are you still there?" })).toHaveAccessibleDescription(
    "You will be signed out in 60 seconds.",
  );
  expect(screen.getByRole("button", { name: "Stay signed in" })).toHaveFocus();
});
