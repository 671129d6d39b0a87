import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import replyFrom from "@fastify/reply-from";
import { ASK_ANOTHER, Leaving, TRY_ANOTHER } from "@lintel/contract";
import type { Registry, SignedRegistry } from "@lintel/portal/release";
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { clientAddress } from "./client-address";
import { composeDocument, type DocumentRequest, type SiteDocument } from "./document";
import { type Identity, identityFrom } from "./identity";
import { lastGoodRegistry, type RegistryReader, serveRegistry } from "./last-good-registry";
import { receivePolicyReports } from "./policy-reports";
import { type Previews, servePreviews } from "./previews";
import type { ReleaseStore } from "./release-store";
import { serveReleasedFiles } from "./released-files";
import { serveReleases } from "./releases-answer";
import { rememberingFiles } from "./remembered-files";
import { trialReturner } from "./return-trial";
import { ALWAYS } from "./security-headers";
import { createTrials, type Trials } from "./share-trials";
import type { SigningKey } from "./signing";
import { serveWellKnown } from "./well-known";

export interface SiteOptions {
  readonly store: ReleaseStore;
  readonly apiUrl: string;
  readonly idleMinutes: number;
  readonly locales: readonly string[];
  /** Further addresses that pages may connect to: the development servers' sockets, and none in production. */
  readonly connectTo?: readonly string[];
  /** How many proxies of ours stand before this site and say who is calling. None where nobody says it. */
  readonly trustedProxies?: number;
  /** With the registry's key the site writes into the registry that a failing trial has ended. Without, it only remembers it. */
  readonly key?: SigningKey | null;
  /** The registry's public half, with which previews are verified. Taken from the key where there is one. */
  readonly publicKey?: string | null;
  /** No customer is here: a developer may preview from the own machine without a signed link. */
  readonly openPreviews?: boolean;
  readonly leaving?: Leaving;
  /** Read from the environment where nobody says it. */
  readonly identity?: Identity;
}

const DOCUMENTS_KEPT = 500;
/** A name with an ending, or one that hides: no page of ours has either. */
const FILE = /\.[a-z0-9]+$|\/\./i;

