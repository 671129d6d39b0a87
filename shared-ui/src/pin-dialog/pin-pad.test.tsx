import { LiveRegions } from "@lintel/shared-ui";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { PinPad, type PinPadProps } from "./pin-pad";

function Pad({ onSubmit = () => {}, ...props }: Partial<PinPadProps>) {
  const [pin, setPin] = useState("");
  return (
    <>
      <LiveRegions />
      <PinPad pin={pin} setPin={setPin} onSubmit={onSubmit} {...props} />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dots = () => screen.getByRole("img").getAttribute("aria-label");
const said = () => document.querySelector("[data-announcer=polite]")?.textContent?.trim();

it("counts what is pressed and takes no fifth digit", async () => {
  render(<Pad />);

  for (const digit of ["4", "8", "2", "6", "1"]) await press(digit);

  expect(dots()).toBe("4 of 4 digits entered");
});

it("takes back one digit or all of them", async () => {
  render(<Pad />);
  for (const digit of ["4", "8", "2"]) await press(digit);

  await press("Delete last digit");
  expect(dots()).toBe("2 of 4 digits entered");

  await press("Clear");
  expect(dots()).toBe("0 of 4 digits entered");
});

it("says how many there are and never which", async () => {
  render(<Pad />);

  await press("4");
  await press("8");
  expect(said()).toBe("2 of 4 digits");

  await press("Clear");
  expect(said()).toBe("0 of 4 digits");
});

it("leaves no trace of the digits in the document", async () => {
  const { container } = render(<Pad />);
  const before = container.textContent;

  for (const digit of ["7", "7", "7", "7"]) await press(digit);

  expect(container.innerHTML).not.toContain("7777");
  expect(container.textContent?.replace(/\u00a0/g, "").replace("4 of 4 digits", "")).toBe(before);
  expect(container.querySelector("input,textarea,[contenteditable],[value]")).toBeNull();
});

it("is one stop for Tab, and arrows move over its three columns", async () => {
  render(<Pad />);

  await userEvent.tab();
  expect(screen.getByRole("button", { name: "1" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(screen.getByRole("button", { name: "5" })).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(screen.getByRole("button", { name: "6" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("button", { name: "Delete last digit" })).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowLeft}{ArrowUp}");
  expect(screen.getByRole("button", { name: "7" })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it("leaves Alt with an arrow, the browser's way back, to the browser", async () => {
  render(<Pad />);
  await userEvent.tab();

  expect(fireEvent.keyDown(screen.getByRole("button", { name: "1" }), { key: "ArrowRight", altKey: true })).toBe(true);
  expect(screen.getByRole("button", { name: "1" })).toHaveFocus();
});

it("presses the focused key with Enter or Space, and confirms with Enter once it is complete", async () => {
  const onSubmit = jest.fn();
  render(<Pad onSubmit={onSubmit} />);

  await userEvent.tab();
  await userEvent.keyboard("{Enter} {Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard(" {Enter}");

  expect(dots()).toBe("4 of 4 digits entered");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it.each([
  ["Clear", "0 of 4 digits entered"],
  ["Delete last digit", "3 of 4 digits entered"],
])("does what %s says at Enter, also once the PIN is complete", async (name, left) => {
  const onSubmit = jest.fn();
  render(<Pad onSubmit={onSubmit} />);
  for (const digit of ["4", "8", "2", "6"]) await press(digit);

  act(() => screen.getByRole("button", { name }).focus());
  await userEvent.keyboard("{Enter}");

  expect(dots()).toBe(left);
  expect(onSubmit).not.toHaveBeenCalled();
});

it("takes nothing while it is disabled, and keeps the focus", async () => {
  render(<Pad disabled />);

  await userEvent.tab();
  await press("4");

  expect(dots()).toBe("0 of 4 digits entered");
  expect(screen.getByRole("button", { name: "4" })).toHaveFocus();
});

it("confirms nothing at Enter while it is disabled", async () => {
  const onSubmit = jest.fn();
  render(<Pad disabled pin="4826" onSubmit={onSubmit} />);

  await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  expect(onSubmit).not.toHaveBeenCalled();
});

it("is accessible empty, disabled and in error", async () => {
  const { rerender } = render(<Pad />);
  await expectAccessible();
  rerender(<Pad disabled />);
  await expectAccessible();
  rerender(<Pad error="Incorrect PIN. Please try again." />);
  await expectAccessible();
});
