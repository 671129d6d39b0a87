import { stats, transaction } from "../../test/people";
import { countOfToday, monthFigures } from "./month-figures";

const now = new Date("2026-11-20T12:00:00Z");

it("sums income and spending of six months, oldest first, and leaves out what failed", () => {
  const rows = [
    transaction({ created_at: "2026-11-20T08:00:00Z" }),
    transaction({ created_at: "2026-10-31T23:59:59Z", amount: 10 }),
    transaction({ created_at: "2026-10-02T00:00:00Z", amount: 5, direction: "outgoing" }),
    transaction({ created_at: "2026-10-01T00:00:00Z", amount: 999, status: "failed" }),
    transaction({ created_at: "2026-06-01T00:00:00Z", amount: 0.29 }),
    transaction({ created_at: "2026-05-31T23:59:59Z", amount: 777 }),
  ];

  expect(monthFigures({ stats: stats(), rows, isComplete: true, now })).toEqual([
    { month: "2026-06", incomeCents: 29n, spendingCents: 0n },
    { month: "2026-07", incomeCents: 0n, spendingCents: 0n },
    { month: "2026-08", incomeCents: 0n, spendingCents: 0n },
    { month: "2026-09", incomeCents: 0n, spendingCents: 0n },
    { month: "2026-10", incomeCents: 1000n, spendingCents: 500n },
    { month: "2026-11", incomeCents: 481_250n, spendingCents: 260_418n },
  ]);
});

it.each(["2026-12-02", "2026-10-20"])("draws the bank's month as the last one on a device that has %s", (day) => {
  const rows = [
    transaction({ created_at: "2026-11-30T23:59:00Z", status: "failed" }),
    transaction({ created_at: "2026-11-30T23:58:00Z", amount: 40 }),
    transaction({ created_at: "2026-10-02T00:00:00Z", amount: 5 }),
  ];

  const months = monthFigures({ stats: stats(), rows, isComplete: true, now: new Date(day) }).slice(-2);

  expect(months).toEqual([
    { month: "2026-10", incomeCents: 500n, spendingCents: 0n },
    { month: "2026-11", incomeCents: 481_250n, spendingCents: 260_418n },
  ]);
});

it("goes by the device in a month in which the bank has counted nothing yet", () => {
  const rows = [transaction({ created_at: "2026-11-20T08:00:00Z", amount: 40 })];
  const none = stats({ incoming_sum: 0, outgoing_sum: 0, total_sum: 0, count: 0 });

  const months = monthFigures({ stats: none, rows, isComplete: true, now: new Date("2026-12-01T08:00:00Z") });

  expect(months.slice(-2)).toEqual([
    { month: "2026-11", incomeCents: 4000n, spendingCents: 0n },
    { month: "2026-12", incomeCents: 0n, spendingCents: 0n },
  ]);
});

it("does not draw a month of which only a part is loaded", () => {
  const rows = [
    transaction({ created_at: "2026-11-20T00:00:00Z" }),
    transaction({ created_at: "2026-10-20T00:00:00Z" }),
    transaction({ created_at: "2026-09-20T00:00:00Z" }),
  ];

  const months = monthFigures({ stats: stats(), rows, isComplete: false, now }).map(({ month }) => month);

  expect(months).toEqual(["2026-10", "2026-11"]);
});

it("crosses the turn of the year", () => {
  const months = monthFigures({ stats: stats(), rows: [], isComplete: true, now: new Date("2026-02-10T00:00:00Z") });

  expect(months.map(({ month }) => month)).toEqual(["2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-02"]);
});

it("counts the transactions of the reader's own day", () => {
  const now = new Date(2026, 10, 20, 9, 0);
  const rows = [new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 20, 0, 0), new Date(2026, 10, 19, 23, 59)].map(
    (at) => transaction({ created_at: at.toISOString() }),
  );

  expect(countOfToday({ rows, isComplete: true, now })).toBe("2");
  expect(countOfToday({ rows, isComplete: false, now })).toBe("2");
  expect(countOfToday({ rows: rows.slice(0, 2), isComplete: true, now })).toBe("2");
  expect(countOfToday({ rows: rows.slice(2), isComplete: false, now })).toBe("0");
});

it("says that there are at least so many while the loaded rows end within the day", () => {
  const now = new Date(2026, 10, 20, 9, 0);
  const rows = [new Date(2026, 10, 20, 8, 0), new Date(2026, 10, 20, 7, 0)].map((at) =>
    transaction({ created_at: at.toISOString() }),
  );

  expect(countOfToday({ rows, isComplete: false, now })).toBe("2+");
});
