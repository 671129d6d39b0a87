import { registryIn, type SignedRegistry } from "@lintel/portal/release";
import type { FastifyInstance } from "fastify";
import type { RememberedFiles } from "../store/remembered-files";
import { isTextSigned } from "./signing";

export interface RegistryReader {
  read(): Promise<SignedRegistry | null>;
}

/** Nobody waits longer for a store than this while there is a last registry to go on with. */
const PATIENCE_MS = 1_000;
const LOOK_AGAIN_MS = 1_000;

/** The store's registry; while the store is down, slow, or holds one that somebody else has signed, the last good one. */
export function lastGoodRegistry(
  store: Pick<RememberedFiles, "readRegistry" | "registryFreshMs" | "expectFiles">,
  /** Without one the site cannot tell who signed what it reads. Browsers can. */
  publicKey: string | null = null,
): RegistryReader {
  let last: SignedRegistry | null = null;
  let isDown = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    askedAt = performance.now();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (last !== null) goOn("it does not answer within a second");
    }, PATIENCE_MS);
    try {
      const read = await store.readRegistry();
      if (read !== null) take(read);
      last = read ?? last;
      // What comes late is taken. But waited for again, a store that is always late would be down and back by turns.
      if (isLate) return;
      if (isDown) console.warn("site: the release store is back");
      isDown = false;
    } catch (error) {
      if (last === null) throw error;
      goOn(error);
    } finally {
      clearTimeout(timer);
      asking = null;
    }
  }

  /** It is read for every page and seldom changes. */
  function take(read: SignedRegistry): void {
    const { payload, signature } = read;
    if (payload === last?.payload && signature === last.signature) return;
    if (publicKey !== null && !isTextSigned(payload, signature, publicKey))
      throw new Error("the registry in it is not signed with the key that this site knows (REGISTRY_PUBLIC_KEY)");
    // Of every area: an open page asks for the manifest of one when somebody goes there, whatever documents were made here.
    for (const { name, current, lastGood, trial } of registryIn(read).remotes) {
      for (const release of [current, lastGood, trial?.release]) {
        if (release)
          store.expectFiles(`remotes/${name}/${release.version}`, { "manifest.json": release.manifestSha384 });
      }
    }
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
      else if (!isDown) await within(PATIENCE_MS, asking);
      return last;
    },
  };
}

async function within(patienceMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, patienceMs);
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
