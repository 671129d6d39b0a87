import { join } from "node:path";
import { enterAs, test } from "../harness/bank";
import { root } from "../harness/prepare";

const PICTURES = [
  { name: "home", path: "/", signedIn: false },
  { name: "dashboard", path: "/online-banking/dashboard", signedIn: true },
  { name: "transfer", path: "/online-banking/transfer", signedIn: true },
];

for (const theme of ["light", "dark"] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`pictures, ${theme}, ${width} wide`, async ({ page, bank }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
      const token = await bank.signIn("customer@example.com", "Demo-pass-1!");
      for (const { name, path, signedIn } of PICTURES) {
        if (signedIn) await enterAs(page, token, path);
        else await page.goto(path);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(root, "docs", "screenshots", `${name}-${theme}-${width}.png`) });
      }
    });
  }
}

test("the picture that messengers show beside a link", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, "site", "src", "social.png") });
});
