import { PREVIEW_PATH, type PreviewedRemote } from "../releases/previews";
import { escaped } from "./html";

/**
 * In the document and not in the shell, so that it stands above whatever the previewed code draws or breaks. Folded, it leaves in sight what it
 * would cover: the public site has its header there.
 */
export function previewBanner(previews: readonly PreviewedRemote[]): string {
  const named = previews.map(({ remote, url, expires }) => {
    const until = new Date(expires).toISOString().slice(11, 16);
    return `<b>${escaped(remote)}</b> from ${escaped(url)} until ${until} UTC`;
  });
  return (
    `<aside class="previewed" data-screen-only aria-label="Preview" lang="en"><details open><summary>Not released</summary><p>${named.join(", ")}.</p>` +
    `<form method="post" action="${PREVIEW_PATH}/end"><button>Back to what is released</button></form></details></aside>`
  );
}

export const BANNER_LOOK =
  ".previewed{position:sticky;top:0;z-index:2147483647;padding:0 12px;background:#7a1f00;color:#fff;" +
  "font:14px/24px system-ui,sans-serif;text-align:center;overflow-wrap:anywhere}" +
  ".previewed:has(details:not([open])){width:fit-content;margin-inline:auto}" +
  ".previewed summary{cursor:pointer}.previewed p,.previewed form{display:inline-block;margin:0 8px 6px}" +
  ".previewed button{min-height:32px;padding:4px 12px;border:1px solid #fff;border-radius:4px;background:#fff;color:#7a1f00;font:inherit;cursor:pointer}";
