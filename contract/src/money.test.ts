import fc from "fast-check";
import { decimalText, fromWire, parseAmount, toWire } from "./money";

/** What a whole bank holds: a double is exact to the cent far beyond it. */
const MOST_HELD = 999_999_999_999_999n;

describe("P8 reading an amount", () => {
  it.each<[unknown, bigint]>([
    [0.29, 29n],
    ["0.29", 29n],
    [12.5, 1250n],
    ["12.50", 1250n],
    ["12.5", 1250n],
    [1, 100n],
    ["1000000.00", 100_000_000n],
    [9_999_999_999.99, 999_999_999_999n],
    [1.1, 110n],
    [4.35, 435n],
    [0, 0n],
  ])("takes %p", (value, cents) => {
    expect(parseAmount(value)).toBe(cents);
  });

  it.each([
    [-1],
    ["-1"],
    [0.001],
    ["0.005"],
    [1e21],
    [1e-7],
    ["1e309"],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ["5e0"],
    [true],
    [[5]],
    [null],
    [undefined],
    [{}],
    [""],
    [" 5"],
    ["5 "],
    ["5."],
    [".5"],
    ["05"],
    [10_000_000_000],
    ["1,000.00"],
    ["$5"],
    ["٥"],
    ["0x10"],
    ["1".repeat(5_000)],
    [10n],
  ])("refuses %p instead of rounding it", (value) => {
    expect(parseAmount(value)).toBeNull();
  });

  it("reads back what it writes, for every amount", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999n }), (cents) => {
        expect(parseAmount(decimalText(cents))).toBe(cents);
        expect(parseAmount(toWire(cents))).toBe(cents);
      }),
    );
  });
});

describe("amounts on the wire", () => {
  it.each<[bigint, string]>([
    [0n, "0.00"],
    [5n, "0.05"],
    [-5n, "-0.05"],
    [123_456n, "1234.56"],
    [-100n, "-1.00"],
  ])("%p is written %s", (cents, text) => {
    expect(decimalText(cents)).toBe(text);
  });

  it("come back as they left, also below zero", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -MOST_HELD, max: MOST_HELD }), (cents) => {
        expect(fromWire(JSON.parse(JSON.stringify(toWire(cents))))).toBe(cents);
      }),
    );
  });
});
