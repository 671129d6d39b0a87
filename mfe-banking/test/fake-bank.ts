import { REFUSALS, type RefusalCode } from "@lintel/contract";
import type { Answer, EndpointKey } from "@lintel/contract/schema";

interface Call {
  key: string;
  body: unknown;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

interface Reply {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

type Respond = (call: Call) => Reply | Promise<Reply>;

/** What answers at the other end of the wire in a test: a page under test cannot tell it from the bank. */
export class FakeBank {
  readonly calls: Call[] = [];
  private readonly responses = new Map<string, Respond>();

  answer<K extends EndpointKey>(key: K, body: Answer<K>, headers: Readonly<Record<string, string>> = {}): this {
    return this.respond(key, () => ({ status: 200, body, headers }));
  }

  refuse(key: EndpointKey, code: RefusalCode, retryAfter?: number): this {
    const { status, text } = REFUSALS[code];
    const body = { message: text, code, request_id: "request", ...(retryAfter ? { retry_after: retryAfter } : {}) };
    return this.respond(key, () => ({ status, body }));
  }

  /** The line is cut: whether the bank heard anything is unknown. */
  dropLine(key: EndpointKey): this {
    return this.respond(key, () => Promise.reject(new TypeError("Failed to fetch")));
  }

  /** Whoever asked waits until they give up. */
  neverAnswer(key: EndpointKey): this {
    return this.respond(
      key,
      ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
  }

  respond(key: EndpointKey, respond: Respond): this {
    this.responses.set(key, respond);
    return this;
  }

  callsTo(key: EndpointKey): Call[] {
    return this.calls.filter((call) => call.key === key);
  }

  /** Stands in for `fetch` and for the parts of it that jsdom has none of. */
  open(): this {
    Object.assign(globalThis, { Request: FakeRequest, fetch: (request: FakeRequest) => this.handle(request) });
    return this;
  }

  private async handle(request: FakeRequest): Promise<unknown> {
    const url = new URL(request.url, "http://localhost");
    const key = this.keyFor(request.method, url.pathname.replace(/^\/api/, ""));
    const call: Call = {
      key: key ?? `${request.method} ${url.pathname}`,
      body: request.body === undefined ? undefined : JSON.parse(request.body),
      query: url.searchParams,
      headers: request.headers,
      signal: request.signal,
    };
    this.calls.push(call);
    const respond = key === undefined ? undefined : this.responses.get(key);
    if (!respond) throw new TypeError(`The fake bank knows no answer to ${call.key}`);

    const reply = await respond(call);
    const headers = new Map(Object.entries(reply.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
    return {
      ok: reply.status < 400,
      status: reply.status,
      headers: { get: (name: string) => headers.get(name.toLowerCase()) ?? null },
      json: async () => structuredCloneOfJson(reply.body),
    };
  }

  private keyFor(method: string, path: string): string | undefined {
    const exact = `${method} ${path}`;
    if (this.responses.has(exact)) return exact;
    return [...this.responses.keys()].find((key) => {
      const pattern = key.replace(/\{\w+\}/g, "[^/]+");
      return new RegExp(`^${pattern}$`).test(exact);
    });
  }
}

function structuredCloneOfJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

interface RequestInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

class FakeRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;

  constructor(
    readonly url: string,
    init: RequestInit,
  ) {
    this.method = init.method;
    this.headers = init.headers;
    this.body = init.body;
    this.signal = init.signal;
  }
}
