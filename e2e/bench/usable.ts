import { setTimeout } from "node:timers/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { quantile } from "../../tools/proof/figures";
import { enterAs } from "../harness/bank";

const ROUNDS = 7;

export interface Visit {
  url: string;
  token: string;
  path: string;
  /** The first thing on the page that can be pressed. */
  row: string;
  /** What is done to the page before it is asked for. */
  prepare?: (page: Page) => Promise<void>;
}

export interface Turns {
  few: readonly number[];
  many: readonly number[];
  /** How many times slower the many are, median against median. */
  ratio: number;
}

/** In turns, so that whatever else the machine does slows both alike. */
export async function takeTurns(browser: Browser, few: Visit, many: Visit): Promise<Turns> {
  const times: Record<"few" | "many", number[]> = { few: [], many: [] };
  await millisecondsToUsable(browser, few);
  await millisecondsToUsable(browser, many);
  for (let round = 0; round < ROUNDS; round++) {
    times.few.push(await millisecondsToUsable(browser, few));
    times.many.push(await millisecondsToUsable(browser, many));
  }
  return { ...times, ratio: quantile(times.many, 0.5) / quantile(times.few, 0.5) };
}

/** From asking for the page to the first row that can be pressed, in a browser that has nothing of it yet. */
async function millisecondsToUsable(browser: Browser, { url, token, path, row, prepare }: Visit): Promise<number> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await enterAs(page, token, "/api/healthz");
  await prepare?.(page);
  await page.goto(path);
  await page.locator(row).first().waitFor();
  const taken = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now()))),
  );
  await context.close();
  return taken;
}

/** What the check must not pass: a list that has read this many pages before it shows the first row. */
export function readingAhead(call: string, pages: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route(call, async (route) => {
      let answer = await route.fetch();
      for (let read = 1; read < pages; read++) {
        answer = await route.fetch();
        // So many calls at once are refused to one person: whoever reads ahead waits, and the page gets a page.
        for (; answer.status() === 429; answer = await route.fetch()) await setTimeout(200);
      }
      await route.fulfill({ response: answer });
    });
  };
}

/** What the check must not pass: a list as high as what is in it draws all of it. */
export async function rowsWithoutWindow(list: Locator, row: Locator): Promise<number> {
  await list.evaluate((node) => Object.assign(node.style, { height: "20000px", maxHeight: "none" }));
  await list.page().waitForTimeout(500);
  return row.count();
}

export function inWords(times: readonly number[]): string {
  return `${quantile(times, 0.5).toFixed(0)} ms (${times.map(Math.round).join(", ")})`;
}
