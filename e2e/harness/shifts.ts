import type { BrowserContext, Page } from "@playwright/test";

interface Shifts {
  /** As Chromium scores them: the share of the window that moved, times how far. */
  sum: number;
  /** The beginning of each text that moved. */
  moved: string[];
}

/** Adds up what moves on every later page, from its first byte on, without anybody having done anything. */
export async function watchShifts(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        shifts.moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

export async function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    // They are told of once they have been drawn.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { shifts: Shifts }).shifts;
  });
}
