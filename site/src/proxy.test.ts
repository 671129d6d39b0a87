import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { CALL_MAX_BYTES } from "@lintel/contract";
import { Leaving, TRY_ANOTHER } from "@lintel/contract/leaving";
import type { FastifyInstance } from "fastify";
import { createSite, type SiteOptions } from "./server";
import { folderStore } from "./store/release-store";

const CLIENT = "203.0.113.7";
const PROXY = "198.51.100.2";

let api: Server;
let folder: string;
const sites: FastifyInstance[] = [];

/** Stands where the API stands and answers what it was told about the caller. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-proxy-"));
  api = createServer((request, answer) => answer.end(JSON.stringify(request.headers)));
});

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  api.close();
  rmSync(folder, { recursive: true });
});

async function siteBefore(server: Server, more: Partial<SiteOptions> = {}): Promise<FastifyInstance> {
  if (!server.listening) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const site = await createSite({
    store: folderStore(folder),
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    idleMinutes: 15,
    ...more,
  });
  sites.push(site);
  return site;
}

async function addressTold(trustedProxies: number, forwardedFor?: string): Promise<unknown> {
  const site = await siteBefore(api, { trustedProxies });
  const answer = await site.inject({
    url: "/api/version",
    remoteAddress: PROXY,
    headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
  });
  return answer.json()["x-forwarded-for"];
}

it("tells the API the address of the connection where no proxy is trusted, whatever a client claims", async () => {
  expect(await addressTold(0)).toBe(PROXY);
  expect(await addressTold(0, CLIENT)).toBe(PROXY);
});

it("tells the API the address that our own proxy saw, and not what a client had put before it", async () => {
  expect(await addressTold(1, CLIENT)).toBe(CLIENT);
  expect(await addressTold(1, `10.0.0.1, 192.0.2.9, ${CLIENT}`)).toBe(CLIENT);
});

it("counts back as many proxies as there are", async () => {
  expect(await addressTold(2, `192.0.2.9, ${CLIENT}, ${PROXY}`)).toBe(CLIENT);
  expect(await addressTold(1, "2001:db8::7")).toBe("2001:db8::7");
});

it.each([
  ["198.51.100.7:50412", "198.51.100.7"],
  ["[2001:db8::7]:50412", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["2001:db8::7:5041", "2001:db8::7:5041"],
])("takes the address alone where a balancer says more: %s", async (said, address) => {
  expect(await addressTold(1, `${CLIENT}, ${said}`)).toBe(address);
});

it("falls back to the connection where the proxies said less than they should, or no address", async () => {
  expect(await addressTold(2, CLIENT)).toBe(PROXY);
  expect(await addressTold(1)).toBe(PROXY);
  expect(await addressTold(1, "unknown")).toBe(PROXY);
  expect(await addressTold(1, `${CLIENT}, <script>`)).toBe(PROXY);
});

it("tells the API which host it was asked for, and nothing that a client claims of the way", async () => {
  const site = await siteBefore(api, { trustedProxies: 1 });

  const told = await site.inject({
    url: "/api/version",
    headers: { host: "bank.example", "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "gopher" },
  });

  expect(told.json()).toMatchObject({ "x-forwarded-host": "bank.example", "x-forwarded-proto": "http" });
});

it("passes on nobody's word that another process may be asked", async () => {
  const site = await siteBefore(api);

  const told = await site.inject({ url: "/api/version", headers: { [TRY_ANOTHER]: "1", "x-own": "kept" } });

  expect(told.json()).toMatchObject({ "x-own": "kept" });
  expect(told.json()).not.toHaveProperty(TRY_ANOTHER);
});

it("answers an address with its own origin before the path, as some proxies ask, like the path alone", async () => {
  const site = await siteBefore(api);
  const origin = await site.listen({ port: 0, host: "127.0.0.1" });
  const { port } = new URL(origin);
  const statusOf = (path: string) =>
    new Promise((done, failed) => {
      const asked = request({ host: "127.0.0.1", port, path }, (answer) => done(answer.resume().statusCode));
      asked.once("error", failed).end();
    });

  const statuses = [];
  for (const path of ["/api/version", `${origin}/api/version`, "http://bank.example/api/version?a=/b"])
    statuses.push(await statusOf(path));

  expect(statuses).toEqual([200, 200, 200]);
});

/** What becomes of a call when whoever stands behind the site answers every one like this. */
async function answerOf(status: number, headers: Record<string, string>, body: string) {
  let asked = 0;
  const behind = createServer((_request, answer) => {
    asked += 1;
    answer.writeHead(status, headers).end(body);
  });
  const site = await siteBefore(behind);
  const answer = await site.inject({ url: "/api/accounts" });
  behind.close();
  return { answer, asked };
}

