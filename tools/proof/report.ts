import type { Figure } from "../figures";

export interface Run {
  /** As one would type it. */
  readonly command: string;
  readonly shows: string;
  readonly seconds: number;
  /** Null: it ended before it could say anything. */
  readonly figures: readonly Figure[] | null;
  readonly exitCode: number | null;
  /** What it said last, for whoever has to find out why it failed. */
  readonly lastWords: string;
}

export interface Setting {
  readonly machine: string;
  readonly commit: string;
  readonly date: string;
  /** Processes that wanted the processors when it began, beside it. */
  readonly load: string;
  readonly isQuick: boolean;
}

/** A command that ended badly proves nothing, whatever figures it had told before. */
export function isProven({ figures, exitCode }: Run): boolean {
  return exitCode === 0 && figures !== null && figures.every(({ isMet }) => isMet);
}

export function proofOf(runs: readonly Run[], setting: Setting): string {
  const missed = runs.flatMap(({ figures }) => figures ?? []).filter(({ isMet }) => !isMet).length;
  const failed = runs.filter((run) => !isProven(run) && (run.figures?.every(({ isMet }) => isMet) ?? true)).length;
  const verdict =
    missed + failed === 0
      ? "Every figure reaches its target."
      : `**${missed} figures are below their target, ${failed} commands failed.**`;
  return [
    "# Proof",
    "",
    `Written by \`npm run proof\`${setting.isQuick ? " `-- --quick`: shorter runs, whose figures are no proof" : ""}. ${verdict}`,
    "",
    `${setting.machine}. Commit ${setting.commit}, ${setting.date}; load when it began: ${setting.load}.`,
    "",
    "A negative control is the same check against something broken on purpose. It is met when the check found it out.",
    "",
    ...runs.flatMap(section),
  ].join("\n");
}

function section(run: Run): string[] {
  const { command, shows, seconds, figures, exitCode, lastWords } = run;
  const head = [`## \`${command}\``, "", `${shows} Took ${Math.round(seconds)} s.`, ""];
  if (figures === null || (exitCode !== 0 && figures.every(({ isMet }) => isMet))) {
    const how = exitCode === 0 ? "told no figures" : `ended with ${exitCode ?? "a signal"}`;
    head.push(`**Failed: it ${how}.** It said last:`, "", "```", lastWords, "```", "");
  }
  return figures === null ? head : [...head, ...table(figures), ""];
}

function table(figures: readonly Figure[]): string[] {
  const isWithControl = figures.some(({ isControl }) => isControl);
  return [
    "| Figure | Value | Target | Met |",
    "|---|---|---|---|",
    ...figures.map(({ name, value, target, isMet, isControl }) =>
      row([
        isControl ? `Negative control: ${name}` : name,
        String(value),
        target ?? "",
        target === null ? "" : isMet ? "yes" : "**NO**",
      ]),
    ),
    ...(isWithControl ? [] : ["", "No negative control."]),
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}
