import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { TextField } from "../text-field/text-field";
import { focusFirstInvalid } from "./focus-first-invalid";

it("reads label, hint and error out with the control", async () => {
  const { container } = render(
    <TextField label="SWIFT/BIC code" hint="8 or 11 characters" error="SWIFT code must be 8 or 11 characters long." />,
  );

  const input = screen.getByRole("textbox", { name: "SWIFT/BIC code" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("8 or 11 characters SWIFT code must be 8 or 11 characters long.");
  await expectAccessible(container);
});

it("says when a field may stay empty, and says nothing when it may not", () => {
  render(
    <>
      <TextField label="Description" optional />
      <TextField label="Amount" />
    </>,
  );

  expect(screen.getByRole("textbox", { name: "Description (optional)" })).toBeValid();
  expect(screen.getByRole("textbox", { name: "Amount" })).toBeInTheDocument();
});

it("ends a label with its last word, also where nothing is said behind it", () => {
  render(
    <>
      <TextField label="Description" optional />
      <TextField label="Amount" />
    </>,
  );

  expect(screen.getByText(/^Amount/).textContent).toBe("Amount");
  expect(screen.getByText(/^Description/).textContent).toBe("Description (optional)");
});

it("takes the person to the first mistake", () => {
  const { container } = render(
    <form>
      <TextField label="First name" />
      <TextField label="Last name" error="Please enter your last name" />
      <TextField label="Email" error="Please enter your email" />
    </form>,
  );

  focusFirstInvalid(container.querySelector("form"));

  expect(screen.getByRole("textbox", { name: "Last name" })).toHaveFocus();
});
