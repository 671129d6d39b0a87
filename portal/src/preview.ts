/** One remote's code that is not released, in the browser that asked for it alone. Read by the site, the shell and the tools. */
export interface Preview {
  readonly remote: string;
  /** The folder with the build's manifest and files, without a slash at its end. */
  readonly url: string;
  /** Of the manifest there. Null: whatever is there at the moment; only a site that is not for customers signs that. */
  readonly manifestSha384: string | null;
  /** The one origin that it is for. */
  readonly audience: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

export interface SignedPreview {
  /** The preview's exact text, as it was signed. */
  readonly payload: string;
  /** Ed25519 over `previewText(payload)`, base64. */
  readonly signature: string;
}

/** A browser that is a minute behind still takes a link that lasts as long: refused, it would show what is released under the preview's banner. */
export const PREVIEW_LASTS_MS = 59 * 60_000;
const MOST_AHEAD_MS = PREVIEW_LASTS_MS + 60_000;

/** Said in front, so that a registry's signature can never stand under a preview, nor the other way round. */
export function previewText(payload: string): string {
  return `lintel preview ${payload}`;
}

/** Code travels encrypted or does not leave the machine. Nothing in it can end the header that names it. */
const ADDRESS = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?:\/[\w.~-]+)*$/;
const OWN_MACHINE = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/;

export function isPreviewAddress(url: string): boolean {
  return ADDRESS.test(url) && !/\/\.\.?(\/|$)/.test(url);
}

export function isOnOwnMachine(url: string): boolean {
  return isPreviewAddress(url) && OWN_MACHINE.test(url);
}

/** What a text that was signed says, if it says it to this origin at this moment. */
export function previewFor(payload: string, audience: string, now: number): Preview | null {
  let said: Partial<Preview> | null;
  try {
    said = JSON.parse(payload);
  } catch {
    return null;
  }
  if (typeof said !== "object" || said === null) return null;
  const { remote, url, manifestSha384, expires } = said;
  if (typeof remote !== "string" || typeof url !== "string" || !isPreviewAddress(url)) return null;
  if (manifestSha384 !== null && typeof manifestSha384 !== "string") return null;
  if (said.audience !== audience || typeof expires !== "number") return null;
  if (expires <= now || expires > now + MOST_AHEAD_MS) return null;
  return { remote, url, manifestSha384, audience, expires };
}
