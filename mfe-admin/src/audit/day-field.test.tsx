import { fireEvent, render, screen } from "@testing-library/react";
import { DayField } from "./day-field";

it("does not write over what is being typed there, and shows the day that is chosen elsewhere", () => {
  const day = (value: string) => <DayField label="From" value={value} describedBy="utc" onChange={() => undefined} />;
  const { rerender } = render(day("2026-11-01"));
  const field = screen.getByLabelText("From");
  field.focus();

  fireEvent.change(field, { target: { value: "2026-11-02" } });
  fireEvent.change(field, { target: { value: "2026-11-25" } });
  rerender(day("2026-11-02"));
  expect(field).toHaveValue("2026-11-25");

  rerender(day("2026-11-25"));
  field.blur();
  rerender(day(""));
  expect(field).toHaveValue("");
});
