import { randomUUID } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { CALL_MAX_BYTES } from "@lintel/contract";
import { ASK_ANOTHER, Leaving, TRY_ANOTHER } from "@lintel/contract/leaving";
import { refuseUnread } from "@lintel/contract/unread";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { Deps } from "../deps";
import { refused } from "./outcome";
import { refusalOf, sendRefusal } from "./send-refusal";

const MAX_CALLS_UNDER_WAY = 1_000;
const LOOP_RESOLUTION_MS = 10;
/** On average over a second. */
const MAX_LOOP_DELAY_MS = 1_500;
/** Whoever asks this ends a process that does not answer. A busy one must answer: ended, it would leave its calls to the next. */
export const ALIVE = "/api/healthz";
/** Nothing here is a page, except where a route says otherwise. */
const HEADERS_OF_EVERY_ANSWER = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** The API's HTTP face without its routes: what is true of every answer. */
export function createServer(deps: Deps, leaving = new Leaving(), maxLoopDelayMs = MAX_LOOP_DELAY_MS): FastifyInstance {
  const { config, log, metrics } = deps;
  const underWay = new Set<FastifyRequest>();
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: CALL_MAX_BYTES,
    requestTimeout: 5_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 20_000,
    // Node looks every half a minute by itself, and whoever sends slowly has a connection until then.
    http: { headersTimeout: 4_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
    exposeHeadRoutes: false,
    trustProxy: config.TRUSTED_PROXIES === 0 ? false : (_address, hop) => hop < config.TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    // Whoever writes to the log names the request: a logger of its own for each would be made for nothing.
    childLoggerFactory: (logger) => logger,
    return503OnClosing: true,
    forceCloseConnections: "idle",
    clientErrorHandler: (error, socket) => refuseUnread(error, socket, HEADERS_OF_EVERY_ANSWER),
    // A malformed URL is answered like any other refusal, although no hook has seen it.
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(
        refused("invalid_request"),
        request,
        reply.headers(HEADERS_OF_EVERY_ANSWER).header("x-request-id", request.id),
      ),
  });

  app.removeContentTypeParser(["application/json", "text/plain"]);
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, body as string, done);
  });

  const isBehind = watchLoop(app, maxLoopDelayMs);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(HEADERS_OF_EVERY_ANSWER).header("x-request-id", request.id);
    underWay.add(request);
    const isTurnedAway = leaving.turnsAway(request.method, request.headers[TRY_ANOTHER]);
    if (isTurnedAway) reply.code(ASK_ANOTHER).send();
    else if ((underWay.size > MAX_CALLS_UNDER_WAY || isBehind()) && request.routeOptions.url !== ALIVE)
      sendRefusal(refused("unavailable"), request, reply);
    // Before its body has come: no limit counts calls of unknown paths, and a body that is sent slowly would hold a connection.
    else if (request.is404) sendRefusal(refused("not_found"), request, reply);
    else done();
  });
  app.decorateRequest("refusal", null);
  // A call is over once there is an answer, or nobody is left to hear one. onResponse would not do: it never comes for a client that does not read.
  app.addHook("onSend", (request, reply, payload, done) => {
    underWay.delete(request);
    if (leaving.hasBegun) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("onRequestAbort", (request, done) => {
    underWay.delete(request);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (request.refusal !== null) metrics.refusals.inc({ code: request.refusal });
    log.debug({
      request_id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });

  app.setErrorHandler((error, request, reply) => sendRefusal(refusalOf(error, request, deps), request, reply));
  return app;
}

/** Whether the process comes so late to whatever it does next that another call would mostly wait. */
function watchLoop(app: FastifyInstance, maxDelayMs: number): () => boolean {
  const delays = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  let isBehind = false;
  let timer: NodeJS.Timeout | undefined;
  // Not before: what a start costs says nothing of how it comes to its calls.
  app.addHook("onReady", (done) => {
    delays.enable();
    timer = setInterval(() => {
      // None: in all that time it did not even get to measuring.
      const delayMs = delays.count === 0 ? Number.POSITIVE_INFINITY : delays.mean / 1e6 - LOOP_RESOLUTION_MS;
      isBehind = delayMs > maxDelayMs;
      delays.reset();
    }, 1_000).unref();
    done();
  });
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    delays.disable();
    done();
  });
  return () => isBehind;
}
