import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "@lintel/portal/release";
import { putRelease, releaseRemote, releaseShell } from "../site/src/publish";
import type { ReleaseStore } from "../site/src/release-store";
import type { SigningKey } from "../site/src/signing";
import { type App, declarationOf } from "./apps";
import { type BuildResult, buildIfStale } from "./build";

export interface ReleaseTarget {
  readonly store: ReleaseStore;
  readonly key: SigningKey;
}

export interface Released {
  readonly app: App;
  readonly build: BuildResult;
  readonly release: Release | null;
}

/** Builds an app if it is stale and puts it where the site finds it: the one way to a release, on a desk and in production. */
export async function buildAndRelease(app: App, { store, key }: ReleaseTarget): Promise<Released> {
  const build = await buildIfStale(app, app.kind === "host" ? { REGISTRY_PUBLIC_KEY: key.publicKey } : {});
  if (app.kind === "server") return { app, build, release: null };

  const prefix = app.kind === "host" ? "shell" : `remotes/${app.name}`;
  const dist = join(app.folder, "dist");
  const prerendered = join(dist, "prerendered");
  const release = await putRelease(store, prefix, {
    ...build,
    name: app.name,
    folder: join(dist, "web"),
    prerendered: existsSync(prerendered) ? prerendered : null,
  });
  if (app.kind === "host") await releaseShell(store, key, release);
  else await releaseRemote(store, key, await declarationOf(app), release);
  return { app, build, release };
}
