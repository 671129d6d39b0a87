import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { ConfirmDestructive, type ConfirmDestructiveProps } from "./confirm-destructive";

function Ask(props: Partial<ConfirmDestructiveProps>) {
  return (
    <ConfirmDestructive
      open
      title="Delete Amara Okafor?"
      confirmLabel="Delete user"
      onConfirm={() => {}}
      onCancel={() => {}}
      {...props}
    >
      <p>Two accounts and a card go with it. This can not be undone.</p>
    </ConfirmDestructive>
  );
}

it("is an alert named by the question and described by what is lost, with the focus on Cancel", async () => {
  render(<Ask typeToConfirm={{ label: "Type the email", text: "amara@example.com" }} />);

  const dialog = screen.getByRole("alertdialog", { name: "Delete Amara Okafor?" });
  expect(dialog).toHaveAccessibleDescription(/can not be undone/);
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await expectAccessible();
});

it("opens the way only once the right text has been typed", async () => {
  const onConfirm = jest.fn();
  render(<Ask onConfirm={onConfirm} typeToConfirm={{ label: "Type the email", text: "amara@example.com" }} />);

  await userEvent.type(screen.getByRole("textbox"), "amara@example.co{Enter}");
  expect(screen.getByRole("button", { name: "Delete user" })).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();

  await userEvent.type(screen.getByRole("textbox"), "m{Enter}");
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it("opens the way only once it has been ticked", async () => {
  const onConfirm = jest.fn();
  render(<Ask onConfirm={onConfirm} checkToConfirm="I understand" />);
  expect(screen.getByRole("button", { name: "Delete user" })).toBeDisabled();

  await userEvent.click(screen.getByRole("checkbox", { name: "I understand" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete user" }));

  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it("does nothing before the way is open, nor a second time meanwhile, by whatever its form is sent", async () => {
  const onConfirm = jest.fn();
  const asked = { checkToConfirm: "I understand", onConfirm };
  const { rerender } = render(<Ask {...asked} />);
  const form = screen.getByRole("checkbox").closest("form") as HTMLFormElement;

  fireEvent.submit(form);
  expect(onConfirm).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("checkbox"));
  fireEvent.submit(form);
  rerender(<Ask {...asked} busy />);
  fireEvent.submit(form);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it("asks again from the start the next time", async () => {
  const { rerender } = render(<Ask checkToConfirm="I understand" />);
  await userEvent.click(screen.getByRole("checkbox"));

  rerender(<Ask open={false} checkToConfirm="I understand" />);
  rerender(<Ask checkToConfirm="I understand" />);

  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

it("stays until the answer is there, and tells why it failed", async () => {
  const onCancel = jest.fn();
  const { rerender } = render(<Ask busy onCancel={onCancel} />);
  // Where the keyboard stands that has pressed it.
  screen.getByRole("button", { name: "Delete user" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(onCancel).not.toHaveBeenCalled();

  rerender(<Ask error="The last active admin cannot be deleted." onCancel={onCancel} />);
  expect(screen.getByRole("alert")).toHaveTextContent("The last active admin cannot be deleted.");
  await expectAccessible();
});

function Accounts({ refusal = null }: { refusal?: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Accounts
      </h2>
      <button type="button" onClick={() => setIsAsking(true)}>
        Delete account
      </button>
      <Ask
        open={isAsking}
        error={error}
        focusWhenDone={heading}
        onConfirm={() => (refusal === null ? setIsAsking(false) : setError(refusal))}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

it("leaves the focus with a heading once it is done, and with the button that asked when it is not", async () => {
  render(<Accounts />);
  const button = screen.getByRole("button", { name: "Delete account" });

  await userEvent.click(button);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(button).toHaveFocus();

  await userEvent.click(button);
  await userEvent.click(screen.getByRole("button", { name: "Delete user" }));
  expect(screen.getByRole("heading", { name: "Accounts" })).toHaveFocus();
});

it("goes back to the button that asked when the deed was refused and then given up", async () => {
  render(<Accounts refusal="The bank said no." />);
  await userEvent.click(screen.getByRole("button", { name: "Delete account" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete user" }));
  expect(screen.getByRole("alert")).toHaveTextContent("The bank said no.");
  await userEvent.keyboard("{Escape}");

  expect(screen.getByRole("button", { name: "Delete account" })).toHaveFocus();
});
