import type { Registry, RemoteDeclaration, RemoteManifest } from "@lintel/portal/release";
import { satisfies } from "semver";
import { Refused } from "./refused";

/** What the host asks every remote for. */
const ROUTES = "./routes";

export interface Candidate {
  readonly declaration: RemoteDeclaration;
  readonly manifest: Pick<RemoteManifest, "version" | "entry" | "files" | "pages" | "exposes" | "shared">;
}

export interface Live {
  readonly registry: Registry;
  readonly shell: Pick<RemoteManifest, "shared">;
  /** Of the release that the candidate would stand in for. */
  readonly replaced: Pick<RemoteManifest, "exposes"> | null;
}

/** Everything that would break a page if this release went live beside what is live now, each in a sentence. */
export function reasonsToRefuse({ declaration, manifest }: Candidate, { registry, shell, replaced }: Live): string[] {
  return [
    ...claimedTwice(declaration, registry),
    ...missingFiles(manifest),
    ...goneModules(manifest, replaced),
    ...deadEnds(declaration, manifest),
    ...unsatisfied(declaration.name, manifest.shared, shell.shared),
  ];
}

/** A new shell is refused while a live remote needs what it no longer provides. */
export function reasonsToRefuseShell(
  provided: RemoteManifest["shared"],
  remotes: readonly Pick<RemoteManifest, "name" | "version" | "shared">[],
): string[] {
  return remotes.flatMap(({ name, version, shared }) =>
    unsatisfied(`${name} ${version}, which is live,`, shared, provided),
  );
}

/** What was looked at before is looked at again in the registry that is changed: another may have got the place meanwhile. */
export function refuseClaimedTwice(declaration: RemoteDeclaration, registry: Registry): void {
  const taken = claimedTwice(declaration, registry);
  if (taken.length > 0) throw new Refused(taken);
}

function claimedTwice(declaration: RemoteDeclaration, registry: Registry): string[] {
  // Also of the killed ones: reviving one must not find its place taken.
  const others = [...registry.remotes, ...(registry.killed ?? [])].filter(({ name }) => name !== declaration.name);
  return declaration.basePaths.flatMap((path) =>
    others
      // What is on trial has its visitors already, and may become everybody's.
      .filter(({ basePaths, trial }) => [...basePaths, ...(trial?.declaration.basePaths ?? [])].includes(path))
      .map(
        (other) =>
          `${path} belongs to ${other.name} (team ${other.team}). Choose another base path for ${declaration.name}.`,
      ),
  );
}

function missingFiles({ entry, files, pages }: Candidate["manifest"]): string[] {
  const wanted = [
    entry,
    ...Object.values(pages).flatMap((page) => [...page.scripts, ...Object.values(page.languages).flat()]),
  ];
  return [...new Set(wanted)]
    .filter((file) => !(file in files))
    .map((file) => `${file} is needed by a page and is not among the built files. Build again.`);
}

function goneModules({ exposes }: Candidate["manifest"], replaced: Live["replaced"]): string[] {
  const expected = new Set([ROUTES, ...(replaced?.exposes ?? [])]);
  return [...expected]
    .filter((module) => !exposes.includes(module))
    .map(
      (module) =>
        `The exposed module ${module} is gone, and the live site asks for it. Expose it again in rspack.config.ts.`,
    );
}

function deadEnds(declaration: RemoteDeclaration, { pages }: Candidate["manifest"]): string[] {
  return declaration.nav
    .filter(({ to }) => !(to in pages))
    .map(
      ({ to }) =>
        `The navigation would lead to ${to}, which no page of ${declaration.name} answers. Add it to src/routes.ts.`,
    );
}

export function unsatisfied(
  who: string,
  wanted: RemoteManifest["shared"],
  provided: RemoteManifest["shared"],
): string[] {
  return Object.entries(wanted).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined) return [`${who} needs ${name} ${range}; the shell provides none.`];
    return satisfies(version, range) ? [] : [`${who} needs ${name} ${range}; the shell provides ${version}.`];
  });
}
