import type { Registry } from "@lintel/portal/release";
import type { HistoryEntry } from "../../site/src/history";

/** What is live, and how it came to be, for a terminal. */
export function describeReleases(registry: Registry, history: readonly HistoryEntry[]): string {
  const live = [
    ["shell", registry.shell.version, "everybody"],
    ...registry.remotes.flatMap(({ name, current, trial }) =>
      trial
        ? [
            [name, current.version, `${100 - trial.share} %`],
            [name, trial.release.version, `${trial.share} %, on trial`],
          ]
        : [[name, current.version, "everybody"]],
    ),
    ...(registry.killed ?? []).map(({ name, current }) => [name, current.version, "nobody: killed"]),
  ];
  const past = history.map(({ serial, at, by, action, app, from, to, share }) => [
    `${serial}`,
    at.slice(0, 19).replace("T", " "),
    by,
    share === undefined ? action : `${action} ${share} %`,
    app,
    `${from ?? "–"} → ${to ?? "–"}`,
  ]);
  return ["Live", ...inColumns(live), "", "History, UTC, newest first", ...inColumns(past)].join("\n");
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}
