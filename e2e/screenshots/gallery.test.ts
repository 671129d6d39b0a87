import { join } from "node:path";
import { test } from "@playwright/test";
import { buildGallery, serveGallery } from "../../tools/gallery.mjs";
import { root } from "../harness/prepare";

test("pictures of every component in every state", async ({ page }) => {
  await buildGallery();
  const gallery = await serveGallery();
  await page.emulateMedia({ reducedMotion: "reduce" });

  for (const theme of ["light", "dark"]) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${gallery.url}/?framed&theme=${theme}`);
      await page.getByRole("heading", { name: "Overlays" }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({
        path: join(root, "docs", "screenshots", `gallery-${theme}-${width}.png`),
        fullPage: true,
      });
    }
  }
  await gallery.stop();
});
