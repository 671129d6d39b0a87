import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** Old and new releases side by side: a command of its own, because it says the same things many times over. */
export default defineConfig(journeys, {
  testMatch: /\/skew\/[^/]+\.test\.ts$/,
  fullyParallel: false,
  reporter: [["list"], ["./skew/reporter.ts"]],
});
