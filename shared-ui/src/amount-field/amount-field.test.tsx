import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { AmountField, cleanAmount } from "./amount-field";

function Amount() {
  const [amount, setAmount] = useState("");
  return <AmountField label="Amount" value={amount} onChange={setAmount} below="$10.00 left in Checking" />;
}

it.each([
  ["1250", "1250"],
  ["1,250.00", "1250.00"],
  ["$ 1 250.5", "1250.5"],
  [".5", ".5"],
  ["007", "7"],
  ["0.07", "0.07"],
  ["", ""],
  ["1.234", "before"],
  ["1e5", "before"],
  ["-5", "before"],
  ["1.2.3", "before"],
])("reads %j as %j", (typed, expected) => {
  expect(cleanAmount(typed, "before")).toBe(expected);
});

it("asks for a decimal keyboard and lets no third decimal in", async () => {
  render(<Amount />);

  await userEvent.type(screen.getByRole("textbox", { name: "Amount" }), "12.345");

  expect(screen.getByRole("textbox")).toHaveValue("12.34");
  expect(screen.getByRole("textbox")).toHaveAttribute("inputmode", "decimal");
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
