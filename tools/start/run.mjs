import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const [major, minor] = numbersIn(engines.node);
const [ownMajor, ownMinor] = numbersIn(process.version);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(`Lintel needs Node ${major}.${minor} or newer. This is ${process.version}.`);
  process.exit(1);
}

export const root = join(import.meta.dirname, "../..");

/** A failure whose message is the whole story for the person at the keyboard. */
export class Plain extends Error {}

/** Runs one of our TypeScript programs and waits for it. It tells its own failure; the error thrown here says only that it did. */
export function runTypeScript(file, environment, args = []) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ["--import", "./tools/typescript.mjs", file, ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    let isStopped = false;
    const passOn = (signal) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, passOn);
    child.once("error", failed);
    child.once("exit", (code, signal) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, passOn);
      if (code === 0) done();
      else failed(Object.assign(new Error(`${file} ended with ${code ?? signal}.`), { isTold: true, isStopped }));
    });
  });
}

function numbersIn(version) {
  return version.match(/\d+/g).map(Number);
}
