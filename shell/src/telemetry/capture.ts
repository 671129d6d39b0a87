import type { Report } from "@lintel/contract/schema";
import { type ErrorContext, onReportedError } from "@lintel/portal/host";
import { claimOf, type Owner, ownerOfFile, ownerOfPath, type Site, teamOf } from "@lintel/portal/owners";
import { withoutTrailingSlash } from "@lintel/portal/paths";
import { RELEASED_FILE } from "@lintel/portal/release";
import { sendReports, tell } from "./outbox";

const EVERY_RELEASED_FILE = new RegExp(RELEASED_FILE, "g");

interface Surroundings {
  site(): Site;
  /** The pattern of the page that is shown; its path may name an account. */
  routeOf(pathname: string): string | null;
}

/** Violations of the policy are told to the site by the browser itself, also of a page on which nothing of ours runs. */
type Kind = Exclude<Report["kind"], "vital" | "loaded" | "policy">;

let surroundings: Surroundings;
/** One incident is told once: a file that failed, its repeats, and the page that could not be shown for it. So is a view that breaks however often it is drawn: what a release is judged by are pages. */
const failed = new Set<string>();
const loaded = new Set<string>();
/** The pages that were shown, and since when. */
const visits: { pathname: string; since: number }[] = [];
let isBeingLeft = false;
let staying: ReturnType<typeof setTimeout> | undefined;
/** A document that answers usually takes less. Longer than this after somebody began to leave, it was a download, or a letter to write. */
const GONE_WITHIN_MS = 5_000;

/** Hears of everything that breaks, from before the first remote is here, and says whose it is. */
export function captureFailures(around: Surroundings): void {
  surroundings = around;

  window.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof Element) resourceFailed(event.target);
      else record("error", event.error ?? event.message, ownerAt([stackOf(event.error), event.filename ?? ""]));
    },
    // Resources tell their failure to their own element and no further up.
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isMissingChunk(reason)) reported(reason, {});
    else record("rejection", reason, ownerAt([stackOf(reason)]));
  });
  onReportedError(reported);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendReports();
  });
  window.addEventListener("beforeunload", () => {
    isBeingLeft = true;
    clearTimeout(staying);
    staying = setTimeout(pageStays, GONE_WITHIN_MS);
  });
  window.addEventListener("pagehide", () => {
    isBeingLeft = true;
    clearTimeout(staying);
    sendReports();
  });
  window.addEventListener("pageshow", pageStays);
}

function pageStays(): void {
  clearTimeout(staying);
  isBeingLeft = false;
}

/** A release arrived and its page can be drawn: what its failures are counted against. */
export function recordLoaded(remote: string, version: string): void {
  const key = `${remote} ${version}`;
  if (loaded.has(key)) return;
  loaded.add(key);
  tell({ kind: "loaded", remote, version, team: teamOf(remote, surroundings.site()), route: currentRoute() });
}

export function recordVisit(pathname: string): void {
  visits.push({ pathname, since: performance.now() });
}

/** The bank takes no longer time, and with one it would refuse all that is told beside it. Who leaves a page alone may have its largest paint later. */
const LONGEST_MS = 600_000;

/**
 * Of the page that was shown when it was measured, `at` milliseconds after the document began: browsers tell of the largest paint with the first
 * click, which most often leads to another page, and of the slowest click when the document is left.
 */
export function recordVital(vital: NonNullable<Report["vital"]>, value: number, at: number): void {
  if (value > LONGEST_MS) return;
  // What was painted before we were here was the first page.
  const visit = visits.filter(({ since }) => since <= at).at(-1) ?? visits[0];
  const pathname = visit?.pathname ?? window.location.pathname;
  const { remote, version, team } = ownerOfPath(pathname, surroundings.site());
  tell({ kind: "vital", remote, version, team, route: routeAt(pathname), vital, value: Math.round(value * 1e4) / 1e4 });
}

function reported(error: unknown, context: ErrorContext): void {
  const { doing, remote, version, componentStack = "" } = context;
  const owner = ownerAt([stackOf(error), String(componentStack)]);
  if (doing === "drawing") {
    // What the host draws around a page is reported with the page's stack or is the host's own.
    record("render", error, owner);
    return;
  }
  if (isMissingChunk(error)) {
    record("load", error, ownerAt([error.message, stackOf(error)]));
    return;
  }
  if (typeof remote !== "string") {
    record(doing === "starting the site" ? "load" : "error", error, { ...owner, ...fileOf(error) });
    return;
  }
  record("load", error, {
    remote,
    version: typeof version === "string" ? version : owner.version,
    team: teamOf(remote, surroundings.site()),
    ...fileOf(error),
  });
}

function resourceFailed(element: Element): void {
  const address = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
  // The browser asks for a preloaded file again when it is needed, and that failure counts.
  if (element instanceof HTMLLinkElement && element.rel === "preload") return;
  const kind = element instanceof HTMLScriptElement ? "load" : "error";
  record(kind, `${element.localName} could not be loaded`, ownerAt([address]));
}

function record(kind: Kind, what: unknown, owner: Owner): void {
  // Browsers break off what a page was fetching, Chromium after it said that it is left, Firefox and WebKit before: no release failed.
  if (isBeingLeft) return;
  if (kind === "load" || kind === "render") {
    const incident = `${kind} ${owner.remote} ${owner.version}`;
    if (failed.has(incident)) return;
    failed.add(incident);
  }
  tell({ kind, ...owner, route: currentRoute(), message: messageOf(what) });
}

/** The first frame of a remote in any of the texts: what it called in the shell or in shared-ui broke on its behalf. */
function ownerAt(texts: readonly string[]): Owner {
  const site = surroundings.site();
  let inShell: Owner | null = null;
  for (const text of texts) {
    for (const { groups = {} } of text.matchAll(EVERY_RELEASED_FILE)) {
      const owner = ownerOfFile(groups, site);
      if (groups.name !== undefined) return owner;
      inShell ??= owner;
    }
  }
  return inShell ?? ownerOfPath(window.location.pathname, site);
}

function currentRoute(): string {
  return routeAt(window.location.pathname);
}

function routeAt(address: string): string {
  const pathname = withoutTrailingSlash(address);
  return surroundings.routeOf(pathname) ?? claimOf(pathname, surroundings.site());
}

/** The element that asked for it has told already, or says nothing when it hung. */
export function isMissingChunk(error: unknown): error is Error {
  return error instanceof Error && error.name === "ChunkLoadError";
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? "") : "";
}

function fileOf(error: unknown): { file?: string } {
  const file = typeof error === "object" && error !== null && "file" in error ? error.file : undefined;
  return typeof file === "string" ? { file } : {};
}

const LONGEST = 200;

/** What broke, without what might be somebody's: addresses, numbers of accounts and cards, codes. */
function messageOf(what: unknown): string {
  const text = what instanceof Error ? `${what.name}: ${what.message}` : String(what);
  return text
    .replace(/[^\s@]+@[^\s@]+/g, "…")
    .replace(/\d(?:[\d -]{2,}\d)/g, "…")
    .slice(0, LONGEST);
}
