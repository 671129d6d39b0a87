import { reportError } from "@lintel/portal";
import { previewFor, previewText, type SignedPreview } from "@lintel/portal/preview";
import type { RegisteredRemote } from "@lintel/portal/release";
import { isSignedByUs } from "../registry";
import { allowScriptsFrom } from "../trusted-types";

/** The version under which a preview's failures are told. */
const VERSION = "preview";

/** Puts in a remote's place what a signature of ours says for this origin and this hour, whatever the document claims. */
export async function previewRemotes(
  remotes: readonly RegisteredRemote[],
  previews: readonly SignedPreview[],
): Promise<readonly RegisteredRemote[]> {
  let shown = remotes;
  for (const { payload, signature } of previews) {
    const isGenuine = await isSignedByUs(previewText(payload), signature).catch(() => false);
    const preview = isGenuine ? previewFor(payload, window.location.origin, Date.now()) : null;
    if (preview === null) {
      reportError(new Error("A preview is not signed for this site and this hour."), { doing: "previewing a remote" });
      continue;
    }
    const { remote: name, url, manifestSha384 } = preview;
    allowScriptsFrom(url);
    const current = { version: VERSION, manifestSha384: manifestSha384 ?? "" };
    shown = shown.map((remote) =>
      remote.name === name ? { ...remote, current, lastGood: null, previewedAt: url } : remote,
    );
  }
  return shown;
}
