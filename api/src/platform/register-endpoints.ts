import { Readable } from "node:stream";
import { JSON_TYPE, REFUSALS, UNATTENDED } from "@lintel/contract";
import { localeIn } from "@lintel/contract/headers";
import { type Endpoint, type EndpointKey, endpoints } from "@lintel/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps";
import type { Call, Handlers, LiveSession, Meta } from "./endpoint";
import { InPieces, type Outcome, type Refused, RefusedError, refused } from "./outcome";
import { RateLimit } from "./rate-limit";
import { refuseRequest } from "./refuse-request";
import { refusalOf, sendRefusal } from "./send-refusal";
import { sessionIdOf } from "./session-id";
import { isUuid } from "./uuid";

/** What the door needs to know about people, supplied by the access feature. */
export interface Gatekeeper {
  findSession(sessionId: string, isAttended: boolean): Promise<LiveSession | null>;
  /** Whose session this was when it was last looked at, without looking again. It says nothing of whether it still is one. */
  recallPerson(sessionId: string): string | null;
  /** Somebody without the role knocked at an admin's call. */
  noteForbidden(session: LiveSession, endpoint: EndpointKey, meta: Meta): Promise<void>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who was let in at the door. Recalled: on the word of this process, and looked at again where it counts. */
    caller: (LiveSession & { isRecalled?: true }) | null;
  }
}

export interface EndpointsOptions {
  handlers: Handlers;
  gatekeeper: Gatekeeper;
}

const PARTS = ["params", "query", "body"] as const;
const CALLS_A_MINUTE_WITHOUT_SESSION = 300;
const CALLS_A_SECOND_WITH_SESSION = 100;
/** Pages report by themselves, many of one office at once: what they use up must not be what their people log in with. */
const COUNTED_APART: EndpointKey = "POST /telemetry";
/** Its transaction looks at the session and the person itself, so a known caller need not be looked up at the door as well. */
const LOOKS_FOR_ITSELF: EndpointKey = "POST /transactions/transfer";
/** Below the patience of a browser, above every time-out of the database. */
const ANSWER_WITHIN_MS = 5_500;

/** Registers every row of the contract's table: there is no other way to add a call under /api. */
export function registerEndpoints(app: FastifyInstance, deps: Deps, options: EndpointsOptions) {
  const { gatekeeper, handlers } = options;
  const perAddress = new RateLimit(CALLS_A_MINUTE_WITHOUT_SESSION, 60_000);
  const reportsPerAddress = new RateLimit(CALLS_A_MINUTE_WITHOUT_SESSION, 60_000);
  const perPerson = new RateLimit(CALLS_A_SECOND_WITH_SESSION, 1_000);
  app.decorateRequest("caller", null);

  for (const key of Object.keys(endpoints) as EndpointKey[]) {
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
        reply.headers(headers);
        if (said instanceof InPieces) {
          const pieces = Readable.from(said.pieces);
          // Its status is under way when it breaks off, and no hook hears of it: nobody else would tell.
          pieces.on("error", (error) => deps.metrics.refusals.inc({ code: refusalOf(error, request, deps).code }));
          return reply.type(JSON_TYPE).send(pieces);
        }
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
    const session = sessionId && (await inTime(gatekeeper.findSession(sessionId, isAttended)));
    const withoutSession = key === COUNTED_APART ? reportsPerAddress : perAddress;
    const wait = session ? perPerson.take(session.person.id, now) : withoutSession.takeFrom(request.ip, now);
    if (wait !== null) return refused("too_many_requests", { retryAfterSeconds: wait });
    if (who === "anyone") return null;
    if (!session) return refused("session_required");
    request.caller = session;

    const { person } = session;
    if (who === "admin" && person.role !== "admin") {
      await inTime(gatekeeper.noteForbidden(session, key, metaOf(request)));
      return refused("forbidden");
    }
    return who !== "session" && person.suspended ? refused("suspended") : null;
  }

  /** Whoever was let in from memory and is refused something hears first what the door would have said. */
  async function asAtTheDoor(refusal: Refused, request: FastifyRequest): Promise<Refused> {
    const recalled = request.caller;
    if (!recalled?.isRecalled || REFUSALS[refusal.code].status >= 500) return refusal;
    const session = await inTime(gatekeeper.findSession(recalled.id, true));
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

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

function metaOf(request: FastifyRequest): Meta {
  const key = request.headers["idempotency-key"];
  return {
    // As its owner knows it: a socket that takes both kinds clothes one of IPv4 in the other.
    ip: request.ip.replace(/^::ffff:(?=[\d.]+$)/i, ""),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    // Read where it is asked for: a transfer has no use for it.
    get locale() {
      return localeIn(request.headers);
    },
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

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
