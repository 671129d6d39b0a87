import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { ASK_ANOTHER, Leaving, TRY_ANOTHER } from "@lintel/contract/leaving";
import { refuseUnread } from "@lintel/contract/unread";
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from "fastify";
import { clientAddress } from "./client-address";
import { serveDocuments } from "./document/serve-documents";
import { serveWellKnown } from "./document/well-known";
import { type Identity, identityFrom } from "./identity";
import { complain } from "./lines-up-to";
import { loggedPath, pathOf } from "./path-of";
import { receivePolicyReports } from "./policy-reports";
import { proxyApi } from "./proxy";
import { serveReleasedFiles } from "./released-files";
import { lastGoodRegistry, serveRegistry } from "./releases/last-good-registry";
import { servePreviews } from "./releases/previews";
import { serveReleases } from "./releases/releases-answer";
import { trialReturner } from "./releases/return-trial";
import { createTrials } from "./releases/share-trials";
import type { SigningKey } from "./releases/signing";
import { ALWAYS } from "./security-headers";
import type { ReleaseStore } from "./store/release-store";
import { rememberingFiles } from "./store/remembered-files";

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

export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    // Longer than any answer of ours takes: whoever reads nothing for so long has gone, or never meant to read.
    connectionTimeout: 60_000,
    // Node looks every half a minute by itself, and whoever sends slowly has a connection until then.
    http: { headersTimeout: 4_000, connectionsCheckingInterval: 1_000 },
    trustProxy: false,
    // Whoever quotes one means one request, of this process or another; counted, they would also tell how many there were.
    genReqId: () => randomUUID(),
    clientErrorHandler: (error, socket) => refuseUnread(error, socket, ALWAYS),
    // Fastify answers an address that it cannot decode by itself, past every hook, and repeats it.
    rewriteUrl: ({ url = "/" }) => readable(withoutOrigin(url)),
  });

  const leaving = options.leaving ?? new Leaving();
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(ALWAYS);
    if (leaving.turnsAway(request.method, request.headers[TRY_ANOTHER])) return reply.code(ASK_ANOTHER).send();
  });
  // Not before: a connection whose call came earlier would be kept as well, and the process with it.
  app.addHook("onSend", async (_request, reply) => {
    if (leaving.hasBegun) reply.header("connection", "close");
  });

  app.setErrorHandler(({ statusCode = 500, message }: FastifyError, request, reply) => {
    reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
    // In words of its number: the framework's own name it.
    if (statusCode < 500) return reply.code(statusCode).send(STATUS_CODES[statusCode]);
    complain(`site: ${request.method} ${loggedPath(request.url)} failed: ${message}`);
    // Most of all a store that is down. What it said names places of ours.
    return reply.code(503).header("retry-after", "2").send("Not available right now. Please try again in a moment.");
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
  const trials = createTrials(options.apiUrl, returnTrial);
  serveDocuments(app, registry, { ...options, store, identity, trials, previews });
  return app;
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
