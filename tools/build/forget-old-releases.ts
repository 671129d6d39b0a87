import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { registryIn, type SignedRegistry } from "@lintel/portal/release";

const KEPT_MS = 10 * 60_000;

/** In a store that only tests and figures look at, each day would leave what was built on it, and nobody asks for that. */
export function forgetOldReleases(store: string): void {
  const signed = JSON.parse(readFileSync(join(store, "registry.json"), "utf8")) as SignedRegistry;
  const { shell, remotes } = registryIn(signed);
  forgetIn(join(store, "shell"), new Set([shell.version]));
  for (const { name, current, lastGood } of remotes) {
    forgetIn(join(store, "remotes", name), new Set([current.version, lastGood?.version ?? ""]));
  }
}

function forgetIn(folder: string, kept: ReadonlySet<string>): void {
  for (const version of readdirSync(folder)) {
    const isYoung = Date.now() - statSync(join(folder, version)).mtimeMs < KEPT_MS;
    if (!kept.has(version) && !isYoung) rmSync(join(folder, version), { recursive: true, force: true });
  }
}
