import { setLocale } from "@lintel/portal";
import { act, render, screen } from "@testing-library/react";
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

it("counts the first of a month as French does", async () => {
  const days = [
    { day: "2026-11-01", count: 3 },
    { day: "2026-11-02", count: 1 },
  ];
  setLocale("fr");
  await act(async () => {
    render(<DayBars what="Virements" days={days} tone="in" />);
  });

  expect(screen.getByRole("img", { name: / le 1er nov\. avec 3$/ })).toBeInTheDocument();
  await act(async () => setLocale("en"));
});

it("draws each day as high as its share of the most, and a day on which nothing happened not at all", () => {
  const days = [5, 0, 20, 10].map((count, index) => ({ day: `2026-11-0${index + 1}`, count }));
  const { container } = render(<DayBars what="Transfers" days={days} tone="in" />);

  const bars = [...container.querySelectorAll("rect")].map((bar) => ({
    height: Number(bar.getAttribute("height")),
    foot: Number(bar.getAttribute("y")) + Number(bar.getAttribute("height")),
  }));
  const most = Math.max(...bars.map(({ height }) => height));
  expect(bars.map(({ height }) => height / most)).toEqual([0.25, 0, 1, 0.5]);
  expect(new Set(bars.map(({ foot }) => foot)).size).toBe(1);
});
