import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import type { RunOptions } from "axe-core";

/** Longer than whatever fades or slides; what runs longer is a clock of its own, such as a toast's, and looks right at any moment. */
const SOON_MS = 600;

/** Nobody reads it any more, and it may have begun to fade while axe looks. */
const LEAVING_TOAST = ".Toastify__toast[data-in=false]";

/** All that the themes differ in. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Where a name need not hold all that is seen: a row of a list begins with what it is, which one says to open it, and puts the rest in words for
 * the ear; an option is chosen in its list, whose name is asked.
 */
const NAMED_FOR_THE_EAR = "button:has(time), option";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with the page as it stands, a line each: everything in the theme that is shown, and the colours of the other. */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  const { attribute, other } = await page.evaluate(() => {
    const attribute = document.documentElement.dataset.theme ?? null;
    const isDark = attribute === null ? matchMedia("(prefers-color-scheme: dark)").matches : attribute === "dark";
    return { attribute, other: isDark ? "light" : "dark" };
  });
  // Once for both looks: taking it in is half of what a look takes.
  await page.evaluate(SOURCE);
  const found = await faultsIn(page, within);
  await setTheme(page, other);
  for (const fault of await faultsIn(page, within, RULES_OF_COLOURS)) found.push(`${other}: ${fault}`);
  await setTheme(page, attribute);
  return found;
}

/** By the attribute, which is all that a switch of themes changes. */
function setTheme(page: Page, theme: string | null): Promise<void> {
  return page.evaluate((theme) => {
    if (theme === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, theme);
}

async function faultsIn(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  // A colour that still fades would be measured half-way.
  await page.evaluate((soon) => {
    const ending = document
      .getAnimations()
      .filter(({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime) <= soon);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  }, SOON_MS);
  const where = { exclude: LEAVING_TOAST, ...(within === undefined ? {} : { include: within }) };
  // What is right it would describe as well, for most of its time.
  const how: RunOptions = { resultTypes: ["violations"], elementRef: true, ...(rules && { runOnly: rules }) };
  return page.evaluate(
    async ({ where, how, namedForTheEar }) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(where, how);
      return violations.flatMap(({ id, nodes }) => {
        const faults = nodes.filter(
          ({ element }) => id !== "label-content-name-mismatch" || !element?.matches(namedForTheEar),
        );
        const places = faults.map(({ html, failureSummary }) => `${html} ${failureSummary}`);
        return faults.length === 0 ? [] : `${id}: ${places.join(" | ")}`;
      });
    },
    { where, how, namedForTheEar: NAMED_FOR_THE_EAR },
  );
}
