import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Report } from "@lintel/contract/schema";
import { createBank, freshAddress, TEST_PIN, type TestBank } from "../../test/bank";
import { startForgetting } from "../access/forget-old";
import { startSealer } from "../audit/keep-sealed";
import { recordAudit } from "../audit/record-audit";
import { TrailSealer } from "../audit/seal-trail";
import type { Deps } from "../deps";
import { NOBODY, welcomeLetter } from "../mail/letters";
import { queueLetter } from "../mail/outbox";
import { startMailer } from "../mail/send-mail";
import { startTidyingSearch } from "../transactions/tidy-search";
import { createMetrics, serveMetrics } from "./metrics";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

function tell(...reports: Partial<Report>[]) {
  const page = { remote: "mfe-banking", version: "0.1.0-aaaaaaaaaa", team: "banking", route: "/login" };
  return bank.call("POST /telemetry", {
    body: { reports: reports.map((report) => ({ ...page, kind: "loaded" as const, count: 1, ...report })) },
    ip: freshAddress(),
  });
}

async function scraped(deps: Pick<Deps, "metrics" | "db" | "clock">): Promise<string> {
  const server = serveMetrics(deps, 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  } finally {
    server.close();
  }
}

it("tells how long what nobody calls for has waited, and when each work last went through", async () => {
  const bank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
  const look = async () => {
    for (;;) {
      const text = await scraped({ ...bank.deps, metrics: createMetrics() });
      // Left out where the database is slow to say it.
      if (text.includes("bank_oldest_waiting_seconds{")) return text;
    }
  };
  try {
    const { config } = bank.deps;
    const kept = { ...config, demo: true, SMTP_URL: undefined };
    // It is there to be read, and waits for nobody.
    await queueLetter(bank.db, kept, "ada@example.com", welcomeLetter(NOBODY, "LNT-1", config), bank.clock.now());
    bank.clock.advance(10_000);
    const idle = await look();
    const now = bank.clock.now();
    await queueLetter(
      bank.db,
      bank.deps.config,
      "ada@example.com",
      welcomeLetter(NOBODY, "LNT-1", bank.deps.config),
      now,
    );
    await recordAudit(bank.db, { at: now, action: "login", actorId: null });
    const mailer = startMailer(bank.deps, 10);
    const told = async () => (await bank.db.query("SELECT FROM outbox WHERE attempts > 0")).rowCount;
    while ((await told()) === 0) await sleep(10);
    bank.clock.advance(90_000);
    // What has only just come hides nothing of what has waited.
    await queueLetter(
      bank.db,
      bank.deps.config,
      "bea@example.com",
      welcomeLetter(NOBODY, "LNT-2", bank.deps.config),
      bank.clock.now(),
    );
    await recordAudit(bank.db, { at: bank.clock.now(), action: "login", actorId: null });
    const waiting = await look();
    await mailer.stop();
    await new TrailSealer(bank.db, bank.deps.config.keys.audit).sealAll();
    bank.clock.advance(90_000);
    const later = await look();

    expect(idle).toContain('bank_oldest_waiting_seconds{what="letter"} 0');
    expect(idle).toContain('bank_oldest_waiting_seconds{what="audit_row"} 0');
    expect(waiting).toContain('bank_oldest_waiting_seconds{what="letter"} 90');
    expect(waiting).toContain('bank_oldest_waiting_seconds{what="audit_row"} 90');
    expect(later).toContain('bank_oldest_waiting_seconds{what="letter"} 180');
    expect(later).toContain('bank_oldest_waiting_seconds{what="audit_row"} 0');
    const { registry } = bank.deps.metrics;
    expect(await registry.metrics()).toMatch(/^bank_chore_last_success_timestamp_seconds\{chore="mail"\} \d/m);
    expect(await registry.metrics()).toContain("bank_letters_sent_total 0");
  } finally {
    await bank.close();
  }
});

