import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type PageFiles,
  type RemoteManifest,
  SHELL_FILES,
  SIGNED_IN_FILES,
  STARTER_FILES,
} from "@lintel/portal/release";
import { type Configuration, rspack, type Stats, type StatsChunk } from "@rspack/core";
import { definePrerender, defineStarter } from "../../rspack.shared.js";
import { Refused } from "../releases/refused";
import { type App, definitionOf, isPrerendered, packageVersion, root } from "./apps";
import { fingerprintOf } from "./fingerprint";
import { sharedNames } from "./shared-names";

interface BuildRecord
  extends Pick<RemoteManifest, "version" | "entry" | "styles" | "pages" | "exposes" | "shared" | "names"> {
  readonly fingerprint: string;
}

export interface BuildResult extends BuildRecord {
  readonly isFresh: boolean;
}

/** Builds an app unless its last build was made from the very same sources. */
export async function buildIfStale(app: App, constants: Readonly<Record<string, unknown>>): Promise<BuildResult> {
  const fingerprint = await fingerprintOf(app, constants);
  const record = join(app.folder, "dist", "build.json");
  const last = await readFile(record, "utf8")
    .then((text) => JSON.parse(text) as BuildRecord)
    // None, or the half that was written when the disk was full.
    .catch(() => null);
  if (last?.fingerprint === fingerprint) return { ...last, isFresh: false };

  // A build that breaks off has no record, and what is drawn no more is not released.
  for (const made of [record, join(app.folder, "dist", "prerendered")])
    await rm(made, { recursive: true, force: true });
  const buildId = fingerprint.slice(0, 10);
  const define = await definitionOf(app);
  const stats = await compiled(app.name, define({ buildId, defines: constants }));
  if (await isPrerendered(app)) await prerender(app);
  // Under the version of what it was before, it would have other bytes than that version has wherever else it is built.
  if ((await fingerprintOf(app, constants).catch(() => null)) !== fingerprint)
    throw new Refused([`${app.name} was changed while it was built, and some of that may be in it. Do it again.`]);
  const built: BuildRecord = {
    fingerprint,
    version: `${await packageVersion(app)}-${buildId}`,
    ...(await outputsOf(app, stats)),
    exposes: define.exposes,
    shared: define.shared,
    ...(app.kind === "server" ? {} : { names: await sharedNames(app) }),
  };
  await mkdir(join(app.folder, "dist"), { recursive: true });
  await writeFile(record, JSON.stringify(built, null, 2));
  return { ...built, isFresh: true };
}

export async function compiled(name: string, config: Configuration): Promise<Stats> {
  const compiler = rspack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error ? reject(error) : result ? resolve(result) : reject(new Error("No result.")),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Refused([`${name} does not build:\n${stats.toString({ preset: "errors-only" })}`]);
  return stats;
}

interface PrerenderProgram {
  prerenderAll(): Promise<readonly { locale: string; path: string }[]>;
}

/** The pages' HTML, one file for each page and language, beside what browsers load. */
async function prerender(app: App): Promise<void> {
  const output = join(root, ".cache", "prerender", app.name);
  await compiled(app.name, definePrerender({ name: app.name, routes: join(app.folder, "src", "routes.ts"), output }));

  // The address differs each time, or a second build in one process would run the first one's program.
  const program = `${pathToFileURL(join(output, "prerender.mjs")).href}?${Date.now()}`;
  const { prerenderAll } = (await import(program)) as PrerenderProgram;
  for (const page of await prerenderAll()) {
    const file = join(
      app.folder,
      "dist",
      "prerendered",
      page.locale,
      `${page.path === "/" ? "/index" : page.path}.json`,
    );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(page));
  }
}

