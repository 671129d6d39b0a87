import { type RemoteManifest, registryIn } from "@lintel/portal/release";
import { type SigningKey, signed } from "./releases/signing";
import type { ReleaseStore } from "./store/release-store";
import { sha384 } from "./store/sha384";

const DEVELOPMENT_VERSION = "dev";

/** Where the development servers answer. What is not named here is as it was last released. */
export interface DevelopmentServers {
  readonly shellUrl: string;
  readonly remotes: Readonly<Record<string, string>>;
}

/** The local releases with some of them replaced by what a development server makes of the sources right now. */
export function developmentStore(store: ReleaseStore, key: SigningKey, servers: DevelopmentServers): ReleaseStore {
  async function manifest(name: string): Promise<string> {
    const isShell = name === "shell";
    const { pages = {} } = isShell ? {} : ((await lastManifest(name)) ?? {});
    const made: RemoteManifest = {
      name,
      version: DEVELOPMENT_VERSION,
      entry: isShell ? "shell.js" : "entry.js",
      styles: isShell ? ["shell.css"] : [],
      files: {},
      exposes: ["./routes"],
      shared: {},
      pages: Object.fromEntries(Object.keys(pages).map((path) => [path, { scripts: [], languages: {} }])),
    };
    return JSON.stringify(made);
  }

  async function lastManifest(name: string): Promise<RemoteManifest | null> {
    const read = await store.readRegistry();
    const registry = read === null ? null : registryIn(read);
    const version = registry?.remotes.find((remote) => remote.name === name)?.current.version;
    const content = version ? await store.readFile(`remotes/${name}/${version}/manifest.json`) : null;
    return content === null ? null : (JSON.parse(content.toString("utf8")) as RemoteManifest);
  }

  async function developmentRelease(name: string) {
    return { version: DEVELOPMENT_VERSION, manifestSha384: sha384(await manifest(name)) };
  }

  return {
    ...store,
    async readRegistry() {
      const read = await store.readRegistry();
      if (read === null) return null;
      const registry = registryIn(read);
      const remotes = registry.remotes.map(async (remote) =>
        servers.remotes[remote.name] === undefined
          ? remote
          : { ...remote, current: await developmentRelease(remote.name), lastGood: null, trial: null },
      );
      return signed(
        { ...registry, shell: await developmentRelease("shell"), remotes: await Promise.all(remotes) },
        key,
      );
    },
    async readFile(path) {
      const [, name = "", file] = /^remotes\/([^/]+)\/dev\/(.+)$/.exec(path) ?? /^(shell)\/dev\/(.+)$/.exec(path) ?? [];
      const server = name === "shell" ? servers.shellUrl : servers.remotes[name];
      if (file === undefined || server === undefined) return store.readFile(path);
      if (file === "manifest.json") return Buffer.from(await manifest(name));
      if (/\.(br|gz)$/.test(file)) return null;

      const answer = await fetch(`${server}/${file}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
  };
}
