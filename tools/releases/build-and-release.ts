import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { type Registry, type Release, registryIn } from "@lintel/portal/release";
import { changeRegistry, findRemote, withRemote } from "../../site/src/releases/change-registry";
import { type Built, putRelease } from "../../site/src/releases/put-release";
import type { SigningKey } from "../../site/src/releases/signing";
import { type App, declarationOf } from "../build/apps";
import { type BuildResult, buildIfStale } from "../build/build";
import { describeSettled } from "./describe";
import { type Desk, prefixOf } from "./desk";

/** Builds an app if it is stale, as it would be released. */
export async function buildFor(app: App, key: SigningKey): Promise<BuildResult & Built> {
  const build = await buildIfStale(app, app.kind === "host" ? { REGISTRY_PUBLIC_KEY: key.publicKey } : {});
  const dist = join(app.folder, "dist");
  const prerendered = join(dist, "prerendered");
  return {
    ...build,
    name: app.name,
    folder: join(dist, "web"),
    prerendered: existsSync(prerendered) ? prerendered : null,
  };
}

/** What a start does: everything that was changed goes live on this machine. What somebody took back or killed stays so. */
export async function buildAndRelease(app: App, { store, key }: Pick<Desk, "store" | "key">): Promise<BuildResult> {
  const built = await buildFor(app, key);
  if (app.kind === "server") return built;

  const release = await putRelease(store, prefixOf(app.name), built);
  const declaration = app.kind === "host" ? null : await declarationOf(app);
  const signed = await store.readRegistry();
  const registry = signed === null ? null : registryIn(signed);
  const live = registry === null ? null : liveRelease(registry, app);
  if (live?.manifestSha384 === release.manifestSha384) return built;
  const settled = registry === null ? null : describeSettled(registry, app.name, release.version);
  if (settled !== null) {
    console.log(`  ${settled}`);
    return built;
  }

  await changeRegistry(
    store,
    key,
    (now) => (declaration === null ? { ...now, shell: release } : withRemote(now, declaration, release)),
    (before) => ({
      by: publisher(),
      at: new Date().toISOString(),
      action: "start",
      app: app.name,
      from: liveRelease(before, app)?.version ?? null,
      to: release.version,
    }),
  );
  return built;
}

function liveRelease(registry: Registry, app: App): Release | null {
  if (app.kind === "host") return registry.shell.version === "" ? null : registry.shell;
  return findRemote(registry, app.name)?.current ?? null;
}

/** Who is at the keyboard, for the history. */
export function publisher(): string {
  try {
    return process.env.PUBLISHER || userInfo().username;
  } catch {
    return "somebody";
  }
}
