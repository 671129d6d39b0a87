import type { RemoteManifest } from "@lintel/portal/release";
import { Recent } from "../recent";
import type { ReleaseStore } from "./release-store";
import { hashOf, PACKED, unpacked } from "./verified-file";

/** Released files never change, so each is kept in memory once read, up to this much: then those go that were asked for longest ago. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Anybody can ask for files that are not there. */
const MISSING_KEPT = 10_000;

const MANIFEST = "manifest.json";
const RELEASE = /^(?:shell|remotes\/[^/]+)\/[^/]+\//;

export interface RememberedFiles extends ReleaseStore {
  /** Of a file that is not what it should be: whoever wants it next asks the store again, which may have been mended. */
  forget(path: string): void;
  /** Of a file that somebody could not use: past the memory, unless what lies there is what was signed for. */
  readAgain(path: string): Promise<Buffer | null>;
  /** What the registry says of a release's manifest, and that of its files, from whoever has verified them. */
  expectFiles(folder: string, files: RemoteManifest["files"]): void;
  /** It is known what was signed for, and this is something else. */
  isSpoiled(path: string, content: Buffer): boolean;
}

/** A store whose files are read once. What a site has shown before, it shows on while the store is down. */
export function rememberingFiles(store: ReleaseStore): RememberedFiles {
  const memory = new Map<string, Buffer>();
  const missing = new Recent<true>(MISSING_KEPT);
  const expected = new Map<string, RemoteManifest["files"]>();
  const reads = new Map<string, Promise<Buffer | null>>();
  let size = 0;

  /** A release's manifest is written last: what was not packed by then never will be. Any other file that is missing may be put back. */
  const isNever = (path: string) => PACKED.test(path) && memory.has(folderOf(path) + MANIFEST);

  return {
    ...store,
    async readFile(path) {
      const known = memory.get(path);
      if (known && !isSpoiled(path, known)) {
        // A map goes through its entries in the order in which they came.
        memory.delete(path);
        memory.set(path, known);
        return known;
      }
      return remembered(path, await read(path));
    },
    async readAgain(path) {
      // While the store is down, or without the file, what was shown before is all there is.
      const known = memory.get(path) ?? null;
      if (known !== null && hashFor(path) === hashOf(path, known)) return known;
      const content = await read(path).catch((error: unknown) => {
        if (known === null) throw error;
        return known;
      });
      return remembered(path, content ?? known);
    },
    forget,
    expectFiles,
    isSpoiled,
  };

  /** Of many who want a file at the same moment, one asks the store for it: a release is new to everybody at once. */
  async function read(path: string): Promise<Buffer | null> {
    const known = reads.get(path);
    if (known) return known;
    if (missing.get(path)) return null;
    const isFinal = isNever(path);
    const begun = store.readFile(path).finally(() => reads.delete(path));
    reads.set(path, begun);
    const content = await begun;
    if (content === null && isFinal) missing.set(path, true);
    return content;
  }

  function remembered(path: string, content: Buffer | null): Buffer | null {
    if (content === null || path.includes("/dev/") || content.length > MEMORY_BYTES) return content;
    forget(path);
    // It may be mended in the store at any moment.
    if (isSpoiled(path, content)) return content;
    memory.set(path, content);
    size += content.length;
    if (path.startsWith(folderOf(path) + MANIFEST)) learnFrom(folderOf(path));
    for (const oldest of memory.keys()) {
      if (size <= MEMORY_BYTES) break;
      forget(oldest);
    }
    return content;
  }

  function expectFiles(folder: string, files: RemoteManifest["files"]): void {
    expected.set(`${folder}/`, { ...expected.get(`${folder}/`), ...files });
    // It may have been asked for before anybody said what it should be.
    if (MANIFEST in files) learnFrom(`${folder}/`);
  }

  /** Whoever goes to an area within a page asks for its manifest and then for files that no document here has named. */
  function learnFrom(folder: string): void {
    const known = expected.get(folder);
    const hash = known?.[MANIFEST];
    for (const path of ["", ".br", ".gz"].map((packed) => folder + MANIFEST + packed)) {
      const content = memory.get(path);
      if (hash === undefined || !content || hashOf(path, content) !== hash) continue;
      const { files } = JSON.parse(String(unpacked(path, content))) as RemoteManifest;
      expected.set(folder, { ...known, ...files });
      return;
    }
  }

  function isSpoiled(path: string, content: Buffer): boolean {
    const hash = hashFor(path);
    return hash !== undefined && hash !== hashOf(path, content);
  }

  function hashFor(path: string): string | undefined {
    const folder = folderOf(path);
    return expected.get(folder)?.[path.slice(folder.length).replace(PACKED, "")];
  }

  function forget(path: string): void {
    size -= memory.get(path)?.length ?? 0;
    memory.delete(path);
  }
}

function folderOf(path: string): string {
  return RELEASE.exec(path)?.[0] ?? "";
}
