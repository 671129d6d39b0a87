import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** One after the other: where the system takes no folder from anybody, as in /proc, Node's own way of making them all tries for ever. */
export function makeFolder(folder: string, mode = 0o777): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
