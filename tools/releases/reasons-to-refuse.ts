import { isDeepStrictEqual } from "node:util";
import { endpoints } from "@lintel/contract/schema";
import { isSignedInPath, remoteFor } from "@lintel/portal/paths";
import type { RegisteredRemote, Registry, RemoteDeclaration, RemoteManifest } from "@lintel/portal/release";
import { satisfies } from "semver";
import { isAdminPath } from "../../shell/src/access/access";
import { findRemote } from "../../site/src/releases/change-registry";
import { PREVIEW_PATH } from "../../site/src/releases/previews";
import { Refused } from "./refused";

/** What the host asks every remote for. */
const ROUTES = "./routes";

/** What goes over between a remote and the shell. */
type Shared = Pick<RemoteManifest, "shared" | "names">;

export interface Candidate {
  readonly declaration: RemoteDeclaration;
  readonly manifest: Pick<RemoteManifest, "version" | "entry" | "files" | "pages" | "exposes"> & Shared;
}

export interface Live {
  readonly registry: Registry;
  readonly shell: Shared;
  /** The other remotes: what somebody gets of them, or would again if they were revived. */
  readonly neighbours: readonly Neighbour[];
  /** Of the release that the candidate would stand in for. */
  readonly replaced: Pick<RemoteManifest, "exposes"> | null;
}

/** One release of another remote. */
interface Neighbour {
  readonly declaration: RemoteDeclaration;
  readonly manifest: Pick<RemoteManifest, "pages">;
}

/** Everything that would break a page if this release went live beside what is live now, each in a sentence. */
export function reasonsToRefuse(
  { declaration, manifest }: Candidate,
  { registry, shell, neighbours, replaced }: Live,
): string[] {
  const twice = claimedTwice(declaration, registry);
  return [
    ...(twice.length > 0 ? twice : neighbours.flatMap((other) => takenPages({ declaration, manifest }, other))),
    ...unclaimedPages(declaration, manifest),
    ...contradictedAccess(declaration),
    ...missingFiles(manifest),
    ...goneModules(manifest, replaced),
    ...deadEnds(declaration, manifest),
    ...unsatisfied(declaration.name, manifest, shell),
  ];
}

/** A new shell is refused while a live remote needs what it no longer provides. */
export function reasonsToRefuseShell(
  shell: Shared,
  remotes: readonly (Pick<RemoteManifest, "name" | "version"> & Shared)[],
): string[] {
  return remotes.flatMap((remote) => unsatisfied(`${remote.name} ${remote.version}, which is live,`, remote, shell));
}

/** What was looked at before is looked at again in the registry that is changed: another may have got the place meanwhile. */
export function refuseClaimedTwice(declaration: RemoteDeclaration, registry: Registry): void {
  const taken = claimedTwice(declaration, registry);
  if (taken.length > 0) throw new Refused(taken);
}

/** Whoever takes no new place can go on beside others who take none: their pages were held against each other's claims before. */
export function refuseNewNeighbours({ name, basePaths }: RemoteDeclaration, before: Registry, latest: Registry): void {
  const isMoving = !isDeepStrictEqual(findRemote(before, name)?.basePaths, basePaths);
  const seen = (registry: Registry) => othersIn(registry, name).map((other) => (isMoving ? other : claimsOf(other)));
  if (isDeepStrictEqual(seen(before), seen(latest))) return;
  throw new Refused([`Somebody changed what is released beside ${name} meanwhile. Do it again.`]);
}

/** Also the killed ones: reviving one must not find its place taken. */
export function othersIn({ remotes, killed = [] }: Registry, name: string): RegisteredRemote[] {
  return [...remotes, ...killed].filter((other) => other.name !== name);
}

/** What is on trial has its visitors already, and may become everybody's. */
function claimsOf({ basePaths, trial }: RegisteredRemote): readonly string[] {
  return [...basePaths, ...(trial?.declaration.basePaths ?? [])];
}

function claimedTwice(declaration: RemoteDeclaration, registry: Registry): string[] {
  return declaration.basePaths.flatMap((path) =>
    othersIn(registry, declaration.name)
      .filter((other) => claimsOf(other).includes(path))
      .map(
        (other) =>
          `${path} belongs to ${other.name} (team ${other.team}). Choose another base path for ${declaration.name}.`,
      ),
  );
}

