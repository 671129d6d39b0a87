import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import underPressure from "@fastify/under-pressure";
import {
  ASK_ANOTHER,
  CALL_MAX_BYTES,
  Leaving,
  REFUSALS,
  type RefusalBody,
  refusalBody,
  TRY_ANOTHER,
  UNATTENDED,
} from "@lintel/contract";
import { type Endpoint, type EndpointKey, endpoints } from "@lintel/contract/schema";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { z } from "zod";
import type { Deps } from "../deps";
import { isUnavailable } from "./database";
import type { Call, Handlers, LiveSession, Meta } from "./endpoint";
import { describeError, type Log } from "./log";
import { networkOf } from "./network-of";
import { InPieces, type Outcome, type Refused, RefusedError, refused } from "./outcome";
import { RateLimit } from "./rate-limit";
import { refuseRequest } from "./refuse-request";
import { sessionIdOf } from "./session-id";
import { isUuid } from "./uuid";

/** What the server needs to know about people, supplied by the access feature. */
export interface Gatekeeper {
  findSession(sessionId: string, isAttended: boolean, deps: Deps): Promise<LiveSession | null>;
  /** Whose session this was when it was last looked at, without looking again. It says nothing of whether it still is one. */
  recallPerson(sessionId: string): string | null;
  /** Somebody without the role knocked at an admin's call. */
  noteForbidden(session: LiveSession, endpoint: EndpointKey, meta: Meta, deps: Deps): Promise<void>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who was let in at the door. Recalled: on the word of this process, and looked at again where it counts. */
    caller: (LiveSession & { isRecalled?: true }) | null;
    /** What was said instead of an answer. */
    refusal: Refused["code"] | null;
  }
}

export interface ServerOptions {
  handlers: Handlers;
  gatekeeper: Gatekeeper;
  /** Checks each answer against its schema: tests and the fuzzer do, customers should not pay for it. */
  checkAnswers?: boolean;
}

