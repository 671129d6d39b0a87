export interface Call {
  readonly method: string;
  /** As in the table of calls, with its parameters filled in. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined where nothing was sent along. */
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly keepalive: boolean;
  readonly cache: string | undefined;
}

export interface Reply {
  readonly status?: number;
  /** Without one an answer cannot be read. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Bank = (call: Call) => Reply | Promise<Reply>;

interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  keepalive?: boolean;
  cache?: string;
}

class FakeRequest {
  constructor(
    readonly url: string,
    readonly init: Init,
  ) {}
}

/** Stands in for the wire: for `fetch`, and for the part of it that jsdom has none of. Returns the calls as they come. */
export function bankAnswers(bank: Bank): Call[] {
  const calls: Call[] = [];
  async function fetch(asked: FakeRequest | string, options: Init) {
    // What is asked of the site and not of the bank comes as an address.
    const { url, init } = typeof asked === "string" ? new FakeRequest(asked, options) : asked;
    if (asked instanceof FakeRequest && !url.startsWith("/api/")) throw new TypeError(`${url} is no call to the bank`);
    const call = callOf(new URL(url, "http://localhost"), init);
    calls.push(call);
    const { status = 200, body, headers } = await bank(call);
    const text = JSON.stringify(body);
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => JSON.parse(text) };
  }
  Object.assign(globalThis, { Request: FakeRequest, fetch });
  return calls;
}

function callOf(
  { pathname, searchParams }: URL,
  { method = "GET", headers = {}, body, signal, keepalive, cache }: Init,
): Call {
  return {
    method,
    path: pathname.replace(/^\/api/, ""),
    query: searchParams,
    headers,
    body: body === undefined ? undefined : JSON.parse(body),
    signal,
    keepalive: keepalive ?? false,
    cache,
  };
}
