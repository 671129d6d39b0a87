import type { Translate } from "@lintel/portal";
import type english from "../languages/en";

const WORDS = {
  Administration: "administration",
  "Online banking": "onlineBanking",
  "Sign in": "signIn",
  "This page": "thisPage",
} as const satisfies Readonly<Record<string, keyof typeof english>>;

function isKnown(area: string): area is keyof typeof WORDS {
  return Object.hasOwn(WORDS, area);
}

/** A remote's area in the visitor's language; one that the host has no words for is named as it was declared. */
export function areaName(area: string, t: Translate<typeof english>): string {
  return isKnown(area) ? t(WORDS[area]) : area;
}
