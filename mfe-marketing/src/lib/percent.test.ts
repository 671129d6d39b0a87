import { monthlyInterest, parsePercent } from "./percent";

it.each([
  ["5.25", 5_250],
  ["5,25", 5_250],
  [" 12 % ", 12_000],
  ["0", 0],
  ["0.125", 125],
  [".5", 500],
  ["５．２５％", 5_250],
  ["5。25", 5_250],
  ["", 0],
  ["40", 40_000],
])("reads %j as a rate", (text, thousandths) => {
  expect(parsePercent(text, 40)).toBe(thousandths);
});

it.each(["5.25", "5,25", "12 %", ".5", ",5"])("says at no letter of %j, as it is typed, that it is wrong", (text) => {
  const typed = [...text].map((_, at) => parsePercent(text.slice(0, at + 1), 40));

  expect(typed).not.toContain(null);
});

it.each(["x", "-1", "1e3", "5.2.5", "40.001", "1000", "1.2345", "Infinity"])("does not take %j for a rate", (text) => {
  expect(parsePercent(text, 40)).toBeNull();
});

it("rounds a month's interest half up to the cent", () => {
  // 6% a year on $100.00 is 50 cents a month.
  expect(monthlyInterest(10_000n, 6_000)).toBe(50n);
  // 6% a year on $1.00 is half a cent.
  expect(monthlyInterest(100n, 6_000)).toBe(1n);
  expect(monthlyInterest(99n, 6_000)).toBe(0n);
});
