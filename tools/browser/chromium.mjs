import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../start/run.mjs";

const SYSTEM = "/usr/bin/chromium";
const SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Playwright's own list, which ours replaces: Chromium listens to the last one alone. The two at the end are suggestions for its address bar:
 * a page of their own for every window, half a second of a processor each, which nobody sees.
 */
const FEATURES_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** A whole browser, as people have it: the system's where there is one, and nothing of it that calls home or needs a screen. */
export const LAUNCH = {
  ...(existsSync(SYSTEM) ? { executablePath: SYSTEM } : { channel: "chromium" }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${FEATURES_OFF.join(",")}`,
  ],
};

/** The same engine without windows, which takes four fifths of the time, where the machine has it. By itself it sets letters on whole pixels, unlike a browser with windows. */
export const LAUNCH_OF_JOURNEYS = existsSync(SHELL)
  ? { executablePath: SHELL, args: [...LAUNCH.args, "--font-render-hinting=none"] }
  : LAUNCH;

/** A Chromium to test in: the system's, else Playwright's, else one that is installed now. */
export async function haveChromium() {
  if (existsSync(SYSTEM)) return;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return;

  console.log("Installing a Chromium to test in …");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    execFileSync("apt-get", ["update"], { stdio: "inherit" });
    // Pages hold their place in Arial or what is as wide: without any of those they move when their own letters arrive.
    const packages = ["chromium", "chromium-headless-shell", "fonts-liberation"];
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", ...packages], { stdio: "inherit" });
    return;
  }
  execFileSync(process.execPath, [join(root, "node_modules", "@playwright", "test", "cli.js"), "install", "chromium"], {
    cwd: root,
    stdio: "inherit",
  });
}
