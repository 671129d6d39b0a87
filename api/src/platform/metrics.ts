import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
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
  };
}

/** On a port of its own, so that no proxy in front of the API can publish it by mistake. */
export function serveMetrics(metrics: Metrics, db: Db, port: number, host: string): Server {
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
  return createServer(async (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  }).listen(port, host);
}
