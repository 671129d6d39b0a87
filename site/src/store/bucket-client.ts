import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { bodyOf } from "./body-of";
import { reasonOf } from "./reason-of";
import { StoreFailed } from "./release-store";

/** A bucket behind any server that speaks S3, and who we are to it. */
export interface BucketPlace {
  /** "https://s3.eu-central-1.amazonaws.com", without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Folder inside the bucket: "" or "site", without slashes around it. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of keys that end by themselves. */
  readonly sessionToken: string | null;
}

export interface Patience {
  readonly answerWithinMs: number;
  readonly attempts: number;
  /** Before the first repetition; twice as long before each later one. */
  readonly pauseMs: number;
  /** A large answer has no more time than a small one. */
  readonly isHurried?: boolean;
}

export interface BucketAnswer {
  readonly status: number;
  /** What the server calls a refusal: "NoSuchKey". Empty where it says nothing. */
  readonly code: string;
  readonly etag: string | null;
  readonly body: Buffer;
  /** An earlier attempt ended without an answer: it may have been done all the same. */
  readonly isRepeated: boolean;
}

export interface BucketClient {
  get(path: string): Promise<BucketAnswer>;
  /** A condition is not optional: it alone makes repeating safe. */
  put(path: string, content: Buffer, condition: Condition): Promise<BucketAnswer>;
}

export type Condition = Readonly<{ "if-none-match": "*" } | { "if-match": string }>;

/** The server is away, or too busy for all the attempts that we make. Whether a write was done is not known. */
export class Unanswered extends StoreFailed {}

const PATIENCE: Patience = { answerWithinMs: 5_000, attempts: 4, pauseMs: 100 };
/** Of a site: somebody waits for a page, and the nginx in front would take the site for the one that hangs. */
export const PATIENCE_OF_A_SITE: Patience = { answerWithinMs: 2_500, attempts: 3, pauseMs: 100, isHurried: true };

/** What is sent, and read back, has time of its own, on top of that for an answer: on a slow line, eight files at once leave each no more than this. */
const SLOWEST_BYTES_PER_MS = 20;

/** 409: the same object is being written at this moment. The next attempt hears how that ended. */
const ASK_AGAIN = new Set([409, 429, 500, 502, 503, 504]);
/** With a 400, as if it were ours: the server has waited too long for the next piece of what is sent, as on a slow line that others share. */
const CAME_TOO_SLOWLY = "RequestTimeout";

export function bucketClient(place: BucketPlace, patience: Patience = PATIENCE): BucketClient {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, sessionToken } = place;
  const signer = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
    ...(sessionToken === null ? {} : { sessionToken }),
  });

  function addressOf(path: string): string {
    const parts = path.split("/");
    if (parts.some((part) => part === "" || part === "." || part === ".."))
      throw new Error(`${path} leaves the store.`);
    const folders = prefix === "" ? [] : prefix.split("/");
    return [endpoint, bucket, ...[...folders, ...parts].map(encodeURIComponent)].join("/");
  }

  async function once(method: string, address: string, condition: Readonly<Record<string, string>>, content?: Buffer) {
    // The server compares what arrives with what was signed, over http too.
    const hash = createHash("sha256")
      .update(content ?? "")
      .digest("hex");
    const request = await signer.sign(address, {
      method,
      headers: { ...condition, "x-amz-content-sha256": hash },
      ...(content === undefined ? {} : { body: new Uint8Array(content) }),
    });
    const over = new AbortController();
    const within = (bytes: number) =>
      setTimeout(
        () => over.abort(new Error("timeout")),
        Math.ceil(bytes / SLOWEST_BYTES_PER_MS) + patience.answerWithinMs,
      );
    let timer = within(content?.length ?? 0);
    try {
      const answer = await fetch(request, { redirect: "manual", signal: over.signal });
      if (!patience.isHurried) {
        clearTimeout(timer);
        timer = within(Number(answer.headers.get("content-length")) || 0);
      }
      return await readAnswer(answer);
    } finally {
      clearTimeout(timer);
    }
  }

  async function readAnswer(answer: Response) {
    const body = await bodyOf(answer);
    const code = answer.ok ? "" : (/<Code>(\w+)<\/Code>/.exec(body.toString("utf8"))?.[1] ?? "");
    return { status: answer.status, code, etag: answer.headers.get("etag"), body };
  }

  async function send(
    method: string,
    path: string,
    condition: Readonly<Record<string, string>>,
    content?: Buffer,
  ): Promise<BucketAnswer> {
    const address = addressOf(path);
    let isRepeated = false;
    for (let attempt = 1; ; attempt += 1) {
      let reason: string;
      try {
        const answer = await once(method, address, condition, content);
        if (!ASK_AGAIN.has(answer.status) && answer.code !== CAME_TOO_SLOWLY) return { ...answer, isRepeated };
        reason = `answers ${[answer.status, answer.code].join(" ").trim()}`;
      } catch (error) {
        reason = `does not answer (${reasonOf(error)})`;
      }
      isRepeated = true;
      if (attempt >= patience.attempts) throw new Unanswered(`The bucket ${bucket} ${reason} to ${method} ${path}.`);
      await sleep(patience.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }

  return {
    get: (path) => send("GET", path, {}),
    put: (path, content, condition) => send("PUT", path, condition, content),
  };
}
