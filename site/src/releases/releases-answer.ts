import { type Registry, type ReleasesOfSite, registryIn, SHELL_TEAM } from "@lintel/portal/release";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ReleaseStore } from "../store/release-store";
import { readHistory } from "./history";
import type { RegistryReader } from "./last-good-registry";

const ANSWER_WITHIN_MS = 5_000;
const NEWEST = 15;

export interface AnswerOptions {
  readonly store: ReleaseStore;
  readonly apiUrl: string;
  /** Whom the bank should take the question for: it counts calls by address. */
  addressOf(request: FastifyRequest): string;
}

/** What is live and who changed it. Names people of ours, so whoever asks must be one to whom the bank shows the releases' health. */
export function serveReleases(app: FastifyInstance, registry: RegistryReader, options: AnswerOptions): void {
  const { store, apiUrl, addressOf } = options;

  app.get("/releases.json", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const verdict = await fetch(`${apiUrl}/api/admin/releases`, {
      headers: { authorization: request.headers.authorization ?? "", "x-forwarded-for": addressOf(request) },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => null);
    // No verdict either, when a proxy finds no bank alive. Passed on, its 502 would say that this site is the one to avoid.
    if (verdict === null || verdict.status >= 500) {
      await verdict?.body?.cancel();
      return reply.code(503).header("retry-after", "2").send();
    }
    if (!verdict.ok) {
      return reply
        .code(verdict.status)
        .type("application/json")
        .send(await verdict.text());
    }
    await verdict.body?.cancel();

    const signed = await registry.read();
    if (signed === null) return reply.code(503).header("retry-after", "2").send();
    const answer: ReleasesOfSite = {
      live: liveReleases(registryIn(signed)),
      history: await readHistory(store, NEWEST),
    };
    return reply.send(answer);
  });
}

function liveReleases({ shell, remotes, killed = [] }: Registry): ReleasesOfSite["live"] {
  return [
    { name: "shell", team: SHELL_TEAM, version: shell.version, trial: null, isKilled: false },
    ...[...remotes, ...killed].map(({ name, team, current, trial }) => ({
      name,
      team,
      version: current.version,
      trial: trial ? { version: trial.release.version, share: trial.share } : null,
      isKilled: killed.some((remote) => remote.name === name),
    })),
  ];
}
