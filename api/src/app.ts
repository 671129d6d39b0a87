import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps";
import type { Handlers } from "./platform/endpoint";
import { registerOperations } from "./platform/operations";
import { createServer, type Gatekeeper, registerEndpoints } from "./platform/server";

const gatekeeper: Gatekeeper = {
  findSession: async () => null,
  noteForbidden: async () => {},
};

const handlers = {} as Handlers;

export interface AppOptions {
  /** Checks each answer against its schema. */
  checkAnswers?: boolean;
}

/** The bank as one HTTP application. It listens nowhere yet: tests call it in place. */
export async function createApp(deps: Deps, { checkAnswers = false }: AppOptions = {}): Promise<FastifyInstance> {
  const app = createServer(deps);
  registerOperations(app, deps);
  registerEndpoints(app, deps, { handlers, gatekeeper, checkAnswers });
  await app.ready();
  return app;
}
