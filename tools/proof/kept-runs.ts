import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Run, Setting } from "./report";

export type Outcome = Omit<Run, "shows" | "headline">;
type Of = Pick<Setting, "machine" | "commit">;

/** Of a proof that was broken off after half an hour, what had ended by then need not run again. */
export function keepRun(folder: string, name: string, { machine, commit }: Of, outcome: Outcome): void {
  writeFileSync(fileOf(folder, name), JSON.stringify({ machine, commit, outcome }));
}

/** Null: there is none of this very commit on this machine. What is not committed yet is not known by any name. */
export function keptRun(folder: string, name: string, { machine, commit }: Of): Outcome | null {
  if (!/^[0-9a-f]+$/.test(commit)) return null;
  try {
    const kept = JSON.parse(readFileSync(fileOf(folder, name), "utf8")) as Of & { outcome: Outcome };
    return kept.machine === machine && kept.commit === commit ? kept.outcome : null;
  } catch {
    return null;
  }
}

function fileOf(folder: string, name: string): string {
  return join(folder, `${name.replaceAll(":", "-")}.run.json`);
}
