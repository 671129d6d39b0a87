import { createHash } from "node:crypto";
import { type Cookies, cookiesIn, localeIn } from "@lintel/contract/headers";
import { registryIn, type SignedRegistry } from "@lintel/portal/release";
import type { FastifyInstance } from "fastify";
import { encodingsFor } from "../encodings";
import type { Identity } from "../identity";
import { pathOf } from "../path-of";
import { Recent } from "../recent";
import type { RegistryReader } from "../releases/last-good-registry";
import type { Previews } from "../releases/previews";
import type { Trials } from "../releases/share-trials";
import type { RememberedFiles } from "../store/remembered-files";
import { composeDocument, type DocumentRequest, placeOf, type SiteDocument } from "./document";
import { type PackedPage, packed } from "./packed-page";

/** What open pages follow it by (shell/src/later), rounded up. */
const OFF_FOR_SECONDS = 30;
const PAGES_KEPT = 500;
/** A name with an ending, or one that hides: no page of ours has either. */
const FILE = /\.[a-z0-9]+$|\/\./i;

export interface DocumentsOptions {
  readonly store: RememberedFiles;
  readonly identity: Identity;
  readonly idleMinutes: number;
  readonly connectTo?: readonly string[];
  readonly trials: Trials;
  readonly previews: Previews;
}

interface Composed {
  readonly document: SiteDocument;
  readonly etag: string;
  readonly page: PackedPage;
}

export function serveDocuments(
  app: FastifyInstance,
  registry: RegistryReader,
  { store, identity, idleMinutes, connectTo = [], trials, previews }: DocumentsOptions,
): void {
  const pages = new Recent<Composed>(PAGES_KEPT);
  const composing = new Map<string, Promise<Composed>>();

  async function compose(signed: SignedRegistry, request: DocumentRequest): Promise<Composed> {
    const { answering, page, ...place } = request.place;
    const key = JSON.stringify([signed.signature, answering?.name, page?.route, { ...request, place }]);
    const known = pages.get(key);
    if (known) {
      known.page.tighten();
      return known;
    }
    // A release makes every page new to everybody at once: of many who want one at the same moment, the others wait for the first.
    const same = composing.get(key);
    if (same) return same;
    const begun = composeAnew(key, signed, request).finally(() => composing.delete(key));
    composing.set(key, begun);
    return begun;
  }

  async function composeAnew(key: string, signed: SignedRegistry, request: DocumentRequest): Promise<Composed> {
    const composed = withEtag(await composeDocument(store, signed, request, identity));
    if (request.previews.length > 0 || !composed.document.isWhole) return composed;
    pages.set(key, composed);
    return composed;
  }

  app.get("/favicon.ico", (_request, reply) => reply.code(204).header("cache-control", "max-age=86400").send());

  app.get("/*", async (request, reply) => {
    // As it is written, which is how the shell reads it: a page that only the site found there would never be taken over.
    const pathname = pathOf(request.url);
    // A path that names a file is not a page: answering one would hand HTML to whoever wanted a script. A person gets to read the 404.
    const wantsFile = !request.headers.accept?.includes("text/html");
    if (wantsFile && FILE.test(pathname)) {
      return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    }

    const signed = await registry.read();
    if (signed === null) return reply.code(503).header("retry-after", "2").send("Nothing is released yet.");

    const cookies = cookiesIn(request.headers);
    const registryNow = registryIn(signed);
    const shown = { trials: trials.of(cookies, reply, registryNow), previews: previews.of(cookies, registryNow) };
    const place = await placeOf(store, registryNow, { ...shown, pathname });
    const { document, etag, page } = await compose(signed, {
      ...shown,
      place,
      locale: localeIn(request.headers),
      theme: themeIn(cookies),
      idleMinutes,
    });

    reply
      .code(document.status)
      .type("text/html; charset=utf-8")
      .header("content-security-policy", withConnections(document.policy, connectTo))
      .header("vary", "Accept-Encoding, Accept-Language, Cookie")
      .header("etag", etag)
      // A signed-in page must not come back from a cache after logout.
      .header("cache-control", place.isSignedIn || shown.previews.length > 0 ? "no-store" : "no-cache");
    if (document.status === 503) reply.header("retry-after", OFF_FOR_SECONDS);
    // Among others, or marked as weak by a cache between us.
    if (document.status === 200 && request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();

    const [encoding = "identity"] = encodingsFor(request);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(page.in(encoding));
  });
}

function withEtag(document: SiteDocument): Composed {
  const identity = Buffer.from(document.html);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { document, etag, page: packed(identity) };
}

function withConnections(policy: string, addresses: readonly string[]): string {
  return policy.replace("connect-src 'self'", ["connect-src 'self'", ...addresses].join(" "));
}

function themeIn(cookies: Cookies): "dark" | "light" | null {
  const chosen = cookies.get("theme");
  return chosen === "dark" || chosen === "light" ? chosen : null;
}
