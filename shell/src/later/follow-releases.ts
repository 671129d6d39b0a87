import { reportError, withinTime } from "@lintel/portal";
import { remoteFor } from "@lintel/portal/paths";
import type { RegisteredRemote, Registry, SignedRegistry } from "@lintel/portal/release";
import { verifiedRegistry } from "../registry";
import { ARRIVAL } from "../remotes/route-arrival";
import { offerNewerVersion, withdrawOffer } from "./offer-newer-version";

const LOOK_EVERY_MS = 25_000;

export interface Followed {
  /** As this page started. What it runs stays that way. */
  readonly registry: Registry;
  readonly remotes: readonly RegisteredRemote[];
  onRemotes(remotes: readonly RegisteredRemote[], killed: readonly RegisteredRemote[]): void;
}

/** An open page keeps its versions, but not an area that was taken off the site; one that is brought back it has again. */
export function followReleases({ registry, remotes, onRemotes }: Followed): void {
  let newest = registry;
  /** What this page has run or may run: it grows by what was off the site when the page started. */
  let known = remotes;
  let looked = Date.now();

  async function look(): Promise<void> {
    looked = Date.now();
    const signed = await withinTime(LOOK_EVERY_MS, signedRegistry);
    if (signed === null) return;
    const next = await verifiedRegistry(signed);
    // An older one that somebody kept and plays back says nothing.
    if (next.serial <= newest.serial) return;
    const before = newest;
    newest = next;

    const stood = standingOf(known, before);
    const wasHidden = namesOf(before.killed);
    const revived = next.remotes.filter(({ name }) => wasHidden.has(name) && !known.some((own) => own.name === name));
    known = [...known, ...revived];
    const standing = standingOf(known, next);
    if (hasSameNames(stood, standing) && hasSameNames(before.killed, next.killed)) return;
    onRemotes(standing, next.killed ?? []);
  }

  function lookNow(): void {
    if (document.visibilityState !== "visible") return;
    look().catch((error: unknown) => {
      // Offline, or the site is being started again: the next look will tell.
      if (error instanceof Error && "file" in error) reportError(error, { doing: "following the releases" });
    });
  }

  setInterval(lookNow, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", () => {
    if (Date.now() - looked > LOOK_EVERY_MS) lookNow();
  });

  window.addEventListener(ARRIVAL, () => {
    // One that was offered before may have been taken back, or be of an area that was left.
    if (isNewer(newest, registry, known)) offerNewerVersion(known);
    else withdrawOffer();
  });
}

/** Not by what is off the site: an area that was removed for good is neither here nor there. */
function standingOf(known: readonly RegisteredRemote[], { remotes }: Registry): RegisteredRemote[] {
  const live = namesOf(remotes);
  return known.filter(({ name }) => live.has(name));
}

function hasSameNames(some: readonly RegisteredRemote[] = [], others: readonly RegisteredRemote[] = []): boolean {
  const names = namesOf(others);
  return some.length === others.length && some.every(({ name }) => names.has(name));
}

function namesOf(remotes: readonly RegisteredRemote[] = []): Set<string> {
  return new Set(remotes.map(({ name }) => name));
}

async function signedRegistry(signal: AbortSignal): Promise<SignedRegistry | null> {
  const answer = await fetch("/registry.json", { signal });
  return answer.ok ? ((await answer.json()) as SignedRegistry) : null;
}

/**
 * Whether a page that starts now would run other code in what this one can reach. A trial is somebody else's, or goes on where it is this
 * page's, until it ends; the console is only an admin's in it.
 */
function isNewer(newest: Registry, started: Registry, remotes: readonly RegisteredRemote[]): boolean {
  if (newest.shell.version !== started.shell.version) return true;
  const isConsole = remoteFor(remotes, window.location.pathname)?.access === "admin";
  return newest.remotes.some(({ name, access, current, trial }) => {
    if (access === "admin" && !isConsole) return false;
    const before = started.remotes.find((remote) => remote.name === name);
    const own = remotes.find((remote) => remote.name === name);
    // A reload brings the preview again, for as long as it lasts.
    if (own?.previewedAt !== undefined) return false;
    const running = own?.current.version;
    const hasMoved = current.version !== before?.current.version;
    const hasEnded = running === before?.trial?.release.version && running !== trial?.release.version;
    return (hasMoved || hasEnded) && current.version !== running;
  });
}
