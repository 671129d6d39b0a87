import { createHash } from "node:crypto";
import { ASK_ANOTHER, Leaving, TRY_ANOTHER } from "@lintel/contract/leaving";
import { LOCALES, registryIn, type SignedRegistry } from "@lintel/portal/release";
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from "fastify";
import { clientAddress } from "./client-address";
import { cookiesOf } from "./cookies";
import { composeDocument, type DocumentRequest, placeOf, type SiteDocument } from "./document/document";
import { type PackedPage, packed } from "./document/packed-page";
import { serveWellKnown } from "./document/well-known";
import { encodingsFor } from "./encodings";
import { type Identity, identityFrom } from "./identity";
import { complain } from "./lines-up-to";
import { loggedPath, pathOf } from "./path-of";
import { receivePolicyReports } from "./policy-reports";
import { preferredLocale } from "./preferred-locale";
import { proxyApi } from "./proxy";
import { Recent } from "./recent";
import { serveReleasedFiles } from "./released-files";
import { lastGoodRegistry, type RegistryReader, serveRegistry } from "./releases/last-good-registry";
import { type Previews, servePreviews } from "./releases/previews";
import { serveReleases } from "./releases/releases-answer";
import { trialReturner } from "./releases/return-trial";
import { createTrials, type Trials } from "./releases/share-trials";
import type { SigningKey } from "./releases/signing";
import { ALWAYS } from "./security-headers";
import type { ReleaseStore } from "./store/release-store";
import { type RememberedFiles, rememberingFiles } from "./store/remembered-files";

export interface SiteOptions {
  readonly store: ReleaseStore;
  readonly apiUrl: string;
  readonly idleMinutes: number;
  /** Further addresses that pages may connect to: the development servers' sockets, and none in production. */
  readonly connectTo?: readonly string[];
  /** How many proxies of ours stand before this site and say who is calling. None where nobody says it. */
  readonly trustedProxies?: number;
  /** How long the API may take. Tests have no quarter of a minute. */
  readonly apiAnswersWithinMs?: number;
  /** With the registry's key the site writes into the registry that a failing trial has ended. Without, it only remembers it. */
  readonly key?: SigningKey | null;
  /** The registry's public half, with which it and previews are verified. Taken from the key where there is one. */
  readonly publicKey?: string | null;
  /** No customer is here: a developer may preview from the own machine without a signed link. */
  readonly openPreviews?: boolean;
  readonly leaving?: Leaving;
  /** Without one: a site on this machine that says nothing of its operator. */
  readonly identity?: Identity;
}

/** What open pages follow it by (shell/src/later), rounded up. */
const OFF_FOR_SECONDS = 30;
const PAGES_KEPT = 500;
/** A name with an ending, or one that hides: no page of ours has either. */
const FILE = /\.[a-z0-9]+$|\/\./i;

export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    // Longer than any answer of ours takes: whoever reads nothing for so long has gone, or never meant to read.
    connectionTimeout: 60_000,
    // Node looks every half a minute by itself, and whoever sends slowly has a connection until then.
    http: { headersTimeout: 4_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { ignoreTrailingSlash: false },
    trustProxy: false,
    // Fastify answers an address that it cannot decode by itself, past every hook, and repeats it.
    rewriteUrl: ({ url = "/" }) => readable(withoutOrigin(url)),
  });

  const leaving = options.leaving ?? new Leaving();
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(ALWAYS);
    const isTurnedAway = leaving.turnsAway(request.method, request.headers[TRY_ANOTHER]);
    if (leaving.hasBegun) reply.header("connection", "close");
    if (isTurnedAway) return reply.code(ASK_ANOTHER).send();
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    complain(`site: ${request.method} ${loggedPath(request.url)} failed: ${error.message}`);
    // Most of all a store that is down. What it said names places of ours.
    return reply
      .code(503)
      .header("retry-after", "2")
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send("Not available right now. Please try again in a moment.");
  });

  // Every address is a page, if only the 404 page, and none of them takes anything.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header("allow", "GET, HEAD").type("text/plain; charset=utf-8").send("Not allowed"),
  );

  const addressOf = ({ socket, headers }: FastifyRequest) =>
    clientAddress(socket.remoteAddress ?? "", headers["x-forwarded-for"], options.trustedProxies ?? 0);
  await proxyApi(app, { apiUrl: options.apiUrl, answersWithinMs: options.apiAnswersWithinMs, addressOf });
  const store = rememberingFiles(options.store);
  serveReleasedFiles(app, store);
  const publicKey = options.publicKey ?? options.key?.publicKey ?? null;
  const registry = lastGoodRegistry(store, publicKey);
  serveRegistry(app, registry);
  const identity = options.identity ?? identityFrom({});
  serveWellKnown(app, registry, identity);
  const askingTheBank = { store, apiUrl: options.apiUrl, addressOf };
  serveReleases(app, registry, askingTheBank);
  receivePolicyReports(app, registry, askingTheBank);
  const previews = servePreviews(app, registry, {
    publicKey,
    open: options.openPreviews ? (options.key ?? null) : null,
    identity,
  });
  const returnTrial = options.key ? trialReturner(options.store, options.key) : null;
  serveDocuments(app, { ...options, store, identity }, registry, {
    trials: createTrials(options.apiUrl, returnTrial),
    previews,
  });
  return app;
}

interface Verified {
  readonly store: RememberedFiles;
  readonly identity: Identity;
}

interface Composed {
  readonly document: SiteDocument;
  readonly etag: string;
  readonly page: PackedPage;
}

function withConnections(policy: string, addresses: readonly string[]): string {
  return policy.replace("connect-src 'self'", ["connect-src 'self'", ...addresses].join(" "));
}

function serveDocuments(
  app: FastifyInstance,
  { store, idleMinutes, connectTo = [], identity }: SiteOptions & Verified,
  registry: RegistryReader,
  { trials, previews }: { trials: Trials; previews: Previews },
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

    const cookies = cookiesOf(request);
    const registryNow = registryIn(signed);
    const shown = { trials: trials.of(cookies, reply, registryNow), previews: previews.of(cookies, registryNow) };
    const place = await placeOf(store, registryNow, { ...shown, pathname });
    const { document, etag, page } = await compose(signed, {
      ...shown,
      place,
      locale: chosen(cookies.get("locale"), LOCALES) ?? preferredLocale(request) ?? "en",
      theme: chosen(cookies.get("theme"), ["dark", "light"] as const) ?? null,
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

/** As some proxies ask: with the site's own address before the path. */
function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/?]*\/?/i, "/");
}

/** A % that stands for no character is taken as itself: no page of ours has such an address. */
function readable(url: string): string {
  const path = pathOf(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

function chosen<Value extends string>(value: string | undefined, allowed: readonly Value[]): Value | undefined {
  return allowed.find((candidate) => candidate === value);
}
