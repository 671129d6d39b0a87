import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** One line of a proof: what was looked at, what came out, and what would have been good enough. */
export interface Figure {
  readonly name: string;
  readonly value: string | number;
  /** Null: told for comparison, with nothing to reach. */
  readonly target: string | null;
  readonly isMet: boolean;
  /** The same check against something broken on purpose: met when it was caught. */
  readonly isControl?: boolean;
}

export function atLeast(name: string, value: number, target: number, unit = ""): Figure {
  return { name, value: `${value}${unit}`, target: `at least ${target}${unit}`, isMet: value >= target };
}

export function atMost(name: string, value: number, target: number, unit = ""): Figure {
  return { name, value: `${value}${unit}`, target: `at most ${target}${unit}`, isMet: value <= target };
}

export function none(name: string, value: number): Figure {
  return { name, value, target: "none", isMet: value === 0 };
}

export function exactly(name: string, value: string | number, wanted: string | number): Figure {
  return { name, value, target: String(wanted), isMet: value === wanted };
}

export function yes(name: string, isSo: boolean): Figure {
  return exactly(name, isSo ? "yes" : "no", "yes");
}

/** Told for comparison: there is nothing to reach. */
export function told(name: string, value: string | number): Figure {
  return { name, value, target: null, isMet: true };
}

/** Something broken on purpose, and whether the same check found it out. */
export function control(name: string, value: string | number, isCaught: boolean): Figure {
  return { name, value, target: "caught", isMet: isCaught, isControl: true };
}

/** Of 0.5, the median. Where it falls between two, as that of an even number does, it is their mean. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const place = sorted.length * part;
  const above = sorted[Math.min(sorted.length - 1, Math.floor(place))] ?? Number.NaN;
  return Number.isInteger(place) ? (above + (sorted[place - 1] ?? above)) / 2 : above;
}

/** What a command ends with: its figures on the screen and in the proof, and a failure where one of them is missed. Tells whether none is. */
export function conclude(figures: readonly Figure[]): boolean {
  for (const figure of figures) console.log(lineOf(figure));
  tellProof(figures);
  const areMet = figures.every(({ isMet }) => isMet);
  if (!areMet) process.exitCode = 1;
  return areMet;
}

function lineOf({ name, value, target, isMet, isControl }: Figure): string {
  const line = `${(isControl ? `negative control: ${name}` : name).padEnd(72)} ${String(value).padStart(7)}`;
  if (target === null) return line;
  return `${line}   ${isControl ? (isMet ? "caught" : "NOT CAUGHT") : `${target}: ${isMet ? "yes" : "NO"}`}`;
}

/** Hands a command's figures to `npm run proof`, when that is who runs it. A command may have several to tell, one after another. */
function tellProof(figures: readonly Figure[]): void {
  const file = process.env.PROOF_FILE;
  if (!file) return;
  const told: Figure[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  writeFileSync(file, JSON.stringify([...told, ...figures]));
}
