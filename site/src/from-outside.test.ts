import { createServer, type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { ALWAYS, contentSecurityPolicy } from "./security-headers";
import { startSite, type TestSite } from "./site.fixtures";

let api: Server;
let released: TestSite;
let site: FastifyInstance;
let port: number;
const reached: IncomingMessage[] = [];

/** The whole site on a socket of its own, before something that notes what gets through. */
beforeAll(async () => {
  api = createServer((request, answer) => {
    reached.push(request);
    request.resume().on("end", () => answer.end("{}"));
  });
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  released = await startSite({ apiUrl });
  site = released.app;
  await site.listen({ port: 0, host: "127.0.0.1" });
  port = (site.server.address() as AddressInfo).port;
});
beforeEach(() => {
  reached.length = 0;
});
afterAll(async () => {
  site.server.closeAllConnections();
  await released.close();
  api.closeAllConnections();
  api.close();
});

/** Sends bytes as they are and gives all that comes back until the connection is closed. */
function raw(bytes: string): Promise<string> {
  return new Promise((done) => {
    let said = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    // Who is never let go is told by what they heard.
    const lastResort = setTimeout(() => socket.destroy(), 20_000);
    const end = () => {
      clearTimeout(lastResort);
      done(said);
    };
    socket.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    socket.once("close", end).on("error", () => {});
  });
}

describe("W14 a message whose end is a matter of opinion", () => {
  const head = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const hidden = "GET /api/me/export HTTP/1.1\r\nHost: x\r\n\r\n";

  it.each([
    ["has both lengths", `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ["has two lengths", `${head}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
    ["has a coding nobody knows", `${head}Transfer-Encoding: xchunked\r\n\r\n${hidden}`],
    ["hides its coding behind a space", `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ["has a chunk of no size", `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${hidden}`],
    ["has a length below nothing", `${head}Content-Length: -1\r\n\r\n${hidden}`],
  ])("is refused, and what hides in it reaches nobody: it %s", async (_what, bytes) => {
    const said = await raw(bytes);

    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(reached.map(({ url }) => url)).not.toContain("/api/me/export");
  });

  it("is refused as anything is, when its headers have no end", async () => {
    const said = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`);

    const [head = "", body = ""] = said.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    for (const name of Object.keys(ALWAYS)) expect(head).toContain(`\r\n${name}: `);
    expect(head).toContain("\r\ncache-control: no-store");
    expect(JSON.parse(body)).toMatchObject({ code: "invalid_request", request_id: expect.any(String) });
  });
});

it.each([
  ["headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Half: ", 10_000],
  [
    "body",
    "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    20_000,
  ],
])("W14 keeps no connection for whoever stops in the middle of its %s", async (_what, bytes, withinMs) => {
  const came = performance.now();
  const said = await raw(bytes);

  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - came).toBeLessThan(withinMs);
  expect(reached).toEqual([]);
});

describe("W8 another origin", () => {
  it.each(["https://evil.example", "null", "https://bank.example.evil.example", "http://localhost:3000.evil.example"])(
    "is allowed nothing: %s",
    async (origin) => {
      const asked = await site.inject({ url: "/api/accounts", headers: { origin } });
      const preflight = await site.inject({
        method: "OPTIONS",
        url: "/api/transactions/transfer",
        headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" },
      });

      for (const { headers } of [asked, preflight]) {
        expect(headers["access-control-allow-origin"]).toBeUndefined();
        expect(headers["access-control-allow-credentials"]).toBeUndefined();
      }
    },
  );
});

it.each(["/.git/config", "/.env", "/package.json", "/metrics", "/main.js.map", "/swagger.json", "/registry.pem"])(
  "W21 hands out nothing that is not released: %s",
  async (url) => {
    const { statusCode, body } = await site.inject({ url });

    expect(statusCode).toBe(404);
    expect(body).toMatch(/^Not found$|<title>Page not found · Lintel<\/title>/);
  },
);

it.each([
  ["of no form that it reads", "text/html", "{}", 415],
  ["of too many words", "application/csp-report", "x".repeat(17_000), 413],
])("W16 names no software when it refuses a report %s", async (_what, type, payload, status) => {
  const { statusCode, headers, body } = await site.inject({
    method: "POST",
    url: "/reports/csp",
    headers: { "content-type": type },
    payload,
  });

  expect([statusCode, headers["cache-control"], body]).toEqual([status, "no-store", STATUS_CODES[status]]);
});

it("W14 takes the connection back from whoever reads nothing of what they asked for", async () => {
  const { server } = site;
  expect(server.timeout).toBeGreaterThan(0);
  expect(server.timeout).toBeLessThanOrEqual(60_000);

  const { timeout } = server;
  server.timeout = 500;
  await released.store.putFile("remotes/mfe-one/1/large.png", Buffer.alloc(8_000_000));
  const closed = new Promise((done) => server.once("connection", (socket) => socket.once("close", done)));
  const silent = connect({ port, host: "127.0.0.1" }).pause();
  silent.write("GET /remotes/mfe-one/1/large.png HTTP/1.1\r\nHost: x\r\n\r\n");
  await closed;

  server.timeout = timeout;
  silent.destroy();
});

it("W21 hands out nothing that the store keeps beside its releases, although a client leaves its dots in the path", async () => {
  const kept = ["history/1.json", "registry.json"];
  const ways = [
    "/shell/..",
    "/shell/%2e%2e",
    "/shell/1/../..",
    "/shell/1/%2e%2e/%2e%2e",
    "/remotes/..",
    "/remotes/mfe-one/../..",
    "/remotes/mfe-one/~r1/..",
    "/remotes/mfe-one/1/../../..",
    "/remotes/mfe-one/1/..%2f..%2f..",
  ];
  const paths = kept.flatMap((file) => ways.flatMap((way) => [`${way}/${file}`, `${way}%2f${file}`]));

  const said = await Promise.all(
    paths.map((path) => raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)),
  );

  for (const file of kept) expect(await released.store.readFile(file)).not.toBeNull();
  expect(said.map((answer, index) => [paths[index], answer.split("\r\n")[0]])).toEqual(
    paths.map((path) => [path, "HTTP/1.1 404 Not Found"]),
  );
});

