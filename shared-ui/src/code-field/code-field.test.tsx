import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { CodeField } from "./code-field";

function Code() {
  const [code, setCode] = useState("");
  return <CodeField value={code} onChange={setCode} />;
}

it("takes digits alone and no more than six", async () => {
  render(<Code />);

  await userEvent.type(screen.getByRole("textbox", { name: "6-digit code" }), "12ab3456789");

  expect(screen.getByRole("textbox")).toHaveValue("123456");
});

it("paints what was typed into six cells, three and three, and marks where one is while it has the focus", async () => {
  const { container } = render(<Code />);
  const painted = () =>
    [...(container.querySelector("[aria-hidden=true]")?.children ?? [])].map(
      (cell) => (cell.textContent || "_") + (cell.hasAttribute("data-active") ? "<" : ""),
    );
  const dash = "_";
  expect(painted()).toEqual(["_", "_", "_", dash, "_", "_", "_"]);

  await userEvent.type(screen.getByRole("textbox"), "4021");
  expect(painted()).toEqual(["4", "0", "2", dash, "1", "_<", "_"]);

  await userEvent.type(screen.getByRole("textbox"), "77");
  expect(painted()).toEqual(["4", "0", "2", dash, "1", "7", "7<"]);

  await userEvent.tab();
  expect(painted()).toEqual(["4", "0", "2", dash, "1", "7", "7"]);
});

it("takes a pasted code with whatever stands around it", async () => {
  render(<Code />);

  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste("Your code: 402 177");

  expect(screen.getByRole("textbox")).toHaveValue("402177");
  expect(screen.getByText("6 of 6")).toBeInTheDocument();
});

it("takes the wide digits of a Chinese keyboard for the digits that they are", async () => {
  render(<Code />);

  await userEvent.type(screen.getByRole("textbox"), "４０２");
  await userEvent.paste("１７７");

  expect(screen.getByRole("textbox")).toHaveValue("402177");
});

it("leaves wide digits to the keyboard that composes them until it is done", () => {
  render(<Code />);
  const field = screen.getByRole("textbox");

  for (const value of ["４", "４０"]) {
    fireEvent.input(field, { target: { value }, isComposing: true });
    expect(field).toHaveValue(value);
  }
  expect(screen.getByText("2 of 6")).toBeInTheDocument();
  fireEvent.compositionEnd(field);

  expect(field).toHaveValue("40");
});

it.each(["111111", "12"])("takes a pasted code in the place of %s", async (before) => {
  render(<Code />);
  await userEvent.type(screen.getByRole("textbox"), before);

  await userEvent.paste("402-177");

  expect(screen.getByRole("textbox")).toHaveValue("402177");
});

it("adds a pasted part of a code to what stands there", async () => {
  render(<Code />);
  await userEvent.type(screen.getByRole("textbox"), "402");

  await userEvent.paste(" 177 ");

  expect(screen.getByRole("textbox")).toHaveValue("402177");
});

it("is written at its end alone, as its cells show, and can be chosen whole", async () => {
  render(<Code />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await userEvent.type(field, "4021");

  field.setSelectionRange(1, 2);
  fireEvent.mouseUp(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);

  field.setSelectionRange(0, 4);
  fireEvent.mouseUp(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});

it("offers itself to text messages and password managers", () => {
  render(<Code />);

  expect(screen.getByRole("textbox")).toHaveAttribute("autocomplete", "one-time-code");
  expect(screen.getByRole("textbox")).toHaveAttribute("inputmode", "numeric");
});

it("is accessible empty, partly filled and in error", async () => {
  const { container } = render(
    <>
      <Code />
      <CodeField label="Code" value="402" onChange={() => {}} error="Please enter a valid 6-digit OTP" />
    </>,
  );

  expect(screen.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription("Please enter a valid 6-digit OTP");
  await expectAccessible(container);
});
