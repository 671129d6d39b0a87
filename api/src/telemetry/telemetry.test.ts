import { endpoints, type Report } from "@lintel/contract/schema";
import { createBank, freshAddress, type TestBank, waiting } from "../../test/bank";
import { type Queryable, transaction } from "../platform/database";
import { forgetOldReports } from "./receive-reports";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
  // Who is held by a test is not let go before the test has seen it.
  bank.db.options.lock_timeout = 25_000;
});
afterAll(() => bank.close());

const LOADED: Report = {
  kind: "loaded",
  remote: "mfe-banking",
  version: "0.1.0-aaaaaaaaaa",
  team: "banking",
  route: "/online-banking/dashboard",
  count: 1,
};

const { kind: KIND, vital: VITAL } = endpoints["POST /telemetry"].body.shape.reports.element.shape;

function tell(...reports: Report[]) {
  return bank.call("POST /telemetry", { body: { reports }, ip: freshAddress() });
}

async function hasReturned(version: string): Promise<boolean> {
  const { answer } = await bank.call("GET /telemetry/verdict", { query: { remote: "mfe-banking", version } });
  return answer.returned;
}

describe("a version on trial", () => {
  it("returns once five pages failed and they are more than one in twenty", async () => {
    const version = "0.1.0-crashing";
    await tell({ ...LOADED, version, count: 20 }, { ...LOADED, version, kind: "render", count: 4 });
    expect(await hasReturned(version)).toBe(false);

    await tell({ ...LOADED, version, kind: "load", file: "entry.js" });

    expect(await hasReturned(version)).toBe(true);
  });

  it("has returned for good, however many load it afterwards and whatever is forgotten", async () => {
    const version = "0.1.0-returned";
    await tell({ ...LOADED, version, count: 20 }, { ...LOADED, version, kind: "load", count: 5 });
    expect(await hasReturned(version)).toBe(true);

    await tell({ ...LOADED, version, count: 1_000 });
    const afterLoads = await hasReturned(version);
    await bank.db.query("DELETE FROM telemetry WHERE version = $1", [version]);

    expect([afterLoads, await hasReturned(version)]).toEqual([true, true]);
    expect(await hasReturned("0.1.0-another")).toBe(false);
    const query = { remote: "mfe-admin", version };
    expect((await bank.call("GET /telemetry/verdict", { query })).answer).toEqual({ returned: false });
  });

  it("returns also where strangers had thousands judged that do not exist, whose verdicts fill no disk", async () => {
    const before = "0.1.0-judged-before";
    await tell({ ...LOADED, version: before, kind: "load", count: 5 });
    expect(await hasReturned(before)).toBe(true);
    await bank.db.query(
      "INSERT INTO failed_releases (remote, version, at) SELECT 'nothing', n::text, $1 FROM generate_series(1, 10000) n",
      [bank.clock.now()],
    );
    const kept = async () => (await bank.db.query("SELECT FROM failed_releases")).rowCount;
    const full = await kept();

    const version = "0.1.0-judged-later";
    await tell({ ...LOADED, version, kind: "load", count: 5 });
    const returned = [await hasReturned(version), await hasReturned(before)];

    expect(returned).toEqual([true, true]);
    expect(await kept()).toBe(full);
    await bank.db.query("DELETE FROM failed_releases WHERE remote = 'nothing'");
  });

  it("stays while its failures are the few that every network has", async () => {
    const version = "0.1.0-steady";
    await tell({ ...LOADED, version, count: 1_000 }, { ...LOADED, version, kind: "load", count: 20 });

    expect(await hasReturned(version)).toBe(false);
  });

  it("does not return for errors that left the page standing", async () => {
    const version = "0.1.0-noisy";
    await tell({ ...LOADED, version, count: 10 }, { ...LOADED, version, kind: "error", count: 10 });

    expect(await hasReturned(version)).toBe(false);
  });
});

