import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { BucketPlace } from "./bucket-client";

/** busy: 503, not done. conflict: 409, not done. late: 400, what was sent came too slowly. unheard: cut off before anything was done. lost: done, and the answer cut off. silent: no answer at all. waved: said to be done, and not done. endless, packed: more than any file has, as it is or packed. slow: half of it at once, and the rest a second later. moved: sent on to another address. */
type Fault =
  | "busy"
  | "conflict"
  | "late"
  | "unheard"
  | "lost"
  | "silent"
  | "waved"
  | "endless"
  | "packed"
  | "slow"
  | "moved";

/** The part of the S3 protocol that a release store needs, with a signature checked from the published rules and not by our client. */
export interface TestBucket {
  readonly place: BucketPlace;
  readonly objects: Map<string, Buffer>;
  /** "PUT registry.json", in the order in which they came. */
  readonly asked: string[];
  /** The next requests of this kind go wrong, one after the other. */
  spoil(request: string, ...faults: Fault[]): void;
  /** Called after the next request of this kind was done and before it is answered. */
  after(request: string, work: () => Promise<unknown>): void;
  isDown: boolean;
  /** How it compares ETags: as everybody does, as Ceph 16 does, or so that none is ever right. */
  etags: "quoted" | "bare" | "never";
  stop(): Promise<void>;
}

const PLACE = {
  bucket: "releases",
  prefix: "bank/site",
  region: "eu-central-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  sessionToken: null,
};
const CLOCK_SKEW_MS = 15 * 60_000;

export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const faults = new Map<string, Fault[]>();
  const works = new Map<string, () => Promise<unknown>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const key = keyOf(request);
    const name = `${request.method} ${key}`;
    asked.push(name);
    const fault = bucket.isDown ? "busy" : faults.get(name)?.shift();
    if (fault === "silent") return;
    if (fault === "waved") return void response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello</p>");
    if (fault === "endless") return void response.writeHead(200).write(Buffer.alloc(80_000_000));
    if (fault === "packed")
      return void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(80_000_000)));
    if (fault === "unheard") return void request.socket.destroy();
    if (fault === "busy") return refuse(response, 503, "SlowDown");
    if (fault === "late") return refuse(response, 400, "RequestTimeout");
    if (fault === "moved") return refuse(response.setHeader("location", "/elsewhere"), 307, "TemporaryRedirect");
    if (fault === "conflict") return refuse(response, 409, "ConditionalRequestConflict");

    const wrong = reasonToRefuse(request, body);
    if (wrong !== null) return refuse(response, wrong === "MissingContentLength" ? 411 : 403, wrong);
    const work = works.get(name);
    works.delete(name);
    if (request.method === "PUT") {
      const failed = failedCondition(request, objects.get(key), bucket.etags);
      if (failed !== null) return refuse(response, failed === "NoSuchKey" ? 404 : 412, failed);
      objects.set(key, body);
      await work?.();
      if (fault === "lost") return void request.socket.destroy();
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    const content = objects.get(key);
    await work?.();
    if (fault === "lost") return void request.socket.destroy();
    if (content === undefined) return refuse(response, 404, "NoSuchKey");
    response.writeHead(200, {
      etag: etagOf(content),
      "content-type": "binary/octet-stream",
      "content-length": content.length,
    });
    const half = Math.ceil(content.length / 2);
    response.write(content.subarray(0, half));
    if (fault === "slow") await sleep(1_000);
    response.end(content.subarray(half));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const bucket: TestBucket = {
    place: { ...PLACE, endpoint: `http://127.0.0.1:${port}` },
    objects,
    asked,
    isDown: false,
    etags: "quoted",
    spoil: (request, ...more) => void faults.set(request, [...(faults.get(request) ?? []), ...more]),
    after: (request, work) => void works.set(request, work),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return bucket;
}

function keyOf({ url = "" }: IncomingMessage): string {
  const folder = `/${PLACE.bucket}/${PLACE.prefix}/`;
  return url.startsWith(folder) ? decodeURIComponent(url.slice(folder.length)) : `outside:${url}`;
}

function failedCondition(
  { headers }: IncomingMessage,
  existing: Buffer | undefined,
  etags: TestBucket["etags"],
): string | null {
  if (headers["if-none-match"] === "*") return existing === undefined ? null : "PreconditionFailed";
  if (headers["if-match"] === undefined) return "PreconditionMissing";
  if (existing === undefined) return "NoSuchKey";
  const compared = { quoted: etagOf(existing), bare: etagOf(existing).replaceAll('"', ""), never: null }[etags];
  return headers["if-match"] === compared ? null : "PreconditionFailed";
}

function etagOf(content: Buffer): string {
  return `"${createHash("md5").update(content).digest("hex")}"`;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>\S+), SignedHeaders=(?<names>[\w;-]+), Signature=(?<signature>[0-9a-f]{64})$/;

/** Signature Version 4, as Amazon describes it. */
function reasonToRefuse({ method = "", url = "", headers }: IncomingMessage, body: Buffer): string | null {
  const { id, scope, names, signature } = AUTHORIZATION.exec(headers.authorization ?? "")?.groups ?? {};
  const at = String(headers["x-amz-date"]);
  const day = at.slice(0, 8);
  if (id === undefined || scope === undefined || names === undefined) return "AccessDenied";
  if (id !== PLACE.accessKeyId) return "InvalidAccessKeyId";
  if (scope !== `${day}/${PLACE.region}/s3/aws4_request`) return "AuthorizationHeaderMalformed";
  const moment = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - moment) < CLOCK_SKEW_MS)) return "RequestTimeTooSkewed";
  const mustBeSigned = ["host", ...Object.keys(headers).filter((name) => /^(x-amz-|if-)/.test(name))];
  if (mustBeSigned.some((name) => !names.split(";").includes(name))) return "AccessDenied";
  if (headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch";
  if (method === "PUT" && headers["content-length"] !== String(body.length)) return "MissingContentLength";

  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const [path = "", query = ""] = url.split("?");
  const request = [method, path, query, lines.join(""), names, sha256(body)].join("\n");
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(Buffer.from(request))].join("\n");
  const key = scope
    .split("/")
    .reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${PLACE.secretAccessKey}`);
  return hmac(key, text).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}

function sha256(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