it("packs a long answer for whoever reads that, and leaves all others as they came", async () => {
  const rows = JSON.stringify(Array.from({ length: 500 }, (_, row) => ({ row, status: "success" })));
  const bank = createServer(({ url }, answer) => {
    const body = url === "/api/short" ? "[]" : rows;
    answer.setHeader("content-length", Buffer.byteLength(body));
    if (url === "/api/packed") answer.setHeader("content-encoding", "br");
    answer.end(body);
  });
  const site = await siteBefore(bank);
  const ask = (url: string, accepted: string, method: "GET" | "HEAD" = "GET") =>
    site.inject({ method, url, headers: { "accept-encoding": accepted } });

  const long = await ask("/api/long", "br, gzip");
  const head = await ask("/api/long", "gzip", "HEAD");
  const plain = [
    await ask("/api/long", "identity"),
    await ask("/api/long", "gzip;q=0, br"),
    await ask("/api/packed", "gzip, br"),
    await ask("/api/short", "gzip"),
  ];
  bank.close();

  expect(long.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect(long.headers).not.toHaveProperty("content-length");
  expect(long.rawPayload.length).toBeLessThan(rows.length / 4);
  expect(gunzipSync(long.rawPayload).toString()).toBe(rows);
  expect(head.headers).toMatchObject({ "content-length": String(rows.length) });
  expect(plain.map(({ payload }) => payload)).toEqual([rows, rows, rows, "[]"]);
  expect(plain.map(({ headers }) => headers["content-encoding"])).toEqual([undefined, undefined, "br", undefined]);
});

it("asks a bank that is busy once, and passes its answer on", async () => {
  const { answer, asked } = await answerOf(503, { "retry-after": "1" }, "busy");

  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("1");
  expect(asked).toBe(1);
});

it("says that the bank is unavailable when it has hung, and waits for it no longer", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  const hanging = createServer(() => {});
  const site = await siteBefore(hanging, { apiAnswersWithinMs: 100 });

  const answer = await site.inject({ url: "/api/accounts" });

  expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
  hanging.closeAllConnections();
  hanging.close();
});

it("breaks off an answer that stands still midway, and waits for it no longer", async () => {
  const stuck = createServer((_request, answer) => answer.writeHead(200, { "content-length": "10" }).write("half"));
  const site = await siteBefore(stuck, { apiAnswersWithinMs: 100 });
  const url = await site.listen({ port: 0, host: "127.0.0.1" });

  const answer = fetch(`${url}/api/accounts`).then(async (begun) => {
    const whole = await begun.text().catch(() => "broken off");
    return [begun.status, whole];
  });
  const became = await Promise.race([answer, sleep(20_000, "waited for", { ref: false })]);
  stuck.closeAllConnections();
  stuck.close();

  expect(became).toEqual([200, "broken off"]);
});

it("names the request that it refuses by itself, in the answer and to its operator, but for those that ask whether the bank is ready", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const away = createServer();
  const site = await siteBefore(away);
  await new Promise((done) => away.close(done));

  await site.inject("/api/readyz");
  const { headers, json } = await site.inject("/api/accounts");
  await site.inject("/api/accounts/402177540931?q=402177540931");

  const { request_id: id } = json();
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(headers).toMatchObject({ "x-request-id": id, "cache-control": "no-store" });
  expect(said.mock.calls).toEqual([
    [expect.stringContaining(`GET /api/accounts (${id}): `)],
    [expect.stringContaining("GET /api/accounts/* (")],
  ]);
});

