import { reportError, withinTime } from "@lintel/portal";
import type { RoutesModule } from "@lintel/portal/host";
import type { RegisteredRemote, Release, RemoteManifest } from "@lintel/portal/release";
import type { Federation } from "./federation";
import { trustFilesOf } from "./integrity";
import { sha384 } from "./sha384";
import { withDeadline } from "./with-deadline";

const MANIFEST_DEADLINE_MS = 3_000;
export const ENTRY_DEADLINE_MS = 8_000;
/** What fails later than this has kept somebody waiting; all patience for a single file is longer. */
const SLOW_MS = 2_500;

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

/** Says which file of a release could not be had. */
class LoadFailure extends Error {
  constructor(
    readonly file: string,
    readonly version: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface LoaderOptions {
  readonly federation: Federation;
  /** Texts of manifests that came with the document: believed where the registry names their hash. */
  readonly manifests: Readonly<Record<string, string>>;
  onLoaded?(remote: RegisteredRemote, version: string): void;
}

interface Load {
  readonly release: Release;
  readonly routes: Promise<RoutesModule>;
}

/** Loads a remote's routes and keeps them; when that fails, tries addresses the browser has no memory of, then the release before. */
export function createRemoteLoader({ federation, manifests, onLoaded }: LoaderOptions) {
  const loads = new Map<string, Load>();
  const repeats = new Map<string, number>();
  const generations = new Map<string, number>();

  function raise(counts: Map<string, number>, name: string): number {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  }

  /** Whoever forgets a remote begins anew: what was begun before may end, and must not get in the way. */
  function untilForgotten(name: string): () => boolean {
    const generation = generations.get(name);
    return () => generations.get(name) === generation;
  }

  async function loadRoutes(remote: RegisteredRemote, release: Release, repeat: number): Promise<RoutesModule> {
    const isWanted = untilForgotten(remote.name);
    const { version } = release;
    const folder = remote.previewedAt ?? `/remotes/${remote.name}/${repeat === 0 ? "" : `~r${repeat}/`}${version}`;
    const manifest = await loadManifest(remote, release, folder, repeat).catch((error: unknown) => {
      throw new LoadFailure("manifest.json", version, error);
    });
    if (!isWanted()) throw new Error(`${remote.name} ${version} is loaded anew.`);
    trustFilesOf(manifest, remote.previewedAt ?? `/remotes/${remote.name}/${version}`);

    const container = containerNameOf(remote.name);
    federation.register(
      container,
      // A preview's files have no second address; a query that its server ignores makes one.
      new URL(`${folder}/${manifest.entry}${remote.previewedAt && repeat ? `?${repeat}` : ""}`, window.location.origin)
        .href,
    );
    const routes = await withDeadline(
      federation.load(container),
      ENTRY_DEADLINE_MS,
      `The entry of ${remote.name}`,
    ).catch((error: unknown) => {
      throw new LoadFailure(manifest.entry, version, error);
    });
    if (!isRoutesModule(routes)) throw new Error(`${remote.name} ${release.version} exposes no routes.`);
    return routes;
  }

  async function loadManifest(
    remote: RegisteredRemote,
    release: Release,
    folder: string,
    repeat: number,
  ): Promise<RemoteManifest> {
    const inlined = repeat === 0 ? manifests[remote.name] : undefined;
    // The document is not signed. Where it says something else than the registry, what the store has gets a chance.
    if (inlined !== undefined && (await sha384(inlined)) === release.manifestSha384) {
      return JSON.parse(inlined) as RemoteManifest;
    }

    return withinTime(MANIFEST_DEADLINE_MS, async (signal) => {
      const response = await fetch(`${folder}/manifest.json`, {
        // Only a preview may be signed without saying what lies there.
        ...(remote.previewedAt && release.manifestSha384 === ""
          ? {}
          : { integrity: `sha384-${release.manifestSha384}` }),
        signal,
      });
      if (!response.ok) throw new Error(`The manifest of ${remote.name} answered ${response.status}.`);
      return (await response.json()) as RemoteManifest;
    });
  }

  /** One load of a remote at a time: whoever may have the release that is being loaded joins it. */
  function load(remote: RegisteredRemote, release: Release, repeatOf: (name: string) => number): Load {
    const known = loads.get(remote.name);
    if (known && [remote.current, remote.lastGood].some((own) => own?.version === known.release.version)) return known;
    const begun = { release, routes: loadRoutes(remote, release, repeatOf(remote.name)) };
    loads.set(remote.name, begun);
    return begun;
  }

  /** Released code that broke while it was drawn: the release before goes first from then on. */
  const distrusted = new Set<string>();

  function triesFor(remote: RegisteredRemote): { release: Release; begin: () => Load }[] {
    const { name, current, lastGood } = remote;
    const first = (release: Release) => ({
      release,
      begin: () => load(remote, release, () => repeats.get(name) ?? 0),
    });
    const again = (release: Release) => ({ release, begin: () => load(remote, release, () => raise(repeats, name)) });
    if (lastGood === null) return [first(current), again(current)];
    if (distrusted.has(name)) return [first(lastGood), again(current)];
    return [first(current), again(current), again(lastGood)];
  }

  return {
    /** Runs what needs the remote's routes; a failure of either is tried again, then with the release before. */
    async attempt<Result>(remote: RegisteredRemote, using: (routes: RoutesModule) => Promise<Result>): Promise<Result> {
      const { name } = remote;
      const isWanted = untilForgotten(name);
      let tries = triesFor(remote);
      let failure: unknown;
      for (let next = tries.shift(); next; next = tries.shift()) {
        const begunAt = performance.now();
        const { release, routes } = next.begin();
        try {
          const result = await using(await routes);
          onLoaded?.(remote, release.version);
          return result;
        } catch (error) {
          failure = error;
          if (!isWanted()) break;
          // Another page may have begun the next try already.
          if (loads.get(name)?.routes === routes) loads.delete(name);
          reportError(error, { doing: "loading a part of the site", remote: name, version: release.version });
          const others = tries.filter((other) => other.release !== release);
          // Who has waited for a release is not asked to wait for the same once more.
          if (others.length > 0 && performance.now() - begunAt >= SLOW_MS) tries = others;
        }
      }
      throw failure;
    },
    forget(remote: RegisteredRemote, { brokeWhenDrawn = false } = {}): void {
      loads.delete(remote.name);
      raise(generations, remote.name);
      raise(repeats, remote.name);
      if (brokeWhenDrawn) distrusted.add(remote.name);
    },
  };
}

/** The name under which an entry registers itself: the build makes the same one. */
function containerNameOf(name: string): string {
  return name.replaceAll("-", "_");
}

function isRoutesModule(value: unknown): value is RoutesModule {
  return typeof value === "object" && value !== null && "default" in value && Array.isArray(value.default);
}
