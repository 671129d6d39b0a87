import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { PinDialog, type PinDialogProps } from "./pin-dialog";

function Flow({ onSubmit = () => {}, ...props }: Partial<PinDialogProps>) {
  const [open, setOpen] = useState(true);
  const [pin, setPin] = useState("");
  return (
    <>
      <p data-testid="held">{pin}</p>
      {open && (
        <PinDialog
          pin={pin}
          setPin={setPin}
          onSubmit={onSubmit}
          onCancel={() => setOpen(false)}
          loading={false}
          {...props}
        />
      )}
    </>
  );
}

const dots = () => screen.getByRole("img").getAttribute("aria-label");
const held = () => screen.getByTestId("held").textContent;
const type = (keys: string) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

afterEach(() => jest.useRealTimers());

it("asks with its default words, starts on key 1 and takes digits from the keyboard at once", () => {
  render(<Flow />);

  expect(screen.getByText("Enter your 4-Digit PIN to confirm.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "1" })).toHaveFocus();
  type("48");
  expect(dots()).toBe("2 of 4 digits entered");
});

it("takes digits from anywhere in the dialog, Backspace and Delete too", () => {
  render(<Flow />);
  screen.getByRole("button", { name: "Cancel" }).focus();

  type("482");
  fireEvent.keyDown(screen.getByRole("button", { name: "Cancel" }), { key: "Backspace" });
  expect(dots()).toBe("2 of 4 digits entered");

  fireEvent.keyDown(screen.getByRole("button", { name: "Cancel" }), { key: "Delete" });
  expect(dots()).toBe("0 of 4 digits entered");
});

it("leaves the browser's own shortcuts alone", () => {
  render(<Flow />);

  const wasLeftAlone = fireEvent.keyDown(screen.getByRole("button", { name: "1" }), { key: "1", ctrlKey: true });

  expect(wasLeftAlone).toBe(true);
  expect(dots()).toBe("0 of 4 digits entered");
});

it("takes no digit from the double click that opened it, and equal digits from quick ones", () => {
  render(<Flow />);
  const seven = screen.getByRole("button", { name: "7" });

  fireEvent.click(seven, { detail: 2 });
  expect(held()).toBe("");
  fireEvent.click(seven, { detail: 1 });
  fireEvent.click(seven, { detail: 2 });
  expect(held()).toBe("77");
});

it("refuses what is pasted", async () => {
  render(<Flow />);

  await userEvent.paste("4826");

  expect(dots()).toBe("0 of 4 digits entered");
});

it("lets Confirm be pressed with exactly four digits", async () => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);
  const confirm = screen.getByRole("button", { name: "Confirm" });

  type("482");
  expect(confirm).toBeDisabled();
  type("6");
  expect(confirm).toBeEnabled();
  await userEvent.click(confirm);

  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("keeps Confirm out of reach while it is blocked, of Enter too", async () => {
  const onSubmit = jest.fn();
  render(<Flow blocked notice="You are offline." onSubmit={onSubmit} />);

  await userEvent.keyboard("4826{Enter}");

  expect(screen.getByRole("button", { name: "Confirm" })).toBeDisabled();
  expect(screen.getByText("You are offline.")).toBeInTheDocument();
  expect(held()).toBe("4826");
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ["the line is lost", [], true],
  ["a digit is taken back", ["Backspace"], false],
])("goes on hearing the keyboard where it stood on Confirm and %s", (_what, keys, blocked) => {
  const { rerender } = render(<Flow />);
  type("4826");
  screen.getByRole("button", { name: "Confirm" }).focus();

  for (const key of keys) fireEvent.keyDown(screen.getByRole("button", { name: "Confirm" }), { key });
  rerender(<Flow blocked={blocked} />);

  expect(screen.getByRole("button", { name: "1" })).toHaveFocus();
});

it("presses with Enter the key that has the focus before any digit is there, and presses it again", async () => {
  render(<Flow />);

  await userEvent.keyboard("{Enter}{Enter}");

  expect(dots()).toBe("2 of 4 digits entered");
});

it("neither goes on adding digits nor sends them while Enter is held", async () => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);

  await userEvent.keyboard("{Enter>8/}");

  expect(dots()).toBe("1 of 4 digits entered");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("sends a whole PIN once while Enter is held: each wrong one of several would count", async () => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);

  await userEvent.keyboard("4826{Enter>8/}");

  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("adds no digit at Enter where the keyboard is on a key only because the dialog has put it there", async () => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);

  await userEvent.keyboard("4826{Tab}{Tab}{Backspace}{Enter}{Enter}");

  expect(screen.getByRole("button", { name: "1" })).toHaveFocus();
  expect(held()).toBe("482");
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each(["Clear", "Delete last digit"])(
  "confirms at Enter the PIN that was typed after a click on %s",
  async (name) => {
    const onSubmit = jest.fn();
    render(<Flow onSubmit={onSubmit} />);

    await userEvent.click(screen.getByRole("button", { name: "1" }));
    await userEvent.click(screen.getByRole("button", { name }));
    await userEvent.keyboard("4826{Enter}");

    expect(held()).toBe("4826");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);

it.each([
  ["Clear", ""],
  ["Delete last digit", "482"],
])("does what %s says at Enter where the keyboard was moved to it", async (name, left) => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);

  await userEvent.keyboard("4826{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}");
  if (name === "Clear") await userEvent.keyboard("{Home}");
  expect(screen.getByRole("button", { name })).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  expect(held()).toBe(left);
  expect(onSubmit).not.toHaveBeenCalled();
});

it("says at Enter how many digits are there while some are missing, and sends none", async () => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);
  const said = () => screen.getByRole("dialog").querySelector("[data-announcer=polite]")?.textContent;
  type("48");
  const saidForTheDigit = said();

  await userEvent.keyboard("{Enter}");

  expect(said()).not.toBe(saidForTheDigit);
  expect(said()?.trim()).toBe("2 of 4 digits");
  expect(held()).toBe("48");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("cannot be waved away, typed into or sent twice while the request is on its way", async () => {
  const onSubmit = jest.fn();
  const { rerender } = render(<Flow onSubmit={onSubmit} />);
  type("4826");
  rerender(<Flow onSubmit={onSubmit} loading />);

  await userEvent.keyboard("{Escape}{Backspace}{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Confirming…" }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(screen.getByRole("dialog")).toBeInTheDocument();
  expect(held()).toBe("4826");
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("answers a wrong PIN by clearing the entry and saying so for 2.5 seconds", () => {
  jest.useFakeTimers();
  const { rerender } = render(<Flow />);
  type("4821");
  rerender(<Flow loading />);

  rerender(<Flow error="Incorrect PIN. Please try again." />);
  expect(held()).toBe("");
  expect(screen.getByText("Incorrect PIN. Please try again.")).toBeInTheDocument();
  // One voice at a time.
  expect(screen.getByRole("dialog")).not.toHaveTextContent("0 of 4 digits");
  expect(screen.getByRole("group", { name: "PIN keypad" })).toContainElement(document.activeElement as HTMLElement);

  act(() => jest.advanceTimersByTime(2499));
  expect(screen.getByText("Incorrect PIN. Please try again.")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText("Incorrect PIN. Please try again.")).not.toBeInTheDocument();
});

it("shakes its dots at a wrong PIN and paints them red, until somebody types again", () => {
  const { rerender } = render(<Flow />);
  const cells = screen.getByRole("img");
  const looks = () => ({
    isShaking: getComputedStyle(cells).animation !== "",
    red: [...cells.children].filter((cell) => /--negative/.test(getComputedStyle(cell).boxShadow)).length,
  });
  expect(looks()).toEqual({ isShaking: false, red: 0 });

  rerender(<Flow error="Incorrect PIN. Please try again." />);
  expect(looks()).toEqual({ isShaking: true, red: 4 });

  type("4");
  expect(looks()).toEqual({ isShaking: false, red: 0 });
});

it("does not shake for whoever asks for less motion", () => {
  render(<Flow error="Incorrect PIN. Please try again." />);
  const cells = screen.getByRole("img");

  // jsdom knows no such wish: the rules are read as they are written.
  const written = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]) as (CSSMediaRule | CSSStyleRule)[];
  const ofLessMotion = written
    .flatMap((rule) =>
      "media" in rule && /reduced-motion: reduce/.test(rule.media.mediaText) ? [...rule.cssRules] : [],
    )
    .filter((rule) => cells.matches((rule as CSSStyleRule).selectorText));
  expect(ofLessMotion.map((rule) => (rule as CSSStyleRule).style.animation)).toEqual(["none"]);
});

it("says the same words again for a second wrong PIN", () => {
  jest.useFakeTimers();
  const wrong = "Incorrect PIN. Please try again.";
  const { rerender } = render(<Flow error={wrong} />);
  act(() => jest.advanceTimersByTime(3000));
  type("1111");

  rerender(<Flow error={wrong} loading />);
  expect(held()).toBe("1111");
  rerender(<Flow error={wrong} />);

  expect(screen.getByText(wrong)).toBeInTheDocument();
  expect(held()).toBe("");
});

it("says so of a second wrong PIN for as long, however soon it comes after the first", () => {
  jest.useFakeTimers();
  const wrong = "Incorrect PIN. Please try again.";
  const { rerender } = render(<Flow error={wrong} />);
  act(() => jest.advanceTimersByTime(1000));
  rerender(<Flow error={wrong} loading />);
  rerender(<Flow error={wrong} />);

  act(() => jest.advanceTimersByTime(2499));
  expect(screen.getByText(wrong)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(wrong)).not.toBeInTheDocument();
});

it("drops the message as soon as somebody types again", () => {
  const { rerender } = render(<Flow />);
  rerender(<Flow error="Incorrect PIN. Please try again." />);

  type("4");

  expect(screen.queryByText("Incorrect PIN. Please try again.")).not.toBeInTheDocument();
  expect(dots()).toBe("1 of 4 digits entered");
});

it("tells a suspended person at once, takes no PIN, and closes after five seconds", () => {
  jest.useFakeTimers();
  render(<Flow suspended />);

  expect(screen.getByRole("alert")).toHaveTextContent("Your account is suspended. Please contact support.");
  // What described the entry is gone with the keypad.
  expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-describedby");
  expect(screen.queryByRole("group", { name: "PIN keypad" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  const beam = screen.getByRole("alert").nextElementSibling as Element;
  expect(getComputedStyle(beam).animation).toMatch(/ 5000ms linear both$/);
  type("4826");
  expect(held()).toBe("");

  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("waits for the request that is on its way before the five seconds of a suspension begin", () => {
  jest.useFakeTimers();
  const { rerender } = render(<Flow />);
  type("4826");
  rerender(<Flow loading />);
  rerender(<Flow loading suspended />);

  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  // Nor is any time drawn that does not run.
  expect(screen.getByRole("alert").nextElementSibling).toBeNull();
  rerender(<Flow suspended />);
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("stays for whoever is suspended no more before the five seconds are over", () => {
  jest.useFakeTimers();
  const { rerender } = render(<Flow suspended />);
  act(() => jest.advanceTimersByTime(3000));

  rerender(<Flow />);
  act(() => jest.advanceTimersByTime(10_000));

  expect(screen.getByRole("group", { name: "PIN keypad" })).toBeInTheDocument();
});

it("takes the keypad away while the PIN is locked, for as long as it is", () => {
  render(<Flow locked="Your PIN is locked. Try again in 15 minutes." />);

  expect(screen.getByRole("alert")).toHaveTextContent("Try again in 15 minutes.");
  expect(screen.getByRole("button", { name: "Confirm" })).toBeDisabled();
});

it.each([
  ["a key", "1", { locked: "Your PIN is locked. Try again in 15 minutes." }],
  ["Confirm", "Confirm", { locked: "Your PIN is locked. Try again in 15 minutes." }],
  ["a key", "1", { suspended: true }],
])("leaves the focus on Cancel when it was on %s and no PIN is taken any more", async (_, name, props) => {
  const { rerender } = render(<Flow />);
  type("4826");
  screen.getByRole("button", { name }).focus();
  rerender(<Flow loading />);

  rerender(<Flow {...props} />);

  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("leaves the focus where it is when no PIN is taken any more and it was not lost", () => {
  const { rerender } = render(<Flow />);
  screen.getByRole("button", { name: "Close" }).focus();

  rerender(<Flow suspended />);

  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

it("clears the entry when it is cancelled or left with Escape", async () => {
  const { unmount } = render(<Flow />);
  type("48");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(held()).toBe("");
  unmount();

  render(<Flow />);
  type("48");
  await userEvent.keyboard("{Escape}");
  expect(held()).toBe("");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("begins on the keypad, but has what is agreed to read out before the question", () => {
  render(<Flow title="You are sending" summary={<p>$1,250.00</p>} />);

  expect(screen.getByRole("button", { name: "1" })).toHaveFocus();
  expect(screen.getByRole("dialog", { name: "You are sending" })).toHaveAccessibleDescription(
    "$1,250.00 Enter your 4-Digit PIN to confirm.",
  );
});

it("is accessible with a summary, in error, in danger, suspended and waiting", async () => {
  const { rerender } = render(<Flow title="You are sending" summary={<p>$1,250.00</p>} />);
  await expectAccessible();
  rerender(<Flow error="Incorrect PIN. Please try again." danger />);
  await expectAccessible();
  rerender(<Flow suspended />);
  await expectAccessible();
  rerender(<Flow loading />);
  await expectAccessible();
});
