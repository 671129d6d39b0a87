import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RemoteManifest } from "@lintel/portal/release";
import { type App, root } from "./apps";
import { filesIn } from "./fingerprint";

/** What the host brings of our own (rspack.shared.js), by the file that says what there is of it. Other libraries tell by their version what they have. */
const BROUGHT: Readonly<Record<string, string>> = {
  "@lintel/portal": "portal/src/index.ts",
  "@lintel/portal/queries": "portal/src/queries.ts",
  "@lintel/shared-ui": "shared-ui/src/index.ts",
  "@lintel/shared-ui/bank": "shared-ui/src/bank.ts",
};

/** What is passed on is imported by it as well. */
const IMPORTED = /(?:import|export)\s+\{(?<list>[^}]*)\}\s+from\s+"(?<from>@lintel\/[\w/-]+)"/g;
const LISTED = /export\s+\{(?<list>[^}]*)\}/g;
const PASSED_ON = /export\s+\{(?<list>[^}]*)\}\s+from\s+"(?<path>\.[^"]+)"/g;
const NEIGHBOUR = /^(?:import|export)\s(?!type\b)[^;]*?from\s+"(?<path>\.[^"]+)"/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const DECLARED = /^export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(?<name>\w+)/gm;

/** Of the host: what it has for remotes. Of a remote: what its own sources import of that, and what they bring along of our packages. Types are gone by then. */
export async function sharedNames({ kind, folder }: App): Promise<NonNullable<RemoteManifest["names"]>> {
  const modules = Object.keys(BROUGHT);
  if (kind === "host") {
    const had = modules.map(async (name) => [
      name,
      exportedBy(await readFile(join(root, BROUGHT[name] ?? ""), "utf8")),
    ]);
    return Object.fromEntries(await Promise.all(had));
  }
  const files = new Set((await filesIn(folder)).filter((file) => /\.tsx?$/.test(file)));
  const sources: string[] = [];
  // What is found on the way is gone through as well.
  for (const file of files) {
    const source = await readFile(file, "utf8");
    sources.push(source);
    for (const found of [...(await broughtAlong(source)), ...neighboursOf(file, source)]) files.add(found);
  }
  const wanted = importedBy(sources.join("\n"));
  return Object.fromEntries(modules.flatMap((name) => (wanted.has(name) ? [[name, inOrder(wanted.get(name))]] : [])));
}

/** The files behind an entry of our packages that the host does not bring: of one that only passes on what others have, those that have it. */
async function broughtAlong(source: string): Promise<string[]> {
  const found: string[] = [];
  for (const [from, names] of importedBy(source)) {
    const [, name = "", entry = ""] = /^@lintel\/([\w-]+)\/(.+)$/.exec(from) ?? [];
    if (from in BROUGHT || !(`@lintel/${name}` in BROUGHT) || names.length === 0) continue;
    const { exports } = JSON.parse(await readFile(join(root, name, "package.json"), "utf8")) as {
      exports: Readonly<Record<string, string>>;
    };
    const file = join(root, name, exports[`./${entry}`] ?? "");
    const passedOn = [...(await readFile(file, "utf8")).matchAll(PASSED_ON)].flatMap(({ groups }) =>
      namesIn(groups?.list, RENAMED_OUT).map((had) => ({ had, places: sourceAt(file, groups?.path) })),
    );
    found.push(...names.flatMap((wanted) => passedOn.find(({ had }) => had === wanted)?.places ?? file));
  }
  return found;
}

function neighboursOf(file: string, source: string): string[] {
  return [...source.matchAll(NEIGHBOUR)].flatMap(({ groups }) => sourceAt(file, groups?.path));
}

function sourceAt(from: string, path = ""): string[] {
  return [".ts", ".tsx"].map((ending) => join(dirname(from), path) + ending).filter(existsSync);
}

const RENAMED_OUT = / as (?<name>\w+)$/;

function exportedBy(source: string): string[] {
  const listed = [...source.matchAll(LISTED)].flatMap(({ groups }) => namesIn(groups?.list, RENAMED_OUT));
  const declared = [...source.matchAll(DECLARED)].map(({ groups }) => groups?.name ?? "");
  return inOrder([...listed, ...declared]);
}

function importedBy(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { groups } of source.matchAll(IMPORTED)) {
    const from = groups?.from ?? "";
    found.set(from, [...(found.get(from) ?? []), ...namesIn(groups?.list, /^(?<name>\w+) as /)]);
  }
  return found;
}

/** Of "type A, B as C" the one that the other side knows. */
function namesIn(list = "", renamed: RegExp): string[] {
  const entries = list
    .replaceAll(COMMENT, "")
    .split(",")
    .map((entry) => entry.trim().replaceAll(/\s+/g, " "));
  return entries.flatMap((entry) =>
    entry === "" || entry.startsWith("type ") ? [] : [renamed.exec(entry)?.groups?.name ?? entry],
  );
}

function inOrder(names: readonly string[] = []): string[] {
  return [...new Set(names)].sort();
}
