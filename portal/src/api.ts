import { type RefusalBody, type RefusalCode, UNATTENDED } from "@lintel/contract";
import type { Answer, Body, EndpointKey, Endpoints, Params, Query } from "@lintel/contract/schema";
import { currentToken, endSession, noteActivity } from "./session";
import { withinTime } from "./within-time";

export const CALL_TIMEOUT_MS = 10_000;
const BASE_PATH = "/api";

/** The bank said no, in words a person may read. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly code: RefusalCode;
  readonly requestId: string;
  readonly retryAfterSeconds: number | null;
  readonly details: readonly { field: string; message: string }[];
  /** What a bank says in `error` besides, where that is not its message once more. */
  readonly error: string | null;

  constructor(status: number, body: RefusalBody, retryAfterSeconds: number | null) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.requestId = body.request_id;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = body.details ?? [];
    this.error = typeof body.error === "string" && body.error !== body.message ? body.error : null;
  }
}

/** No answer that counts: whether the bank did what was asked is unknown. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";

  constructor(cause: unknown) {
    super("We could not reach the bank. Please check your connection and try again.", { cause });
  }
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: never }
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type CallInput<K extends EndpointKey> = Given<"params", Params<K>> &
  Given<"body", Body<K>> & {
    readonly query?: Query<K>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
    /** How long the whole answer may take, where that is not CALL_TIMEOUT_MS. */
    readonly timeoutMs?: number;
    /** Asked by the page by itself: nobody was there to be noted as active. */
    readonly unattended?: true;
    /** The bank hears it also when the page is closed meanwhile. */
    readonly keepalive?: true;
    /** Whoever waits for the answer says what a refusal means, and ends the session then. */
    readonly endsNothing?: true;
  };

type InputArguments<K extends EndpointKey> =
  Record<string, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

interface AnswerWithHeaders<K extends EndpointKey> {
  readonly answer: Answer<K>;
  readonly headers: Headers;
}

type OpenKey = { [K in EndpointKey]: Endpoints[K]["who"] extends "anyone" ? K : never }[EndpointKey];

/** The bank looks at no session for these, so that their answers say nothing of the one that is here. */
const OPEN = {
  "POST /create-user": true,
  "POST /send-login-otp": true,
  "POST /verify-otp-login": true,
  "POST /send-otp": true,
  "POST /verify-otp-and-reset-password": true,
  "POST /contact": true,
  "POST /telemetry": true,
  "GET /telemetry/verdict": true,
} satisfies Record<OpenKey, true>;

/** A session may be refused by what stands before the bank and has no words for it. The pages have their own. */
const WORDLESS: RefusalBody = { message: "HTTP 401", code: "session_required", request_id: "" };

let isStartedUnattended = false;
/** A query's next try, and a list's next page, come with the signal that the first call came with. */
const unattendedSignals = new WeakSet<AbortSignal>();

/** Calls that the work makes before its first `await` count as the page's own, with what follows from them. What a person asks meanwhile is theirs. */
export function unattended<Result>(work: () => Promise<Result>): Promise<Result> {
  isStartedUnattended = true;
  try {
    return work();
  } finally {
    isStartedUnattended = false;
  }
}

/**
 * One call to the bank. Throws Refusal when the bank says no and Unreachable when nobody answered. Does neither, ever, where another session
 * has begun meanwhile.
 */
export async function api<K extends EndpointKey>(key: K, ...input: InputArguments<K>): Promise<Answer<K>> {
  return (await api.withHeaders(key, ...input)).answer;
}

api.withHeaders = function withHeaders<K extends EndpointKey>(
  key: K,
  ...[input]: InputArguments<K>
): Promise<AnswerWithHeaders<K>> {
  const token = currentToken();
  const told = answerUnder(token, key, input);
  if (key in OPEN || input?.endsNothing) return told;
  // The page that waits is gone, and what it would say, show or keep is not for whoever has signed in meanwhile: as if it had been closed.
  return told.finally(() => (isReplaced(token) ? new Promise(() => undefined) : undefined));
};

function isReplaced(token: string | null): boolean {
  const now = currentToken();
  return token !== null && now !== null && token !== now;
}

