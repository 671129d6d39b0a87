import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "../harness/bank";

const WIDTHS = [390, 1440];
const THEMES = ["light", "dark"];
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** In both themes, which differ in colours alone: the attribute is all that a switch changes. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, theme);
    // Colours fade into each other for a moment, and a rule about contrast would read the moment.
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    for (const { id, nodes } of violations) found.push(`${theme}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }
  return found;
}

async function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("every screen of the bank is free of violations and of sideways scrolling", async ({ page, bank, enter }) => {
      test.setTimeout(180_000);
      const person = await bank.person({ balances: [1200, 80] });
      await enter(person);
      const problems: string[] = [];
      for (const path of pathsOf(person)) {
        await page.goto(`/online-banking/${path}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        problems.push(...(await violations(page)).map((problem) => `${path}, ${problem}`));
        if ((await sidewaysPixels(page)) > 0) problems.push(`${path} scrolls sideways`);
      }
      expect(problems).toEqual([]);
    });

    test("every dialog and every empty or failed face is free of violations", async ({ page, bank, enter }) => {
      test.setTimeout(180_000);
      const problems: string[] = [];
      const look = async (name: string) =>
        problems.push(...(await violations(page)).map((problem) => `${name}, ${problem}`));

      const newcomer = await bank.person({ pin: null });
      await enter(newcomer);
      await page.getByRole("dialog", { name: "Set Your PIN" }).waitFor();
      await page.keyboard.type("1111");
      await look("first PIN");

      const person = await bank.person({ balances: [50] });
      await enter(person, "/online-banking/transactions");
      await page.locator("[data-row]").first().click();
      await page.getByRole("dialog").waitFor();
      await look("transaction details");
      await page.goto("/online-banking/transactions?q=nothing-like-this");
      await page.getByText("No transactions match your search.").waitFor();
      await look("no match");
      await page.goto("/online-banking/settings");
      await page.getByRole("button", { name: "Change Currency" }).click();
      await look("currency");
      await page.goto("/online-banking/accounts/000000000000");
      await page.getByText("Account not found.").waitFor();
      await look("account not found");

      const nobody = await bank.person();
      await enter(nobody);
      await page.getByText("Your first account is on its way.").waitFor();
      await look("no account yet");
      await page.route("**/api/{accounts,transactions,transactions/summary}", (route) =>
        route.fulfill({ status: 500, json: { message: "", code: "internal", request_id: "test" } }),
      );
      await page.goto("/online-banking/dashboard");
      await page.getByText("We could not load your balance.").waitFor();
      await look("failed regions");
      expect(problems).toEqual([]);
    });
  });
}

function pathsOf(person: Person): string[] {
  return [
    "dashboard",
    "accounts",
    `accounts/${person.accounts[0]?.account_number}`,
    "cards",
    "cards/get-new-card",
    "transfer",
    "transactions",
    "settings",
    "settings/reset-pin",
  ];
}
