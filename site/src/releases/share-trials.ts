import { randomBytes } from "node:crypto";
import type { Cookies } from "@lintel/contract/headers";
import type { Registry } from "@lintel/portal/release";
import type { FastifyReply } from "fastify";
import { hasTrials, trialsFor } from "./share";

const COOKIE = "visitor";
const ONE_YEAR = 365 * 24 * 60 * 60;
const VISITOR = /^[\w-]{22}$/;
const ASK_EVERY_MS = 3_000;
const ANSWER_WITHIN_MS = 1_000;

export interface Trials {
  /** The trials of whoever asks. A visitor is only told apart from others while there is a trial. */
  of(cookies: Cookies, reply: FastifyReply, registry: Registry): string[];
}

/** Writes into the registry that a trial has ended by itself. */
export type ReturnTrial = (remote: string, version: string) => Promise<void>;

/** Who gets a version that is on trial. One that keeps failing in people's pages is given to nobody any more. */
export function createTrials(apiUrl: string, returnTrial: ReturnTrial | null): Trials {
  const returned = new Set<string>();
  let askedAt = Number.NEGATIVE_INFINITY;

  /** What failed is counted by the bank, where all copies of the site look it up. While it does not answer, what is known holds. */
  async function askWhatReturned(registry: Registry): Promise<void> {
    // A clock that is set back would put the next question off for as long.
    const now = performance.now();
    if (now - askedAt < ASK_EVERY_MS) return;
    askedAt = now;
    // Of one that is flooded with reports the bank may not say it in time: the others are asked about all the same.
    await Promise.allSettled(
      registry.remotes.map(({ name, trial }) => trial && askWhetherReturned(name, trial.release.version)),
    );
  }

  async function askWhetherReturned(name: string, version: string): Promise<void> {
    if (!returned.has(version)) {
      const query = new URLSearchParams({ remote: name, version });
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await fetch(`${apiUrl}/api/telemetry/verdict?${query}`, { signal });
      if (!answer.ok) return;
      const { returned: hasReturned } = (await answer.json()) as { returned: boolean };
      if (!hasReturned) return;
      returned.add(version);
      console.warn(`site: ${name} ${version} fails too often and is given to nobody any more`);
    }
    // Again where the store was down when it returned, or the registry was being changed.
    await returnTrial?.(name, version);
  }

  return {
    of(cookies, reply, registry) {
      if (!hasTrials(registry)) return [];
      void askWhatReturned(registry);
      return trialsFor(registry, visitorOf(cookies, reply), returned);
    },
  };
}

function visitorOf(cookies: Cookies, reply: FastifyReply): string {
  const known = cookies.get(COOKIE);
  if (known !== undefined && VISITOR.test(known)) return known;
  const visitor = randomBytes(16).toString("base64url");
  reply.header("set-cookie", `${COOKIE}=${visitor}; Path=/; Max-Age=${ONE_YEAR}; HttpOnly; SameSite=Lax`);
  return visitor;
}
