import { session } from "@lintel/portal";
import { currentToken } from "@lintel/portal/host";
import { queryClient } from "@lintel/portal/queries";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { bankAnswers, type Reply } from "../../../portal/test/bank-answers";
import { IdleGuard } from "./idle-guard";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderGuard() {
  session.start("a-token");
  return render(
    <QueryClientProvider client={queryClient}>
      <IdleGuard idleMinutes={15} />
    </QueryClientProvider>,
  );
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

it("says that the bank was not reached with an icon, unlike what it says of the time that is left", async () => {
  bankAnswers(() => Promise.reject(new TypeError("offline")));
  renderGuard();
  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));

  await act(async () => screen.getByRole("button", { name: "Stay signed in" }).click());
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(screen.getByRole("alert").querySelector("svg")).toBeVisible();
});

it("says nothing of the last warning's failed try when it warns again", async () => {
  bankAnswers(() => Promise.reject(new TypeError("offline")));
  renderGuard();
  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));
  await act(async () => screen.getByRole("button", { name: "Stay signed in" }).click());
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole("alert")).toBeVisible();

  // Another tab is used, and that counts here.
  localStorage.setItem("last_activity", String(Date.now()));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));

  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("asks the bank once for whoever wants to stay, and does not sign them out while the answer is under way", async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const asked = bankAnswers(() => new Promise((resolve) => (answer = resolve)));
  renderGuard();
  await act(() => jest.advanceTimersByTimeAsync(15 * 60_000 - 1_000));

  await act(async () => screen.getByRole("button", { name: "Stay signed in" }).click());
  fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" });
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(asked).toHaveLength(1);
  expect(currentToken()).toBe("a-token");
  expect(screen.getByText("You will be signed out in 0 seconds.")).toBeVisible();
  await act(async () => answer({ body: { message: "" } }));

  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(15 * 60_000));
  expect(currentToken()).toBeNull();
});

it("takes nobody for idle who is typing, and tells the bank so seldom", async () => {
  const asked = bankAnswers(() => ({ body: { message: "" } }));
  renderGuard();

  for (let minute = 0; minute < 30; minute++) {
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    fireEvent.keyDown(document.body, { key: "a" });
  }

  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(asked.map(({ path }) => path)).toEqual(Array(asked.length).fill("/session/extend"));
  expect(asked.length).toBeLessThanOrEqual(6);
});

it("takes nobody for idle who points and presses, also where the page keeps that to itself", async () => {
  const asked = bankAnswers(() => ({ body: { message: "" } }));
  renderGuard();
  const part = document.body.appendChild(document.createElement("div"));
  part.addEventListener("pointerdown", (event) => event.stopPropagation());
  await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));

  fireEvent.pointerDown(part);
  await act(async () => undefined);

  expect(asked.map(({ path }) => path)).toEqual(["/session/extend"]);
  part.remove();
});

it("neither tells the bank anything nor ends a session once it is taken away", async () => {
  const asked = bankAnswers(() => ({ body: { message: "" } }));
  renderGuard().unmount();
  await act(() => jest.advanceTimersByTimeAsync(16 * 60_000));

  fireEvent.keyDown(document.body, { key: "a" });
  await act(async () => undefined);

  expect(asked).toEqual([]);
  expect(currentToken()).toBe("a-token");
});

it("does not ask the bank once more with each key while it cannot be reached", async () => {
  const asked = bankAnswers(() => Promise.reject(new TypeError("offline")));
  renderGuard();
  await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));

  for (let second = 0; second < 60; second++) {
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    fireEvent.keyDown(document.body, { key: "a" });
  }

  expect(asked).toHaveLength(1);
});

it("keeps whoever leaves its warning with Escape", async () => {
  const asked = bankAnswers(() => ({ body: { message: "" } }));
  renderGuard();
  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));

  fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" });
  await act(async () => undefined);

  expect(asked.map(({ path }) => path)).toEqual(["/session/extend"]);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

it("takes no other key for an answer to its warning", async () => {
  const asked = bankAnswers(() => ({ body: { message: "" } }));
  renderGuard();
  await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));

  fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Shift" });

  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(asked).toEqual([]);
});

describe("when the device's clock is set back by a day", () => {
  it("still warns after as long without a call, and ends the session", async () => {
    renderGuard();
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    jest.setSystemTime(Date.now() - 86_400_000);
    await act(() => jest.advanceTimersByTimeAsync(14 * 60_000 + 1_000));
    expect(screen.getByRole("alertdialog")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(currentToken()).toBeNull();
  });

  it("still tells the bank of whoever is typing, also where it was told before", async () => {
    const asked = bankAnswers(() => ({ body: { message: "" } }));
    renderGuard();
    const typeFor = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) {
        await act(() => jest.advanceTimersByTimeAsync(60_000));
        fireEvent.keyDown(document.body, { key: "a" });
      }
    };
    await typeFor(6);
    expect(asked).toHaveLength(1);

    jest.setSystemTime(Date.now() - 86_400_000);
    await typeFor(6);

    expect(asked).toHaveLength(2);
  });
});
