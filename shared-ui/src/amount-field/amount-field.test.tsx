import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { LiveRegions } from "../announce/announce";
import { expectAccessible } from "../testing/expect-accessible";
import { hear } from "../testing/hear";
import { AmountField, readAmount } from "./amount-field";

function Amount() {
  const [amount, setAmount] = useState("");
  return (
    <>
      <AmountField label="Amount" value={amount} onChange={setAmount} below="$10.00 left in Checking" />
      <output>{amount} told</output>
    </>
  );
}

it.each([
  ["1250", "1250"],
  ["1,250.00", "1250.00"],
  ["1,000", "1000"],
  ["1,000,000.5", "1000000.5"],
  ["$ 1 250.5", "1250.5"],
  ["1,234,567.89", "1234567.89"],
  ["12,50", "12.50"],
  ["12,5", "12.5"],
  ["1 250,00", "1250.00"],
  ["1.234,56", "1234.56"],
  ["1,000,50", "1000.50"],
  [".5", "0.5"],
  [",5", "0.5"],
  ["12.", "12"],
  ["12,", "12"],
  ["007", "7"],
  ["0.07", "0.07"],
  ["9999999999.99", "9999999999.99"],
  ["", ""],
  [".", ""],
  ["1.234", null],
  [",234", null],
  ["0,250", null],
  ["0,250.00", null],
  ["0,250,00", null],
  ["0.250,00", null],
  ["00,250", null],
  ["1,000.005", null],
  ["1234,505", null],
  ["12,50.", null],
  ["12,5050", null],
  ["10000000000", null],
  ["1e5", null],
  ["-5", "-5"],
  ["−$5.00", "-5.00"],
  ["$ -1.234,56", "-1234.56"],
  ["-007", "-7"],
  ["-.5", "-0.5"],
  ["-0", "-0"],
  ["-", ""],
  ["--5", null],
  ["5-", null],
  ["1-5", null],
  ["5 €", null],
  ["1.2.3", null],
])("reads %j as %j", (typed, expected) => {
  expect(readAmount(typed)).toBe(expected);
});

it.each(["１，２５０．５０", "1250。50"])("takes %s from a Chinese keyboard", async (wide) => {
  render(<Amount />);

  await userEvent.type(screen.getByRole("textbox", { name: "Amount" }), wide);

  expect(screen.getByRole("textbox")).toHaveDisplayValue(/^1,?250\.50$/);
});

it("leaves wide figures to the keyboard that composes them until it is done, and tells the amount meanwhile", () => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });

  for (const value of ["１", "１２"]) {
    fireEvent.input(field, { target: { value }, isComposing: true });
    expect(field).toHaveValue(value);
  }
  expect(screen.getByText("12 told")).toBeInTheDocument();
  fireEvent.compositionEnd(field);

  expect(field).toHaveValue("12");
  fireEvent.input(field, { target: { value: "123" } });
  expect(field).toHaveValue("123");
});

it("keeps nothing that a keyboard has composed and that is no amount", () => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });

  for (const value of ["y", "yi", "一"]) fireEvent.input(field, { target: { value }, isComposing: true });
  fireEvent.compositionEnd(field);

  expect(field).toHaveValue("");
  expect(field).toHaveAccessibleDescription(/Not taken/);
});

it("follows the browser's undo as long as it stands as it was typed", () => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });
  for (const value of ["1", "12"]) fireEvent.input(field, { target: { value }, inputType: "insertText" });

  fireEvent.input(field, { target: { value: "1" }, inputType: "historyUndo" });

  expect(field).toHaveValue("1");
  expect(screen.getByText("1 told")).toBeInTheDocument();
});

it("follows it also where a keyboard has composed what stands there, as long as nothing else was written", () => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });
  for (const value of ["１", "12"]) fireEvent.input(field, { target: { value }, isComposing: true });
  fireEvent.compositionEnd(field);

  fireEvent.input(field, { target: { value: "1" }, inputType: "historyUndo" });

  expect(field).toHaveValue("1");
});

it.each(["historyUndo", "historyRedo"])("lets no %s make another amount once something was not taken", (inputType) => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });
  for (const value of ["125", "125x"]) fireEvent.input(field, { target: { value }, inputType: "insertText" });

  // What Chrome makes of it, for which the "x" still stands there.
  fireEvent.input(field, { target: { value: "125125" }, inputType });

  expect(field).toHaveValue("125");
  expect(screen.getByText("125 told")).toBeInTheDocument();
  fireEvent.input(field, { target: { value: "1250" }, inputType: "insertText" });
  expect(field).toHaveValue("1250");
  fireEvent.input(field, { target: { value: "125125" }, inputType });
  expect(field).toHaveValue("1250");
});

it("takes a small figure above the line for none of its own", async () => {
  render(<Amount />);
  await userEvent.click(screen.getByRole("textbox", { name: "Amount" }));

  await userEvent.paste("100²");

  expect(screen.getByRole("textbox")).toHaveValue("");
});

it("asks for a decimal keyboard and lets no third decimal in", async () => {
  render(<Amount />);

  await userEvent.type(screen.getByRole("textbox", { name: "Amount" }), "12.345");

  expect(screen.getByRole("textbox")).toHaveValue("12.34");
  expect(screen.getByRole("textbox")).toHaveAttribute("inputmode", "decimal");
});

it.each(["0,250", ",250"])("lets no third decimal in after a comma either: %s is no 250 dollars", async (typed) => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });

  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field).toHaveValue("0.25");

  await userEvent.clear(field);
  await userEvent.paste(typed);
  expect(field).toHaveValue("");
});

