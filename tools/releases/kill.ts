import { replaced } from "../../site/src/publish";
import { type Desk, knownRemote, moved, readRegistry } from "./desk";
import { Refused } from "./refused";

/** Takes an area off the site: its navigation, its routes, its preloads. Where it stood is remembered. */
export async function kill(desk: Desk, name: string): Promise<string> {
  const { remote, isKilled } = knownRemote(await readRegistry(desk), name);
  if (isKilled) throw new Refused([`${name} is off the site already. Bring it back: npm run revive -- ${name}`]);
  const { version } = remote.current;
  await moved(desk, { action: "kill", app: name, from: version, to: null }, (registry) => {
    const now = knownRemote(registry, name);
    if (now.isKilled) throw new Refused([`Somebody else took ${name} off the site meanwhile.`]);
    return {
      ...registry,
      remotes: registry.remotes.filter((other) => other.name !== name),
      killed: [...(registry.killed ?? []), now.remote],
    };
  });
  return version;
}

export async function revive(desk: Desk, name: string): Promise<string> {
  const { remote, isKilled } = knownRemote(await readRegistry(desk), name);
  if (!isKilled) throw new Refused([`${name} is on the site.`]);
  const { version } = remote.current;
  await moved(desk, { action: "revive", app: name, from: null, to: version }, (registry) => {
    const now = knownRemote(registry, name);
    if (!now.isKilled) throw new Refused([`Somebody else revived ${name} meanwhile.`]);
    const killed = (registry.killed ?? []).filter((other) => other.name !== name);
    return replaced({ ...registry, killed }, now.remote);
  });
  return version;
}
