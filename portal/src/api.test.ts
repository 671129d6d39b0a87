import { UNATTENDED } from "@lintel/contract";
import { bankAnswers, type Call, type Reply } from "../test/bank-answers";
import { api, Refusal, Unreachable, unattended } from "./api";
import { accountsQuery, profileQuery, queryClient } from "./queries";
import { currentToken, lastActivity, onSessionChange, type SessionState, session } from "./session";

const refused = (status: number, code: string, more: object = {}): Reply => ({
  status,
  body: { message: "No.", code, request_id: "r", ...more },
});

/** Whether the caller goes on, with an answer or without. */
function isHeard(call: Promise<unknown>): Promise<boolean> {
  const heard = call.then(
    () => true,
    () => true,
  );
  return Promise.race([heard, new Promise<boolean>((resolve) => setTimeout(resolve, 20, false))]);
}

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

  it("is over as well once it is refused without a word that can be read", async () => {
    const calls = [() => api("GET /accounts"), () => api("GET /session", { unattended: true })];
    bankAnswers(() => ({ status: 401 }));

    for (const call of calls) {
      session.start("a-token");
      await expect(call()).rejects.toMatchObject({ name: "Refusal", status: 401, code: "session_required" });
      expect(currentToken()).toBeNull();
    }
    session.start("a-token");
    await expect(queryClient.fetchQuery(profileQuery)).rejects.toMatchObject({ name: "Refusal", status: 401 });
  });

  it("is not ended by a late answer to the one before it", async () => {
    let answer: (reply: Reply) => void = () => undefined;
    bankAnswers(() => new Promise((resolve) => (answer = resolve)));
    const call = api("GET /accounts");
    await Promise.resolve();

    session.start("the-next-token");
    answer(refused(401, "session_required"));

    expect(await isHeard(call)).toBe(false);
    expect(currentToken()).toBe("the-next-token");
  });

  it.each<[string, () => Reply | Promise<Reply>]>([
    ["done", () => ({ body: [] })],
    ["refused", () => refused(409, "recipient_spent")],
    ["lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("hears nothing of what was %s under the one before it", async (_what, reply) => {
    let answer: () => void = () => undefined;
    const isHere = new Promise<void>((resolve) => {
      answer = resolve;
    });
    bankAnswers(() => isHere.then(reply));
    const call = api("GET /accounts");

    session.start("the-next-token");
    answer();

    expect(await isHeard(call)).toBe(false);
  });

  it("leaves nothing in storage when an answer comes after its end", async () => {
    let answer: (reply: Reply) => void = () => undefined;
    bankAnswers(() => new Promise((resolve) => (answer = resolve)));
    const call = api("GET /accounts");
    await Promise.resolve();

    session.end("logout");
    answer({ body: [] });
    await call;

    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("is not ended by a refused profile before the page that waits for it has said so", async () => {
    bankAnswers(() => refused(401, "session_required"));

    await expect(queryClient.fetchQuery(profileQuery)).rejects.toMatchObject({ status: 401 });

    expect(currentToken()).toBe("a-token");
  });

  it("is over once whoever asks for a profile besides is refused", async () => {
    bankAnswers(() => refused(401, "session_required"));

    await expect(api("POST /me")).rejects.toMatchObject({ status: 401 });

    expect([currentToken(), ended]).toEqual([null, "expired"]);
  });

  it("is not ended by what an open page has asked by itself while the bank still knows the person", async () => {
    bankAnswers(({ path }) => (path === "/me" ? { body: {} } : refused(401, "session_required")));

    await expect(api("GET /session", { unattended: true })).rejects.toMatchObject({ status: 401 });
    await expect(unattended(() => api("GET /accounts"))).rejects.toMatchObject({ status: 401 });

    expect(currentToken()).toBe("a-token");
  });

  it.each<[string, () => Reply | Promise<Reply>]>([
    ["is refused for now", () => refused(429, "too_many_requests", { retry_after: 60 })],
    ["fails", () => refused(500, "internal")],
    ["is not answered", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is over once what an open page has asked by itself is refused and its profile %s", async (_how, profile) => {
    bankAnswers(({ path }) => (path === "/me" ? profile() : refused(401, "session_required")));

    await expect(api("GET /session", { unattended: true })).rejects.toMatchObject({ status: 401 });

    expect([currentToken(), ended]).toEqual([null, "expired"]);
  });

  it("is over before an open page hears that what it has asked by itself was refused", async () => {
    bankAnswers(() => refused(401, "session_required"));

    const tokenThen = await api("GET /session", { unattended: true }).catch(() => currentToken());

    expect([tokenThen, ended]).toEqual([null, "expired"]);
  });

  it("is not ended by doubts about the one before it", async () => {
    bankAnswers(({ path }) => {
      if (path === "/me") session.start("the-next-token");
      return refused(401, "session_required");
    });

    expect(await isHeard(api("GET /session", { unattended: true }))).toBe(false);

    expect(currentToken()).toBe("the-next-token");
  });

  it("is ended by no other refusal", async () => {
    bankAnswers(() => refused(403, "suspended"));

    await expect(api("POST /me")).rejects.toThrow(Refusal);

    expect(currentToken()).toBe("a-token");
  });

  it("is neither ended nor kept awake by calls that need none: another tab's login may have begun it", async () => {
    jest.useFakeTimers({ now: 1_000_000, doNotFake: ["queueMicrotask"] });
    session.start("a-token");
    jest.setSystemTime(1_050_000);

    bankAnswers(() => refused(401, "invalid_credentials"));
    const body = { user_id: "c-1", otp: "111111", password: "Demo-pass-1!" };
    await expect(api("POST /verify-otp-login", { body })).rejects.toMatchObject({ code: "invalid_credentials" });
    bankAnswers(() => ({ body: { message: "sent", user_id: "c-2" } }));
    await api("POST /send-login-otp", { body: { identifier: "amara@example.com" } });

    expect([currentToken(), lastActivity()]).toEqual(["a-token", 1_000_000]);
  });

  it("is over when its token fits into no request", async () => {
    bankAnswers(() => refused(500, "internal"));
    session.start("a\ntoken");

    await expect(api("GET /accounts")).rejects.toThrow(Unreachable);

    expect([currentToken(), ended]).toEqual([null, "broken"]);
  });

  it("is kept awake by what a person asks, and not by what an open page asks by itself", async () => {
    jest.useFakeTimers({ now: 1_000_000, doNotFake: ["queueMicrotask"] });
    session.start("a-token");
    const asked = bankAnswers(() => ({ body: [] }));

    jest.setSystemTime(1_050_000);
    await api("GET /session", { unattended: true });
    await unattended(() => api("GET /accounts"));
    await unattended(() => Promise.reject(new Error("The bank is gone."))).catch(() => undefined);
    expect(lastActivity()).toBe(1_000_000);
    // Asked while the page's own call is still under way.
    await Promise.all([unattended(() => api("GET /cards")), api("GET /accounts")]);

    expect(lastActivity()).toBe(1_050_000);
    expect(asked.map(({ headers }) => headers[UNATTENDED])).toEqual(["1", "1", "1", undefined]);
  });

  it("is not kept awake either by the next try of what an open page has asked by itself", async () => {
    const asked = bankAnswers(() => (asked.length === 1 ? refused(503, "unavailable") : { body: [] }));

    await unattended(() => queryClient.fetchQuery({ ...accountsQuery, retryDelay: 0 }));

    expect(asked.map(({ headers }) => headers[UNATTENDED])).toEqual(["1", "1"]);
  });
});

describe("a browser as old as we build for", () => {
  const newer = { any: AbortSignal.any, timeout: AbortSignal.timeout };
  beforeEach(() => Object.assign(AbortSignal, { any: undefined, timeout: undefined }));
  afterEach(() => Object.assign(AbortSignal, newer));

  /** No call is answered before its signal says stop. */
  function bankIsSilent(): Call[] {
    return bankAnswers(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
  }

  it("keeps the session, and waits ten seconds as for any other", async () => {
    jest.useFakeTimers();
    const [asked, asker] = [bankIsSilent(), new AbortController()];
    const call = api("GET /accounts", { signal: asker.signal });
    // By its cause a call that took too long is known, and not made again.
    const outcome = expect(call).rejects.toMatchObject({ name: "Unreachable", cause: { name: "TimeoutError" } });

    jest.advanceTimersByTime(9_999);
    expect(asked[0]?.signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);

    await outcome;
    expect(currentToken()).toBe("a-token");
    expect(jest.getTimerCount()).toBe(0);
  });

  it("waits as long as a call says that it may take", async () => {
    jest.useFakeTimers();
    const asked = bankIsSilent();
    const outcome = expect(api("GET /me/export", { timeoutMs: 20_000 })).rejects.toThrow(Unreachable);

    jest.advanceTimersByTime(19_999);
    expect(asked[0]?.signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);

    await outcome;
  });

  it("asks no further for whoever has gone", async () => {
    bankIsSilent();
    const asker = new AbortController();
    const call = api("GET /accounts", { signal: asker.signal });

    asker.abort();

    await expect(call).rejects.toThrow(Unreachable);
    expect(currentToken()).toBe("a-token");
  });

  it("asks nothing for whoever was gone before", async () => {
    const asked = bankAnswers(() => ({ body: [] }));
    const asker = new AbortController();
    asker.abort();

    await api("GET /accounts", { signal: asker.signal });

    // A browser sends nothing whose signal says so already.
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

it("asks for nothing else than what it was to ask for, whatever the address of a page has brought along", async () => {
  const asked = bankAnswers(() => refused(404, "not_found"));

  await expect(api("GET /transfers/{key}", { params: { key: "../accounts?limit=1#now" } })).rejects.toThrow(Refusal);

  expect(asked[0]?.path).toBe("/transfers/..%2Faccounts%3Flimit%3D1%23now");
  expect([...(asked[0]?.query.keys() ?? [])]).toEqual([]);
});

describe("an answer", () => {
  it("is the bank's own each time, of which the browser keeps nothing, and goes unheard once its page is closed", async () => {
    const asked = bankAnswers(() => ({ body: [] }));

    await api("GET /accounts");

    expect(asked[0]).toMatchObject({ cache: "no-store", keepalive: false });
  });

  it("that cannot be read is no yes, whatever its status", async () => {
    for (const status of [200, 502]) {
      bankAnswers(() => ({ status }));

      await expect(api("POST /logout")).rejects.toThrow(Unreachable);
    }
  });

  it("without a word that can be read says nothing of a session where none was asked about", async () => {
    bankAnswers(() => ({ status: 401 }));

    const call = api("POST /send-login-otp", { body: { identifier: "amara@example.com" } });

    await expect(call).rejects.toThrow(Unreachable);
  });

  it("that says no without a code is heard in its own words", async () => {
    for (const status of [422, 500]) {
      for (const body of [{ message: "No such bank." }, { error: "No such bank." }]) {
        bankAnswers(() => ({ status, body }));
        await expect(api("POST /me")).rejects.toMatchObject({ name: "Refusal", status, message: "No such bank." });
      }
    }

    for (const [status, body] of [[502, { message: "Bad gateway" }] as const, [404, {}] as const]) {
      bankAnswers(() => ({ status, body }));
      await expect(api("POST /me")).rejects.toThrow(Unreachable);
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
