import { createHash } from "node:crypto";

/** styled-components fills an empty style element through CSSOM; this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** `codeFrom`: the folders of previewed builds, for the one browser that previews them. */
export function contentSecurityPolicy(
  inlineStyles: readonly string[],
  codeFrom: readonly string[] = [],
  inlineScripts: readonly string[] = [],
): string {
  const from = ["'self'", ...codeFrom.map((url) => `${url}/`)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${[from, ...inlineScripts.map(hashed)].join(" ")}`,
    `style-src 'self' ${[EMPTY_STYLE, ...inlineStyles.map(hashed)].join(" ")}`,
    `font-src ${from}`,
    `img-src ${from} data:`,
    `connect-src ${from}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
    "report-uri /reports/csp",
  ].join("; ");
}

function hashed(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

export const ALWAYS: Readonly<Record<string, string>> = {
  // For whatever is no page of ours: looked at by itself it may do nothing. A document brings its own policy.
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
};
