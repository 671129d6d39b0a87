import { JSON_TYPE, REFUSALS, type RefusalBody, refusalBody } from "@lintel/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps";
import { isUnavailable } from "./database";
import { describeError, warnSparingly } from "./log";
import { type Refused, RefusedError, refused } from "./outcome";

declare module "fastify" {
  interface FastifyRequest {
    /** What was said instead of an answer. */
    refusal: Refused["code"] | null;
  }
}

export function sendRefusal(refusal: Refused, request: FastifyRequest, reply: FastifyReply) {
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

/** Of what was thrown: whoever called hears a code, and the log hears what is ours to mend. */
export function refusalOf(error: unknown, request: FastifyRequest, { log }: Deps): Refused {
  if (error instanceof RefusedError) return error.refusal;
  if (isUnavailable(error)) {
    // The metrics count them all.
    warnSparingly(
      log,
      () => ({ request_id: request.id, route: request.routeOptions.url, error: describeError(error) }),
      "unavailable",
    );
    return refused("unavailable");
  }
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  if (status === 413) return refused("payload_too_large");
  if (status === 415) return refused("unsupported_media_type");
  if (typeof status === "number" && status >= 400 && status < 500) return refused("invalid_request");
  log.error({ request_id: request.id, route: request.routeOptions.url, error: describeError(error) }, "failed");
  return refused("internal");
}
