import type { Registry } from "@lintel/portal/release";
import { replaced } from "../../site/src/releases/change-registry";
import { type Desk, knownRemote, manifestOf, moved, readRegistry, refuseAnotherShell, releasesInUse } from "./desk";
import { unsatisfied } from "./reasons-to-refuse";
import { Refused } from "./refused";

/** Takes an area off the site: its navigation, its routes, its preloads. Where it stood is remembered. */
export async function kill(desk: Desk, name: string): Promise<string> {
  const { isKilled } = knownRemote(await readRegistry(desk), name);
  if (isKilled) throw new Refused([`${name} is off the site already. Bring it back: npm run revive -- ${name}`]);
  const change = (before: Registry) =>
    ({ action: "kill", app: name, from: versionIn(before, name), to: null }) as const;
  const after = await moved(desk, change, (registry) => {
    const now = knownRemote(registry, name);
    if (now.isKilled) throw new Refused([`Somebody else took ${name} off the site meanwhile.`]);
    return {
      ...registry,
      remotes: registry.remotes.filter((other) => other.name !== name),
      killed: [...(registry.killed ?? []), now.remote],
    };
  });
  return versionIn(after, name);
}

/** Refused when the shell has moved on meanwhile and the area would come back broken. */
export async function revive(desk: Desk, name: string): Promise<string> {
  const registry = await readRegistry(desk);
  const { remote, isKilled } = knownRemote(registry, name);
  if (!isKilled) throw new Refused([`${name} is on the site.`]);
  const shell = await manifestOf(desk.store, "shell", registry.shell);
  const releases = await releasesInUse(desk.store, [remote]);
  const reasons = releases.flatMap(({ manifest }) => unsatisfied(name, manifest, shell));
  if (reasons.length > 0) throw new Refused(reasons);
  const change = (before: Registry) =>
    ({ action: "revive", app: name, from: null, to: versionIn(before, name) }) as const;
  const after = await moved(desk, change, (latest) => {
    const now = knownRemote(latest, name);
    if (!now.isKilled) throw new Refused([`Somebody else revived ${name} meanwhile.`]);
    refuseAnotherShell(latest, registry);
    const killed = (latest.killed ?? []).filter((other) => other.name !== name);
    return replaced({ ...latest, killed }, now.remote);
  });
  return versionIn(after, name);
}

/** For good: its addresses are not found and its paths are anybody's. What was released stays in the store, for the pages that have it. */
export async function remove(desk: Desk, name: string): Promise<string> {
  const { isKilled } = knownRemote(await readRegistry(desk), name);
  if (!isKilled) throw new Refused([`${name} is on the site. Take it off first: npm run kill -- ${name}`]);
  let version = "";
  const change = (before: Registry) => {
    version = versionIn(before, name);
    return { action: "remove", app: name, from: version, to: null } as const;
  };
  await moved(desk, change, (registry) => {
    if (!knownRemote(registry, name).isKilled) throw new Refused([`Somebody else revived ${name} meanwhile.`]);
    return { ...registry, killed: (registry.killed ?? []).filter((other) => other.name !== name) };
  });
  return version;
}

/** Of what is changed, which may be another than was looked at: neither waits for whoever publishes. */
function versionIn(registry: Registry, name: string): string {
  return knownRemote(registry, name).remote.current.version;
}
