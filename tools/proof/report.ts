import type { Figure } from "./figures";

export interface Run {
  /** As one would type it. */
  readonly command: string;
  readonly shows: string;
  /** Which of its figures a reader in a hurry is told. */
  readonly headline?: RegExp;
  readonly seconds: number;
  /** The share of the processors that the machine's host gave to others meanwhile. Null: nobody tells. */
  readonly stolen: number | null;
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
      : `**Figures below their target: ${missed}. Commands that failed: ${failed}.**`;
  return [
    "# Proof",
    "",
    `Written by \`npm run proof\`${setting.isQuick ? " `-- --quick`: shorter runs, whose figures are no proof" : ""}. ${verdict}`,
    "",
    `${setting.machine}. Commit ${setting.commit}, ${setting.date}; load when it began: ${setting.load}.`,
    "",
    "A negative control is the same check against something broken on purpose. It is met when the check found it out.",
    "",
    ...summary(runs, setting),
    "",
    ...runs.flatMap(section),
  ].join("\n");
}

const BEGIN = "<!-- written by npm run proof -->";
const END = "<!-- up to here -->";

/** The README with what a reader in a hurry wants to know of a proof. */
export function withSummary(readme: string, runs: readonly Run[], setting: Setting): string {
  const [before, after] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`The README has no place for figures: ${BEGIN} … ${END}.`);
  return [readme.slice(0, before) + BEGIN, ...summary(runs, setting), readme.slice(after)].join("\n");
}

/** What stands between the two marks of the README. Null: it has none. */
export function summaryIn(readme: string): string | null {
  return readme.split(`${BEGIN}\n`)[1]?.split(`\n${END}`)[0] ?? null;
}

function summary(runs: readonly Run[], { machine, commit, date }: Setting): string[] {
  return [
    "| Command | What it shows | Last run |",
    "|---|---|---|",
    ...runs.map((run) => row([`\`${run.command}\``, run.shows, lastRun(run)])),
    "",
    `Last run: ${date}, ${machine}, commit ${commit}.`,
  ];
}

function lastRun({ figures, headline, exitCode }: Run): string {
  if (figures === null) return "**failed**";
  const told = figures.find(({ name }) => headline?.test(name));
  const targets = figures.filter(({ target, isControl }) => target !== null && !isControl);
  const missed = figures
    .filter(({ isMet }) => !isMet)
    .map(({ name, value, target }) => `${name}: ${value} (${target})`);
  const met = targets.filter(({ isMet }) => isMet).length;
  return [
    // One that is missed is named below, with what it should have been.
    ...(told?.isMet ? [`${told.name}: ${told.value}`] : []),
    `${met} of ${targets.length} targets met`,
    ...(missed.length > 0 ? [`**missed** ${missed.join(", ")}`] : exitCode === 0 ? [] : ["**failed** all the same"]),
  ].join("; ");
}

function section(run: Run): string[] {
  const { command, shows, seconds, stolen, figures, exitCode, lastWords } = run;
  const host =
    stolen === null ? "" : ` The host gave ${(stolen * 100).toFixed(1)} % of the processors to others meanwhile.`;
  const head = [`## \`${command}\``, "", `${shows} Took ${Math.round(seconds)} s.${host}`, ""];
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
