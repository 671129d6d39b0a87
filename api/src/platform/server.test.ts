import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { REFUSALS } from "@lintel/contract";
import { Leaving, TRY_ANOTHER } from "@lintel/contract/leaving";
import type { EndpointKey } from "@lintel/contract/schema";
import { createBank, type TestBank } from "../../test/bank";
import { createApp } from "../app";
import { transaction } from "./database";
import { createServer } from "./server";

describe("the server", () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createBank();
    await bank.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => bank.close());

  /** What was learned of the database is believed for half a second. */
  const later = (ms: number) => jest.spyOn(performance, "now").mockReturnValue(performance.now() + ms);

  it("is ready once the database is migrated", async () => {
    const response = await bank.app.inject("/api/readyz");

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "ready" });
  });

  it("sends customers away until it is prepared, to another process where a proxy knows one, and is alive meanwhile", async () => {
    let isPrepared = false;
    const app = await createApp(bank.deps, { isPrepared: () => isPrepared });
    const ask = () =>
      Promise.all([
        app.inject("/api/healthz"),
        app.inject("/api/readyz"),
        app.inject("/dev/mailbox"),
        app.inject({
          method: "POST",
          url: "/api/send-login-otp",
          payload: { identifier: "ada@example.com" },
          headers: { [TRY_ANOTHER]: "1" },
        }),
        app.inject({ method: "POST", url: "/api/me" }),
      ]);
    const early = await ask();
    isPrepared = true;
    const late = await ask();
    await app.close();

    expect(early.map(({ statusCode }) => statusCode)).toEqual([200, 503, 503, 502, 503]);
    expect(early[4]?.json()).toMatchObject({ code: "unavailable" });
    for (const waiting of [1, 4]) expect(early[waiting]?.headers["retry-after"]).toBe("1");
    expect(late.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 401]);
  });

  it("asks the database once, however many ask whether it is ready", async () => {
    later(600);
    const asked = jest.spyOn(bank.deps.db, "query");
    const answers = await Promise.all(Array.from({ length: 50 }, () => bank.app.inject("/api/readyz")));

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(asked.mock.calls.filter(([sql]) => String(sql).includes("FROM migrations"))).toHaveLength(1);
  });

  it("is alive when it comes to everything late, and refuses the rest as it refuses anything", async () => {
    const paths = ["/api/healthz", "/api/version"];
    const app = await createApp(bank.deps);
    const ask = () => Promise.all(paths.map((path) => app.inject(path)));
    const untilInTime = async () => {
      while (!(await ask()).every(({ statusCode }) => statusCode === 200)) await sleep(100);
    };
    await untilInTime();
    for (let round = 0; round < 3; round++) {
      const start = performance.now();
      while (performance.now() - start < 2_000);
      await nextTurn();
    }
    const [alive, refused] = await ask();
    await untilInTime();
    await app.close();

    expect([alive?.statusCode, refused?.statusCode]).toEqual([200, 503]);
    expect(refused?.json()).toMatchObject({ code: "unavailable", message: REFUSALS.unavailable.text });
    expect(refused?.headers).toMatchObject({
      "retry-after": "1",
      "x-request-id": refused?.json().request_id,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    });
  });

  it("has also those close their connection whose call was under way when it began to leave", async () => {
    const leaving = new Leaving();
    const app = await createApp(bank.deps, { leaving });
    let letGo: (() => void) | undefined;
    const query = jest.spyOn(bank.deps.db, "query").mockImplementation(
      () =>
        new Promise<never>((_done, fail) => {
          letGo = () => fail(new Error("planted"));
        }),
    );
    const answer = app.inject("/api/readyz");
    while (letGo === undefined) await sleep(5);

    await leaving.begin();
    letGo();
    const { headers } = await answer;
    query.mockRestore();
    await app.close();

    expect(headers.connection).toBe("close");
  });

  it("takes calls at once after a start that took long", async () => {
    const app = createServer(bank.deps);
    app.register(async () => {
      const start = performance.now();
      while (performance.now() - start < 2_000);
    });
    await app.ready();
    // Until every clock that is due has rung.
    for (let turn = 0; turn < 2; turn++) await nextTurn();
    const { statusCode } = await app.inject("/api/nothing-here");
    await app.close();

    expect(statusCode).toBe(404);
  });

  it.each([
    ["never ends its head", "GET /api/healthz HTTP/1.1\r\nHost: x\r\n", 408],
    [
      "never ends its body",
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
      408,
    ],
    ["has too long a head", `GET /api/healthz HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`, 431],
    ["is no request", "HELLO\r\n\r\n", 400],
  ])("W14 takes the connection back from what %s, and refuses it in its usual form", async (_what, bytes, status) => {
    const { port } = bank.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.write(bytes);

    const chunks: string[] = await socket.toArray({ signal: AbortSignal.timeout(25_000) });
    const [head = "", body = ""] = chunks.join("").split("\r\n\r\n");

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain("x-content-type-options: nosniff");
    expect(JSON.parse(body)).toEqual({
      message: REFUSALS.invalid_request.text,
      code: "invalid_request",
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("says nothing into an answer that has begun when what follows on its connection is no request", async () => {
    const app = createServer(bank.deps);
    const pieces = new PassThrough();
    app.get("/api/long", (_request, reply) => reply.send(pieces));
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    let said = "";
    socket.on("data", (text) => {
      said += text;
    });
    pieces.write("begun");
    socket.write("GET /api/long HTTP/1.1\r\nHost: x\r\n\r\n");
    while (!said.includes("begun")) await once(socket, "data");

    socket.write("HELLO\r\n\r\n");
    await once(socket, "close");
    await app.close();

    expect(said).toMatch(/^HTTP\/1\.1 200 /);
    expect(said).toMatch(/\r\n5\r\nbegun\r\n$/);
  });

  const asking = "GET /api/readyz HTTP/1.1\r\nHost: x\r\n\r\n";
  const telling =
    "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
  const signedIn = (token: string) =>
    telling.replace("/api/contact HTTP/1.1", `/api/update-address HTTP/1.1\r\nAuthorization: Bearer ${token}`);
  it.each([
    ["one after the other", 250, 250, () => asking],
    ["many at once on a connection", 250, 5, () => asking.repeat(50)],
    ["in the middle of what they say", 250, 250, () => telling],
    // As many as one person may call in a second.
    ["in the middle of what they say, before their session is found", 100, 100, signedIn],
  ])("forgets those who left without waiting for their answer, %s", async (_how, calls, connections, text) => {
    const { token } = await bank.customer();
    const { port } = bank.app.server.address() as AddressInfo;
    let arrived = 0;
    let gone = 0;
    const count = () => arrived++;
    const countGone = (socket: Socket) => socket.once("close", () => gone++);
    bank.app.server.on("request", count).on("connection", countGone);
    // More than may be under way, who would be so for ever.
    for (let left = calls; left <= 1_200 + calls; left += calls) {
      // No more than an address may call in a minute.
      bank.clock.advance(60_000);
      await transaction(bank.db, async (tx) => {
        await tx.query("LOCK TABLE migrations, sessions");
        const sockets = Array.from({ length: connections }, () => connect(port, "127.0.0.1"));
        for (const socket of sockets) socket.write(text(token));
        while (arrived < left) await sleep(5);
        for (const socket of sockets) socket.destroy();
        while (gone < (left / calls) * connections) await sleep(5);
      });
    }
    bank.app.server.off("request", count).off("connection", countGone);

    const answered = async () => (await bank.app.inject("/api/version")).statusCode;
    for (let waited = 0; (await answered()) === 503 && waited < 30_000; waited += 50) await sleep(50);
    expect(await answered()).toBe(200);
  });

  it("is alive when more is asked of it than it takes on: whoever hears no starts it anew, and the next has all of it to do", async () => {
    const { port } = bank.app.server.address() as AddressInfo;
    let arrived = 0;
    const count = () => arrived++;
    bank.app.server.on("request", count);
    const sockets = Array.from({ length: 21 }, () => connect(port, "127.0.0.1"));
    later(1_200);
    let letGo = () => {};
    const held = new Promise<never>((_done, fail) => {
      letGo = () => fail(new Error("planted"));
    });
    jest.spyOn(bank.deps.db, "query").mockImplementation(() => held);
    for (const socket of sockets) socket.write(asking.repeat(50));
    while (arrived < 1_050) await sleep(5);
    const answers = await Promise.all(["/api/healthz", "/api/version"].map((path) => bank.app.inject(path)));
    letGo();
    for (const socket of sockets) socket.destroy();
    bank.app.server.off("request", count);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503]);
  });

  it.each(["/api/nothing-here", "/api/healthz"])("waits for no body of what leads nowhere: POST %s", async (path) => {
    const { port } = bank.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.write(telling.replace("/api/contact", path));

    const [said] = await once(socket, "data");

    expect(said).toMatch(/^HTTP\/1\.1 404 /);
    expect(said).toContain('"code":"not_found"');
    socket.destroy();
  });

  it.each([
    [16 * 1024, "application/json", 400, "invalid_request"],
    [16 * 1024 + 1, "application/json", 413, "payload_too_large"],
    [16, "text/plain", 415, "unsupported_media_type"],
  ])("takes sixteen kilobytes of JSON and no more: of %i bytes of %s says %i", async (bytes, type, status, code) => {
    const payload = JSON.stringify("x".repeat(bytes - 2));

    const reply = await bank.app.inject({
      method: "POST",
      url: "/api/send-otp",
      headers: { "content-type": type },
      payload,
    });

    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it.each<[EndpointKey, "nobody" | "somebody" | "somebody who may not"]>([
    ["POST /send-otp", "nobody"],
    ["POST /me", "somebody"],
    // Who knocks at an admin's call is noted before they are told so.
    ["GET /all-users", "somebody who may not"],
  ])("answers 503 before a browser gives up, whatever a call waits for: %s of %s", async (key, who) => {
    bank.clock.advance(60_000);
    const person = await bank.person();
    const after = setTimeout;
    const sooner = (work: () => void, ms?: number) => after(work, ms === 5_500 ? 50 : ms);
    jest.spyOn(globalThis, "setTimeout").mockImplementation(sooner as typeof setTimeout);
    const never = () => new Promise<never>(() => {});
    const { db } = bank.deps;
    const { connect } = db;
    if (who === "somebody who may not") {
      // A single statement asks for its connection in this way: the session is found.
      const forStatements = (done?: Parameters<typeof connect>[0]) => (done ? connect.call(db, done) : never());
      jest.spyOn(db, "connect").mockImplementation(forStatements as typeof connect);
    } else {
      jest.spyOn(db, "query").mockImplementation(never);
      jest.spyOn(db, "connect").mockImplementation(never);
    }

    const { status, answer } = await bank.call(
      key,
      who === "nobody" ? { body: { email: "ada@example.com" } } : { as: person },
    );

    expect([status, answer.code]).toEqual([503, "unavailable"]);
  });

  it("takes what is no JSON for a mistake of whoever sends it, and not for a failure of its own", async () => {
    const logged = bank.logged().length;

    const reply = await bank.app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { "content-type": "application/json" },
      payload: "{",
    });

    expect([reply.statusCode, reply.json().code]).toEqual([400, "invalid_request"]);
    expect(bank.logged().slice(logged)).not.toContain('"failed"');
  });

  it("asks a stranger to sign in", async () => {
    bank.clock.advance(60_000);

    const { status, answer } = await bank.call("GET /accounts");

    expect(status).toBe(401);
    expect(answer.code).toBe("session_required");
  });

  it("describes every call of the contract", async () => {
    const response = await bank.app.inject("/api/openapi.json");

    const { paths } = response.json();
    expect(Object.keys(paths)).toContain("/transactions/transfer");
    expect(Object.keys(paths["/me"].post.responses)).toEqual("200 400 401 413 415 429 500 503".split(" "));
    expect(Object.keys(paths["/accounts"].get.responses)).toEqual("200 400 401 429 500 503".split(" "));
  });

  it("describes the headers by which a client pages, repeats and waits", async () => {
    const response = await bank.app.inject("/api/openapi.json");

    const { paths } = response.json();
    const headersOf = (call: { responses: Record<string, { headers: object }> }) =>
      Object.entries(call.responses).flatMap(([status, { headers }]) =>
        Object.keys(headers).map((name) => `${status} ${name}`),
      );
    const waits = ["429 Retry-After", "503 Retry-After"];
    expect(headersOf(paths["/admin/pending-transfers"].get)).toEqual(["200 X-Next-Cursor", ...waits]);
    expect(headersOf(paths["/cards"].post)).toEqual(["200 Idempotency-Replayed", "423 Retry-After", ...waits]);
    expect(headersOf(paths["/me"].post)).toEqual(waits);
  });

  it.each([
    ["GET", "/api/nothing-here"],
    ["GET", "/api/accounts/1/nothing"],
    ["DELETE", "/api/accounts"],
    ["GET", "/api/%zz"],
    ["GET", "/nothing-here"],
    ["GET", `/api/transfers/${"x".repeat(200)}`],
    ["HEAD", "/api/accounts"],
    ["OPTIONS", "/api/accounts"],
  ] as const)("lets nobody keep the answer to %s %s", async (method, url) => {
    const response = await bank.app.inject({ method, url });

    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  });
});
