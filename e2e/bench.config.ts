import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** Figures for people to read, beside journeys that pass or fail: one browser at a time, or they would measure each other. */
export default defineConfig({
  ...journeys,
  testMatch: /\/bench\/[^/]+\.bench\.ts$/,
  globalSetup: "./bench/with-database.ts",
  workers: 1,
});
