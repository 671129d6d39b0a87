import { readFile } from "node:fs/promises";
import { join } from "node:path";
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

const IMPORTED = /import\s+\{(?<list>[^}]*)\}\s+from\s+"(?<from>@lintel\/[\w/-]+)"/g;
const LISTED = /export\s+\{(?<list>[^}]*)\}/g;
const DECLARED = /^export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(?<name>\w+)/gm;

/** Of the host: what it has for remotes. Of a remote: what its own sources import of that. Types are gone by then. */
export async function sharedNames({ kind, folder }: App): Promise<NonNullable<RemoteManifest["names"]>> {
  const modules = Object.keys(BROUGHT);
  if (kind === "host") {
    const had = modules.map(async (name) => [
      name,
      exportedBy(await readFile(join(root, BROUGHT[name] ?? ""), "utf8")),
    ]);
    return Object.fromEntries(await Promise.all(had));
  }
  const files = (await filesIn(folder)).filter((file) => /\.tsx?$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const wanted = importedBy(sources.join("\n"));
  return Object.fromEntries(modules.flatMap((name) => (wanted.has(name) ? [[name, inOrder(wanted.get(name))]] : [])));
}

function exportedBy(source: string): string[] {
  const listed = [...source.matchAll(LISTED)].flatMap(({ groups }) => namesIn(groups?.list, / as (?<name>\w+)$/));
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
  const entries = list.split(",").map((entry) => entry.trim().replaceAll(/\s+/g, " "));
  return entries.flatMap((entry) =>
    entry === "" || entry.startsWith("type ") ? [] : [renamed.exec(entry)?.groups?.name ?? entry],
  );
}

function inOrder(names: readonly string[] = []): string[] {
  return [...new Set(names)].sort();
}
