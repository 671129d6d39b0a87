import { Recent } from "./recent";
import type { ReleaseStore } from "./release-store";

/** Released files never change, so each is kept in memory once read, up to this much: then those go that were asked for longest ago. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Anybody can ask for files that are not there. */
const MISSING_KEPT = 10_000;

const PACKED = /\.(?:br|gz)$/;
const RELEASE = /^(?:shell|remotes\/[^/]+)\/[^/]+\//;

export interface RememberedFiles extends ReleaseStore {
  /** Of a file that is not what it should be: whoever wants it next asks the store again, which may have been mended. */
  forget(path: string): void;
  /** Past the memory: of a file that somebody could not use, it may hold what was in the store before that was mended. */
  readAgain(path: string): Promise<Buffer | null>;
}

/** A store whose files are read once. What a site has shown before, it shows on while the store is down. */
export function rememberingFiles(store: ReleaseStore): RememberedFiles {
  const memory = new Map<string, Buffer>();
  const missing = new Recent<true>(MISSING_KEPT);
  let size = 0;

  /** A release's manifest is written last: what was not packed by then never will be. Any other file that is missing may be put back. */
  const isNever = (path: string) => PACKED.test(path) && memory.has(`${RELEASE.exec(path)?.[0]}manifest.json`);

  return {
    ...store,
    async readFile(path) {
      const known = memory.get(path);
      if (known) {
        // A map goes through its entries in the order in which they came.
        memory.delete(path);
        memory.set(path, known);
        return known;
      }
      if (missing.get(path)) return null;

      const isFinal = isNever(path);
      const content = await store.readFile(path);
      if (content === null && isFinal) missing.set(path, true);
      return remembered(path, content);
    },
    async readAgain(path) {
      // While the store is down, or without the file, what was shown before is all there is.
      const known = memory.get(path) ?? null;
      const content = await store.readFile(path).catch((error: unknown) => {
        if (known === null) throw error;
        return known;
      });
      return remembered(path, content ?? known);
    },
    forget,
  };

  function remembered(path: string, content: Buffer | null): Buffer | null {
    if (content === null || path.includes("/dev/") || content.length > MEMORY_BYTES) return content;
    forget(path);
    memory.set(path, content);
    size += content.length;
    for (const oldest of memory.keys()) {
      if (size <= MEMORY_BYTES) break;
      forget(oldest);
    }
    return content;
  }

  function forget(path: string): void {
    size -= memory.get(path)?.length ?? 0;
    memory.delete(path);
  }
}
