import type { Registry } from "@lintel/portal/release";
import { findRemote } from "../../site/src/releases/change-registry";
import type { HistoryEntry } from "../../site/src/releases/history";
import type { Moved } from "./desk";
import type { Published } from "./publish";

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
  const past = history.map(({ serial, at, by, action, app, from, to, share }) =>
    [
      `${serial}`,
      at.slice(0, 19).replace("T", " "),
      by,
      share === undefined ? action : `${action} ${share} %`,
      app,
      `${from ?? "–"} → ${to ?? "–"}`,
      // Nobody signs these lines: whoever may write in the store could have a terminal take others away.
    ].map((cell) => cell.replaceAll(/\p{C}/gu, "\ufffd")),
  );
  return ["Live", ...inColumns(live), "", "History, UTC, newest first", ...inColumns(past)].join("\n");
}

/** What became of a publish. */
export function describePublished(name: string, published: Published, share: number | null): string {
  const { from, to, hasMoved, isOffSite } = published;
  if (!hasMoved)
    return isOffSite ? `Nothing was changed. ${offSite(name)}` : "It is live already: nothing was changed.";
  const change = `${name}: ${from ?? "nothing"} → ${to}`;
  if (isOffSite) return `${change}. ${offSite(name)}`;
  return share === null ? change : `${share} % of the visitors get ${to} instead of ${from}.`;
}

export function describePromoted(name: string, { from, to, isOffSite }: Moved): string {
  return `${name}: ${from} → ${to}${isOffSite ? `. ${offSite(name)}` : ", for everybody."}`;
}

export function describeRolledBack(name: string, { from, to, isOffSite }: Moved): string {
  return `${name}: ${from} → ${to}. ${isOffSite ? offSite(name) : "New pages have it from now on."}`;
}

/** Why a start leaves a version as it is, and what makes it live; null where nobody has decided about it. */
export function describeSettled(registry: Registry, name: string, version: string): string | null {
  const remote = findRemote(registry, name);
  if (remote?.trial?.release.version === version)
    return `${name} ${version} is on trial; npm run promote -- ${name} gives it to everybody`;
  if (remote?.takenBack?.includes(version))
    return `${name} ${version} was taken back; npm run publish -w ${name} makes it live again`;
  return null;
}

function offSite(name: string): string {
  return `It is off the site; bring it back: npm run revive -- ${name}`;
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}
