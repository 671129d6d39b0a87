import type { SignedRegistry } from "@lintel/portal/release";
import { changedLater, type ReleaseStore } from "../../site/src/store/release-store";

export interface StoreOver extends ReleaseStore {
  /** What whoever may write the store can do, and a store itself never does. */
  overwrite(path: string, content: string | Buffer): void;
}

/** What a test writes lies in memory over what was prepared for all of them: to copy more than a thousand files takes longer than most tests. */
export function storeOver(prepared: ReleaseStore): StoreOver {
  const written = new Map<string, Buffer>();
  let registry: SignedRegistry | null = null;

  const readRegistry = async () => {
    registry ??= await prepared.readRegistry();
    return registry;
  };
  const readFile = async (path: string) => written.get(path) ?? (await prepared.readFile(path));

  return {
    readRegistry,
    async swapRegistry(read, next) {
      if ((await readRegistry())?.signature !== read?.signature) return false;
      registry = next;
      return true;
    },
    readFile,
    async putFile(path, content) {
      const there = await readFile(path);
      if (there !== null && !there.equals(content)) throw changedLater(path);
      written.set(path, content);
    },
    overwrite: (path, content) => written.set(path, Buffer.from(content)),
  };
}
