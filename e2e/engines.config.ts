import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** The engines of other browsers, where the machine has them: a command of its own, because not every machine does. */
export default defineConfig(journeys, {
  testMatch: /\/engines\/[^/]+\.test\.ts$/,
  fullyParallel: false,
  reporter: [["list"], ["./engines/reporter.ts"]],
});
