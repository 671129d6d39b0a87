import type { IncomingHttpHeaders } from "node:http";
import { PassThrough, pipeline, type Readable } from "node:stream";
import { createGzip } from "node:zlib";
import replyFrom from "@fastify/reply-from";
import { CALL_MAX_BYTES, JSON_TYPE, REFUSALS, type RefusalCode, refusalBody } from "@lintel/contract";
import { ASK_ANOTHER, TRY_ANOTHER } from "@lintel/contract/leaving";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { encodingsFor } from "./encodings";
import { complain } from "./lines-up-to";
import { loggedPath, pathOf } from "./path-of";

export interface ProxyOptions {
  readonly apiUrl: string;
  readonly answersWithinMs?: number | undefined;
  addressOf(request: FastifyRequest): string;
}

/** Longer than a page waits for the bank, and less than the nginx in front waits for us: it would take this site for the one that hangs. */
export const ANSWERS_WITHIN_MS = 12_000;

/** As much of an answer waits here for whoever reads slowly: the connections to the bank are few, and everybody's. */
const WAITING_BYTES = 1024 * 1024;

/** Lists are long and say the same over and over: a year's transactions are an eighth of their size. Of what is short, packing saves nothing. */
const PACKED_FROM_BYTES = 4_096;

/** Of a proxy between us and the API, which found none alive, or none in time. The bank itself has neither. */
const OF_A_PROXY = new Set([ASK_ANOTHER, 504]);

/** Passes what is the bank's on to the bank. */
export async function proxyApi(
  app: FastifyInstance,
  { apiUrl, addressOf, answersWithinMs = ANSWERS_WITHIN_MS }: ProxyOptions,
): Promise<void> {
  const undici = { connections: 128, pipelining: 1, headersTimeout: answersWithinMs, bodyTimeout: answersWithinMs };
  await app.register(replyFrom, { base: apiUrl, undici });

  await app.register(async (proxy) => {
    // Whole or not at all: of a body that we stopped passing on midway, the rest would be taken for the connection's next request.
    proxy.removeAllContentTypeParsers();
    proxy.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: CALL_MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    proxy.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode === 413) return refuse("payload_too_large", request, reply);
      // Of any name that is one the bank decides.
      if (error.statusCode === 415) return refuse("unsupported_media_type", request, reply);
      // An address that stands for no text, or that steps up a folder, is nobody's fault but its sender's.
      if (error instanceof URIError || error.statusCode === 400) return refuse("invalid_request", request, reply);
      throw error;
    });

    const pass = (request: FastifyRequest, reply: FastifyReply) =>
      reply.from(request.url, {
        ...bodyOf(request),
        rewriteRequestHeaders: (_request, headers) => ({
          ...withoutOurs(headers),
          // The API trusts exactly this hop: it is told one address, and nothing of what a client claims.
          "x-forwarded-for": addressOf(request),
          "x-forwarded-proto": "http",
          "x-forwarded-host": request.headers.host ?? "",
        }),
        rewriteHeaders: ofTheAnswer,
        // A busy bank that says so is not asked again by us, ten times over: whoever asked us decides.
        retryDelay: () => null,
        onResponse: (_request, _reply, answer) => {
          // Passed on, ASK_ANOTHER would say that this site is the one to avoid.
          if (!OF_A_PROXY.has(answer.statusCode)) return reply.send(ahead(packed(answer.stream, request, reply)));
          answer.stream.resume();
          for (const name of ["content-length", "content-encoding"]) reply.removeHeader(name);
          return unavailable(request, reply);
        },
        onError: (_reply, { error }) => {
          const path = loggedPath(request.url);
          // Whoever asks whether the bank is ready expects a no.
          if (!path.endsWith("/readyz")) {
            complain(`site: the API did not answer ${request.method} ${path} (${request.id}): ${error.message}`);
          }
          unavailable(request, reply);
        },
      });
    for (const path of ["/api/*", "/dev/*"]) proxy.all(path, pass);
  });
}

/**
 * Here and not by the bank, whose threads check passwords. Where it is somebody's own, a token has opened it, and no other site's page can
 * have a browser send one: nobody puts guesses of theirs beside what they may not read, and learns from the size which was right.
 */
function packed(answer: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
  const isWorthIt = Number(reply.getHeader("content-length")) >= PACKED_FROM_BYTES;
  const isAsItComes = reply.hasHeader("content-encoding") || request.method === "HEAD";
  if (!isWorthIt || isAsItComes || !encodingsFor(request).includes("gzip")) return answer;
  reply.removeHeader("content-length").header("content-encoding", "gzip").header("vary", "Accept-Encoding");
  return pipeline(answer, createGzip(), () => undefined);
}

function ahead(answer: Readable): PassThrough {
  const waiting = new PassThrough({ highWaterMark: WAITING_BYTES });
  // Where either end fails, so does the other.
  return pipeline(answer, waiting, () => undefined);
}

/** What is said to us and not to the bank: of our proxy, and of the connection to us. */
function withoutOurs({
  [TRY_ANOTHER]: _ofOurProxy,
  expect: _expect,
  "keep-alive": _keepAlive,
  upgrade: _upgrade,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** Without what the bank says of its connection to us: whether the caller's ends is for them to say, and for a site that is leaving. */
function ofTheAnswer({
  connection: _connection,
  "keep-alive": _keepAlive,
  "transfer-encoding": _transferEncoding,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** As it came, and under the name it came with: unnamed bytes are nobody's JSON. */
function bodyOf({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  return Buffer.isBuffer(body) ? { body, contentType: headers["content-type"] ?? "application/octet-stream" } : {};
}

function unavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse("unavailable", request, reply.header("retry-after", "2"));
}

function refuse(code: RefusalCode, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(REFUSALS[code].status)
    .type(JSON_TYPE)
    .header("cache-control", "no-store")
    .header("x-request-id", request.id)
    .send(refusalBody(code, request.id, pathOf(request.url)));
}
