import { join } from "node:path";
import { signingKey } from "../../site/src/releases/signing";
import { folderStore, type ReleaseStore } from "../../site/src/store/release-store";
import { buildAndRelease, buildFor } from "../releases/build-and-release";
import { findApps } from "./apps";
import { forgetOldReleases } from "./forget-old-releases";
import { withBuildLock } from "./lock";

/** Builds what is stale and releases it into a store, where one is named. One area that does not build keeps no other from being looked at. */
export async function prepare(dataFolder: string, store: ReleaseStore | null): Promise<{ failed: string[] }> {
  const key = await signingKey(dataFolder);
  const failed: string[] = [];
  for (const app of await findApps()) {
    const started = Date.now();
    try {
      const built = await withBuildLock(app, () =>
        store === null ? buildFor(app, key) : buildAndRelease(app, { store, key }),
      );
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (built.isFresh) console.log(`  built ${app.name} ${built.version} in ${seconds} s`);
    } catch (error) {
      failed.push(app.name);
      console.error(`  ${app.name} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { failed };
}

/** The folder's own store, with all that is there now in it: what is measured of an area's earlier release says nothing of this one. */
export async function preparedStore(dataFolder: string): Promise<ReleaseStore> {
  const folder = join(dataFolder, "store");
  const store = folderStore(folder);
  const { failed } = await prepare(dataFolder, store);
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(", ")}.`);
  forgetOldReleases(folder);
  return store;
}
