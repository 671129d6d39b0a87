import { remoteFor } from "@lintel/portal/paths";
import { RELEASED_FILE, type RegisteredRemote, SHELL_TEAM } from "@lintel/portal/release";

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

const EVERY_RELEASED_FILE = new RegExp(RELEASED_FILE, "g");

/** The first frame of a remote in any of the texts: what it called in the shell or in shared-ui broke on its behalf. */
export function ownerOf(texts: readonly string[], pathname: string, site: Site): Owner {
  let inShell: Owner | null = null;
  for (const text of texts) {
    for (const { groups } of text.matchAll(EVERY_RELEASED_FILE)) {
      const { name, version = "", file = "" } = groups ?? {};
      if (name !== undefined) return { remote: name, version, file, team: teamOf(name, site) };
      inShell ??= { remote: "shell", version, file, team: SHELL_TEAM };
    }
  }
  return inShell ?? ownerOfPath(pathname, site);
}

/** Nothing says where it broke: whoever answers for the page looks into it. */
export function ownerOfPath(pathname: string, { remotes, shellVersion }: Site): Owner {
  const remote = remoteFor(remotes, pathname);
  return remote === null
    ? { remote: "shell", version: shellVersion, team: SHELL_TEAM }
    : { remote: remote.name, version: remote.current.version, team: remote.team };
}

export function teamOf(name: string, { remotes }: Site): string {
  return remotes.find((remote) => remote.name === name)?.team ?? SHELL_TEAM;
}