/** The longest claim wins: a narrow one lies within another's and takes its pages, or would have its own taken. */
function takenPages({ declaration, manifest }: Candidate, other: Neighbour): string[] {
  // In the registry's order, which decides between claims of one length.
  const both = [declaration, other.declaration].sort((left, right) => (left.name < right.name ? -1 : 1));
  const answers = (page: string) => remoteFor(both, page)?.name;
  return [
    ...Object.keys(other.manifest.pages)
      .filter((page) => answers(page) === declaration.name)
      .map((page) => `${page} is a page of ${other.declaration.name} (team ${other.declaration.team}).`),
    ...Object.keys(manifest.pages)
      .filter((page) => answers(page) === other.declaration.name)
      .map((page) => `${page} belongs to ${other.declaration.name} (team ${other.declaration.team}).`),
  ].map((taken) => `${taken} Choose another base path for ${declaration.name}.`);
}

function unclaimedPages(declaration: RemoteDeclaration, { pages }: Candidate["manifest"]): string[] {
  return Object.keys(pages)
    .filter((page) => remoteFor([declaration], page) === null)
    .map(
      (page) => `${page} would be not found: no base path of ${declaration.name} covers it. Add it to mfe.config.ts.`,
    );
}

/** Who may enter is decided by the path alone. What `access` says of it draws pages ahead and preloads them, and must be no less true. */
function contradictedAccess({ access, basePaths }: RemoteDeclaration): string[] {
  return basePaths
    .filter((path) => !FITS[access](path))
    .map(
      (path) =>
        `access: "${access}" in mfe.config.ts contradicts ${path}, which is open to ${whoMayEnter(path)}. Change the one or the other.`,
    );
}

const isOpenPath = (path: string) => !isSignedInPath(path);
const FITS = { public: isOpenPath, guest: isOpenPath, customer: isSignedInPath, admin: isAdminPath };

function whoMayEnter(path: string): string {
  if (isOpenPath(path)) return "everybody";
  return isAdminPath(path) ? "admins alone" : "everybody who is signed in";
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
        `The exposed module ${module} is gone, and the live site asks for it. Expose it again in rspack.shared.js.`,
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

/** Those that the site passes on to the bank, has files of releases at, or takes a preview's link at. */
const ANSWERED = new RegExp(`^(?:/(?:api|dev|remotes|shell)/|${PREVIEW_PATH}$)`);

export function answeredPages({ name }: RemoteDeclaration, { pages }: Candidate["manifest"]): string[] {
  return Object.keys(pages)
    .filter((page) => ANSWERED.test(page))
    .map(
      (page) => `${page} would never open: the site has its own answer there. Choose another base path for ${name}.`,
    );
}

const REPORTS = endpoints["POST /telemetry"].body;

/** The bank refuses a report in other words than its schema has, with all that travels with it: no figure would be shown, and no trial end by itself. */
export function untold({ name, team }: RemoteDeclaration, { version, pages }: Candidate["manifest"]): string[] {
  const reasons = Object.keys(pages).flatMap((route) => {
    const report = { kind: "loaded", remote: name, version, team, route, count: 1 } as const;
    const issues = REPORTS.safeParse({ reports: [report] }).error?.issues ?? [];
    return issues.map(({ path }) => {
      const word = path.at(-1) as keyof typeof report;
      return `Pages cannot report under the ${word} "${report[word]}", and nobody would hear of their failures. Write it shorter, or in small letters, digits and dashes alone.`;
    });
  });
  return [...new Set(reasons)];
}

export function unsatisfied(who: string, wanted: Shared, provided: Shared): string[] {
  const versions = Object.entries(wanted.shared).flatMap(([name, range]) => {
    const version = provided.shared[name];
    if (version === undefined) return [`${who} needs ${name} ${range}; the shell provides none.`];
    return satisfies(version, range) ? [] : [`${who} needs ${name} ${range}; the shell provides ${version}.`];
  });
  // A name that is not there is undefined, and the page that draws it breaks.
  const names = Object.entries(wanted.names ?? {}).flatMap(([module, imported]) => {
    const there = provided.names?.[module];
    return there ? imported.filter((name) => !there.includes(name)).map((name) => `${name} of ${module}`) : [];
  });
  if (names.length === 0) return versions;
  return [
    ...versions,
    `${who} needs ${names.join(", ")}; the shell does not have it. A shell that does goes out first.`,
  ];
}