it("tells on how many pages of the last ten minutes an area came and failed, and of no more areas than a bank has", async () => {
  const look = async () => {
    for (;;) {
      const text = await scraped({ ...bank.deps, metrics: createMetrics() });
      // Left out where the database is slow to say it.
      if (text.includes("bank_area_pages{")) return text.match(/^bank_area_pages\{.*/gm);
    }
  };
  await tell({ kind: "render", count: 9 });
  bank.clock.advance(10 * 60_000 + 1);
  await tell({ count: 40 }, { kind: "load", count: 2 }, { kind: "render" }, { kind: "error", count: 7 });
  await tell(
    { kind: "vital", vital: "LCP", value: 900 },
    { remote: "mfe-auth", version: "0.2.0-bbbbbbbbbb", count: 3 },
  );
  const known = [
    'bank_area_pages{remote="mfe-banking",outcome="loaded"} 40',
    'bank_area_pages{remote="mfe-banking",outcome="failed"} 3',
    'bank_area_pages{remote="mfe-auth",outcome="loaded"} 3',
    'bank_area_pages{remote="mfe-auth",outcome="failed"} 0',
  ];
  expect(await look()).toEqual(known);

  await tell(...Array.from({ length: 30 }, (_, index) => ({ remote: `made-up-${index}` })));

  const told = await look();
  expect(told?.slice(0, 4)).toEqual(known);
  expect(told).toHaveLength(40);
});

it("says nothing of what waits while the database does not, however well it knew a moment ago", async () => {
  const metrics = createMetrics();
  await tell({ remote: "mfe-auth" });
  let isGone = false;
  const query = (...asked: [string, unknown[]?]) =>
    isGone ? Promise.reject(new Error("Gone")) : bank.db.query(...asked);
  const db = Object.assign(Object.create(bank.db), { query });
  const server = serveMetrics({ ...bank.deps, metrics, db }, 0, "127.0.0.1");
  await once(server, "listening");
  const told = async () =>
    (await metrics.registry.metrics()).match(
      /^bank_(oldest_waiting_seconds|clock_ahead_seconds|area_pages(?=\{remote="mfe-auth"))/gm,
    );
  try {
    // Left out where the database is slow to say it.
    for (let waited = 0; (await told())?.length !== 5 && waited < 20_000; waited += 50) await sleep(50);
    expect(await told()).toHaveLength(5);

    isGone = true;
    expect(await told()).toBeNull();
  } finally {
    server.close();
  }
});

it("says of what goes on by itself once a minute in the log that it does not, however often it is tried", async () => {
  const ownBank = await createBank({ SMTP_URL: "smtp://127.0.0.1:1" });
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const gone = () => Promise.reject(new Error("Gone"));
  const db = Object.assign(Object.create(ownBank.db), { query: gone, connect: gone });
  const deps = { ...ownBank.deps, metrics: createMetrics(), db };
  const said = () =>
    (
      ownBank.logged().match(/mail is waiting|new references wait|waits for its seals|what has run out stays/g) ?? []
    ).sort();
  const chores = [startMailer(deps), startSealer(deps), startTidyingSearch(deps), startForgetting(deps)];
  try {
    await jest.advanceTimersByTimeAsync(59_000);
    const inTheFirstMinute = said();
    await jest.advanceTimersByTimeAsync(59_000);

    const each = ["mail is waiting", "new references wait", "waits for its seals", "what has run out stays"];
    expect(inTheFirstMinute).toEqual(each);
    expect(said()).toEqual(each.flatMap((line) => [line, line]));
  } finally {
    await Promise.all(chores.map((chore) => chore.stop()));
    jest.useRealTimers();
    await ownBank.close();
  }
});

it("tells of each work from its start on, also where it never goes through", async () => {
  const gone = () => Promise.reject(new Error("Gone"));
  const db = Object.assign(Object.create(bank.db), { query: gone, connect: gone });
  const deps = { ...bank.deps, metrics: createMetrics(), db };

  const chores = [startMailer(deps), startSealer(deps), startTidyingSearch(deps), startForgetting(deps)];
  await Promise.all(chores.map((chore) => chore.stop()));

  const text = await deps.metrics.registry.metrics();
  for (const chore of ["mail", "seals", "search", "forgetting"])
    expect(text).toContain(`bank_chore_last_success_timestamp_seconds{chore="${chore}"} 0`);
});

it("tells of each work when it last went through, and of transfers how many went together", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bank-metrics-"));
  const bank = await createBank({ DATA_DIR: dataDir });
  try {
    const sender = await bank.customer();
    const [from, to] = [await bank.account(sender), await bank.account(sender)];
    const beganAt = Date.now() / 1_000;

    const chores = [
      startMailer(bank.deps),
      startSealer(bank.deps),
      startTidyingSearch(bank.deps),
      startForgetting(bank.deps),
    ];
    await Promise.all(chores.map((chore) => chore.stop()));
    await bank.call("POST /transactions/transfer", {
      as: sender,
      body: { account_id: from.id, recipient_account: to.account_number, amount: 1, pin: TEST_PIN },
    });

    const { registry, choreDone } = bank.deps.metrics;
    const { values } = await choreDone.get();
    expect(values.filter(({ value }) => value >= beganAt).map(({ labels }) => labels.chore)).toEqual([
      "mail",
      "seals",
      "search",
      "forgetting",
    ]);
    expect(await registry.metrics()).toContain('bank_transfer_batch_size_bucket{le="1"} 1');
  } finally {
    await bank.close();
    rmSync(dataDir, { recursive: true });
  }
});

it.each([0, 90, -90])("tells how far its clock is from the database's, such as %d s", async (seconds) => {
  const clock = { now: () => new Date(Date.now() + seconds * 1_000) };

  const text = await scraped({ ...bank.deps, clock, metrics: createMetrics() });

  const [, told] = /^bank_clock_ahead_seconds (\S+)$/m.exec(text) ?? [];
  expect(Math.abs(Number(told) - seconds)).toBeLessThan(30);
});

it.each([
  ["fails", () => Promise.reject(new Error("Gone"))],
  ["hangs", () => new Promise(() => {})],
])("tells the rest while the database %s", async (_how, query) => {
  const db = Object.assign(Object.create(bank.db), { query });

  const text = await scraped({ ...bank.deps, metrics: createMetrics(), db });

  expect(text).toContain("process_cpu_seconds_total");
  expect(text).not.toContain("bank_oldest_waiting_seconds{");
  expect(text).not.toMatch(/^bank_clock_ahead_seconds /m);
});

it("tells of the process, of calls and of the pool's connections, and answers to no other path", async () => {
  const server = serveMetrics(bank.deps, 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  try {
    await bank.call("POST /me");
    await bank.db.query("SELECT 1");

    const answer = await get("/metrics");
    const text = await answer.text();

    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(text).toContain('http_request_duration_seconds_count{route="/api/me",status="401"} 1');
    expect(text).toContain('bank_refusals_total{code="session_required"} 1');
    expect(text).toContain(`bank_database_connections{state="open"} ${bank.db.totalCount}`);
    expect(text).toContain(`bank_database_connections{state="idle"} ${bank.db.idleCount}`);
    expect(text).toContain('bank_database_connections{state="waited_for"} 0');
    // As many as are sent together at most: above the last of these, 65 and 128 are one.
    expect(text).toContain('bank_transfer_batch_size_bucket{le="128"} 0');
    expect(text).toContain("process_cpu_seconds_total");
    expect((await get("/")).status).toBe(404);
  } finally {
    server.close();
  }
});

it("names a call by its route, and one of no route by none: an address may hold whose it is", async () => {
  await bank.app.inject("/api/transactions?q=402177540931");
  await bank.app.inject("/api/view-user/ada@example.com");
  await bank.app.inject("/api/ada@example.com");

  const text = await bank.deps.metrics.registry.metrics();

  for (const [route, status] of Object.entries({ "/api/transactions": 401, "/api/view-user/:id": 401, none: 404 }))
    expect(text).toContain(`http_request_duration_seconds_count{route="${route}",status="${status}"} 1`);
  expect(text).not.toMatch(/402177540931|ada@/);
});
