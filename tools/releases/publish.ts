import { isDeepStrictEqual } from "node:util";
import type { Registry, Release, RemoteDeclaration } from "@lintel/portal/release";
import { findRemote, isKilled, replaced, withRemote } from "../../site/src/releases/change-registry";
import { type Built, putRelease } from "../../site/src/releases/put-release";
import {
  type Desk,
  type Moved,
  manifestOf,
  moved,
  prefixOf,
  readRegistry,
  refuseAnotherShell,
  releasesInUse,
} from "./desk";
import { pagesOverBudget } from "./page-budget";
import {
  answeredPages,
  othersIn,
  reasonsToRefuse,
  reasonsToRefuseShell,
  refuseClaimedTwice,
  refuseNewNeighbours,
  untold,
} from "./reasons-to-refuse";
import { Refused } from "./refused";
import { verifyOverHttp } from "./verify-over-http";

export interface Published {
  readonly from: string | null;
  readonly to: string;
  /** False: it was live already, and nothing moved. */
  readonly hasMoved: boolean;
  readonly filesVerified: number;
  /** It was killed: whatever is released, nobody has it until it is revived. */
  readonly isOffSite: boolean;
}

/** Puts a remote's files where the site finds them, proves that they arrived, and only then points at them. */
export async function publishRemote(
  desk: Desk,
  declaration: RemoteDeclaration,
  built: Built,
  share: number | null = null,
): Promise<Published> {
  const before = await readRegistry(desk);
  const prefix = prefixOf(built.name);
  const live = findRemote(before, built.name);
  const from = live?.current.version ?? null;
  if (share !== null && live === null) {
    throw new Refused([`${built.name} has no live release beside which a part of the visitors could get this one.`]);
  }
  if (share !== null && from === built.version) {
    throw new Refused([`${built.name} ${from} is what everybody has: there is nothing to try.`]);
  }

  const release = await putRelease(desk.store, prefix, built);
  const manifest = await manifestOf(desk.store, prefix, release);
  const shell = await manifestOf(desk.store, "shell", before.shell);
  const current = live === null ? null : await manifestOf(desk.store, prefix, live.current);
  const neighbours = await releasesInUse(desk.store, othersIn(before, built.name));
  const reasons = [
    ...reasonsToRefuse({ declaration, manifest }, { registry: before, shell, neighbours, replaced: current }),
    ...answeredPages(declaration, manifest),
    ...untold(declaration, manifest),
    ...(await pagesOverBudget(desk.store, prefix, declaration, manifest)),
  ];
  if (reasons.length > 0) throw new Refused(reasons);

  const filesVerified = await verifyOverHttp(desk, prefix, { manifest, release });
  const published = { from, to: release.version, filesVerified };
  if (from === release.version && share === null && !live?.trial) {
    // The files have been read back meanwhile.
    const latest = await readRegistry(desk);
    refuseMoved(latest);
    return { ...published, hasMoved: false, isOffSite: isKilled(latest, built.name) };
  }

  const after = await moved(
    desk,
    {
      action: share === null ? "publish" : "share",
      app: built.name,
      from,
      to: release.version,
      ...(share === null ? {} : { share }),
    },
    (registry) => {
      refuseMoved(registry);
      refuseAnotherShell(registry, before);
      refuseClaimedTwice(declaration, registry);
      refuseNewNeighbours(declaration, before, registry);
      return share === null
        ? withRemote(registry, declaration, release)
        : withTrial(registry, declaration, release, share);
    },
  );
  return { ...published, hasMoved: true, isOffSite: isKilled(after, built.name) };

  function refuseMoved(registry: Registry): void {
    const latest = findRemote(registry, built.name);
    const now = latest?.current.version ?? null;
    if (now !== from) {
      const what =
        now === null
          ? `removed ${built.name} meanwhile`
          : `published ${built.name} meanwhile: ${now} is live, not ${from ?? "nothing"}`;
      throw new Refused([`Somebody else ${what}. Look at it, then publish again.`]);
    }
    // Begun by somebody else, whose trial this would end, or ended, because it failed.
    if (latest?.trial?.release.version !== live?.trial?.release.version) {
      throw new Refused([`The releases of ${built.name} changed meanwhile. Look at them, then publish again.`]);
    }
  }
}

function withTrial(registry: Registry, declaration: RemoteDeclaration, release: Release, share: number): Registry {
  const remote = findRemote(registry, declaration.name);
  if (remote === null) throw new Refused([`${declaration.name} is not released.`]);
  return replaced(registry, { ...remote, trial: { release, declaration, share } });
}

/** The host itself. Refused while a remote that somebody gets needs what it no longer provides. */
export async function publishShell(desk: Desk, built: Built): Promise<Published> {
  const before = await readRegistry(desk);
  const release = await putRelease(desk.store, "shell", built);
  const filesVerified = await moveShell(desk, before, release, "publish");
  const [from, to] = [before.shell.version, release.version];
  return { from, to, hasMoved: from !== to, filesVerified, isOffSite: false };
}

export async function moveShell(
  desk: Desk,
  before: Registry,
  release: Release,
  action: "publish" | "rollback",
): Promise<number> {
  const from = before.shell.version;
  const manifest = await manifestOf(desk.store, "shell", release);
  const inUse = await releasesInUse(desk.store, before.remotes);
  const reasons = reasonsToRefuseShell(
    manifest,
    inUse.map((release) => release.manifest),
  );
  if (reasons.length > 0) throw new Refused(reasons);

  const filesVerified = await verifyOverHttp(desk, "shell", { manifest, release });
  if (from === release.version) {
    refuseMoved(await readRegistry(desk));
    return filesVerified;
  }
  await moved(desk, { action, app: "shell", from, to: release.version }, (registry) => {
    refuseMoved(registry);
    // Nobody has held what came meanwhile against this shell.
    if (!isDeepStrictEqual(registry.remotes, before.remotes)) {
      throw new Refused(["Somebody changed what is released beside the shell meanwhile. Do it again."]);
    }
    return { ...registry, shell: action === "publish" ? { ...release, publishedOver: from } : release };
  });
  return filesVerified;

  function refuseMoved(registry: Registry): void {
    if (registry.shell.version === from) return;
    throw new Refused([`Somebody else published the shell meanwhile: ${registry.shell.version} is live.`]);
  }
}

/** Everybody gets what a part of the visitors tried. */
export async function promote(desk: Desk, name: string): Promise<Moved> {
  const before = await readRegistry(desk);
  const looked = findRemote(before, name);
  const trial = looked?.trial;
  if (!looked || !trial) throw new Refused([`${name} has no trial to promote.`]);
  const { current } = looked;
  const after = await moved(
    desk,
    { action: "promote", app: name, from: current.version, to: trial.release.version },
    (registry) => {
      const remote = findRemote(registry, name);
      if (remote?.trial?.release.version !== trial.release.version || remote.current.version !== current.version) {
        throw new Refused([`The releases of ${name} changed meanwhile. Look at them, then promote again.`]);
      }
      refuseClaimedTwice(trial.declaration, registry);
      return withRemote(registry, trial.declaration, trial.release);
    },
  );
  return { from: current.version, to: trial.release.version, isOffSite: isKilled(after, name) };
}