it("W11 takes nothing that was put among the released files for a page, and lets none of them be one", async () => {
  for (const file of ["page.html", "page.svg"]) {
    await released.store.putFile(`remotes/mfe-one/1/${file}`, Buffer.from('<form action="https://evil.example">'));
  }

  const [page, picture] = await Promise.all(
    ["page.html", "page.svg"].map((file) => site.inject(`/remotes/mfe-one/1/${file}`)),
  );

  expect(page?.headers["content-type"]).toBe("application/octet-stream");
  expect(picture?.headers["content-type"]).toBe("image/svg+xml");
  for (const answer of [page, picture]) {
    const policy = String(answer?.headers["content-security-policy"]).split("; ");
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "form-action 'none'", "sandbox"]));
  }
});

it.each([
  ["a page", "/mfe-one/7", 200],
  ["a page that is not there", "/nowhere", 404],
  ["a file of a release", "/remotes/mfe-one/1/entry.js", 200],
  ["a file that is not there", "/remotes/mfe-one/1/nothing.js", 404],
  ["the registry", "/registry.json", 200],
  ["an answer of the bank", "/api/accounts", 200],
])("W10 tells a browser with %s what nobody else may do with it", async (what, url, status) => {
  const { statusCode, headers } = await site.inject(url);

  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain("frame-ancestors 'none'");
  // Whatever is no page may do nothing at all, also where somebody opens it as one.
  expect(policy.endsWith("; sandbox")).toBe(!what.startsWith("a page"));
});

it("W10 lets no page of ours be framed, and no script of anybody else's or inline run on it", () => {
  const policy = contentSecurityPolicy(["a{}"]);

  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toMatch(/report-uri \/reports\/csp$/);
  expect(policy).not.toMatch(/unsafe-|\*/);
});
