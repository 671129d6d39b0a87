import {
  type RegisteredRemote,
  type Registry,
  type Release,
  type RemoteDeclaration,
  type RemoteManifest,
  registryIn,
} from "@lintel/portal/release";
import {
  type AuditLine,
  changeRegistry,
  findRemote,
  isKilled,
  NOT_SIGNED,
} from "../../site/src/releases/change-registry";
import { isSignedBy, type SigningKey } from "../../site/src/releases/signing";
import type { ReleaseStore } from "../../site/src/store/release-store";
import { sha384 } from "../../site/src/store/sha384";
import { Refused } from "./refused";

/** What somebody who changes releases works with. */
export interface Desk {
  readonly store: ReleaseStore;
  readonly key: SigningKey;
  /** Written into the history. */
  readonly by: string;
  /** The site that serves the store; null: the store is served for the check alone. */
  readonly siteUrl: string | null;
}

export async function readRegistry({ store, key }: Desk): Promise<Registry> {
  const signed = await store.readRegistry();
  if (signed === null) throw new Refused(["Nothing is released yet. `npm start` releases everything once."]);
  if (!isSignedBy(signed, key)) throw new Refused([NOT_SIGNED]);
  return registryIn(signed);
}

export async function manifestOf(store: ReleaseStore, prefix: string, release: Release): Promise<RemoteManifest> {
  const path = `${prefix}/${release.version}/manifest.json`;
  const text = await store.readFile(path);
  if (text === null)
    throw new Refused([
      `The store has no ${prefix}/${release.version} any more. Bring it back from a backup, publish that very version again, or choose another of those that \`npm run releases\` names.`,
    ]);
  if (sha384(text) !== release.manifestSha384)
    throw new Refused([
      `${path} in the store is not what was signed for. Bring it back from a backup, or remove it and publish that very version again.`,
    ]);
  return JSON.parse(text.toString("utf8")) as RemoteManifest;
}

/** What was held against one shell does not go live beside another. */
export function refuseAnotherShell(latest: Registry, { shell }: Registry): void {
  if (latest.shell.version === shell.version) return;
  throw new Refused([`Somebody published a new shell meanwhile: ${latest.shell.version}. Do it again.`]);
}

export interface InUse {
  readonly declaration: RemoteDeclaration;
  readonly manifest: RemoteManifest;
}

/** Every release that somebody gets: what is live, and what a part of the visitors try. */
export function releasesInUse(store: ReleaseStore, remotes: readonly RegisteredRemote[]): Promise<InUse[]> {
  return Promise.all(
    remotes
      .flatMap((remote) => [{ declaration: remote, release: remote.current }, ...(remote.trial ? [remote.trial] : [])])
      .map(async ({ declaration, release }) => ({
        declaration,
        manifest: await manifestOf(store, prefixOf(declaration.name), release),
      })),
  );
}

export function prefixOf(name: string): string {
  return name === "shell" ? "shell" : `remotes/${name}`;
}

export interface Moved {
  readonly from: string;
  readonly to: string;
  /** It was killed: whatever it points at, nobody has it until it is revived. */
  readonly isOffSite: boolean;
}

export interface Change {
  readonly action: AuditLine["action"];
  readonly app: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly share?: number;
}

/** Moves the pointer with a line for the history. `move` throws Refused when what it finds is not what was looked at. */
export function moved(
  { store, key, by }: Desk,
  change: Change | ((before: Registry) => Change),
  move: (registry: Registry) => Registry,
): Promise<Registry> {
  return changeRegistry(store, key, move, (before) => ({
    ...(typeof change === "function" ? change(before) : change),
    by,
    at: new Date().toISOString(),
  }));
}

export function knownRemote(registry: Registry, name: string) {
  if (name === "shell") {
    throw new Refused([
      "The shell carries every area and is never off the site. Back to the one before: npm run rollback -- shell",
    ]);
  }
  const remote = findRemote(registry, name);
  if (remote === null) {
    const names = [...registry.remotes, ...(registry.killed ?? [])].map((known) => known.name).sort();
    throw new Refused([`${name} is not released. Released are: ${names.join(", ")}.`]);
  }
  return { remote, isKilled: isKilled(registry, name) };
}
