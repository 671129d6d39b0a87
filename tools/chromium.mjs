import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./run.mjs";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** Finds a Chromium for the journeys, or installs one: Debian's as root, Playwright's own elsewhere. */
export function chromiumIfMissing() {
  if (existsSync(SYSTEM_CHROMIUM) || existsSync(playwrightsOwn())) return;

  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.log("Installing Chromium from Debian …");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return;
  }
  console.log("Installing Playwright's Chromium …");
  execFileSync(process.execPath, [join(root, "node_modules", "@playwright/test/cli.js"), "install", "chromium"], {
    stdio: "inherit",
  });
}

function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  return require(join(root, "node_modules", "@playwright/test")).chromium.executablePath();
}
