import fc from "fast-check";
import { axisLabel, niceScale } from "./nice-scale";

it("chooses round steps that cover the highest value", () => {
  expect(niceScale(5100)).toEqual([0, 2000, 4000, 6000]);
  expect(niceScale(6000)).toEqual([0, 2000, 4000, 6000]);
  expect(niceScale(7)).toEqual([0, 2.5, 5, 7.5]);
  expect(niceScale(0)).toEqual([0, 1, 2, 3]);
});

it("always covers and never wastes more than the height again and a half", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (highest) => {
      const top = niceScale(highest).at(-1) ?? 0;
      expect(top).toBeGreaterThanOrEqual(highest * 0.999_999);
      expect(top).toBeLessThanOrEqual(highest * 2.5);
    }),
  );
});

it("writes thousands short", () => {
  expect([0, 2000, 2500, 1_500_000].map(axisLabel)).toEqual(["0", "2k", "2.5k", "1.5m"]);
});

it("writes cents as they are", () => {
  expect(niceScale(0.1).map(axisLabel)).toEqual(["0", "0.05", "0.1", "0.15"]);
  expect(niceScale(0.7).map(axisLabel)).toEqual(["0", "0.25", "0.5", "0.75"]);
});
