import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { SetPinDialog, type SetPinDialogProps } from "./set-pin-dialog";

function Flow({ onSubmit = () => {}, ...props }: Partial<SetPinDialogProps>) {
  const [pin, setPin] = useState("");
  return <SetPinDialog pin={pin} setPin={setPin} onSubmit={onSubmit} loading={false} {...props} />;
}

const type = (keys: string) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

it("saves with exactly four digits", async () => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);
  expect(screen.getByRole("dialog", { name: "Set Your PIN" })).toBeInTheDocument();

  type("482");
  expect(screen.getByRole("button", { name: "Save PIN" })).toBeDisabled();
  type("6");
  await userEvent.click(screen.getByRole("button", { name: "Save PIN" }));

  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("has no way out while there is no PIN at all", async () => {
  render(<Flow />);

  await userEvent.keyboard("{Escape}");

  expect(screen.getByRole("dialog")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument();
});

it("can be left when there is a PIN already, and forgets the digits that were typed", async () => {
  const onCancel = jest.fn();
  render(<Flow onCancel={onCancel} />);

  await userEvent.keyboard("482{Escape}");

  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("img")).toHaveAccessibleName("0 of 4 digits entered");
});

it("cannot be waved away, typed into or sent twice while it is being saved", async () => {
  const heard = jest.fn();
  render(<Flow pin="4826" setPin={heard} onCancel={heard} onSubmit={heard} loading />);

  await userEvent.keyboard("{Escape}{Backspace}{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(heard).not.toHaveBeenCalled();
});

it("says why it was not saved", () => {
  render(<Flow error="Please verify your password first." />);

  expect(screen.getByRole("alert")).toHaveTextContent("Please verify your password first.");
});

it("says how long a PIN is to whoever presses Enter before it is, until they go on", () => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);
  const dialog = screen.getByRole("dialog");
  // As a click beside the keys does.
  dialog.focus();

  type("482");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  fireEvent.keyDown(dialog, { key: "Enter" });
  expect(screen.getByRole("alert")).toHaveTextContent("PIN must be 4 digits.");
  expect(onSubmit).not.toHaveBeenCalled();

  type("6");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  fireEvent.keyDown(dialog, { key: "Enter" });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it.each([
  ["typed", () => userEvent.keyboard("135")],
  ["clicked", () => Promise.all(["1", "3", "5"].map((name) => userEvent.click(screen.getByRole("button", { name }))))],
])("adds no digit to %s ones at Enter, and says that one is missing", async (_how, enter) => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);

  await enter();
  await userEvent.keyboard("{Enter}");

  expect(screen.getByRole("img")).toHaveAccessibleName("3 of 4 digits entered");
  expect(screen.getByRole("alert")).toHaveTextContent("PIN must be 4 digits.");
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ["Save went out of reach with a digit that was taken back", "4826{Tab}{Backspace}", () => undefined],
  ["the person was in another window", "135", (key: Element) => fireEvent.focus(key)],
  ["the person was in another tab", "135", (key: Element) => fireEvent.keyUp(key, { key: "Tab", ctrlKey: true })],
])("adds no digit at Enter where the keyboard is on a key only because %s", async (_why, keys, comeBack) => {
  const onSubmit = jest.fn();
  render(<Flow onSubmit={onSubmit} />);
  await userEvent.keyboard(keys);

  comeBack(screen.getByRole("button", { name: "1" }));
  await userEvent.keyboard("{Enter}{Enter}");

  expect(screen.getByRole("button", { name: "1" })).toHaveFocus();
  expect(screen.getByRole("img")).toHaveAccessibleName("3 of 4 digits entered");
  expect(screen.getByRole("alert")).toHaveTextContent("PIN must be 4 digits.");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("presses with Enter the key that the arrows went to, also after typed digits", async () => {
  render(<Flow />);

  await userEvent.keyboard("1{ArrowRight}{Enter}{Enter}");

  expect(screen.getByRole("img")).toHaveAccessibleName("3 of 4 digits entered");
});

it("presses with Enter the key that Tab went to, also after typed digits", async () => {
  render(<Flow onCancel={() => {}} />);

  await userEvent.keyboard("1{Tab}{Shift>}{Tab}{/Shift}{Enter}");

  expect(screen.getByRole("img")).toHaveAccessibleName("2 of 4 digits entered");
});

it("goes on hearing the keyboard where it stood on Save and a digit is taken back", () => {
  render(<Flow />);
  type("4826");
  screen.getByRole("button", { name: "Save PIN" }).focus();

  fireEvent.keyDown(screen.getByRole("button", { name: "Save PIN" }), { key: "Backspace" });

  expect(screen.getByRole("button", { name: "1" })).toHaveFocus();
});

it("gives a word of advice on a PIN anybody would try first, and saves it all the same", () => {
  const { rerender } = render(<Flow />);
  type("1234");
  expect(screen.queryByText(/easy to guess/)).not.toBeInTheDocument();

  rerender(<Flow isEasilyGuessed />);

  expect(screen.getByRole("status")).toHaveTextContent("easy to guess");
  expect(screen.getByRole("button", { name: "Save PIN" })).toBeEnabled();
});

it("is accessible with and without a way out", async () => {
  const { rerender } = render(<Flow />);
  await expectAccessible();
  rerender(<Flow onCancel={() => {}} loading error="Please verify your password first." />);
  await expectAccessible();
});
