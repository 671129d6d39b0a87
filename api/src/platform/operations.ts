import { JSON_TYPE } from "@lintel/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps";
import { MIGRATIONS } from "../migrations/migrations";
import { isMigrated } from "./migrate";
import { openApiDocument } from "./openapi";
import { ALIVE } from "./server";

/** However often strangers ask whether it is ready, the database is asked no more often than this. */
const READY_FOR_MS = 500;

/** What those who run the bank ask it. None of it is a customer's call, so none of it is in the contract. */
export function registerOperations(app: FastifyInstance, { db, config }: Deps, isPrepared: () => boolean) {
  // Kept as text: writing it out anew for each stranger would cost milliseconds.
  const openApi = JSON.stringify(openApiDocument(config.RELEASE));

  app.get(ALIVE, async () => ({ status: "alive" }));

  let asked = { at: Number.NEGATIVE_INFINITY, isMigrated: Promise.resolve(false) };

  app.get("/api/readyz", async (_request, reply) => {
    const now = performance.now();
    if (now - asked.at >= READY_FOR_MS) {
      // Unreachable, or without a table of migrations: either way nobody should send customers here yet.
      asked = { at: now, isMigrated: isMigrated(db, MIGRATIONS).catch(() => false) };
    }
    const isReady = isPrepared() && (await asked.isMigrated);
    if (!isReady) reply.code(503).header("retry-after", "1");
    return { status: isReady ? "ready" : "waiting for the database" };
  });

  app.get("/api/version", async () => ({ release: config.RELEASE, demo: config.demo }));
  app.get("/api/openapi.json", async (_request, reply) => reply.type(JSON_TYPE).send(openApi));
}
