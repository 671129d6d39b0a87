import { session } from "@lintel/portal";
import { queryClient } from "@lintel/portal/queries";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { IdleGuard } from "./idle-guard";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderGuard() {
  session.start("a-token");
  render(
    <QueryClientProvider client={queryClient}>
      <IdleGuard idleMinutes={15} />
    </QueryClientProvider>,
  );
}

/** The bank says yes to all calls; which they are is told as they come. */
function callsAnswered(): string[] {
  const asked: string[] = [];
  Object.assign(globalThis, {
    Request: class {
      constructor(path: string) {
        asked.push(path);
      }
    },
    fetch: async () => ({ ok: true, status: 200, headers: new Map(), json: async () => ({ message: "" }) }),
  });
  return asked;
}

it("says to whoever listens what is about to happen, and stands on the way out of it", () => {
  renderGuard();
  act(() => jest.advanceTimersByTime(14 * 60_000 - 1_000));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();

  act(() => jest.advanceTimersByTime(1_000));

  expect(screen.getByRole("alertdialog", { name: "Are you still there?" })).toHaveAccessibleDescription(
    "You will be signed out in 60 seconds.",
  );
  expect(screen.getByRole("button", { name: "Stay signed in" })).toHaveFocus();
});

it("says nothing of the last warning's failed try when it warns again", async () => {
  // Stands in for the wire: for `fetch`, and for the part of it that jsdom has none of.
  Object.assign(globalThis, { Request: class {}, fetch: () => Promise.reject(new TypeError("offline")) });
  renderGuard();
  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));
  await act(async () => screen.getByRole("button", { name: "Stay signed in" }).click());
  expect(screen.getByRole("alert")).toBeVisible();

  // Another tab is used, and that counts here.
  localStorage.setItem("last_activity", String(Date.now()));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));

  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("takes nobody for idle who is typing, and tells the bank so seldom", async () => {
  const asked = callsAnswered();
  renderGuard();

  for (let minute = 0; minute < 30; minute++) {
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    fireEvent.keyDown(document.body, { key: "a" });
  }

  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(asked).toEqual(Array(asked.length).fill("/api/session/extend"));
  expect(asked.length).toBeLessThanOrEqual(6);
});

it("takes no key for an answer to its warning but that of its button", async () => {
  const asked = callsAnswered();
  renderGuard();
  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));

  fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Shift" });

  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(asked).toEqual([]);
});
