import { REFUSALS, type RefusalCode } from "@lintel/contract";
import type { Answer, EndpointKey } from "@lintel/contract/schema";
import { bankAnswers, type Call, type Reply } from "../../portal/test/bank-answers";

type Respond = (call: Call) => Reply | Promise<Reply>;

/** What answers at the other end of the wire in a test: a page under test cannot tell it from the bank. */
export class FakeBank {
  readonly calls: Call[] = [];
  private readonly responses = new Map<EndpointKey, Respond>();

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

  /** Whoever asked waits, and does not give up either: on a busy machine that would be told in a later test. */
  neverAnswer(key: EndpointKey): this {
    return this.respond(key, () => new Promise(() => {}));
  }

  /** Keeps the reply back until the returned function is called. */
  holdBack(key: EndpointKey, reply: Reply): () => void {
    let release = () => {};
    const isReleased = new Promise<void>((done) => {
      release = done;
    });
    this.respond(key, () => isReleased.then(() => reply));
    return release;
  }

  respond(key: EndpointKey, respond: Respond): this {
    this.responses.set(key, respond);
    return this;
  }

  /** Also those to which this bank knows no answer: that nobody asked must be said of all. */
  callsTo(key: EndpointKey): Call[] {
    return this.calls.filter((call) => isTo(key, call));
  }

  open(): this {
    bankAnswers((call) => this.reply(call));
    return this;
  }

  private async reply(call: Call): Promise<Reply> {
    this.calls.push(call);
    const [, respond] = [...this.responses].find(([key]) => isTo(key, call)) ?? [];
    if (!respond) throw new TypeError(`The fake bank knows no answer to ${call.method} ${call.path}`);
    return respond(call);
  }
}

function isTo(key: EndpointKey, { method, path }: Call): boolean {
  return new RegExp(`^${key.replace(/\{\w+\}/g, "[^/]+")}$`).test(`${method} ${path}`);
}
