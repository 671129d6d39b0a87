import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** `npm run screenshots`: the pictures of the README, taken from the running demo. */
export default defineConfig(base, { testMatch: /screenshots\/.*\.test\.ts$/, workers: 1 });