const JSON_TYPE = "application/json; charset=utf-8";
const PARTS = ["params", "query", "body"] as const;
const CALLS_A_MINUTE_WITHOUT_SESSION = 300;
const CALLS_A_SECOND_WITH_SESSION = 100;
const MAX_CALLS_UNDER_WAY = 1_000;
/** Whoever asks whether a process is alive ends it when it is not. One that has too much to do is: its calls would fall to the next. */
export const ALIVE = "/api/healthz";
/** Its transaction looks at the session and the person itself, so a known caller need not be looked up at the door as well. */
const LOOKS_FOR_ITSELF: EndpointKey = "POST /transactions/transfer";
/** Below the patience of a browser, above every time-out of the database. */
const ANSWER_WITHIN_MS = 5_500;
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
export function createServer(deps: Deps, leaving = new Leaving()): FastifyInstance {
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
    routerOptions: { maxParamLength: 100 },
    exposeHeadRoutes: false,
    trustProxy: config.TRUSTED_PROXIES === 0 ? false : (_address, hop) => hop < config.TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    // Whoever writes to the log names the request: a logger of its own for each would be made for nothing.
    childLoggerFactory: (logger) => logger,
    return503OnClosing: true,
    forceCloseConnections: "idle",
    clientErrorHandler: refuseUnread,
    // A malformed URL is answered like any other refusal, although no hook has seen it.
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(
        refused("invalid_request"),
        request,
        reply.headers(HEADERS_OF_EVERY_ANSWER).header("x-request-id", request.id),
      ),
  });

  app.register(underPressure, { maxEventLoopDelay: 1_500, maxEventLoopUtilization: 0, retryAfter: 1 });

  app.removeContentTypeParser(["application/json", "text/plain"]);
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, body as string, done);
  });

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(HEADERS_OF_EVERY_ANSWER).header("x-request-id", request.id);
    underWay.add(request);
    const isTurnedAway = leaving.turnsAway(request.method, request.headers[TRY_ANOTHER]);
    if (leaving.hasBegun) reply.header("connection", "close");
    if (isTurnedAway) reply.code(ASK_ANOTHER).send();
    else if (underWay.size > MAX_CALLS_UNDER_WAY && request.routeOptions.url !== ALIVE)
      sendRefusal(refused("unavailable"), request, reply);
    // Not once its body has come: what leads nowhere is counted by no limit, and whoever sends it slowly would hold a connection.
    else if (request.is404) sendRefusal(refused("not_found"), request, reply);
    else done();
  });
  app.decorateRequest("refusal", null);
  // A call is over once there is an answer, or nobody is left to hear one. That it was written is never heard of for whoever does not read it.
  app.addHook("onSend", (request, _reply, payload, done) => {
    underWay.delete(request);
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

/** Registers every row of the contract's table: there is no other way to add a call under /api. */
export function registerEndpoints(app: FastifyInstance, deps: Deps, options: ServerOptions) {
  const { gatekeeper, handlers, checkAnswers = false } = options;
  const perAddress = new RateLimit(CALLS_A_MINUTE_WITHOUT_SESSION, 60_000);
  const perPerson = new RateLimit(CALLS_A_SECOND_WITH_SESSION, 1_000);
  app.decorateRequest("caller", null);

  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const endpoint = endpoints[key];
    const [method = "", path = ""] = key.split(" ");

    app.route({
      method,
      url: `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      // Before the body is read: a stranger's body is not worth parsing, and suspension comes before everything else.
      onRequest: async (request, reply) => {
        const outcome = await admit(key, request);
        if (outcome) return sendRefusal(outcome, request, reply);
      },
      errorHandler: async (error, request, reply) =>
        sendRefusal(await asAtTheDoor(refusalOf(error, request, deps), request), request, reply),
      handler: async (request, reply) => {
        const outcome = await inTime(answer(key, request));
        if (!outcome.ok) return sendRefusal(await asAtTheDoor(outcome, request), request, reply);
        const { answer: said, headers } = outcome;
        const schema: z.ZodType = endpoint.answer;
        reply.headers(headers);
        if (said instanceof InPieces) {
          const pieces = Readable.from(checkAnswers ? [await whole(said, schema)] : said.pieces);
          // Its status is under way when it breaks off, and no hook hears of it: nobody else would tell.
          pieces.on("error", (error) => deps.metrics.refusals.inc({ code: refusalOf(error, request, deps).code }));
          return reply.type(JSON_TYPE).send(pieces);
        }
        if (checkAnswers) schema.parse(JSON.parse(JSON.stringify(said)));
        return reply.send(said);
      },
    });
  }

  async function admit(key: EndpointKey, request: FastifyRequest): Promise<Refused | null> {
    const { who, unattended }: Endpoint = endpoints[key];
    const token = who === "anyone" ? null : bearerToken(request);
    const now = deps.clock.now().getTime();
    const sessionId = token && sessionIdOf(token);
    const recalled = sessionId && key === LOOKS_FOR_ITSELF ? gatekeeper.recallPerson(sessionId) : null;
    if (sessionId && recalled) {
      const wait = perPerson.take(recalled, now);
      if (wait !== null) return refused("too_many_requests", { retryAfterSeconds: wait });
      const person = { id: recalled, role: "user", suspended: false } as const;
      request.caller = { id: sessionId, person, isRecalled: true };
      return null;
    }
    const isAttended = !unattended && request.headers[UNATTENDED] === undefined;
    const session = sessionId && (await inTime(gatekeeper.findSession(sessionId, isAttended, deps)));
    const wait = session ? perPerson.take(session.person.id, now) : perAddress.take(networkOf(request.ip), now);
    if (wait !== null) return refused("too_many_requests", { retryAfterSeconds: wait });
    if (who === "anyone") return null;
    if (!session) return refused("session_required");
    request.caller = session;

    const { person } = session;
    if (who === "admin" && person.role !== "admin") {
      await gatekeeper.noteForbidden(session, key, metaOf(request), deps);
      return refused("forbidden");
    }
    return who !== "session" && person.suspended ? refused("suspended") : null;
  }

  /** Whoever was let in from memory and is refused something hears first what the door would have said. */
  async function asAtTheDoor(refusal: Refused, request: FastifyRequest): Promise<Refused> {
    const recalled = request.caller;
    if (!recalled?.isRecalled || REFUSALS[refusal.code].status >= 500) return refusal;
    const session = await inTime(gatekeeper.findSession(recalled.id, true, deps));
    if (!session) return refused("session_required");
    return session.person.suspended ? refused("suspended") : refusal;
  }

  async function answer(key: EndpointKey, request: FastifyRequest): Promise<Outcome<unknown>> {
    const endpoint: Endpoint = endpoints[key];
    const parsed: Record<(typeof PARTS)[number], unknown> = { params: undefined, query: undefined, body: undefined };
    for (const part of PARTS) {
      const value = request[part];
      const schema = endpoint[part];
      if (!schema) {
        if (!isEmpty(value)) return refused("invalid_request");
        continue;
      }
      const result = schema.safeParse(value ?? (part === "body" ? undefined : {}));
      if (!result.success) return refuseRequest(key, value, result.error.issues);
      parsed[part] = result.data;
    }
    const meta = metaOf(request);
    if (request.headers["idempotency-key"] !== undefined && meta.idempotencyKey === null)
      return refused("invalid_request");

    const session = request.caller;
    // Named one by one, here and in what handles a transfer: objects that are spread have no lasting shape, which cost a tenth of a call.
    const call = {
      params: parsed.params,
      query: parsed.query,
      body: parsed.body,
      session,
      person: session?.person ?? null,
      meta,
      deps,
    };
    const handle = handlers[key] as (call: Call<EndpointKey>) => Promise<Outcome<unknown>>;
    try {
      return await handle(call as Call<EndpointKey>);
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal;
      throw error;
    }
  }
}

async function whole({ pieces }: InPieces, schema: z.ZodType): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  schema.parse(JSON.parse(text));
  return text;
}

function sendRefusal(refusal: Refused, request: FastifyRequest, reply: FastifyReply) {
  const { status } = REFUSALS[refusal.code];
  request.refusal = refusal.code;
  const retryAfter = refusal.retryAfterSeconds ?? (status === 503 || status === 429 ? 1 : undefined);
  const body: RefusalBody = {
    ...refusalBody(refusal.code, request.id, request.routeOptions?.url ?? "", retryAfter),
    ...(refusal.details ? { details: refusal.details } : {}),
  };
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  if (status === 401) reply.header("www-authenticate", "Bearer");
  return reply.code(status).type(JSON_TYPE).send(body);
}

const UNREAD: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What could not even be read as a request is refused like one. Where its end is nobody knows, so the connection ends with it. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const status = UNREAD[error.code ?? ""] ?? 400;
  const id = randomUUID();
  const body = JSON.stringify(refusalBody("invalid_request", id, ""));
  const headers = Object.entries({
    ...HEADERS_OF_EVERY_ANSWER,
    "x-request-id": id,
    "content-type": JSON_TYPE,
    "content-length": Buffer.byteLength(body),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}\r\n${body}`);
  socket.destroy(error);
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

function metaOf(request: FastifyRequest): Meta {
  const key = request.headers["idempotency-key"];
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    idempotencyKey: typeof key === "string" && isUuid(key) ? key.toLowerCase() : null,
  };
}

/** An answer of 503 leaves open whether the thing was done: the client asks again under the same key. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RefusedError(refused("unavailable"))), ANSWER_WITHIN_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function refusalOf(error: unknown, request: FastifyRequest, { log }: Deps): Refused {
  if (error instanceof RefusedError) return error.refusal;
  if (isUnavailable(error)) {
    sayUnavailable(error, request, log);
    return refused("unavailable");
  }
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  if (status === 413) return refused("payload_too_large");
  if (status === 415) return refused("unsupported_media_type");
  if (status === 503) return refused("unavailable");
  if (typeof status === "number" && status >= 400 && status < 500) return refused("invalid_request");
  log.error({ request_id: request.id, route: request.routeOptions.url, error: describeError(error) }, "failed");
  return refused("internal");
}

const SAID_EVERY_MS = 1_000;
const lastSaid = new WeakMap<Log, { at: number; unsaid: number }>();

/** While the database is away, or strangers flood us, every call has the same to say: a line for each would fill the disk. The metrics count them all. */
function sayUnavailable(error: unknown, request: FastifyRequest, log: Log) {
  const now = performance.now();
  const last = lastSaid.get(log);
  if (last && now - last.at < SAID_EVERY_MS) {
    last.unsaid++;
    return;
  }
  lastSaid.set(log, { at: now, unsaid: 0 });
  log.warn(
    {
      request_id: request.id,
      route: request.routeOptions.url,
      error: describeError(error),
      ...(last?.unsaid ? { unsaid: last.unsaid } : {}),
    },
    "unavailable",
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
