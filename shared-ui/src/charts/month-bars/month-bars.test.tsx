import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DisplaySettings } from "../../money/display-settings";
import { expectAccessible } from "../../testing/expect-accessible";
import { MonthBars } from "./month-bars";

const months = [
  { month: "2026-09", incomeCents: 420_000n, spendingCents: 390_000n },
  { month: "2026-10", incomeCents: 510_000n, spendingCents: 320_000n },
  { month: "2026-11", incomeCents: 481_250n, spendingCents: 260_418n },
];

it("calls every month what stands under it, and says its figures in words and in a table", async () => {
  const { container } = render(<MonthBars months={months} />);

  expect(screen.getByText("Nov")).toHaveAccessibleName("Nov 2026: Income $4,812.50, Spending $2,604.18");
  await userEvent.click(screen.getByText("View as table"));
  const table = screen.getByRole("table", { name: "Income and spending by month" });
  expect(within(table).getByRole("row", { name: "October 2026 $5,100.00 $3,200.00" })).toBeInTheDocument();
  await expectAccessible(container);
});

it("has its amounts and its scale in the currency that money is shown in", () => {
  render(
    <DisplaySettings currency={{ code: "EUR", rate: "0.5" }}>
      <MonthBars months={months} />
    </DisplaySettings>,
  );

  expect(screen.getByText("Nov")).toHaveAccessibleName("Nov 2026: Income €2,406.25, Spending €1,302.09");
  expect(screen.getByRole("cell", { name: "€2,550.00", hidden: true })).toBeInTheDocument();
  expect(screen.getByText("3k")).toBeInTheDocument();
});

it("draws what came in and what went out of each month as high as it is, on one line", () => {
  const { container } = render(<MonthBars months={months} />);
  const bars = (part: string) =>
    [...container.querySelectorAll(`rect[data-part="${part}"]`)].map((bar) => {
      const [height, top] = ["height", "y"].map((name) => Number(bar.getAttribute(name))) as [number, number];
      return { height, foot: top + height };
    });
  const drawn = [...bars("in"), ...bars("out")];
  const amounts = [...months.map((month) => month.incomeCents), ...months.map((month) => month.spendingCents)];

  expect(new Set(drawn.map(({ foot }) => Math.round(foot)))).toEqual(new Set([190]));
  // The scale ends at six thousand dollars.
  expect(drawn.map(({ height }) => Math.round(height))).toEqual(
    amounts.map((cents) => Math.round((Number(cents) / 600_000) * 190)),
  );
});

it("sets its amounts in the letters that have every currency's sign, beside a month and in the table", async () => {
  render(<MonthBars months={months} />);

  await userEvent.tab();
  const amounts = screen.getAllByText("$4,812.50");
  expect(amounts).toHaveLength(2);
  for (const amount of amounts) expect(getComputedStyle(amount).fontFamily).toBe("var(--font-display)");
});

it("is one tab stop, begins at the current month, and the arrows walk", async () => {
  render(<MonthBars months={months} />);

  await userEvent.tab();
  expect(screen.getByRole("button", { name: /^Nov/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}");
  expect(screen.getByRole("button", { name: /^Sep/ })).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(screen.getByRole("button", { name: /^Nov/ })).toHaveFocus();
});

it("stays a tab stop, at the current month until somebody walks, where months come or go while it is shown", async () => {
  const earlier = [{ month: "2026-08", incomeCents: 380_000n, spendingCents: 410_000n }, ...months];
  const { rerender } = render(<MonthBars months={months.slice(1)} />);
  const stops = () => screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0);

  for (const shown of [earlier, months]) {
    rerender(<MonthBars months={shown} />);
    expect(stops().map(({ textContent }) => textContent)).toEqual(["Nov"]);
  }

  rerender(<MonthBars months={earlier} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
  rerender(<MonthBars months={months} />);
  expect(stops().map(({ textContent }) => textContent)).toEqual(["Nov"]);
});

it("leaves Alt with an arrow, the browser's way back, to the browser", async () => {
  render(<MonthBars months={months} />);
  await userEvent.tab();
  const current = screen.getByRole("button", { name: /^Nov/ });

  expect(fireEvent.keyDown(current, { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(current).toHaveFocus();
});

it("keeps a month's figures in sight after a tap, until one taps elsewhere", () => {
  render(<MonthBars months={months} />);
  const column = screen.getByRole("button", { name: /^Oct/ });
  const figures = () => screen.queryByText("October 2026", { selector: "b" });

  for (const type of ["pointerover", "pointerout"]) {
    fireEvent(column, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: "touch" }));
  }
  fireEvent.click(column);
  expect(figures()).toBeVisible();

  act(() => column.blur());
  expect(figures()).not.toBeInTheDocument();
});

it("draws nothing of nothing", () => {
  const { container } = render(<MonthBars months={[]} />);

  expect(container).toBeEmptyDOMElement();
});
