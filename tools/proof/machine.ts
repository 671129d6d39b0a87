import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import { root } from "../build/apps";

/** What took a figure: without it the figure says little. */
export function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  return `${cpus().length} x ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}`;
}

/** What a figure was taken of. */
export function describeCommit(git = runGit): string {
  try {
    const isAsCommitted = git("status", "--porcelain", "--untracked-files=no") === "";
    return `${git("rev-parse", "--short", "HEAD")}${isAsCommitted ? "" : " with uncommitted changes"}`;
  } catch {
    // What is measured is the same, and the figure is worth telling.
    return "unknown, without git or a clone";
  }
}

function runGit(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}
