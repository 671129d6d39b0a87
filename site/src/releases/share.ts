import { createHash } from "node:crypto";
import type { Registry } from "@lintel/portal/release";

/** Shares are set in percent; finer steps keep the part of the visitors close to what was asked for. */
const BUCKETS = 10_000;

/** Which trials a visitor takes part in. The bucket knows the remote and not the version, so a larger share keeps who was in the smaller one. */
export function trialsFor(registry: Registry, visitor: string, returned: ReadonlySet<string>): string[] {
  return registry.remotes
    .filter(({ name, trial }) => trial && !returned.has(trial.release.version) && isWithin(visitor, name, trial.share))
    .map(({ name }) => name);
}

export function isWithin(visitor: string, remote: string, share: number): boolean {
  const bucket = createHash("sha256").update(`${visitor} ${remote}`).digest().readUInt32BE(0) % BUCKETS;
  return bucket < (share / 100) * BUCKETS;
}

export function hasTrials(registry: Registry): boolean {
  return registry.remotes.some(({ trial }) => trial);
}
