import type { RemoteManifest } from "@lintel/portal/release";

const ATTEMPT = /^(\/remotes\/[^/]+\/)~r\d+\//;
/** The base64 of no file's hash: a script that carries it is refused by the browser. */
const NO_FILE = "A".repeat(64);

const known = new Map<string, string>();

/** What the manifest lists may run, and nothing else under the release's folder. */
export function trustFilesOf({ files }: Pick<RemoteManifest, "files">, folder: string): void {
  for (const [file, sha384] of Object.entries(files)) known.set(`${folder}/${file}`, sha384);
}

/** Compiled in: a released shell has no exception in it. */
declare const IS_DEVELOPMENT: boolean;

/** Fails closed: a file that no verified manifest lists gets a hash that nothing has. */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, window.location.origin);
  // A preview's files have their own address in the table: none of them can pass for one of ours.
  if (origin !== window.location.origin) return `sha384-${known.get(origin + pathname) ?? NO_FILE}`;
  if (typeof IS_DEVELOPMENT !== "undefined" && IS_DEVELOPMENT && pathname.includes("/dev/")) return "";
  return `sha384-${known.get(pathname.replace(ATTEMPT, "$1")) ?? NO_FILE}`;
}

declare global {
  interface Window {
    /** Asked by every remote's chunk loader before a script is added. */
    lintelIntegrityOf?: typeof integrityOf;
  }
}

export function answerForEveryScript(): void {
  Object.defineProperty(window, "lintelIntegrityOf", { value: integrityOf });
}
