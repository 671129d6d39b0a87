import type { SignedRegistry } from "@lintel/portal/release";
import type { FastifyInstance } from "fastify";
import type { ReleaseStore } from "../store/release-store";
import { isTextSigned } from "./signing";

export interface RegistryReader {
  read(): Promise<SignedRegistry | null>;
}

/** Nobody waits longer for a store than this while there is a last registry to go on with. */
const PATIENCE_MS = 1_000;
const LOOK_AGAIN_MS = 1_000;

/** The store's registry; while the store is down, slow, or holds one that somebody else has signed, the last good one. */
export function lastGoodRegistry(
  store: Pick<ReleaseStore, "readRegistry" | "registryFreshMs">,
  /** Without one the site cannot tell who signed what it reads. Browsers can. */
  publicKey: string | null = null,
): RegistryReader {
  let last: SignedRegistry | null = null;
  let isDown = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    askedAt = performance.now();
    try {
      const read = await store.readRegistry();
      if (read !== null) checkSignature(read);
      if (isDown) console.warn("site: the release store is back");
      isDown = false;
      last = read ?? last;
    } catch (error) {
      if (last === null) throw error;
      goOn(error);
    } finally {
      asking = null;
    }
  }

  /** It is read for every page and seldom changes. */
  function checkSignature({ payload, signature }: SignedRegistry): void {
    if (publicKey === null || (payload === last?.payload && signature === last.signature)) return;
    if (!isTextSigned(payload, signature, publicKey))
      throw new Error("the registry in it is not signed with the key that this site knows (REGISTRY_PUBLIC_KEY)");
  }

  function goOn(reason: unknown): void {
    if (!isDown) console.warn(`site: the release store is down (${reason}); going on with the last registry`);
    isDown = true;
  }

  return {
    async read() {
      const freshMs = isDown ? LOOK_AGAIN_MS : (store.registryFreshMs ?? 0);
      if (last !== null && performance.now() - askedAt < freshMs) return last;
      asking ??= ask();
      if (last === null) await asking;
      else if (!isDown) await within(PATIENCE_MS, asking, () => goOn("it does not answer"));
      return last;
    },
  };
}

async function within(patienceMs: number, work: Promise<void>, otherwise: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((done) => {
    timer = setTimeout(() => {
      otherwise();
      done();
    }, patienceMs);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

/** What an open page asks for now and then, to learn what was taken off the site since it arrived. */
export function serveRegistry(app: FastifyInstance, registry: RegistryReader): void {
  app.get("/registry.json", async (request, reply) => {
    const signed = await registry.read();
    if (signed === null) return reply.code(503).header("retry-after", "2").send();
    const etag = `"${signed.signature.replaceAll(/[^\w]/g, "").slice(0, 32)}"`;
    reply.header("etag", etag).header("cache-control", "no-cache");
    return request.headers["if-none-match"]?.includes(etag) ? reply.code(304).send() : reply.send(signed);
  });
}
