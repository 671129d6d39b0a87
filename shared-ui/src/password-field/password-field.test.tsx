import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { PasswordField } from "./password-field";

it("shows and hides what was typed, and says which it does", async () => {
  render(<PasswordField label="Password" defaultValue="s3cret" />);
  const input = screen.getByLabelText("Password");
  expect(input).toHaveAttribute("type", "password");

  await userEvent.click(screen.getByRole("button", { name: "Show password", pressed: false }));
  expect(input).toHaveAttribute("type", "text");

  await userEvent.click(screen.getByRole("button", { name: "Hide password", pressed: true }));
  expect(input).toHaveAttribute("type", "password");
});

it("leaves the caret where it is when it shows what was typed, under the eye that says what is next", async () => {
  render(<PasswordField label="Password" defaultValue="s3cret" />);
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  const eye = () => screen.getByRole("button").querySelector("svg");
  input.setSelectionRange(2, 4);
  expect(eye()).toHaveClass("lucide-eye");

  fireEvent.click(screen.getByRole("button"));
  // The browser's part, which jsdom does not play.
  input.setSelectionRange(0, 0);

  await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]));
  expect(eye()).toHaveClass("lucide-eye-off");
});

it("is all that answers to its label, with the button beside it that speaks of a password too", async () => {
  render(<PasswordField label="Account password" />);
  expect(screen.getByLabelText(/password/i)).toHaveAttribute("type", "password");

  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByLabelText(/password/i)).toHaveAttribute("type", "text");
  expect(screen.getByRole("button", { name: "Hide password" })).toHaveAttribute("title", "Hide password");
});

it("warns of Caps Lock with the field's description, and stops when the field is left", () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText("Password");

  fireEvent.keyDown(input, { key: "A", modifierCapsLock: true });
  expect(input).toHaveAccessibleDescription("Caps Lock is on");

  fireEvent.blur(input);
  expect(screen.queryByText("Caps Lock is on")).not.toBeInTheDocument();
});

it("is described by what its owner says, also while it warns of Caps Lock", () => {
  render(
    <>
      <PasswordField label="Password" aria-describedby="rules" />
      <p id="rules">At least 8 characters</p>
    </>,
  );
  const input = screen.getByLabelText("Password");
  expect(input).toHaveAccessibleDescription("At least 8 characters");

  fireEvent.keyDown(input, { key: "A", modifierCapsLock: true });
  expect(input).toHaveAccessibleDescription("At least 8 characters Caps Lock is on");
});

it("is accessible at rest and in error", async () => {
  const { container } = render(
    <>
      <PasswordField label="Password" autoComplete="current-password" />
      <PasswordField label="New password" error="Please enter your password" />
    </>,
  );

  await expectAccessible(container);
});
