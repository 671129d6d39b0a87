import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** `npm run screenshots`: the pictures in docs/screenshots and site/src/social.png, of the running demo and of the gallery. */
export default defineConfig(base, { testMatch: /\/screenshots\/[^/]+\.test\.ts$/, workers: 1 });