export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    routerOptions: { ignoreTrailingSlash: false },
    trustProxy: false,
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
    console.error(`site: ${request.method} ${request.url.split("?")[0]} failed: ${error.message}`);
    // Most of all a store that is down. What it said names places of ours.
    return reply
      .code(503)
      .header("retry-after", "2")
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send("Not available right now. Please try again in a moment.");
  });

  await proxyApi(app, options);
  const store = rememberingFiles(options.store);
  serveReleasedFiles(app, store);
  const registry = lastGoodRegistry(store);
  serveRegistry(app, registry);
  const identity = options.identity ?? identityFrom(process.env);
  serveWellKnown(app, registry, identity);
  const asking = { ...options, store, addressOf: (request: FastifyRequest) => addressOf(request, options) };
  serveReleases(app, registry, asking);
  receivePolicyReports(app, registry, asking);
  const previews = servePreviews(app, registry, {
    publicKey: options.publicKey ?? options.key?.publicKey ?? null,
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

async function proxyApi(app: FastifyInstance, options: SiteOptions): Promise<void> {
  await app.register(replyFrom, {
    base: options.apiUrl,
    undici: { connections: 128, pipelining: 1 },
  });

  await app.register(async (proxy) => {
    // Bodies are passed on as they come, unread.
    proxy.removeAllContentTypeParsers();
    proxy.addContentTypeParser("*", (_request, payload, done) => done(null, payload));

    const pass = (request: FastifyRequest, reply: FastifyReply) =>
      reply.from(request.url, {
        rewriteRequestHeaders: (_request, { [TRY_ANOTHER]: _ofOurProxy, ...headers }) => ({
          ...headers,
          // The API trusts exactly this hop: it is told one address, and nothing of what a client claims.
          "x-forwarded-for": addressOf(request, options),
          "x-forwarded-proto": "http",
          "x-forwarded-host": request.headers.host ?? "",
        }),
        // A busy bank that says so is not asked again by us, ten times over: whoever asked us decides.
        retryDelay: () => null,
        onResponse: (_request, _reply, answer) => {
          // Of a proxy between us and the API, which found none alive. Passed on, it would say that this site is the one to avoid.
          if (answer.statusCode !== ASK_ANOTHER) return reply.send(answer.stream);
          answer.stream.resume();
          for (const name of ["content-length", "content-encoding"]) reply.removeHeader(name);
          return unavailable(request, reply);
        },
        onError: (_reply, { error }) => {
          const path = request.url.split("?")[0] ?? "";
          // Whoever asks whether the bank is ready expects a no.
          if (!path.endsWith("/readyz")) {
            console.error(`site: the API did not answer ${request.method} ${path}: ${error.message}`);
          }
          unavailable(request, reply);
        },
      });
    for (const path of ["/api/*", "/dev/mailbox", "/dev/mailbox.json", "/dev/*"]) {
      proxy.all(path, pass);
    }
  });
}

function unavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type("application/json; charset=utf-8")
    .header("retry-after", "2")
    .header("cache-control", "no-store")
    .send({
      message: "The bank is busy or restarting. Please try again in a moment.",
      code: "unavailable",
      request_id: request.id,
    });
}

function addressOf(request: FastifyRequest, { trustedProxies = 0 }: SiteOptions): string {
  return clientAddress(request.socket.remoteAddress ?? "", request.headers["x-forwarded-for"], trustedProxies);
}

interface Composed {
  readonly document: SiteDocument;
  readonly etag: string;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Buffer>>;
}

function withConnections(policy: string, addresses: readonly string[]): string {
  return policy.replace("connect-src 'self'", ["connect-src 'self'", ...addresses].join(" "));
}

function serveDocuments(
  app: FastifyInstance,
  { store, idleMinutes, locales, connectTo = [], identity }: SiteOptions & { identity: Identity },
  registry: RegistryReader,
  { trials, previews }: { trials: Trials; previews: Previews },
): void {
  const kept = new Map<string, Composed>();

  async function compose(signed: SignedRegistry, request: DocumentRequest): Promise<Composed> {
    const key = JSON.stringify([signed.signature, request]);
    const known = kept.get(key);
    if (known) return known;
    const composed = compressed(await composeDocument(store, signed, request, identity));
    if (request.previews.length > 0) return composed;
    if (kept.size >= DOCUMENTS_KEPT) kept.clear();
    kept.set(key, composed);
    return composed;
  }

  app.get("/favicon.ico", (_request, reply) => reply.code(204).header("cache-control", "max-age=86400").send());

  app.get("/*", async (request, reply) => {
    const pathname = decodedPath(request.url);
    // A path that names a file is not a page: answering one would hand HTML to whoever wanted a script.
    if (pathname === null || FILE.test(pathname)) {
      return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    }

    const signed = await registry.read();
    if (signed === null) return reply.code(503).header("retry-after", "2").send("Nothing is released yet.");

    const cookies = cookiesOf(request);
    const registryNow = JSON.parse(signed.payload) as Registry;
    const previewed = previews.of(cookies, registryNow);
    const { document, etag, bodies } = await compose(signed, {
      trials: trials.of(request, reply, registryNow),
      previews: previewed,
      pathname,
      locale: chosen(cookies.get("locale"), locales) ?? "en",
      theme: chosen(cookies.get("theme"), ["dark", "light"] as const) ?? null,
      idleMinutes,
    });

    reply
      .code(document.status)
      .type("text/html; charset=utf-8")
      .header("content-security-policy", withConnections(document.policy, connectTo))
      .header("vary", "Accept-Encoding, Cookie")
      .header("etag", etag)
      // A signed-in page must not come back from a cache after logout.
      .header(
        "cache-control",
        pathname.startsWith("/online-banking") || previewed.length > 0 ? "no-store" : "no-cache",
      );
    if (document.status === 200 && request.headers["if-none-match"] === etag) return reply.code(304).send();

    const encoding = encodingFor(request);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(bodies[encoding]);
  });
}

function compressed(document: SiteDocument): Composed {
  const identity = Buffer.from(document.html);
  return {
    document,
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    },
  };
}

function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "/");
  } catch {
    return null;
  }
}

function cookiesOf(request: FastifyRequest): Map<string, string> {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim().split("=", 2));
  return new Map(pairs.map(([name = "", value = ""]) => [name, value]));
}

function chosen<Value extends string>(value: string | undefined, allowed: readonly Value[]): Value | undefined {
  return allowed.find((candidate) => candidate === value);
}

function encodingFor(request: FastifyRequest): "br" | "gzip" | "identity" {
  const header = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(header)) return "br";
  return /\bgzip\b/.test(header) ? "gzip" : "identity";
}
