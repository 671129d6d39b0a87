import type { RegisteredRemote, Registry, Release, RemoteDeclaration } from "@lintel/portal/release";
import {
  findRemote,
  historyPath,
  isKilled,
  replaced,
  takenBackToo,
  withoutTrial,
} from "../../site/src/releases/change-registry";
import { pastRegistries } from "../../site/src/releases/history";
import { isSignedBy } from "../../site/src/releases/signing";
import {
  type Desk,
  knownRemote,
  type Moved,
  manifestOf,
  moved,
  prefixOf,
  readRegistry,
  refuseAnotherShell,
  releasesInUse,
} from "./desk";
import { moveShell } from "./publish";
import { othersIn, reasonsToRefuse, refuseClaimedTwice, refuseNewNeighbours } from "./reasons-to-refuse";
import { Refused } from "./refused";
import { verifyOverHttp } from "./verify-over-http";

/** Points a remote or the shell at an earlier release of it; at the one that was live before, if none is named. Ends a remote's trial. */
export function rollback(desk: Desk, name: string, version: string | null = null): Promise<Moved> {
  return name === "shell" ? rollbackShell(desk, version) : rollbackRemote(desk, name, version);
}

async function rollbackShell(desk: Desk, version: string | null): Promise<Moved> {
  const registry = await readRegistry(desk);
  const found = await pastReleases(desk, ({ shell: { publishedOver, ...current } }) =>
    current.version === "" ? null : { current, publishedOver },
  );
  const from = registry.shell.version;
  const { current } = chosenFrom(found, { name: "shell", from, version, before: releaseBefore(found.past) });
  await moveShell(desk, registry, current, "rollback");
  return { from, to: current.version, isOffSite: false };
}

async function rollbackRemote(desk: Desk, name: string, version: string | null): Promise<Moved> {
  const registry = await readRegistry(desk);
  const { remote } = knownRemote(registry, name);
  const from = remote.current.version;
  if (version === null && remote.trial) return endTrial(desk, remote);

  const found = await pastReleases(desk, (registry) => findRemote(registry, name));
  const before =
    found.past.find(({ current }) => current.version === remote.lastGood?.version) ?? releaseBefore(found.past);
  const target = chosenFrom(found, { name, from, version, before });

  const prefix = prefixOf(name);
  const manifest = await manifestOf(desk.store, prefix, target.current);
  const declaration = declarationOf(target);
  const shell = await manifestOf(desk.store, "shell", registry.shell);
  const neighbours = await releasesInUse(desk.store, othersIn(registry, name));
  const reasons = reasonsToRefuse({ declaration, manifest }, { registry, shell, neighbours, replaced: null });
  if (reasons.length > 0) throw new Refused(reasons);
  await verifyOverHttp(desk, prefix, { manifest, release: target.current });

  const after = await moved(desk, { action: "rollback", app: name, from, to: target.current.version }, (latest) => {
    const now = findRemote(latest, name);
    // A trial that somebody else began would end with it.
    if (now?.current.version !== from || now.trial?.release.version !== remote.trial?.release.version) {
      throw new Refused([`Somebody else changed ${name} meanwhile. Look at it, then roll back again.`]);
    }
    refuseAnotherShell(latest, registry);
    refuseClaimedTwice(declaration, latest);
    refuseNewNeighbours(declaration, registry, latest);
    const takenBack = takenBackToo(now, from, now.trial?.release.version).filter(
      (taken) => taken !== target.current.version,
    );
    const { lastGood } = target;
    return replaced(latest, {
      ...declaration,
      current: target.current,
      // What somebody took back is nothing to fall back on.
      lastGood: lastGood !== null && takenBack.includes(lastGood.version) ? null : lastGood,
      takenBack,
    });
  });
  return { from, to: target.current.version, isOffSite: isKilled(after, name) };
}

async function endTrial(desk: Desk, { name, current, trial }: RegisteredRemote): Promise<Moved> {
  const [from, to] = [trial?.release.version ?? "", current.version];
  const after = await moved(desk, { action: "end trial", app: name, from, to }, (registry) => {
    const ended = withoutTrial(registry, name, from);
    if (ended === null) throw new Refused([`The trial of ${name} has ended already.`]);
    return ended;
  });
  return { from, to, isOffSite: isKilled(after, name) };
}

interface Past {
  readonly current: Release;
  readonly publishedOver?: string | undefined;
}

interface Found<P extends Past> {
  readonly past: readonly P[];
  /** What was live after a registry that was put back later, and before that. Nothing leads there but its name. */
  readonly left: readonly P[];
  /** Files of the history that somebody else wrote. */
  readonly unsigned: readonly string[];
}

/** As the registry had it at each change, the newest first. Whoever can write to the store can put a past into it, but not sign it. */
async function pastReleases<P extends Past>(desk: Desk, within: (registry: Registry) => P | null): Promise<Found<P>> {
  const past: P[] = [];
  const left: P[] = [];
  const unsigned: string[] = [];
  let before = Number.POSITIVE_INFINITY;
  for await (const { serial, signed, registry } of pastRegistries(desk.store)) {
    if (!isSignedBy(signed, desk.key) || registry.serial !== serial) {
      unsigned.push(historyPath(serial));
      continue;
    }
    const isLeft = serial > before;
    if (!isLeft) before = registry.madeFrom ?? serial - 1;
    const line = isLeft ? left : past;
    const found = within(registry);
    if (found !== null && found.current.version !== line.at(-1)?.current.version) line.push(found);
  }
  return { past, left, unsigned };
}

function chosenFrom<P extends Past>(
  { past, left, unsigned }: Found<P>,
  { name, from, version, before }: { name: string; from: string; version: string | null; before: P | undefined },
): P {
  const all = [...past, ...left];
  const target = version === null ? before : all.find(({ current }) => current.version === version);
  if (!target) {
    const known = [...new Set(all.map(({ current }) => current.version))].filter((candidate) => candidate !== from);
    const choice = known.length === 0 ? "It has no other release." : `It had: ${known.join(", ")}.`;
    throw new Refused([
      `${name} never had ${version ?? `a release before ${from}`}. ${choice}`,
      ...unsigned.map((path) => `${path} in the store is not what was signed with this key, and nothing in it counts.`),
    ]);
  }
  if (target.current.version === from) throw new Refused([`${name} ${from} is live already.`]);
  return target;
}

/** What was live before, without what somebody went back from since: rolling back twice goes back twice. */
function releaseBefore<P extends Past>(past: readonly P[]): P | undefined {
  const standing: P[] = [];
  for (const release of past.toReversed()) {
    // Somebody may publish a version again, and goes back from nothing by it.
    if (release.publishedOver !== standing.at(-1)?.current.version) {
      const again = standing.findLastIndex(({ current }) => current.version === release.current.version);
      if (again >= 0) standing.length = again;
    }
    standing.push(release);
  }
  return standing.at(-2);
}

/** What the remote says about itself, without what the registry adds to it. */
function declarationOf(remote: RegisteredRemote): RemoteDeclaration {
  const { current: _, lastGood: _before, trial: _trial, takenBack: _taken, ...declaration } = remote;
  return declaration;
}
