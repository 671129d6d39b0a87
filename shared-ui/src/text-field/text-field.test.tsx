import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { TextArea, TextField } from "./text-field";

it("passes what an input understands on to it", async () => {
  const onChange = jest.fn();
  const { container } = render(<TextField label="Email" type="email" autoComplete="email" onChange={onChange} />);

  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "a");

  expect(onChange).toHaveBeenCalled();
  expect(screen.getByRole("textbox")).toHaveAttribute("autocomplete", "email");
  await expectAccessible(container);
});

it("is accessible as a text area, disabled and in error", async () => {
  const { container } = render(
    <>
      <TextArea label="Description" optional error="Too long" />
      <TextField label="Bank" disabled />
    </>,
  );

  expect(screen.getByRole("textbox", { name: "Description (optional)" }).tagName).toBe("TEXTAREA");
  await expectAccessible(container);
});
