import type { RegisteredRemote, RemoteDeclaration } from "@lintel/portal/release";
import { pastRegistries } from "../../site/src/history";
import { findRemote, historyPath, replaced, takenBackToo, withoutTrial } from "../../site/src/publish";
import { isSignedBy } from "../../site/src/signing";
import {
  type Desk,
  knownRemote,
  manifestOf,
  moved,
  prefixOf,
  readRegistry,
  refuseAnotherShell,
  releasesInUse,
} from "./desk";
import { othersIn, reasonsToRefuse, refuseClaimedTwice, refuseNewNeighbours } from "./reasons-to-refuse";
import { Refused } from "./refused";
import { verifyOverHttp } from "./verify-over-http";

export interface RolledBack {
  readonly from: string;
  readonly to: string;
}

/** Points a remote at an earlier release of it; at the one that was live before, if none is named. Ends its trial. */
export async function rollback(desk: Desk, name: string, version: string | null = null): Promise<RolledBack> {
  const registry = await readRegistry(desk);
  const { remote } = knownRemote(registry, name);
  const from = remote.current.version;
  if (version === null && remote.trial) return endTrial(desk, remote);

  const { past, unsigned } = await pastReleases(desk, name);
  const target = version === null ? releaseBefore(past, from) : past.find(({ current }) => current.version === version);
  if (!target) {
    const known = [...new Set(past.map(({ current }) => current.version))].filter((candidate) => candidate !== from);
    const choice = known.length === 0 ? "It has no other release." : `It had: ${known.join(", ")}.`;
    throw new Refused([
      `${name} never had ${version ?? `a release before ${from}`}. ${choice}`,
      ...unsigned.map((path) => `${path} in the store is not what was signed with this key, and nothing in it counts.`),
    ]);
  }
  if (target.current.version === from) throw new Refused([`${name} ${from} is live already.`]);

  const prefix = prefixOf(name);
  const manifest = await manifestOf(desk.store, prefix, target.current);
  const declaration = declarationOf(target);
  const shell = await manifestOf(desk.store, "shell", registry.shell);
  const neighbours = await releasesInUse(desk.store, othersIn(registry, name));
  const reasons = reasonsToRefuse({ declaration, manifest }, { registry, shell, neighbours, replaced: null });
  if (reasons.length > 0) throw new Refused(reasons);
  await verifyOverHttp(desk.store, desk.siteUrl, prefix, { manifest, release: target.current });

  await moved(desk, { action: "rollback", app: name, from, to: target.current.version }, (latest) => {
    const now = findRemote(latest, name);
    if (now?.current.version !== from) {
      throw new Refused([`Somebody else changed ${name} meanwhile. Look at it, then roll back again.`]);
    }
    refuseAnotherShell(latest, registry);
    refuseClaimedTwice(declaration, latest);
    refuseNewNeighbours(declaration, registry, latest);
    return replaced(latest, {
      ...declaration,
      current: target.current,
      lastGood: releaseBefore(past, target.current.version)?.current ?? null,
      takenBack: takenBackToo(now, from, now.trial?.release.version).filter(
        (taken) => taken !== target.current.version,
      ),
    });
  });
  return { from, to: target.current.version };
}

async function endTrial(desk: Desk, remote: RegisteredRemote): Promise<RolledBack> {
  const trial = remote.trial?.release.version ?? "";
  await moved(desk, { action: "end trial", app: remote.name, from: trial, to: remote.current.version }, (registry) => {
    const ended = withoutTrial(registry, remote.name, trial);
    if (ended === null) throw new Refused([`The trial of ${remote.name} has ended already.`]);
    return ended;
  });
  return { from: trial, to: remote.current.version };
}

/** As the registry had it at each change, the newest first. Whoever can write to the store can put a past into it, but not sign it. */
async function pastReleases(
  desk: Desk,
  name: string,
): Promise<{ past: readonly RegisteredRemote[]; unsigned: readonly string[] }> {
  const past: RegisteredRemote[] = [];
  const unsigned: string[] = [];
  for await (const { serial, signed, registry } of pastRegistries(desk.store)) {
    if (!isSignedBy(signed, desk.key) || registry.serial !== serial) {
      unsigned.push(historyPath(serial));
      continue;
    }
    const remote = findRemote(registry, name);
    if (remote !== null && remote.current.version !== past.at(-1)?.current.version) past.push(remote);
  }
  return { past, unsigned };
}

/** What was live before a version first went live, so that rolling back twice goes back twice. */
function releaseBefore(past: readonly RegisteredRemote[], version: string): RegisteredRemote | undefined {
  const first = past.findLastIndex(({ current }) => current.version === version);
  return past.slice(first + 1).find(({ current }) => current.version !== version);
}

/** What the remote says about itself, without what the registry adds to it. */
function declarationOf(remote: RegisteredRemote): RemoteDeclaration {
  const { current: _, lastGood: _before, trial: _trial, takenBack: _taken, ...declaration } = remote;
  return declaration;
}
