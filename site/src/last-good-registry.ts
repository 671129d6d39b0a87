import type { SignedRegistry } from "@lintel/portal/release";
import type { FastifyInstance } from "fastify";
import type { ReleaseStore } from "./release-store";

export interface RegistryReader {
  read(): Promise<SignedRegistry | null>;
}

/** The store's registry; while the store is down, the last one that it answered with. */
export function lastGoodRegistry(store: Pick<ReleaseStore, "readRegistry">): RegistryReader {
  let last: SignedRegistry | null = null;
  let isDown = false;

  return {
    async read() {
      try {
        const read = await store.readRegistry();
        if (isDown) console.warn("site: the release store is back");
        isDown = false;
        last = read ?? last;
      } catch (error) {
        if (last === null) throw error;
        if (!isDown) console.warn(`site: the release store is down (${error}); going on with the last registry`);
        isDown = true;
      }
      return last;
    },
  };
}

/** What an open page asks for now and then, to learn what was taken off the site since it arrived. */
export function serveRegistry(app: FastifyInstance, registry: RegistryReader): void {
  app.get("/registry.json", async (request, reply) => {
    const signed = await registry.read();
    if (signed === null) return reply.code(503).header("retry-after", "2").send();
    const etag = `"${signed.signature.replaceAll(/[^\w]/g, "").slice(0, 32)}"`;
    reply.header("etag", etag).header("cache-control", "no-cache");
    return request.headers["if-none-match"] === etag ? reply.code(304).send() : reply.send(signed);
  });
}