it("shows an admin the rate of errors and the 75th percentile of each vital, by version", async () => {
  const admin = await bank.customer({ role: "admin" });
  const version = "0.1.0-measured";
  const vital = { ...LOADED, version, kind: "vital", vital: "LCP" } as const;
  await tell({ ...LOADED, version, count: 4 }, ...[100, 200, 300, 400].map((value) => ({ ...vital, value })));
  await tell({ ...vital, vital: "CLS", value: 0.02 }, { ...LOADED, version, kind: "error", message: "planted" });

  const { answer } = await bank.call("GET /admin/releases", { as: admin });

  const health = answer.health.find((row) => row.version === version);
  expect(health).toEqual({
    remote: "mfe-banking",
    version,
    team: "banking",
    loads: 4,
    errors: 1,
    failures: 0,
    lcp_ms: 325,
    inp_ms: null,
    cls: 0.02,
  });
  expect(answer.newest.find((row) => row.version === version)).toMatchObject({ kind: "error", message: "planted" });
});

it.each(KIND.options)("keeps a report of the kind %s", async (kind) => {
  const { status } = await tell({ ...LOADED, kind, ...(kind === "vital" ? { vital: "LCP", value: 100 } : {}) });

  expect(status).toBe(200);
});

it.each(VITAL.unwrap().options)("keeps what pages measure of %s", async (vital) => {
  expect((await tell({ ...LOADED, kind: "vital", vital, value: 1 })).status).toBe(200);
});

it("judges and shows a version also where a flood of reports told of more pages than there are people", async () => {
  const admin = await bank.customer({ role: "admin" });
  const version = "0.1.0-flooded";
  await bank.db.query(
    `INSERT INTO telemetry (at, kind, remote, version, team, route, count)
     SELECT $1, kind, 'mfe-banking', $2, 'banking', '/', 2000000000 FROM unnest(ARRAY['loaded', 'loaded', 'load', 'load']) AS kind`,
    [bank.clock.now(), version],
  );

  const { answer } = await bank.call("GET /admin/releases", { as: admin });

  expect(answer.health.find((row) => row.version === version)).toMatchObject({
    loads: 4e9,
    errors: 4e9,
    failures: 4e9,
  });
  expect(await hasReturned(version)).toBe(true);
  await bank.db.query("DELETE FROM telemetry WHERE version = $1", [version]);
});

it.each([
  ["an account's address for a route", { route: "/online-banking/accounts/482600193377" }],
  ["a person's address for a route", { route: "/online-banking/admin/users/8f14e45f-ceea-467f-9a6c-0242ac120002" }],
  ["a path that is no pattern", { route: "/online-banking/accounts/12 34" }],
  ["a vital without a value", { kind: "vital", vital: "LCP" }],
  ["a value without a vital", { value: 5 }],
  ["a person", { user_id: "1" }],
  ["a message without end", { message: "x".repeat(201) }],
])("refuses %s, and keeps nothing of it", async (_what, wrong) => {
  const count = () => bank.db.query("SELECT count(*)::int AS rows FROM telemetry").then(({ rows }) => rows[0]?.rows);
  const before = await count();

  const { status } = await bank.call("POST /telemetry", {
    body: { reports: [{ ...LOADED, ...wrong }] },
    ip: freshAddress(),
  });

  expect(status).toBe(400);
  expect(await count()).toBe(before);
});

it.each(["/", "/*", "/online-banking/accounts/:accountNumber", "/online-banking/admin/users/:id", "/campaign-2026/*"])(
  "takes a route's pattern: %s",
  async (route) => {
    expect((await tell({ ...LOADED, route })).status).toBe(200);
  },
);

it("keeps a message with characters that the database cannot hold, or that end a line, without them", async () => {
  const told = ["a\u0000b", "one\u2028two\u2029three\u0085four", "a pair 😀 and half of one \ud83d"];
  const { status } = await tell(...told.map((message) => ({ ...LOADED, kind: "error", message }) as const));

  expect(status).toBe(200);
  const { rows } = await bank.db.query<{ message: string }>("SELECT message FROM telemetry ORDER BY id DESC LIMIT 3");
  expect(rows.map(({ message }) => message)).toEqual(["a pair 😀 and half of one  ", "one two three four", "a b"]);
});

