import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";

/**
 * Has a file written beside its place and puts it there once it is whole and on the disk, so that half of one is never taken for all of it,
 * not after a power cut either. It may hold what the database holds: from its first byte on, nobody but its owner may read it.
 */
export async function writtenWhole<T>(file: string, write: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${file}.${randomUUID().slice(0, 8)}.draft`;
  const handle = await open(draft, "wx", 0o600);
  const remove = () => rmSync(draft, { force: true });
  // A backup that a schedule ends for taking too long would leave as much each time, until the disk is full of halves.
  process.once("exit", remove);
  try {
    const result = await write(draft);
    await handle.sync();
    await rename(draft, file);
    return result;
  } catch (error) {
    remove();
    throw error;
  } finally {
    process.off("exit", remove);
    await handle.close();
  }
}