it("says no more often that the bank is away, or the store, than leaves the log to others, and how often it was", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  // An hour from now: the minute is one in which no test before has said anything.
  const minute = performance.now() + 3_600_000;
  const time = jest.spyOn(performance, "now").mockReturnValue(minute);
  const away = createServer();
  const readRegistry = () => Promise.reject(new Error("planted"));
  const site = await siteBefore(away, { store: { ...folderStore(folder), readRegistry } });
  await new Promise((done) => away.close(done));
  const answers = (url: string) => Promise.all(Array.from({ length: 50 }, () => site.inject(url)));

  const statuses = [...(await answers("/api/accounts")), ...(await answers("/login"))].map(
    (answer) => answer.statusCode,
  );
  time.mockReturnValue(minute + 60_000);
  await site.inject("/login");

  expect(statuses).toEqual(Array(100).fill(503));
  expect(said).toHaveBeenCalledTimes(62);
  expect(said).toHaveBeenNthCalledWith(61, "site: 40 more failures were not printed");
});

it("leaves the bank to others while more than it has connections ask for much and read nothing", async () => {
  const much = Buffer.alloc(300_000, "x");
  let asked = 0;
  const generous = createServer((request, answer) => {
    asked += 1;
    answer.end(request.url?.endsWith("/much") ? much : "{}");
  });
  const site = await siteBefore(generous);
  const url = await site.listen({ port: 0, host: "127.0.0.1" });
  const silent = Array.from({ length: 130 }, () => new Duplex({ read() {}, write() {} }));
  for (const client of silent) {
    site.server.emit("connection", client);
    client.push("GET /api/much HTTP/1.1\r\nHost: x\r\n\r\n");
  }
  while (asked < 128) await sleep(20);

  const answer = await fetch(`${url}/api/accounts`, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
  for (const client of silent) client.destroy();
  generous.close();

  expect(answer?.status).toBe(200);
});

it.each([502, 504])(
  "says that the bank is unavailable when a proxy finds none alive or in time (%d), and never that the site itself is to be avoided",
  async (status) => {
    const { answer } = await answerOf(
      status,
      { "content-type": "text/html", "content-encoding": "zstd" },
      "<h1>No Gateway</h1>",
    );

    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.json()).toMatchObject({ code: "unavailable" });
  },
);

it("says of a connection to the site what holds for it, and not what the bank says of its own", async () => {
  const leaving = new Leaving();
  const site = await siteBefore(api, { leaving });
  const url = await site.listen({ port: 0, host: "127.0.0.1" });
  const connectionAfter = (asked: string) =>
    new Promise((done) => {
      const agent = new Agent({ keepAlive: true });
      const call = request(`${url}/api/x`, { agent, headers: { connection: asked } }, ({ headers }) => {
        agent.destroy();
        done(headers.connection);
      });
      call.end();
    });

  expect(await connectionAfter("close")).toBe("close");
  expect(await connectionAfter("keep-alive")).toBe("keep-alive");
  await leaving.begin();
  expect(await connectionAfter("keep-alive")).toBe("close");
});

it("turns reads away while it is leaving, where a proxy can ask another site, and serves what may not be repeated", async () => {
  const leaving = new Leaving();
  const site = await siteBefore(api, { leaving });
  const statusOf = async (method: "GET" | "HEAD" | "POST", url: string) =>
    (await site.inject({ method, url, headers: { [TRY_ANOTHER]: "1" } })).statusCode;
  const before = await statusOf("GET", "/favicon.svg");

  const left = leaving.begin();
  const turnedAway = [await statusOf("GET", "/favicon.svg"), await statusOf("HEAD", "/api/x")];
  const served = [await statusOf("POST", "/api/x"), (await site.inject("/favicon.svg")).statusCode];
  await left;

  expect([before, turnedAway, served]).toEqual([200, [502, 502], [200, 200]]);
});

it.each(["/favicon.svg", "/robots.txt", "/remotes/nothing/1/x.js", "/.git/config", "/sitemap.xml", "/reports/nothing"])(
  "lets nothing that is no page do anything or be framed: %s",
  async (url) => {
    const site = await siteBefore(api);
    const { headers } = await site.inject({ url });

    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toMatch(/max-age=31536000; includeSubDomains/);
  },
);

