import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { complain } from "../lines-up-to";
import type { RememberedFiles } from "./remembered-files";
import { sha384 } from "./sha384";

export const PACKED = /\.(?:br|gz)$/;
/** No file of a release is as large: what unpacks to more is not what was signed for. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;

/** What stays in memory is hashed once, however many documents are made of it. */
const hashes = new WeakMap<Buffer, string>();

export async function verifiedText(store: RememberedFiles, path: string, hash: string): Promise<string | null> {
  return (await verifiedFile(store, path, hash))?.toString("utf8") ?? null;
}

/** A file, if it is what the signed registry, or a manifest that it names, says of it. */
export async function verifiedFile(store: RememberedFiles, path: string, hash: string): Promise<Buffer | null> {
  const content = await store.readFile(path);
  if (content !== null && hashOf(path, content) === hash) return content;

  const what = content === null ? "is missing" : "is not the one that the registry names";
  complain(`site: ${path} ${what}; nothing is made of it`);
  store.forget(path);
  return null;
}

/** Of a packed file, the hash of what is packed in it. */
export function hashOf(path: string, content: Buffer): string {
  const known = hashes.get(content);
  if (known !== undefined) return known;
  const hash = sha384(unpacked(path, content));
  hashes.set(content, hash);
  return hash;
}

/** Nothing, where it is not packed as its name says. */
export function unpacked(path: string, content: Buffer): Buffer {
  const limit = { maxOutputLength: UNPACKED_MAX_BYTES };
  try {
    if (path.endsWith(".br")) return brotliDecompressSync(content, limit);
    return path.endsWith(".gz") ? gunzipSync(content, limit) : content;
  } catch {
    return Buffer.alloc(0);
  }
}
