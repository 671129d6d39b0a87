import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoanCalculator } from "./loan-calculator";

const amount = { min: 1_000, max: 50_000, step: 500, start: 10_000 };
const years = { min: 1, max: 7, step: 1, start: 4 };

const figures = () => screen.getAllByRole("definition").map((figure) => figure.textContent);

it.each(["500", "abc", "-5", "0.0001"])("works out nothing at %j, which is no rate, and says why", async (text) => {
  render(<LoanCalculator amount={amount} years={years} />);
  expect(figures()).toEqual(["$208.33", "$0.00", "$10,000.00"]);
  expect(screen.getByText(/free of interest/)).toBeVisible();
  const rate = screen.getByRole("textbox");

  await userEvent.type(rate, text);

  expect(rate).toBeInvalid();
  expect(screen.getByText(/from 0 to 40, such as 5\.25\. It may have up to three decimals\./)).toBeVisible();
  expect(figures()).toEqual(["—", "—", "—"]);
  expect(screen.queryByText(/free of interest/)).not.toBeInTheDocument();
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();

  await userEvent.clear(rate);
  await userEvent.type(rate, "6");

  expect(figures()[0]).toBe("$234.85");
  expect(screen.getByRole("figure")).toBeVisible();
  expect(screen.queryByText(/free of interest/)).not.toBeInTheDocument();
});
