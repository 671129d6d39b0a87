import { UNATTENDED } from "@lintel/contract";
import { api, Refusal, Unreachable, unattended } from "./api";
import { currentToken, lastActivity, onSessionChange, type SessionState, session } from "./session";

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  json: () => Promise<unknown>;
}

/** Stands in for the wire: for `fetch`, and for the part of it that jsdom has none of. */
function bankAnswers(answer: () => Reply | Promise<Reply>): void {
  const respond = async () => {
    const { status = 200, headers = {}, json } = await answer();
    return { ok: status < 400, status, headers: new Map(Object.entries(headers)), json };
  };
  Object.assign(globalThis, { Request: class {}, fetch: respond });
}

/** The headers of every call from now on. */
function headersAsked(): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  Object.assign(globalThis, {
    Request: class {
      constructor(_address: string, { headers }: { headers: Record<string, string> }) {
        asked.push(headers);
      }
    },
  });
  return asked;
}

const refused = (status: number, code: string, more: object = {}): Reply => ({
  status,
  json: async () => ({ message: "No.", code, request_id: "r", ...more }),
});

let ended: SessionState["ended"];
onSessionChange((state) => {
  ended = state.ended;
});

beforeEach(() => {
  session.start("a-token");
  ended = null;
});
afterEach(() => jest.useRealTimers());

describe("a session", () => {
  it("is over once the bank does not know it any more", async () => {
    bankAnswers(() => refused(401, "session_required"));

    await expect(api("GET /accounts")).rejects.toMatchObject({ code: "session_required" });

    expect([currentToken(), ended]).toEqual([null, "expired"]);
  });

  it("is not ended by a late answer to the one before it", async () => {
    let answer: (reply: Reply) => void = () => undefined;
    bankAnswers(() => new Promise((resolve) => (answer = resolve)));
    const call = api("GET /accounts");
    await Promise.resolve();

    session.start("the-next-token");
    answer(refused(401, "session_required"));

    await expect(call).rejects.toThrow(Refusal);
    expect(currentToken()).toBe("the-next-token");
  });

  it("is ended by no other refusal", async () => {
    bankAnswers(() => refused(403, "suspended"));

    await expect(api("POST /me")).rejects.toThrow(Refusal);

    expect(currentToken()).toBe("a-token");
  });

  it("is over when its token fits into no request", async () => {
    bankAnswers(() => refused(500, "internal"));
    Object.assign(globalThis, {
      Request: class {
        constructor() {
          throw new TypeError("Invalid header value");
        }
      },
    });

    await expect(api("GET /accounts")).rejects.toThrow(Unreachable);

    expect([currentToken(), ended]).toEqual([null, "broken"]);
  });

  it("is kept awake by what a person asks, and not by what an open page asks by itself", async () => {
    jest.useFakeTimers({ now: 1_000_000, doNotFake: ["queueMicrotask"] });
    session.start("a-token");
    bankAnswers(() => ({ json: async () => [] }));
    const asked = headersAsked();

    jest.setSystemTime(1_050_000);
    await api("GET /session", { unattended: true });
    await unattended(() => api("GET /accounts"));
    await unattended(() => Promise.reject(new Error("The bank is gone."))).catch(() => undefined);
    expect(lastActivity()).toBe(1_000_000);
    // Asked while the page's own call is still under way.
    await Promise.all([unattended(() => api("GET /cards")), api("GET /accounts")]);

    expect(lastActivity()).toBe(1_050_000);
    expect(asked.map((headers) => headers[UNATTENDED])).toEqual(["1", "1", "1", undefined]);
  });
});

describe("an answer", () => {
  it("that cannot be read is no yes, whatever its status", async () => {
    for (const status of [200, 502]) {
      bankAnswers(() => ({ status, json: () => Promise.reject(new SyntaxError("<html>")) }));

      await expect(api("POST /logout")).rejects.toThrow(Unreachable);
    }
  });

  it("says how long to wait in its header, or in its body where a proxy has taken the header away", async () => {
    bankAnswers(() => ({ ...refused(429, "too_many_requests", { retry_after: 7 }), headers: { "retry-after": "30" } }));
    await expect(api("POST /me")).rejects.toMatchObject({ retryAfterSeconds: 30 });

    bankAnswers(() => refused(429, "too_many_requests", { retry_after: 7 }));
    await expect(api("POST /me")).rejects.toMatchObject({ retryAfterSeconds: 7 });

    bankAnswers(() => refused(403, "forbidden"));
    await expect(api("POST /me")).rejects.toMatchObject({ retryAfterSeconds: null });
  });
});
