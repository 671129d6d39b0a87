import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const STAMP = join(root, "node_modules", ".lintel-installed");

/** Installs the locked versions when they are not there or not these. */
export async function installIfMissing() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(join(root, "node_modules")) && readStamp() === wanted) return;
  // Somebody who ran npm themselves has the right packages and no stamp of ours.
  if (!hasBeenInstalledByHand()) {
    console.log("Installing packages …");
    await npmCi();
  }
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(STAMP, wanted);
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, "utf8") : null;
}

/** npm keeps its own copy of the lockfile beside what it installed. */
function hasBeenInstalledByHand() {
  const installed = installedPackages();
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages ?? {};
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      !path.includes("node_modules/") || link || optional || installed[path]?.version === version,
  );
}

function installedPackages() {
  try {
    return JSON.parse(readFileSync(join(root, "node_modules", ".package-lock.json"), "utf8")).packages ?? {};
  } catch {
    // Nothing was installed, or npm was ended while it wrote this.
    return {};
  }
}

function npmCi() {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  // In production too what is started here is built here first.
  return new Promise((done, failed) => {
    // The warnings are about packages of packages: whoever starts the site can do nothing about them.
    const child = spawn(command, [...args, "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio: "inherit",
      shell: !npm && process.platform === "win32",
    });
    child.once("error", failed);
    child.once("exit", (code) => {
      if (code === 0) done();
      else failed(Object.assign(new Error(`npm ci ended with ${code}.`), { isTold: true }));
    });
  });
}
