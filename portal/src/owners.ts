import { remoteFor } from "./paths";
import { type RegisteredRemote, SHELL_TEAM } from "./release";

/** Whose code it was, down to the file where that is known. */
export interface Owner {
  readonly remote: string;
  readonly version: string;
  readonly team: string;
  readonly file?: string;
}

export interface Site {
  readonly shellVersion: string;
  readonly remotes: readonly RegisteredRemote[];
}

/** Of a file by the groups of RELEASED_FILE. */
export function ownerOfFile({ name, version = "", file = "" }: Record<string, string | undefined>, site: Site): Owner {
  return { remote: name ?? "shell", version, file, team: teamOf(name, site) };
}

/** Nothing says where it broke: whoever answers for the page looks into it. */
export function ownerOfPath(pathname: string, { remotes, shellVersion }: Site): Owner {
  const remote = remoteFor(remotes, pathname);
  return remote === null
    ? { remote: "shell", version: shellVersion, team: SHELL_TEAM }
    : { remote: remote.name, version: remote.current.version, team: remote.team };
}

export function teamOf(name: string | undefined, { remotes }: Site): string {
  return remotes.find((remote) => remote.name === name)?.team ?? SHELL_TEAM;
}

/** What is told of a page whose pattern nobody knows: its path may name an account. */
export function claimOf(path: string, { remotes }: Site): string {
  const remote = remoteFor(remotes, path);
  return remote?.basePaths.find((claim) => claim === path || claim.endsWith("*")) ?? "/*";
}