it("W2 shows admins no message that lies about what it says: a stranger may have sent it", async () => {
  const message = "TypeError: \u202egpj.exe\u200b 👩\u200d💻";
  const { status } = await tell({ ...LOADED, kind: "error", message });
  const admin = await bank.person({ role: "admin" });

  const { answer } = await bank.call("GET /admin/releases", { as: admin });

  expect([status, answer.newest[0]?.message]).toEqual([200, "TypeError: gpj.exe 👩\u200d💻"]);
});

it("forgets after two weeks", async () => {
  await tell({ ...LOADED, version: "0.1.0-old" });
  await forgetOldReports(bank.db, new Date(bank.clock.now().getTime() + 15 * 24 * 60 * 60_000));

  const { rows } = await bank.db.query("SELECT 1 FROM telemetry");
  expect(rows).toEqual([]);
});

it("keeps the newest two hundred thousand", async () => {
  await bank.db.query(
    `INSERT INTO telemetry (id, at, kind, remote, version, team, route, count) OVERRIDING SYSTEM VALUE
     SELECT id, $1, 'loaded', 'kept', id::text, 'nobody', '/', 1 FROM unnest(ARRAY[1000000, 1000001, 1200000]) AS id`,
    [bank.clock.now()],
  );
  await forgetOldReports(bank.db, bank.clock.now());

  const { rows } = await bank.db.query("SELECT version FROM telemetry WHERE remote = 'kept' ORDER BY id");
  await bank.db.query("DELETE FROM telemetry WHERE remote = 'kept'");
  expect(rows).toEqual([{ version: "1000001" }, { version: "1200000" }]);
});

it("forgets nothing where a clock is a month ahead", async () => {
  await bank.db.query(
    `INSERT INTO telemetry (at, kind, remote, version, team, route, count)
     VALUES (now(), 'loaded', 'newest', '1', 'nobody', '/', 1)`,
  );
  await forgetOldReports(bank.db, new Date(Date.now() + 30 * 24 * 60 * 60_000));

  expect((await bank.db.query("SELECT FROM telemetry WHERE remote = 'newest'")).rowCount).toBe(1);
});

it("forgets in steps what a flood has left, for no statement has the time to remove it all", async () => {
  await bank.db.query(
    `INSERT INTO telemetry (at, kind, remote, version, team, route, count)
     SELECT $1::timestamptz - interval '20 days', 'loaded', 'flood', '1', 'nobody', '/', 1 FROM generate_series(1, 25000)`,
    [bank.clock.now()],
  );
  const steps: (number | null)[] = [];
  const watched = {
    query: async (...asked: [string, unknown[]]) => {
      const result = await bank.db.query(...asked);
      steps.push(result.rowCount);
      return result;
    },
  } as unknown as Queryable;

  await forgetOldReports(watched, bank.clock.now());

  expect((await bank.db.query("SELECT FROM telemetry WHERE remote = 'flood'")).rowCount).toBe(0);
  expect(Math.max(...steps.map(Number))).toBe(10_000);
});

it("uses up none of the calls by which the people behind the same address come in, and is limited itself", async () => {
  const ip = freshAddress();
  const report = () => bank.call("POST /telemetry", { body: { reports: [LOADED] }, ip });

  const statuses: number[] = [];
  for (let reported = 0; reported < 400; reported++) statuses.push((await report()).status);
  const login = await bank.call("POST /send-login-otp", { body: { identifier: "ada@example.com" }, ip });

  expect(statuses).toEqual([...Array(300).fill(200), ...Array(100).fill(429)]);
  expect(login.status).toBe(200);
});

it("R23 leaves customers their connections to the database, however many report", async () => {
  const person = await bank.person();
  const statuses: number[] = [];
  const { asked, early, read } = await transaction(bank.db, async (tx) => {
    await tx.query("LOCK TABLE telemetry IN EXCLUSIVE MODE");
    const asked = Array.from({ length: 40 }, async () => statuses.push((await tell(LOADED)).status));
    await waiting(bank.db, 1);
    const { status } = await bank.call("GET /accounts", { as: person });
    return { asked, early: statuses.length, read: status };
  });
  await Promise.all(asked);

  expect([read, early]).toEqual([200, 0]);
  expect(statuses).toEqual(Array(40).fill(200));
});
