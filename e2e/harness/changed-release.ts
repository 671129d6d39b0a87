import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RemoteManifest } from "@lintel/portal/release";
import { changeRegistry, findRemote, replaced, withRemote } from "../../site/src/releases/change-registry";
import { putRelease } from "../../site/src/releases/put-release";
import type { SigningKey } from "../../site/src/releases/signing";
import type { ReleaseStore } from "../../site/src/store/release-store";
import { prefixOf } from "../../tools/releases/desk";
import { readRegistry } from "./released";

export interface Releases {
  store: ReleaseStore;
  key: SigningKey;
}

/** Releases an app again with a change in its scripts, properly hashed and signed: a bug of its team, not an attack. */
export async function releaseChanged(
  { store, key }: Releases,
  app: string,
  version: string,
  change: (file: string, text: string, manifest: RemoteManifest) => string,
  share: number | null = null,
): Promise<void> {
  const registry = await readRegistry(store);
  const remote = findRemote(registry, app);
  const prefix = prefixOf(app);
  const live = remote?.current ?? registry.shell;
  const read = async (path: string) => {
    const content = await store.readFile(`${prefix}/${live.version}/${path}`);
    if (content === null) throw new Error(`${app} has no ${path}.`);
    return content;
  };
  const manifest = JSON.parse((await read("manifest.json")).toString("utf8")) as RemoteManifest;

  const folder = await mkdtemp(join(tmpdir(), "lintel-changed-"));
  for (const file of Object.keys(manifest.files)) {
    const content = await read(file);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(
      join(folder, file),
      file.endsWith(".js") ? change(file, content.toString("utf8"), manifest) : content,
    );
  }
  const release = await putRelease(store, prefix, { ...manifest, version, folder, prerendered: null });
  await changeRegistry(store, key, (now) => {
    if (remote === null) return { ...now, shell: release };
    return share === null
      ? withRemote(now, remote, release)
      : replaced(now, { ...remote, trial: { release, declaration: remote, share } });
  });
  await rm(folder, { recursive: true, force: true });
}
