import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { RichSelect } from "./rich-select";

const options = ["Checking", "Savings"].map((title) => ({
  value: title.toLowerCase(),
  icon: <svg aria-hidden="true" />,
  title,
  note: "4021******88",
  figure: "$12,480.12",
}));

function From({ error }: { error?: string }) {
  const [from, setFrom] = useState("");
  return (
    <RichSelect
      label="From"
      placeholder="Choose an account"
      options={options}
      value={from}
      onChange={(event) => setFrom(event.target.value)}
      error={error}
    />
  );
}

it("says each option in one line of words, and nothing is chosen at first", () => {
  render(<From />);

  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Choose an account",
    "Checking 4021******88 · $12,480.12",
    "Savings 4021******88 · $12,480.12",
  ]);
  expect(screen.getByLabelText("From")).toHaveDisplayValue("Choose an account");
});

it("sets its figures in the letters that have every currency's sign", () => {
  render(<From />);

  const figures = screen.getAllByText("$12,480.12");
  expect(figures).toHaveLength(2);
  for (const figure of figures) expect(getComputedStyle(figure).fontFamily).toBe("var(--font-display)");
});

it("lowers its asterisks to the middle of the figures, as they stand elsewhere", () => {
  render(<From />);

  const runs = screen.getAllByText("******");
  expect(runs).toHaveLength(2);
  for (const run of runs) expect(getComputedStyle(run).top).toBe("0.2em");
});

it("is read out in words of its own where an option has some", () => {
  const spoken = "Checking account starting 4021 ending 88, $12,480.12";
  render(<RichSelect label="From" placeholder="Choose" options={options.map((option) => ({ ...option, spoken }))} />);

  for (const option of screen.getAllByRole("option").slice(1)) expect(option).toHaveAccessibleName(spoken);
});

it("is chosen from as every select is", async () => {
  render(<From />);

  await userEvent.selectOptions(screen.getByLabelText("From"), "savings");

  expect(screen.getByLabelText("From")).toHaveValue("savings");
});

it("is accessible, also in error", async () => {
  const { rerender } = render(<From />);
  await expectAccessible();

  rerender(<From error="Choose an account" />);
  expect(screen.getByLabelText("From")).toHaveAccessibleDescription("Choose an account");
  await expectAccessible();
});