it.each(["/api/%", "/dev/mailbox%", "/api/view-user/%E0%A4%A"])(
  "passes on an address that cannot be decoded: %s",
  async (url) => {
    const { statusCode, body } = await (await siteBefore(api)).inject({ url });

    expect([statusCode, body.includes(url)]).toEqual([200, false]);
  },
);

describe("a call with a body", () => {
  /** Answers what it was sent, and how. */
  async function siteBeforeEcho() {
    let asked = 0;
    const echo = createServer(async (request, answer) => {
      asked += 1;
      answer.end(JSON.stringify({ headers: request.headers, body: await text(request) }));
    });
    const site = await siteBefore(echo);
    const url = await site.listen({ port: 0, host: "127.0.0.1" });
    // One connection for all, as a browser's calls share one.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string, body: string, headers: Record<string, string> = {}) =>
      new Promise<{ status: number | undefined; body: string }>((done, fail) => {
        const call = request(url + path, { method: "POST", agent, headers }, async (answer) =>
          done({ status: answer.statusCode, body: await text(answer) }),
        );
        call.once("error", fail);
        call.end(body);
      });
    const end = () => {
      agent.destroy();
      echo.close();
    };
    return { send, end, asked: () => asked };
  }

  it.each([
    ["of a known length", {}],
    ["in chunks", { "transfer-encoding": "chunked" }],
  ])("is passed on as it came, %s", async (_, headers) => {
    const { send, end } = await siteBeforeEcho();
    const sent = '{"amount": 1.50,  "note": "€"}';

    const { body } = await send("/api/x", sent, { "content-type": "application/json; charset=utf-8", ...headers });

    const passedOn = JSON.parse(body);
    expect(passedOn.body).toBe(sent);
    expect(passedOn.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(sent)),
    });
    end();
  });

  it("that has no name is passed on as unnamed bytes, which the bank does not read", async () => {
    const { send, end } = await siteBeforeEcho();

    const { body } = await send("/api/x", "{}");

    expect(JSON.parse(body).headers["content-type"]).toBe("application/octet-stream");
    end();
  });

  it("under a name that is none is refused in the bank's words", async () => {
    const { send, end, asked } = await siteBeforeEcho();

    const { status, body } = await send("/api/send-otp", "{}", { "content-type": ";;" });

    expect([status, JSON.parse(body), asked()]).toEqual([
      415,
      {
        message: "Send the request as application/json.",
        code: "unsupported_media_type",
        request_id: expect.any(String),
      },
      0,
    ]);
    end();
  });

  it.each([{ expect: "100-continue" }, { "keep-alive": "timeout=1" }, { upgrade: "websocket" }])(
    "is passed on without what is said of the connection to the site: %j",
    async (headers) => {
      const { send, end } = await siteBeforeEcho();

      const { status, body } = await send("/api/x", "{}", headers);

      expect(status).toBe(200);
      expect(Object.keys(JSON.parse(body).headers)).toEqual(expect.not.arrayContaining(Object.keys(headers)));
      end();
    },
  );

  it.each(["50%", "../", "a%2F..%2Fb"])(
    "is refused in the bank's words when its search stands for no text, or for a way up: %s",
    async (search) => {
      const { send, end, asked } = await siteBeforeEcho();

      const { status, body } = await send(`/api/transactions?q=${search}`, "{}");

      expect([status, JSON.parse(body).code, asked()]).toEqual([400, "invalid_request", 0]);
      end();
    },
  );

  it.each([CALL_MAX_BYTES + 1, 300_000, 3_000_000])(
    "of %d bytes is refused in words, troubles the bank with nothing, and leaves the next call its own answer",
    async (size) => {
      const { send, end, asked } = await siteBeforeEcho();

      const refused = await send("/api/send-login-otp", "x".repeat(size), { "content-type": "application/json" });
      expect(refused.status).toBe(413);
      expect(JSON.parse(refused.body)).toEqual({
        message: "The request is too large.",
        code: "payload_too_large",
        request_id: expect.any(String),
        error: "The request is too large.",
      });
      expect(asked()).toBe(0);

      expect((await send("/api/x", "next")).status).toBe(200);
      end();
    },
  );
});
