import { join } from "node:path";
import { folderStore } from "../site/src/release-store";
import { signingKey } from "../site/src/signing";
import { findApps, root } from "./apps";
import { withLock } from "./lock";
import { buildAndRelease } from "./release";

/** Builds what is stale and releases it into the local store. One area that does not build keeps no other from being looked at. */
export async function prepare(dataFolder: string): Promise<{ failed: string[] }> {
  const target = { store: folderStore(join(dataFolder, "store")), key: await signingKey(dataFolder) };
  const failed: string[] = [];
  for (const app of await findApps()) {
    const started = Date.now();
    try {
      // Two starts of one clone share the folders that are built into.
      const lock = join(root, ".cache", "locks", app.name);
      const { build } = await withLock(lock, () => buildAndRelease(app, target));
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (build.isFresh) console.log(`  built ${app.name} ${build.version} in ${seconds} s`);
    } catch (error) {
      failed.push(app.name);
      console.error(`  ${app.name} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { failed };
}
