import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, posix, relative } from "node:path";
import { type App, root, sourceFolders } from "./apps";

/** Where they stand in a package: an area may well have a feature that is called gallery, or testing. */
const NOT_BUILT = new Set(["node_modules", "dist", "test", "src/testing", "bench", "gallery", "coverage"]);
const TEST = /\.(test|fixtures)\.tsx?$|\.md$/;
/** What an editor lays beside a file that is open in it, and folders of programs' own. */
const HIDDEN = /^\.|~$/;
const SHARED = ["rspack.shared.js", "tools/build/build.ts", "tools/build/shared-names.ts", "tools/build/mark-pure.cjs"];

/** A hash of everything that a build is made from. The same hash means that the build would be the same. */
export async function fingerprintOf(app: App, constants: Readonly<Record<string, unknown>>): Promise<string> {
  const folders = await sourceFolders(app);
  const files = SHARED.map((file) => join(root, file));
  for (const folder of folders) files.push(...(await filesIn(join(root, folder))));

  const hash = createHash("sha256")
    .update(JSON.stringify(constants))
    .update(installedFor(folders, await readFile(join(root, "package-lock.json"), "utf8")));
  for (const file of files.sort()) {
    hash
      .update(relative(root, file))
      .update("\0")
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Of the lockfile what the folders are built with: an area more or less in the repository gives no other one a new version. */
export function installedFor(folders: readonly string[], lockfile: string): string {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { link?: boolean; resolved?: string }> };
  const isOurs = (folder: string) => folders.includes(folder) || folder === "tools";
  const kept = Object.entries(packages).filter(([path, { link, resolved = "" }]) => {
    if (link) return isOurs(resolved);
    const [folder = ""] = path.split("/");
    return folder === "" || folder === "node_modules" || isOurs(folder);
  });
  return JSON.stringify(kept);
}

/** What a build of the folder may read: neither tests and benches nor what only they use. */
export async function filesIn(folder: string, within = ""): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
    const path = posix.join(within, entry.name);
    if (NOT_BUILT.has(path) || HIDDEN.test(entry.name)) continue;
    if (entry.isDirectory()) found.push(...(await filesIn(folder, path)));
    else if (!TEST.test(entry.name)) found.push(join(folder, path));
  }
  return found;
}
