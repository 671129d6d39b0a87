import { createHash } from "node:crypto";
import {
  type RegisteredRemote,
  type Registry,
  type Release,
  type ReleaseAction,
  type RemoteDeclaration,
  registryIn,
  type SignedRegistry,
} from "@lintel/portal/release";
import { type ReleaseStore, StoreFailed } from "../store/release-store";
import { isSignedBy, type SigningKey, signed } from "./signing";

const EMPTY: Registry = { serial: 0, shell: { version: "", manifestSha384: "" }, remotes: [] };
const ATTEMPTS = 20;
const TAKEN_BACK_KEPT = 20;

/** Who changed the registry, how. Kept beside the history and out of the registry, which every visitor can read. */
export interface AuditLine {
  readonly by: string;
  readonly at: string;
  readonly action: ReleaseAction;
  readonly app: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly share?: number;
}

/** Points the registry at a remote's release. The one it pointed at stays as the last good one; a trial ends. */
export function withRemote(registry: Registry, declaration: RemoteDeclaration, release: Release): Registry {
  const before = findRemote(registry, declaration.name);
  const isNew = before !== null && before.current.version !== release.version;
  const released: RegisteredRemote = {
    ...declaration,
    current: release,
    lastGood: isNew ? before.current : (before?.lastGood ?? null),
    takenBack: (before?.takenBack ?? []).filter((version) => version !== release.version),
  };
  return replaced(registry, released);
}

/** The remote wherever it stands: killed ones keep their place. */
export function findRemote(registry: Registry, name: string): RegisteredRemote | null {
  return [...registry.remotes, ...(registry.killed ?? [])].find((remote) => remote.name === name) ?? null;
}

export function isKilled(registry: Registry, name: string): boolean {
  return (registry.killed ?? []).some((remote) => remote.name === name);
}

export function replaced(registry: Registry, remote: RegisteredRemote): Registry {
  const within = (remotes: readonly RegisteredRemote[]) => [
    ...remotes.filter(({ name }) => name !== remote.name),
    remote,
  ];
  return isKilled(registry, remote.name)
    ? { ...registry, killed: within(registry.killed ?? []) }
    : { ...registry, remotes: within(registry.remotes).sort((left, right) => (left.name < right.name ? -1 : 1)) };
}

/** Ends the trial of one version; null where it is on trial no more. */
export function withoutTrial(registry: Registry, name: string, version: string): Registry | null {
  const remote = findRemote(registry, name);
  if (remote?.trial?.release.version !== version) return null;
  return replaced(registry, { ...remote, trial: null, takenBack: takenBackToo(remote, version) });
}

/** A remote's versions that a start does not make live again, with these. */
export function takenBackToo(
  { takenBack = [] }: RegisteredRemote,
  ...versions: readonly (string | undefined)[]
): readonly string[] {
  return [...versions.filter((version) => version !== undefined), ...takenBack].slice(0, TAKEN_BACK_KEPT);
}

export const NOT_SIGNED =
  "The registry in the store is not signed with this key. Bring the key back (REGISTRY_KEY), or start an empty store.";

/** Compare-and-swap: two people who publish at once both end in the registry, in some order. */
export async function changeRegistry(
  store: ReleaseStore,
  key: SigningKey,
  change: (registry: Registry) => Registry,
  audit?: (before: Registry) => AuditLine,
): Promise<Registry> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await store.readRegistry();
    if (read !== null && !isSignedBy(read, key)) {
      throw new StoreFailed(NOT_SIGNED);
    }
    const before = read === null ? EMPTY : registryIn(read);
    const serial = await freeSerial(store, before.serial + 1);
    const next = { ...change(before), serial, madeFrom: before.serial };
    const candidate = signed(next, key);
    // Before the swap: a change that nobody signed for cannot become live, whenever this process dies.
    if (audit) await putLine(store, auditPath(candidate), audit(before));
    if (read !== null) await putPast(store, before.serial, read);
    if (await store.swapRegistry(read, candidate)) {
      // Should an earlier one be put back: open pages have seen this one, and its number must not be given again.
      // The change is live already, so where this fails, it is left to whoever makes the next one.
      await putPast(store, next.serial, candidate).catch(() => undefined);
      return next;
    }
    if (await isPast(store, candidate, next.serial)) return next;
  }
  throw new StoreFailed("The registry kept changing while this release was being written. Publish again.");
}

function putPast(store: ReleaseStore, serial: number, registry: SignedRegistry): Promise<void> {
  return store.putFile(historyPath(serial), Buffer.from(JSON.stringify(registry)));
}

/** The first from here that no past registry has: where an earlier registry was put back, later ones are in the history already. */
async function freeSerial(store: ReleaseStore, serial: number, last: Buffer | null = null): Promise<number> {
  const past = await store.readFile(historyPath(serial));
  if (past === null) return serial;
  // Each says its own number: alike are the answers of something that has a page for whatever is not there.
  if (last?.equals(past)) {
    throw new StoreFailed(
      `${historyPath(serial)} in the store is to the letter what ${historyPath(serial - 1)} is. Nothing was changed: look at what answers in the store's place.`,
    );
  }
  return freeSerial(store, serial + 1, past);
}

/** Whoever does the same again after a failure, or at the same moment as another, leads to the same registry and finds its line there. */
async function putLine(store: ReleaseStore, path: string, line: AuditLine): Promise<void> {
  try {
    await store.putFile(path, Buffer.from(JSON.stringify(line)));
  } catch (error) {
    if ((await store.readFile(path)) === null) throw error;
  }
}

/** Ours all the same: the answer to our swap was lost on its way from a bucket, and somebody has built on it since. */
async function isPast(store: ReleaseStore, candidate: SignedRegistry, serial: number): Promise<boolean> {
  const past = await store.readFile(historyPath(serial));
  // Live and not built on, it is the same change of somebody who was quicker.
  if ((await store.readRegistry())?.signature === candidate.signature) return false;
  return past !== null && (JSON.parse(past.toString("utf8")) as SignedRegistry).signature === candidate.signature;
}

/** Registries of the past, each under its number. */
export function historyPath(serial: number): string {
  return `history/${serial}.json`;
}

/** Named by the registry that the change led to, so that of two who raced only the winner's line is ever read. */
export function auditPath(registry: SignedRegistry): string {
  return `audit/${createHash("sha256").update(registry.signature).digest("hex").slice(0, 32)}.json`;
}
