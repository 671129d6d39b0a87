import { ASK_ANOTHER, Leaving, TRY_ANOTHER } from "@lintel/contract/leaving";
import type { FastifyInstance } from "fastify";
import { accessHandlers, createGatekeeper } from "./access/handlers";
import { adminHandlers } from "./administration/handlers";
import { customerHandlers } from "./customer-handlers";
import type { Deps } from "./deps";
import { registerMailbox } from "./mail/mailbox-page";
import type { Handlers } from "./platform/endpoint";
import { registerOperations } from "./platform/operations";
import { refused } from "./platform/outcome";
import { registerEndpoints } from "./platform/register-endpoints";
import { sendRefusal } from "./platform/send-refusal";
import { createServer } from "./platform/server";
import { telemetryHandlers } from "./telemetry/handlers";

export interface AppOptions {
  /** Whether what has to happen before the first customer has happened. */
  isPrepared?: () => boolean;
  leaving?: Leaving;
  /** How late the process may come to its calls before it turns them away. */
  maxLoopDelayMs?: number;
}

/** The bank as one HTTP application. It listens nowhere yet: tests call it in place. */
export async function createApp(
  deps: Deps,
  { isPrepared = () => true, leaving = new Leaving(), maxLoopDelayMs }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = createServer(deps, leaving, maxLoopDelayMs);
  registerOperations(app, deps, () => isPrepared() && !leaving.hasBegun);
  const handlers: Handlers = {
    ...accessHandlers(deps),
    ...customerHandlers(deps),
    ...adminHandlers(deps),
    ...telemetryHandlers(deps),
  };
  await app.register(async (bank) => {
    // Its tables may not be there yet, or be those of the release before.
    bank.addHook("onRequest", async (request, reply) => {
      if (isPrepared()) return;
      return request.headers[TRY_ANOTHER] === undefined
        ? sendRefusal(refused("unavailable"), request, reply)
        : reply.code(ASK_ANOTHER).send();
    });
    registerMailbox(bank, deps);
    registerEndpoints(bank, deps, { handlers, gatekeeper: createGatekeeper(deps) });
  });
  await app.ready();
  return app;
}
