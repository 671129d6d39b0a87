import { type RegisteredRemote, type Registry, type RemoteManifest, registryIn } from "@lintel/portal/release";
import type { ReleaseStore } from "../../site/src/store/release-store";

export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  const signed = await store.readRegistry();
  if (signed === null) throw new Error("Nothing is released.");
  return registryIn(signed);
}

export async function releasedRemote(store: ReleaseStore, name: string): Promise<RegisteredRemote> {
  const remote = (await readRegistry(store)).remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not released.`);
  return remote;
}

export async function manifestOf(store: ReleaseStore, name: string): Promise<RemoteManifest> {
  const { current } = await releasedRemote(store, name);
  const text = await store.readFile(`remotes/${name}/${current.version}/manifest.json`);
  if (text === null) throw new Error(`${name} ${current.version} has no manifest.`);
  return JSON.parse(text.toString("utf8")) as RemoteManifest;
}

/** Where all the pages of a remote are, with these in place of what their addresses leave open. */
export async function addressesOf(
  store: ReleaseStore,
  name: string,
  parts: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const { pages } = await manifestOf(store, name);
  return Object.keys(pages).map((path) =>
    path.replaceAll(/:(\w+)/g, (_open, part: string) => {
      const value = parts[part];
      if (value === undefined) throw new Error(`${path} needs a part for ${part}.`);
      return value;
    }),
  );
}

export async function languageFiles(
  store: ReleaseStore,
  name: string,
  path: string,
  locale: string,
): Promise<readonly string[]> {
  const files = (await manifestOf(store, name)).pages[path]?.languages[locale] ?? [];
  if (files.length === 0) throw new Error(`${name} has no ${locale} for ${path}.`);
  return files;
}
