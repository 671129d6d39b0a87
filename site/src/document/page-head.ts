import type { Locale } from "@lintel/contract";
import { BRAND } from "@lintel/contract";
import { type Identity, isPlaceholder, withIdentity } from "../identity";
import { embeddedJson, escaped } from "./html";
import { SOCIAL_PICTURE } from "./well-known";

export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  /** JSON-LD objects, with the operator's details in braces. */
  readonly structuredData?: readonly object[];
}

const OG_LOCALES: Readonly<Record<Locale, string>> = {
  en: "en_US",
  fr: "fr_FR",
  it: "it_IT",
  es: "es_ES",
  de: "de_DE",
  nl: "nl_NL",
  pl: "pl_PL",
  "zh-CN": "zh_CN",
};

/** What search engines and messengers read of a public page. */
export function pageHead(page: DescribedPage, path: string, locale: Locale, identity: Identity): string[] {
  const address = `${identity.origin}${path}`;
  const meta = (property: string, content: string) => `<meta property="${property}" content="${escaped(content)}">`;
  return [
    `<meta name="description" content="${escaped(page.description)}">`,
    `<link rel="canonical" href="${escaped(address)}">`,
    meta("og:type", "website"),
    meta("og:site_name", BRAND.name),
    meta("og:title", page.title),
    meta("og:description", page.description),
    meta("og:url", address),
    meta("og:locale", OG_LOCALES[locale]),
    meta("og:image", `${identity.origin}${SOCIAL_PICTURE.path}`),
    meta("og:image:width", String(SOCIAL_PICTURE.width)),
    meta("og:image:height", String(SOCIAL_PICTURE.height)),
    meta("og:image:alt", page.title),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${embeddedJson(filled(data, identity))}</script>`,
    ),
  ];
}

/** What the operator has not said is left out: a placeholder tells a search engine something wrong. */
function filled(value: unknown, identity: Identity): unknown {
  if (typeof value === "string") return withIdentity(value, identity);
  if (Array.isArray(value)) return value.map((item) => filled(item, identity));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, filled(item, identity)])
      .filter(([, item]) => !isPlaceholder(item)),
  );
}
