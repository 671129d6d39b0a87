import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { refusalBody } from "@lintel/contract";
import { createSite } from "../../site/src/server";
import type { ReleaseStore } from "../../site/src/store/release-store";

export interface StrangerSite {
  readonly url: string;
  close(): Promise<void>;
}

/** The site over a store, before a bank that answers everybody as somebody without a session. */
export async function openStrangerSite(store: ReleaseStore): Promise<StrangerSite> {
  const bank = createServer((request, answer) => {
    const json = { "content-type": "application/json" };
    // Reports of pages are taken from anybody.
    if (request.url?.startsWith("/api/telemetry")) {
      return answer.writeHead(200, json).end(JSON.stringify({ message: "Thank you." }));
    }
    return answer.writeHead(401, json).end(JSON.stringify(refusalBody("session_required", "-", "")));
  });
  await new Promise<void>((done) => bank.listen(0, "127.0.0.1", done));
  const apiUrl = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
  const site = await createSite({ store, apiUrl, idleMinutes: 15 });
  return {
    url: await site.listen({ port: 0, host: "127.0.0.1" }),
    async close() {
      site.server.closeAllConnections();
      await site.close();
      bank.closeAllConnections();
      bank.close();
    },
  };
}
