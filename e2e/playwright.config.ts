import { defineConfig } from "@playwright/test";
import { LAUNCH_OF_JOURNEYS } from "../tools/browser/chromium.mjs";

export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/e2e-results",
  testMatch: /\/(federation|journeys|delivery)\/[^/]+\.test\.ts$/,
  globalSetup: "./harness/prepare.ts",
  fullyParallel: true,
  // More than there are cores: part of their time tests wait, for a clock or a file. With two the same tests took a seventh longer.
  workers: 3,
  // Many times what anything takes: a machine that others use as well is no fault of the site. Who promises a time measures it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ["./harness/last-pages.ts"],
    ...(process.env.E2E_REPORT ? [["json", { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    // What cannot be pressed or does not come fails at itself, and not at the end of its whole test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: LAUNCH_OF_JOURNEYS,
  },
});
