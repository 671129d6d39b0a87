import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { LAUNCH } from "../tools/browser/chromium.mjs";

/** The pictures of shared-ui that the documents show. */
export async function takeGalleryShots(url) {
  const folder = fileURLToPath(new URL("../docs/screenshots", import.meta.url));
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(LAUNCH);

  for (const theme of ["light", "dark"]) {
    for (const width of [1440, 390]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      await page.goto(`${url}/?framed&theme=${theme}`);
      await page.getByRole("heading", { name: "Overlays" }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `gallery-${theme}-${width}.png`), fullPage: true });
      await page.close();
    }
  }
  await browser.close();
}
