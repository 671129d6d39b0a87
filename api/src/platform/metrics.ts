import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Deps } from "../deps";
import type { Db } from "./database";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Calls by route and status.",
      labelNames: ["route", "status"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 4],
      registers: [registry],
    }),
    refusals: new Counter({
      name: "bank_refusals_total",
      help: "Answers by which the bank said no, by code.",
      labelNames: ["code"],
      registers: [registry],
    }),
    /** How many secrets were really compared: the figure that says whether a guesser got more tries than allowed. */
    secretsCompared: new Counter({
      name: "bank_secrets_compared_total",
      help: "PINs, codes and passwords that were compared, by kind.",
      labelNames: ["kind"],
      registers: [registry],
    }),
    transferBatch: new Histogram({
      name: "bank_transfer_batch_size",
      help: "Transfers committed together.",
      buckets: [1, 2, 4, 8, 16, 32, 64, 128],
      registers: [registry],
    }),
    lettersSent: new Counter({
      name: "bank_letters_sent_total",
      help: "Letters that a mail server has taken and that are out of the queue.",
      registers: [registry],
    }),
    choreDone: new Gauge({
      name: "bank_chore_last_success_timestamp_seconds",
      help: "When each of the works that go on by themselves last went through, or on to the next letter. 0: not yet.",
      labelNames: ["chore"],
      registers: [registry],
    }),
  };
}

const ASKED_FOR_MS = 1_000;
const OLDEST_WAITING = `
  SELECT 'letter' AS what, (SELECT created_at FROM outbox WHERE NOT kept ORDER BY id LIMIT 1) AS since
  UNION ALL
  SELECT 'audit_row', (SELECT at FROM audit
    WHERE sequence > (SELECT coalesce(max(last_sequence), 0) FROM audit_seals) ORDER BY sequence LIMIT 1)`;

type RecentPages = { remote: string; loaded: number; failed: number };
/** Anybody can report of areas that do not exist: of more than so many, those with the fewest pages are not told of. */
const MOST_AREAS = 20;
const RECENT_MS = 10 * 60_000;
const RECENT_PAGES = `
  SELECT remote, coalesce(sum(count) FILTER (WHERE kind = 'loaded'), 0)::float8 AS loaded,
    coalesce(sum(count) FILTER (WHERE kind <> 'loaded'), 0)::float8 AS failed
  FROM telemetry WHERE at >= $1 AND kind IN ('loaded', 'load', 'render')
  GROUP BY remote ORDER BY sum(count) DESC LIMIT ${MOST_AREAS}`;

/** None where no answer comes soon: the other figures are wanted most while the database is away. */
async function asked<R extends pg.QueryResultRow>(db: Db, statement: string, values?: unknown[]): Promise<R[]> {
  const answer = db.query<R>(statement, values).catch(() => null);
  return (await Promise.race([answer, sleep(ASKED_FOR_MS, null, { ref: false })]))?.rows ?? [];
}

/** On a port of its own, so that no proxy in front of the API can publish it by mistake. */
export function serveMetrics(
  { metrics, db, clock }: Pick<Deps, "metrics" | "db" | "clock">,
  port: number,
  host: string,
): Server {
  collectDefaultMetrics({ register: metrics.registry });
  const { registry } = metrics;
  new Gauge({
    name: "bank_database_connections",
    help: "Connections of the pool.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "open" }, db.totalCount);
      this.set({ state: "idle" }, db.idleCount);
      this.set({ state: "waited_for" }, db.waitingCount);
    },
  });
  new Gauge({
    name: "bank_oldest_waiting_seconds",
    help: "How long the oldest letter has waited to be sent and the oldest row of the audit trail for its seal. Neither where the database does not say so.",
    labelNames: ["what"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { what, since } of await asked<{ what: string; since: Date | null }>(db, OLDEST_WAITING))
        this.set({ what }, since === null ? 0 : Math.max(0, (clock.now().getTime() - since.getTime()) / 1_000));
    },
  });
  new Gauge({
    name: "bank_clock_ahead_seconds",
    help: "How far the clock of this process is ahead of the database's; behind: below 0. Not there where the database does not say so.",
    registers: [registry],
    async collect() {
      this.remove();
      for (const { at } of await asked<{ at: Date }>(db, "SELECT clock_timestamp() AS at"))
        this.set((clock.now().getTime() - at.getTime()) / 1_000);
    },
  });
  new Gauge({
    name: "bank_area_pages",
    help: "Pages of the last ten minutes that loaded an area, and that it failed on, as browsers tell. Not there where the database does not say so.",
    labelNames: ["remote", "outcome"],
    registers: [registry],
    async collect() {
      this.reset();
      const since = new Date(clock.now().getTime() - RECENT_MS);
      for (const { remote, ...pages } of await asked<RecentPages>(db, RECENT_PAGES, [since]))
        for (const outcome of ["loaded", "failed"] as const) this.set({ remote, outcome }, pages[outcome]);
    },
  });
  return createServer(async (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  }).listen(port, host);
}
