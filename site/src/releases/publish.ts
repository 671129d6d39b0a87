import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  type RegisteredRemote,
  type Registry,
  type Release,
  type ReleaseAction,
  type RemoteDeclaration,
  type RemoteManifest,
  registryIn,
  type SignedRegistry,
} from "@lintel/portal/release";
import { type ReleaseStore, StoreFailed, sha384 } from "../store/release-store";
import { someAtOnce } from "../store/some-at-once";
import { hashOf } from "../store/verified-file";
import { isSignedBy, type SigningKey, signed } from "./signing";

const EMPTY: Registry = { serial: 0, shell: { version: "", manifestSha384: "" }, remotes: [] };
/** By a drawn page's path in its folder, the hash of it. */
export const PRERENDERED_LIST = "prerendered.json";
/** Files that packing makes smaller lie in the store packed as well. */
export const PACKED_TYPE = /\.(js|css|json|svg)$/;
const ATTEMPTS = 20;
const TAKEN_BACK_KEPT = 20;

export interface Built {
  readonly name: string;
  readonly version: string;
  /** The built files' folder. */
  readonly folder: string;
  /** The prerendered pages' folder. They are for the site, which writes them into documents; no browser asks for them. */
  readonly prerendered: string | null;
  readonly entry: string;
  readonly styles: readonly string[];
  readonly pages: RemoteManifest["pages"];
  readonly exposes: readonly string[];
  readonly shared: Readonly<Record<string, string>>;
}

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

/** Writes a release's files, compressed too, then its manifest; nothing points at it yet. */
export async function putRelease(store: ReleaseStore, prefix: string, built: Built): Promise<Release> {
  const hashes = await someAtOnce(await filesIn(built.folder), async (file) => {
    const content = await readFile(join(built.folder, file));
    await store.putFile(`${prefix}/${built.version}/${file}`, content);
    if (PACKED_TYPE.test(file)) await putCompressed(store, `${prefix}/${built.version}/${file}`, content);
    return [file, sha384(content)] as const;
  });
  const files: Readonly<Record<string, string>> = Object.fromEntries(hashes);

  const { prerendered } = built;
  const prerenderedSha384 =
    prerendered === null ? null : await putPrerendered(store, `${prefix}/${built.version}`, prerendered);

  const manifest: RemoteManifest = {
    name: built.name,
    version: built.version,
    entry: built.entry,
    styles: built.styles,
    files,
    ...(prerenderedSha384 === null ? {} : { prerenderedSha384 }),
    pages: built.pages,
    exposes: built.exposes,
    shared: built.shared,
  };
  const text = Buffer.from(JSON.stringify(manifest));
  await store.putFile(`${prefix}/${built.version}/manifest.json`, text);
  await putCompressed(store, `${prefix}/${built.version}/manifest.json`, text);

  await verify(store, `${prefix}/${built.version}`, files);
  return { version: built.version, manifestSha384: sha384(text) };
}

/** The site writes them into documents as they are: they are signed for like scripts, by way of a list. */
async function putPrerendered(store: ReleaseStore, folder: string, prerendered: string): Promise<string> {
  const hashes = await someAtOnce(await filesIn(prerendered), async (file) => {
    const content = await readFile(join(prerendered, file));
    await store.putFile(`${folder}/prerendered/${file}`, content);
    return [file, sha384(content)] as const;
  });
  const list = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
  await store.putFile(`${folder}/${PRERENDERED_LIST}`, list);
  return sha384(list);
}

async function putCompressed(store: ReleaseStore, path: string, content: Buffer): Promise<void> {
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await putPacked(store, `${path}.br`, brotli, content);
  await putPacked(store, `${path}.gz`, gzipSync(content, { level: 9 }), content);
}

/** Another version of Node, or another processor, packs a file into other bytes: whoever publishes what is there already need not have the same. */
async function putPacked(store: ReleaseStore, path: string, packed: Buffer, content: Buffer): Promise<void> {
  try {
    await store.putFile(path, packed);
  } catch (error) {
    const there = await store.readFile(path);
    if (there === null || hashOf(path, there) !== sha384(content)) throw error;
  }
}

/** What was written is read back before anything points at it. */
async function verify(store: ReleaseStore, prefix: string, files: Readonly<Record<string, string>>): Promise<void> {
  await someAtOnce(Object.entries(files), async ([file, hash]) => {
    const content = await store.readFile(`${prefix}/${file}`);
    if (content === null || sha384(content) !== hash)
      throw new StoreFailed(`${prefix}/${file} was not written as it was built.`);
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
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
async function freeSerial(store: ReleaseStore, serial: number): Promise<number> {
  return (await store.readFile(historyPath(serial))) === null ? serial : freeSerial(store, serial + 1);
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
