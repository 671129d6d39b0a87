import fc from "fast-check";
import { formatMoney, moneyParts } from "./format-money";

const EUR = { code: "EUR", rate: "0.85" };
const JPY = { code: "JPY", rate: "110.5" };

const magnitude = fc.bigInt({ min: 0n, max: 10n ** 30n });
const rate = fc
  .tuple(fc.bigInt({ min: 1n, max: 999_999n }), fc.integer({ min: 0, max: 999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, "0")}`);

it("shows dollars and cents as en-US does", () => {
  expect(formatMoney(125_000n)).toBe("$1,250.00");
  expect(formatMoney(5n)).toBe("$0.05");
  expect(formatMoney(123_456_789_012_345_678_901n)).toBe("$1,234,567,890,123,456,789.01");
});

it("multiplies by the rate and rounds half a unit away from zero", () => {
  expect(formatMoney(1n, { code: "EUR", rate: "0.5" })).toBe("€0.01");
  expect(formatMoney(-1n, { code: "EUR", rate: "0.5" })).toBe("−€0.01");
  expect(formatMoney(1n, { code: "EUR", rate: "0.49" })).toBe("€0.00");
  expect(formatMoney(10_000n, EUR)).toBe("€85.00");
});

it("shows no fraction where the currency has none", () => {
  expect(formatMoney(500n, JPY)).toBe("¥553");
  expect(moneyParts(500n, JPY).fraction).toBe("");
});

it("asks once how many digits a currency has, however many amounts a list shows", () => {
  formatMoney(500n, JPY);
  const asked = jest.spyOn(Intl.NumberFormat.prototype, "resolvedOptions");

  expect([500n, 600n].map((cents) => formatMoney(cents, JPY))).toEqual(["¥553", "¥663"]);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it("puts a true minus or a plus before the symbol", () => {
  expect(formatMoney(-125_000n)).toBe("−$1,250.00");
  expect(formatMoney(125_000n, undefined, "always")).toBe("+$1,250.00");
  expect(formatMoney(-125_000n, undefined, "never")).toBe("$1,250.00");
});

it("gives no sign to nothing", () => {
  expect(formatMoney(0n, undefined, "always")).toBe("$0.00");
  expect(formatMoney(-1n, { code: "EUR", rate: "0.1" })).toBe("€0.00");
});

it("refuses a rate that is not plain decimal text", () => {
  for (const bad of ["", "1e3", "-1", "0,85", "NaN", ".5", "1."]) {
    expect(() => formatMoney(1n, { code: "EUR", rate: bad })).toThrow(RangeError);
  }
});

it("keeps every digit of every amount", () => {
  fc.assert(
    fc.property(magnitude, (cents) => {
      expect(BigInt(formatMoney(cents).replace(/[^0-9]/g, ""))).toBe(cents);
    }),
  );
});

it("shows a debt as the same amount with a minus", () => {
  fc.assert(
    fc.property(magnitude, rate, (cents, text) => {
      const currency = { code: "EUR", rate: text };
      const owned = formatMoney(cents, currency);
      expect(formatMoney(-cents, currency)).toBe(/[1-9]/.test(owned) ? `−${owned}` : owned);
    }),
  );
});

it("is never more than half a cent away from amount times rate", () => {
  fc.assert(
    fc.property(magnitude, rate, (cents, text) => {
      const shown = BigInt(formatMoney(cents, { code: "EUR", rate: text }).replace(/[^0-9]/g, ""));
      const exactMillionths = cents * BigInt(text.replace(".", ""));
      const off = shown * 1_000_000n - exactMillionths;
      expect(off <= 500_000n && off > -500_000n).toBe(true);
    }),
  );
});
