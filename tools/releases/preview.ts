import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPreviewAddress, PREVIEW_LASTS_MS } from "@lintel/portal/preview";
import type { Registry, RemoteManifest } from "@lintel/portal/release";
import { contentTypeOf } from "../../site/src/content-type";
import { PREVIEW_PATH, previewToken, signedPreview } from "../../site/src/releases/previews";
import { type Built, putRelease } from "../../site/src/releases/put-release";
import { bodyOf } from "../../site/src/store/body-of";
import { reasonOf } from "../../site/src/store/reason-of";
import { folderStore } from "../../site/src/store/release-store";
import { sha384 } from "../../site/src/store/sha384";
import { type Desk, knownRemote, manifestOf, readRegistry } from "./desk";
import { unsatisfied } from "./reasons-to-refuse";
import { Refused } from "./refused";

const ANSWER_WITHIN_MS = 10_000;
export const MOST_MINUTES = PREVIEW_LASTS_MS / 60_000;

export interface PreviewWish {
  readonly name: string;
  /** The folder with the build's manifest and files. */
  readonly url: string;
  /** The site in which it shall be seen. */
  readonly siteUrl: string;
  readonly minutes: number;
}

/** A link that shows a build inside a running site, to whoever opens it, until it ends. It names the bytes that it is for. */
export async function previewLink(desk: Desk, { name, url, siteUrl, minutes }: PreviewWish): Promise<string> {
  const registry = await readRegistry(desk);
  refuseUnlessPreviewed(registry, name);
  const folder = url.replace(/\/+$/, "");
  if (!isPreviewAddress(folder)) {
    throw new Refused([
      `${url} is no address for a preview: https, or http on this machine, and nothing after the path.`,
    ]);
  }
  const manifest = await manifestAt(folder);
  if (manifest.name !== name) throw new Refused([`${folder} has a build of ${String(manifest.name)}, not of ${name}.`]);
  const shell = await manifestOf(desk.store, "shell", registry.shell);
  const reasons = unsatisfied(name, manifest, shell);
  if (reasons.length > 0) throw new Refused(reasons);

  const { origin } = new URL(siteUrl);
  const preview = {
    remote: name,
    url: folder,
    manifestSha384: sha384(manifest.content),
    audience: origin,
    expires: Date.now() + minutes * 60_000,
  };
  return `${origin}${PREVIEW_PATH}?token=${previewToken(signedPreview(preview, desk.key))}`;
}

/** The site shows a preview in the place of an area that it has. */
export function refuseUnlessPreviewed(registry: Registry, name: string): void {
  if (name === "shell") throw new Refused(["A preview is of an area. The shell is looked at with `npm start`."]);
  const { isKilled } = knownRemote(registry, name);
  if (isKilled) throw new Refused([`${name} is off the site. Bring it back first: npm run revive -- ${name}`]);
}

async function manifestAt(
  folder: string,
): Promise<{ content: Buffer; name: unknown } & Pick<RemoteManifest, "shared" | "names">> {
  try {
    const answer = await fetch(`${folder}/manifest.json`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    const content = await bodyOf(answer);
    // Many a server has a page, and no 404, where there is no such file.
    const said = JSON.parse(content.toString("utf8")) as Partial<RemoteManifest> | null;
    return { content, name: said?.name, shared: said?.shared ?? {}, names: said?.names ?? {} };
  } catch (error) {
    throw new Refused([`${folder}/manifest.json cannot be read: ${reasonOf(error)}.`]);
  }
}

export interface ServedBuild {
  readonly url: string;
  stop(): Promise<void>;
}

/** A build of this machine at an address that another origin's page may run code from. */
export async function serveBuild(built: Built, port: number): Promise<ServedBuild> {
  const folder = await mkdtemp(join(tmpdir(), "lintel-preview-"));
  const { version } = await putRelease(folderStore(folder), "build", built);
  const files = join(folder, "build", version);
  const server = createServer(async (request, answer) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const file = join(files, path);
    const isThere = !path.includes("..") && (await stat(file).catch(() => null))?.isFile();
    const headers = {
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "no-store",
      "content-type": contentTypeOf(isThere ? file : ".txt"),
    };
    if (isThere) createReadStream(file).pipe(answer.writeHead(200, headers));
    else answer.writeHead(404, headers).end("Not found");
  });
  const listening = new Promise<void>((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", done);
  });
  await listening.catch(async (error) => {
    await rm(folder, { recursive: true });
    throw error;
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
