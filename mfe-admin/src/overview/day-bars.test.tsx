import { render, screen } from "@testing-library/react";
import { DayBars } from "./day-bars";

it("writes what the days add up to, and each of them, in groups of three digits", () => {
  const days = [
    { day: "2026-11-19", count: 900 },
    { day: "2026-11-20", count: 1_250 },
  ];
  render(<DayBars what="Transfers" days={days} tone="out" />);

  expect(screen.getByText("2,150")).toBeVisible();
  expect(screen.getByRole("img", { name: "Transfers: 2,150 in all, most on 20 Nov with 1,250" })).toBeInTheDocument();
  expect(screen.getByRole("cell", { name: "1,250", hidden: true })).toBeInTheDocument();
});

it("gives September three letters, as the bank's other dates do", () => {
  const days = [
    { day: "2026-09-19", count: 1 },
    { day: "2026-09-20", count: 3 },
  ];
  render(<DayBars what="Transfers" days={days} tone="in" />);

  expect(screen.getByRole("img", { name: "Transfers: 4 in all, most on 20 Sep with 3" })).toBeInTheDocument();
});
