import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isAlive } from "./is-alive.mjs";
import { Plain, root } from "./run.mjs";

const STAMP = join(root, "node_modules", ".lintel-installed");
/** Beside what is installed: npm begins by removing that. */
const LOCK = join(root, ".cache", "installing");

/** Installs the locked versions when they are not there or not these. */
export async function installIfMissing() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(join(root, "node_modules")) && readStamp() === wanted) return;
  // Somebody who ran npm themselves has the right packages and no stamp of ours.
  if (!hasBeenInstalledByHand()) {
    takeLock();
    try {
      // Whoever had the lock may have done so meanwhile.
      if (!hasBeenInstalledByHand()) {
        console.log("Installing packages …");
        await npmCi();
      }
    } finally {
      rmSync(LOCK, { force: true });
    }
  }
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** Two at once would remove what the other has just installed. */
function takeLock() {
  mkdirSync(dirname(LOCK), { recursive: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    // Empty where it was ended before it had written who it is.
    const holder = Number(readFileSync(LOCK, "utf8"));
    if (isAlive(holder))
      throw new Plain(
        `Process ${holder} is installing the packages of this clone: start again once it has. If it is something else, remove ${LOCK}.`,
      );
    // Left by one that was ended meanwhile.
    rmSync(LOCK, { force: true });
    takeLock();
  }
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