async function outputsOf(app: App, stats: Stats): Promise<Pick<BuildRecord, "entry" | "styles" | "pages">> {
  if (app.kind === "server") return { entry: "main.js", styles: [], pages: {} };

  const { chunks = [], assets = [] } = stats.toJson({
    all: false,
    assets: true,
    chunks: true,
    chunkOrigins: true,
    chunkRelations: true,
    ids: true,
  });
  const names = assets.map(({ name }) => name);
  const entryName = app.kind === "host" ? app.name : "entry";
  const entry = names.find((name) => name.startsWith(`${entryName}.`) && name.endsWith(".js"));
  if (entry === undefined) throw new Error(`${app.name} was built without an entry.`);

  const styles = names.filter((name) => name.startsWith(`${entryName}.`) && name.endsWith(".css"));
  return { entry, styles, pages: app.kind === "remote" ? await pageFiles(app, chunks) : await shellFiles(app, chunks) };
}

async function shellFiles(app: App, chunks: readonly StatsChunk[]): Promise<Record<string, PageFiles>> {
  const named = (name: string) => chunks.filter(({ names = [] }) => names.includes(name));
  const [entry] = named(app.name);
  if (entry === undefined) throw new Error(`${app.name} was built without an entry.`);
  return {
    [SHELL_FILES]: { scripts: [], languages: languagesOf(entry, chunks) },
    // The palette's words wait for who opens it.
    [SIGNED_IN_FILES]: { scripts: named(SIGNED_IN_FILES).flatMap(scriptsOf), languages: {} },
    [STARTER_FILES]: { scripts: await starter(app), languages: {} },
  };
}

/** Beside the host's own files, which cleaned their folder. */
async function starter({ folder }: App): Promise<string[]> {
  const output = join(folder, "dist", "web");
  const config = defineStarter({ name: STARTER_FILES, folder, entry: "./src/starter.ts", output });
  const { assets = [] } = (await compiled(STARTER_FILES, config)).toJson({ all: false, assets: true });
  return assets.map(({ name }) => name);
}

const ROUTE = /path:\s*"(?<path>[^"]+)"(?<rest>(?:(?!path:)[\s\S])*)/g;
const IMPORTED = /import\(\s*(?:\/\*[\s\S]*?\*\/\s*)?"(?<request>[^"]+)"/;
const LANGUAGE = /\/languages\/(?<locale>[a-zA-Z-]+)$/;

/**
 * Which chunks a page's path needs, so that the document can ask for them before any script has run. The routes are read as text: a page whose path
 * is not found in it would be published without its files, and held against no other area's claims.
 */
async function pageFiles(app: App, chunks: readonly StatsChunk[]): Promise<Record<string, PageFiles>> {
  const source = await readFile(join(app.folder, "src", "routes.ts"), "utf8");
  const pages: Record<string, PageFiles> = {};
  for (const { groups } of source.matchAll(ROUTE)) {
    const request = IMPORTED.exec(groups?.rest ?? "")?.groups?.request;
    const chunk = chunks.find(({ origins = [] }) => origins.some((origin) => origin.request === request));
    if (!groups?.path || !request || !chunk)
      throw new Refused([
        `${app.name}: src/routes.ts names ${groups?.path}, and no page was built for it. Write its import("./…") out in full beside the path, import that page nowhere else, and take out what is commented out.`,
      ]);
    pages[groups.path] = { scripts: scriptsOf(chunk), languages: languagesOf(chunk, chunks) };
  }
  if (Object.keys(pages).length < (source.match(/\bimport\(/g) ?? []).length)
    throw new Refused([
      `${app.name}: src/routes.ts imports more pages than it has paths. Write each path out beside its import, in double quotes, once.`,
    ]);
  return pages;
}

function languagesOf(page: StatsChunk, chunks: readonly StatsChunk[]): Record<string, readonly string[]> {
  const routes = chunks.filter(({ names = [] }) => names.includes("routes")).map(({ id }) => id);
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    // A layout's own words come with the routes, which stand in the entry.
    const isWanted = chunk.parents?.some((parent) => parent === page.id || routes.includes(parent));
    if (!isWanted) continue;
    for (const { request } of chunk.origins ?? []) {
      const locale = LANGUAGE.exec(request ?? "")?.groups?.locale;
      if (locale) found[locale] = [...new Set([...(found[locale] ?? []), ...scriptsOf(chunk)])];
    }
  }
  return found;
}

function scriptsOf(chunk: StatsChunk): string[] {
  return (chunk.files ?? []).filter((file) => file.endsWith(".js"));
}
