import { defineConfig } from "@playwright/test";
import { LAUNCH } from "../tools/browser/chromium.mjs";
import journeys from "./playwright.config";

/** Figures for people to read, beside journeys that pass or fail: of a browser as people have it, and one at a time, or they would measure each other. */
export default defineConfig({
  ...journeys,
  testMatch: /\/bench\/[^/]+\.bench\.ts$/,
  globalSetup: "./bench/with-database.ts",
  workers: 1,
  use: { ...journeys.use, launchOptions: LAUNCH },
});
