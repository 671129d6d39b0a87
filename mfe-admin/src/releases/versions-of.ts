import type { ReleasesOfSite } from "@lintel/portal/release";
import type { Health } from "./releases-queries";

type Live = ReleasesOfSite["live"][number];
export type VersionHealth = Health["health"][number];

export interface VersionInUse {
  readonly version: string;
  readonly role: "live" | "trial" | "killed" | "stillOpen";
  /** Of a hundred visitors who arrive now. */
  readonly share: number;
  /** Null: no page has told anything of it. */
  readonly health: VersionHealth | null;
}

/** The versions of one part of the site: what arriving visitors get, and what pages opened earlier still run. */
export function versionsOf(live: Live, health: readonly VersionHealth[]): VersionInUse[] {
  const own = health.filter(({ remote }) => remote === live.name);
  const healthOf = (version: string) => own.find((one) => one.version === version) ?? null;
  const { version, trial, isKilled } = live;
  const given: VersionInUse[] = [
    {
      version,
      role: isKilled ? "killed" : "live",
      share: isKilled ? 0 : 100 - (trial?.share ?? 0),
      health: healthOf(version),
    },
  ];
  if (trial !== null && !isKilled) {
    given.push({ version: trial.version, role: "trial", share: trial.share, health: healthOf(trial.version) });
  }
  const isGiven = (candidate: string) => given.some((one) => one.version === candidate);
  const earlier = own.filter((one) => !isGiven(one.version));
  return [
    ...given,
    ...earlier.map((one) => ({ version: one.version, role: "stillOpen" as const, share: 0, health: one })),
  ];
}

/** Failures for each page load; null where no load was told of, as for the shell, which every page has. */
export function errorRateOf({ errors, loads }: VersionHealth): number | null {
  return loads === 0 ? null : errors / loads;
}

type Rating = "good" | "fair" | "poor";

/** The bounds that browsers' makers agreed on: at most the first is good, beyond the second is poor. */
export const VITAL_BOUNDS = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
} as const;

export type Vital = keyof typeof VITAL_BOUNDS;

export function ratingOf(vital: Vital, value: number): Rating {
  const [good, poor] = VITAL_BOUNDS[vital];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
}

export function vitalText(vital: Vital, value: number, locale: string): string {
  const show = (figure: number, digits: number) =>
    figure.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (vital === "CLS") return show(value, 2);
  return vital === "LCP" ? `${show(value / 1_000, 1)} s` : `${Math.round(value)} ms`;
}
