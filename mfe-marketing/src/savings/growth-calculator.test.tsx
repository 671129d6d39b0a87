import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GrowthCalculator } from "./growth-calculator";

/** The three sums with their names. */
const sums = () =>
  screen.getAllByRole("term").map((name, at) => [name.textContent, screen.getAllByRole("definition")[at]?.textContent]);

it("says what a monthly deposit comes to, what of it was paid in and what it has grown by", async () => {
  render(<GrowthCalculator />);
  expect(sums()).toEqual([
    ["After 5 years you would have", "$9,000.00"],
    ["Paid in", "$9,000.00"],
    ["Growth at your rate", "$0.00"],
  ]);

  fireEvent.change(screen.getByRole("slider", { name: "Monthly deposit" }), { target: { value: "1000" } });
  fireEvent.change(screen.getByRole("slider", { name: "Years" }), { target: { value: "1" } });
  await userEvent.type(screen.getByRole("textbox"), "12");

  // $12,809.33 by the formula; each month is rounded to the cent.
  expect(sums()).toEqual([
    ["After 1 year you would have", "$12,809.34"],
    ["Paid in", "$12,000.00"],
    ["Growth at your rate", "$809.34"],
  ]);
  expect(screen.getByRole("row", { name: "1 $12,000.00 $12,809.34", hidden: true })).toBeInTheDocument();
});

it("works out no growth at what is no rate, says why, and goes on saying what is paid in", async () => {
  render(<GrowthCalculator />);

  await userEvent.type(screen.getByRole("textbox"), "21");

  expect(screen.getByRole("textbox")).toBeInvalid();
  expect(screen.getByText(/^Please enter a rate from 0 to 20, such as 1\.5\./)).toBeVisible();
  expect(sums().map(([, sum]) => sum)).toEqual(["—", "$9,000.00", "—"]);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});
