import { sha384 } from "./release-store";
import type { RememberedFiles } from "./remembered-files";

/** What stays in memory is hashed once, however many documents are made of it. */
const hashes = new WeakMap<Buffer, string>();

/** A file's text, if it is what the signed registry, or a manifest that it names, says of it. */
export async function verifiedText(store: RememberedFiles, path: string, hash: string): Promise<string | null> {
  const content = await store.readFile(path);
  if (content !== null && hashOf(content) === hash) return content.toString("utf8");

  const what = content === null ? "is missing" : "is not the one that the registry names";
  console.error(`site: ${path} ${what}; nothing is made of it`);
  store.forget(path);
  return null;
}

function hashOf(content: Buffer): string {
  const known = hashes.get(content);
  if (known !== undefined) return known;
  const hash = sha384(content);
  hashes.set(content, hash);
  return hash;
}
