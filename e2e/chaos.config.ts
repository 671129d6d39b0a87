import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** Every remote broken in every way: a command of its own, because most of it is waiting for what does not come. */
export default defineConfig(journeys, {
  testMatch: /\/chaos\/[^/]+\.test\.ts$/,
  // The releases of one site are moved.
  fullyParallel: false,
  workers: 1,
  reporter: [["list"], ["./chaos/reporter.ts"]],
});
