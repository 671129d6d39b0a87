import type { Page } from "@playwright/test";

/** Walks through the page by keyboard and names every stop of which nothing can be seen (WCAG 2.4.11). */
export async function hiddenStops(page: Page, key: "Tab" | "Shift+Tab", presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const stop = document.activeElement;
      if (!stop || stop === document.body) return null;
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      const isSeen = [left + 3, (left + right) / 2, right - 3].some((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].some((y) => {
          const seen = document.elementFromPoint(x, y);
          return seen !== null && (stop.contains(seen) || seen.closest("label")?.control === stop);
        }),
      );
      return isSeen ? null : stop.outerHTML.slice(0, 120);
    });
    if (name !== null) hidden.push(`${key}: ${name}`);
  }
  return hidden;
}
