import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RemoteDeclaration } from "@lintel/portal/release";
import type { DefinedConfig } from "../../rspack.shared.js";
import { Refused } from "../releases/refused";

export const root = join(import.meta.dirname, "../..");

type AppKind = "host" | "remote" | "server";

export interface App {
  readonly name: string;
  readonly kind: AppKind;
  readonly folder: string;
}

/** Every workspace with a build of its own. A folder that is called mfe-something is a remote; no list names it. */
export async function findApps(): Promise<App[]> {
  const names = await readdir(root);
  return names
    .filter((name) => existsSync(join(root, name, "rspack.config.ts")))
    .sort()
    .map((name) => ({ name, kind: kindOf(name), folder: join(root, name) }));
}

function kindOf(name: string): AppKind {
  if (name === "shell") return "host";
  return name.startsWith("mfe-") ? "remote" : "server";
}

/** The app's own folder and those of our packages that it is built from, directly or through another. */
export async function sourceFolders(app: App): Promise<string[]> {
  const seen = new Set<string>();
  async function visit(folder: string): Promise<void> {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies = {} } = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith("@lintel/")) await visit(name.slice("@lintel/".length));
    }
  }
  await visit(app.name);
  if (await isPrerendered(app)) await visit("shell");
  return [...seen].sort();
}

/** Public pages are drawn when they are released, in the host's frame. */
export async function isPrerendered(app: App): Promise<boolean> {
  return app.kind === "remote" && (await declarationOf(app)).access === "public";
}

/** The folder's name is the remote's. Under another one the registry would look for its files, and have them in that one's place. */
export async function declarationOf(app: App): Promise<RemoteDeclaration> {
  const declaration = await configOf<RemoteDeclaration>(app, "mfe.config.ts");
  if (declaration.name === app.name) return declaration;
  throw new Refused([
    `${app.name}/mfe.config.ts says name: "${declaration.name}". Write "${app.name}", as its folder is called.`,
  ]);
}

/** How the app is built. */
export function definitionOf(app: App): Promise<DefinedConfig> {
  return configOf(app, "rspack.config.ts");
}

async function configOf<Config>({ folder }: App, file: string): Promise<Config> {
  const module = (await import(pathToFileURL(join(folder, file)).href)) as { default: Config };
  return module.default;
}

export async function packageVersion(app: App): Promise<string> {
  const { version } = JSON.parse(await readFile(join(app.folder, "package.json"), "utf8")) as { version: string };
  return version;
}
