import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Registry, Release, RemoteDeclaration, RemoteManifest } from "@lintel/portal/release";
import { type ReleaseStore, sha384 } from "./release-store";
import { type SigningKey, signed } from "./signing";

const EMPTY: Registry = { serial: 0, shell: { version: "", manifestSha384: "" }, remotes: [] };
const TEXT = /\.(js|css|html|json|svg)$/;
const ATTEMPTS = 20;

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
}

/** Writes a release's files, compressed too, then its manifest; nothing points at it yet. */
export async function putRelease(store: ReleaseStore, prefix: string, built: Built): Promise<Release> {
  const files: Record<string, string> = {};
  for (const file of await filesIn(built.folder)) {
    const content = await readFile(join(built.folder, file));
    files[file] = sha384(content);
    await store.putFile(`${prefix}/${built.version}/${file}`, content);
    if (TEXT.test(file)) await putCompressed(store, `${prefix}/${built.version}/${file}`, content);
  }

  if (built.prerendered !== null) {
    for (const file of await filesIn(built.prerendered)) {
      const content = await readFile(join(built.prerendered, file));
      await store.putFile(`${prefix}/${built.version}/prerendered/${file}`, content);
    }
  }

  const manifest: RemoteManifest = {
    name: built.name,
    version: built.version,
    entry: built.entry,
    styles: built.styles,
    files,
    pages: built.pages,
  };
  const text = Buffer.from(JSON.stringify(manifest));
  await store.putFile(`${prefix}/${built.version}/manifest.json`, text);
  await putCompressed(store, `${prefix}/${built.version}/manifest.json`, text);

  await verify(store, `${prefix}/${built.version}`, files);
  return { version: built.version, manifestSha384: sha384(text) };
}

async function putCompressed(store: ReleaseStore, path: string, content: Buffer): Promise<void> {
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await store.putFile(`${path}.br`, brotli);
  await store.putFile(`${path}.gz`, gzipSync(content, { level: 9 }));
}

/** What was written is read back before anything points at it. */
async function verify(store: ReleaseStore, prefix: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, hash] of Object.entries(files)) {
    const content = await store.readFile(`${prefix}/${file}`);
    if (content === null || sha384(content) !== hash)
      throw new Error(`${prefix}/${file} was not written as it was built.`);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Points the registry at a remote's release. The one it pointed at stays as the last good one. */
export function releaseRemote(store: ReleaseStore, key: SigningKey, declaration: RemoteDeclaration, release: Release) {
  return changeRegistry(store, key, (registry) => {
    const before = registry.remotes.find(({ name }) => name === declaration.name);
    const lastGood = before && before.current.version !== release.version ? before.current : (before?.lastGood ?? null);
    const others = registry.remotes.filter(({ name }) => name !== declaration.name);
    const remotes = [...others, { ...declaration, current: release, lastGood }];
    return { ...registry, remotes: remotes.sort((left, right) => (left.name < right.name ? -1 : 1)) };
  });
}

export function releaseShell(store: ReleaseStore, key: SigningKey, release: Release) {
  return changeRegistry(store, key, (registry) => ({ ...registry, shell: release }));
}

/** Compare-and-swap: two people who publish at once both end in the registry, in some order. */
export async function changeRegistry(
  store: ReleaseStore,
  key: SigningKey,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await store.readRegistry();
    const before = read === null ? EMPTY : (JSON.parse(read.payload) as Registry);
    const next = { ...change(before), serial: before.serial + 1 };
    if (await store.swapRegistry(read, signed(next, key))) return next;
  }
  throw new Error("The registry kept changing while this release was being written. Publish again.");
}
