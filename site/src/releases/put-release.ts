import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Release, RemoteManifest } from "@lintel/portal/release";
import { type ReleaseStore, StoreFailed } from "../store/release-store";
import { sha384 } from "../store/sha384";
import { someAtOnce } from "../store/some-at-once";
import { hashOf } from "../store/verified-file";

/** By a drawn page's path in its folder, the hash of it. */
export const PRERENDERED_LIST = "prerendered.json";
/** Files that packing makes smaller lie in the store packed as well. */
export const PACKED_TYPE = /\.(js|css|json|svg)$/;

export interface Built extends Omit<RemoteManifest, "files" | "prerenderedSha384"> {
  /** The built files' folder. */
  readonly folder: string;
  /** The prerendered pages' folder. They are for the site, which writes them into documents; no browser asks for them. */
  readonly prerendered: string | null;
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
    ...(built.names ? { names: built.names } : {}),
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
  const hash = sha384(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await putPacked(store, `${path}.br`, hash, () => brotliCompressSync(content, { params }));
  await putPacked(store, `${path}.gz`, hash, () => gzipSync(content, { level: 9 }));
}

/** What holds the same need not be packed again, which takes seconds, nor would be the same bytes from another version of Node or another processor. */
async function putPacked(store: ReleaseStore, path: string, hash: string, pack: () => Buffer): Promise<void> {
  const isThere = async () => {
    const there = await store.readFile(path);
    return there !== null && hashOf(path, there) === hash;
  };
  if (await isThere()) return;
  try {
    await store.putFile(path, pack());
  } catch (error) {
    // Somebody else was quicker while it was packed.
    if (!(await isThere())) throw error;
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
