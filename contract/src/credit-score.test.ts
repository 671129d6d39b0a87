import { creditBand, creditScore, pointsToNextBand } from "./credit-score";

const dollars = (amount: number) => BigInt(amount) * 100n;

describe("the credit score", () => {
  it.each<[bigint[], number]>([
    [[], 300],
    [[dollars(2_999)], 300],
    [[dollars(3_019), 99n], 301],
    [[dollars(5_000), dollars(2_009)], 700],
    [[dollars(8_500)], 850],
    [[dollars(999_999_999)], 850],
  ])("of %p is %p", (amounts, score) => {
    expect(creditScore(amounts)).toBe(score);
  });

  it.each([
    [850, "Excellent"],
    [750, "Excellent"],
    [749, "Good"],
    [700, "Good"],
    [699, "Fair"],
    [650, "Fair"],
    [649, "Poor"],
    [600, "Poor"],
    [599, "Very Poor"],
    [300, "Very Poor"],
  ])("%p is %s", (score, band) => {
    expect(creditBand(score)).toBe(band);
  });

  it("says how far the next band is, and nothing at the top", () => {
    expect(pointsToNextBand(590)).toEqual({ points: 10, band: "Poor" });
    expect(pointsToNextBand(749)).toEqual({ points: 1, band: "Excellent" });
    expect(pointsToNextBand(750)).toBeNull();
  });
});