describe("what is not taken", () => {
  const notTaken = "Not taken: digits only, at most two after the point.";

  it("is said where it is typed: 1.250,00 is no dollar and a quarter unnoticed", async () => {
    const { container } = render(
      <>
        <LiveRegions />
        <Amount />
      </>,
    );
    const field = screen.getByRole("textbox", { name: "Amount" });

    await userEvent.type(field, "1.25");
    expect(field).toHaveAccessibleDescription("$10.00 left in Checking");
    const heard = hear(container);
    await userEvent.type(field, "0,00");

    expect(field).toHaveValue("1.25");
    expect(field).toHaveAccessibleDescription(notTaken);
    // Once, and not with each further key.
    await waitFor(() => expect(heard).toEqual([notTaken]));
    await expectAccessible(container);
    await userEvent.keyboard("{Backspace}");
    expect(field).toHaveValue("1.2");
    expect(field).toHaveAccessibleDescription("$10.00 left in Checking");
  });

  it("is said until something is taken back: 1e3 is 13 unnoticed otherwise", async () => {
    render(<Amount />);
    const field = screen.getByRole("textbox", { name: "Amount" });

    await userEvent.type(field, "1e3");

    expect(field).toHaveValue("13");
    expect(field).toHaveAccessibleDescription(notTaken);
    await userEvent.keyboard("{Backspace}");
    expect(field).toHaveAccessibleDescription("$10.00 left in Checking");
  });

  it("is said of what is pasted too, and keeps its line when the field is left: a button beneath would move from under the finger", async () => {
    render(<AmountField label="Amount" value="" onChange={() => {}} notTakenText="Nicht übernommen" />);
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste("about 100");
    expect(screen.getByText("Nicht übernommen")).toBeVisible();

    await userEvent.tab();

    expect(screen.getByText("Nicht übernommen")).not.toBeVisible();
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("");
  });

  it("is forgotten when the field is filled from outside", async () => {
    const { rerender } = render(<AmountField label="Amount" value="" onChange={() => {}} />);
    await userEvent.type(screen.getByRole("textbox"), "x");
    expect(screen.getByText(notTaken)).toBeVisible();

    rerender(<AmountField label="Amount" value="12.50" onChange={() => {}} />);

    expect(screen.queryByText(notTaken)).not.toBeInTheDocument();
  });
});

it.each(["-5", "−5"])(
  "keeps a minus, typed or pasted, for the form to refuse: %s is no 5 dollars",
  async (negative) => {
    render(<Amount />);
    const field = screen.getByRole("textbox", { name: "Amount" });

    await userEvent.type(field, negative);
    expect(field).toHaveValue(negative);
    expect(field).toHaveAccessibleDescription("$10.00 left in Checking");
    await userEvent.tab();
    expect(field).toHaveValue("-5");

    await userEvent.clear(field);
    await userEvent.paste(negative);
    await userEvent.tab();
    expect(field).toHaveValue("-5");
  },
);

it("leaves the minus where it was put when it comes last", async () => {
  render(<Amount />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
  await userEvent.type(field, "5");

  await userEvent.type(field, "-", { initialSelectionStart: 0, initialSelectionEnd: 0 });

  expect(field).toHaveValue("-5");
  expect(field.selectionStart).toBe(1);
});

it("takes a comma for a point, and shows what it was taken for once the field is left", async () => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });

  await userEvent.type(field, "12,50");
  expect(field).toHaveValue("12,50");
  await userEvent.tab();

  expect(field).toHaveValue("12.50");
});

it("takes a comma between thousands for nothing, typed or pasted", async () => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });

  await userEvent.type(field, "1,000,000");
  await userEvent.tab();
  expect(field).toHaveValue("1000000");

  await userEvent.clear(field);
  await userEvent.paste(" $1,234,567.89 ");
  await userEvent.tab();
  expect(field).toHaveValue("1234567.89");
});

it("makes a whole amount of one that was begun with a point or left at it", async () => {
  render(<Amount />);
  const field = screen.getByRole("textbox", { name: "Amount" });

  await userEvent.type(field, ".5");
  await userEvent.tab();
  expect(field).toHaveValue("0.5");

  await userEvent.clear(field);
  await userEvent.type(field, "12.");
  await userEvent.tab();
  expect(field).toHaveValue("12");
});

it("shows what it is filled with from outside, also after something was typed", async () => {
  const { rerender } = render(<AmountField label="Amount" value="" onChange={() => {}} />);
  await userEvent.type(screen.getByRole("textbox"), "5");

  rerender(<AmountField label="Amount" value="12.50" onChange={() => {}} />);
  expect(screen.getByRole("textbox")).toHaveValue("12.50");

  rerender(<AmountField label="Amount" value="" onChange={() => {}} />);
  expect(screen.getByRole("textbox")).toHaveValue("");
});

it("reads out what would be left, as a warning too, beside an error", async () => {
  const { container } = render(
    <>
      <Amount />
      <AmountField label="Other" value="5" onChange={() => {}} below="Too much" belowTone="warning" error="Refused" />
    </>,
  );

  expect(screen.getByRole("textbox", { name: "Amount" })).toHaveAccessibleDescription("$10.00 left in Checking");
  expect(screen.getByRole("textbox", { name: "Other" })).toHaveAccessibleDescription("Refused Too much");
  await expectAccessible(container);
});
