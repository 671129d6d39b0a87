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

/** Something broken on purpose, and whether the same check found it out. */
export function control(name: string, value: string | number, isCaught: boolean): Figure {
  return { name, value, target: "caught", isMet: isCaught, isControl: true };
}

/** Hands a command's figures to `npm run proof`, when that is who runs it. A command may have several to tell, one after another. */
export function tellProof(figures: readonly Figure[]): void {
  const file = process.env.PROOF_FILE;
  if (!file) return;
  const told: Figure[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  writeFileSync(file, JSON.stringify([...told, ...figures]));
}