async function answerUnder<K extends EndpointKey>(
  token: string | null,
  key: K,
  input: CallInput<K> | undefined,
): Promise<AnswerWithHeaders<K>> {
  if (isStartedUnattended && input?.signal) unattendedSignals.add(input.signal);
  const isFollowing = input?.signal !== undefined && unattendedSignals.has(input.signal);
  const isAttended = !input?.unattended && !isStartedUnattended && !isFollowing;
  const headers = headersFor(input ?? {}, token, isAttended);
  const { response, body } = await withinTime(
    input?.timeoutMs ?? CALL_TIMEOUT_MS,
    async (signal) => {
      const response = await sent(requestFor(key, input ?? {}, headers, signal));
      return { response, body: await bodyOf(response) };
    },
    input?.signal,
  );

  // A session that was replaced meanwhile is not ended by an answer to the old one, and nothing is written down of one that has ended.
  const isOfSession = !(key in OPEN) && token !== null && token === currentToken();
  if (response.ok) {
    if (isOfSession && isAttended) noteActivity();
    return { answer: body as Answer<K>, headers: response.headers };
  }
  const isSessionRefused = isOfSession && response.status === 401;
  if (isSessionRefused && !input?.endsNothing) {
    // What the page has asked by itself ends nothing where the bank still gives the profile. It hears so after that, or it would show a failure.
    if (isAttended || (await isOver(token))) endSession("expired");
  }
  const refusal = refusalIn(body, response.status) ?? (isSessionRefused ? WORDLESS : null);
  if (refusal === null) throw new Unreachable(new Error(`HTTP ${response.status}`));
  throw new Refusal(response.status, refusal, retryAfter(response, refusal));
}

/** The profile tells, which the whole page hangs on. Where it does not come, the refusal that did is the bank's last word. */
async function isOver(token: string): Promise<boolean> {
  const isKnown = await api("POST /me", { unattended: true, endsNothing: true }).then(
    () => true,
    () => false,
  );
  return !isKnown && token === currentToken();
}

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keepalive?: true;
}

function headersFor(input: LooseInput, token: string | null, isAttended: boolean): Record<string, string> {
  const headers = {
    accept: "application/json",
    ...(input.body === undefined ? {} : { "content-type": "application/json" }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(isAttended ? {} : { [UNATTENDED]: "1" }),
    ...input.headers,
  };
  try {
    new Headers(headers);
    return headers;
  } catch (error) {
    // Only a token that no header can carry gets here, and every further call would fail the same way.
    endSession("broken");
    throw new Unreachable(error);
  }
}

function requestFor(
  key: EndpointKey,
  input: LooseInput,
  headers: Record<string, string>,
  signal: AbortSignal,
): Request {
  const [method = "GET", template = "/"] = key.split(" ");
  return new Request(`${BASE_PATH}${filledPath(template, entriesOf(input.params))}${search(entriesOf(input.query))}`, {
    method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    signal,
    keepalive: input.keepalive ?? false,
    cache: "no-store",
    credentials: "same-origin",
  });
}

async function sent(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    throw new Unreachable(error);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (response.ok) throw new Unreachable(error);
    return null;
  }
}

/** A no without a code is one that no page knows, and is shown in its own words. Those of a gateway before the bank are no answer. */
function refusalIn(body: unknown, status: number): RefusalBody | null {
  if (typeof body !== "object" || body === null) return null;
  if ("message" in body && "code" in body) return body as RefusalBody;
  const { message, error } = body as { message?: unknown; error?: unknown };
  const text = typeof message === "string" ? message : error;
  if (status > 500 || typeof text !== "string") return null;
  return { request_id: "", ...body, message: text, code: "unknown" as RefusalCode };
}

function retryAfter(response: Response, body: RefusalBody): number | null {
  const seconds = Number(response.headers.get("retry-after") ?? body.retry_after ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function entriesOf(values: unknown): [string, string][] {
  return Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}

function filledPath(template: string, params: [string, string][]): string {
  return params.reduce((path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)), template);
}

function search(query: [string, string][]): string {
  return query.length === 0 ? "" : `?${new URLSearchParams(query)}`;
}
