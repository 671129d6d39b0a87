import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { type App, root, sourceFolders } from "./apps";

const NOT_BUILT = new Set(["node_modules", "dist", "test", "gallery", ".data", "coverage"]);
const TEST = /\.test\.tsx?$|\.md$/;
const SHARED = ["package-lock.json", "rspack.shared.js", "tools/build.ts", "tools/mark-pure.cjs"];

/** A hash of everything that a build is made from. The same hash means that the build would be the same. */
export async function fingerprintOf(app: App, constants: Readonly<Record<string, unknown>>): Promise<string> {
  const files = [...SHARED.map((file) => join(root, file))];
  for (const folder of await sourceFolders(app)) files.push(...(await filesIn(join(root, folder))));

  const hash = createHash("sha256").update(JSON.stringify(constants));
  for (const file of files.sort()) {
    hash
      .update(relative(root, file))
      .update("\0")
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex");
}

async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (NOT_BUILT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesIn(path)));
    else if (!TEST.test(entry.name)) found.push(path);
  }
  return found;
}
