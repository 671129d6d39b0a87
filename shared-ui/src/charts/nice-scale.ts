const STEPS = 3;

/** Tick values from 0 upwards that a person would choose: steps of 1, 2, 2.5 or 5 times a power of ten, the last at or above the highest value. */
export function niceScale(highest: number): number[] {
  const rough = highest > 0 ? highest / STEPS : 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
  return Array.from({ length: STEPS + 1 }, (_, position) => position * step);
}

/** "6k": an axis has room for magnitude, the exact amounts stand in the table. */
export function axisLabel(value: number): string {
  // No tick has more digits than two that count.
  return new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 2 })
    .format(value)
    .toLowerCase();
}
