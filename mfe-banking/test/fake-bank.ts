import { REFUSALS, type RefusalCode } from "@lintel/contract";
import type { Answer, EndpointKey } from "@lintel/contract/schema";
import { bankAnswers, type Call, type Reply } from "../../portal/test/bank-answers";

interface KeyedCall extends Call {
  readonly key: string;
}

type Respond = (call: KeyedCall) => Reply | Promise<Reply>;

/** What answers at the other end of the wire in a test: a page under test cannot tell it from the bank. */
export class FakeBank {
  readonly calls: KeyedCall[] = [];
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

  /** Whoever asked waits, and does not give up either: on a busy machine that would be told in a later test. */
  neverAnswer(key: EndpointKey): this {
    return this.respond(key, () => new Promise(() => {}));
  }

  respond(key: EndpointKey, respond: Respond): this {
    this.responses.set(key, respond);
    return this;
  }

  callsTo(key: EndpointKey): KeyedCall[] {
    return this.calls.filter((call) => call.key === key);
  }

  open(): this {
    bankAnswers((call) => this.reply(call));
    return this;
  }

  private async reply(call: Call): Promise<Reply> {
    const asked = `${call.method} ${call.path}`;
    const key = this.keyFor(asked);
    const keyed = { ...call, key: key ?? asked };
    this.calls.push(keyed);
    const respond = key === undefined ? undefined : this.responses.get(key);
    if (!respond) throw new TypeError(`The fake bank knows no answer to ${asked}`);
    return respond(keyed);
  }

  private keyFor(exact: string): string | undefined {
    if (this.responses.has(exact)) return exact;
    return [...this.responses.keys()].find((key) => {
      const pattern = key.replace(/\{\w+\}/g, "[^/]+");
      return new RegExp(`^${pattern}$`).test(exact);
    });
  }
}
