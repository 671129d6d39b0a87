import { getInstance, loadRemote, registerPlugins, registerRemotes } from "@module-federation/enhanced/runtime";
import { nextTask } from "../painted";
import { integrityOf } from "./integrity";
import { ENTRY_DEADLINE_MS } from "./remote-loader";

/** What the loader needs of the federation runtime. */
export interface Federation {
  /** Makes the next load of this remote start from this entry, forgetting what an earlier attempt left behind. */
  register(container: string, entryUrl: string): void;
  load(container: string): Promise<unknown>;
}

export function startFederation(): Federation {
  registerPlugins([
    {
      name: "integrity",
      createScript({ url, attrs }) {
        const script = document.createElement("script");
        script.integrity = integrityOf(url);
        // The browser compares the bytes of another origin's file only where that origin lets us read it.
        if (!url.startsWith(`${window.location.origin}/`)) script.crossOrigin = "anonymous";
        script.src = url;
        for (const [name, value] of Object.entries(attrs ?? {})) {
          if (name !== "crossorigin" && typeof value === "string") script.setAttribute(name, value);
        }
        return { script, timeout: ENTRY_DEADLINE_MS };
      },
    },
  ]);

  return {
    register(container, entryUrl) {
      keepSharesUsable();
      waitForNothingElse(entryUrl);
      registerRemotes([{ name: container, entry: entryUrl }], { force: true });
    },
    async load(container) {
      const run = await loadRemote<() => unknown>(`${container}/routes`, { from: "runtime", loadFactory: false });
      // The entry has just run in this task, and a page that stands already is touched meanwhile.
      await nextTask();
      return run?.();
    },
  };
}

/**
 * A bundle waits with whoever waits already for a file of its name, at whatever address: one that hangs would keep a second try waiting too.
 * What is on its way still runs.
 */
function waitForNothingElse(entryUrl: string): void {
  const [area] = /^.*?\/remotes\/[^/]+\//.exec(entryUrl) ?? [];
  if (area === undefined) return;
  for (const script of [...document.scripts]) if (script.src.startsWith(area)) script.remove();
}

/**
 * The runtime keeps what became of a shared library's one load, and after a lost file no remote that needs it could be loaded any more. And it
 * takes the first remote that used a library for its owner, with whom the library goes when that remote is loaded anew, from all the others too.
 */
function keepSharesUsable(): void {
  const host = getInstance();
  if (!host) return;
  for (const libraries of Object.values(host.shareScopeMap)) {
    for (const versions of Object.values(libraries)) {
      for (const shared of Object.values(versions)) {
        if (!shared.loaded) shared.loading = null;
        shared.from = host.name;
      }
    }
  }
}
