import { Leaving } from "@lintel/contract";
import { LOCALES } from "@lintel/portal/release";
import { releaseStoreFrom } from "./configured-store";
import { type DevelopmentServers, developmentStore } from "./development";
import { createSite } from "./server";
import { existingKey, signingKey } from "./signing";

const LEAVE_WITHIN_MS = 10_000;

const dataFolder = process.env.DATA_DIR ?? ".data";
const port = Number(process.env.PORT ?? 3000);

const releases = releaseStoreFrom(process.env, dataFolder);
const development = process.env.DEV_SERVERS ? (JSON.parse(process.env.DEV_SERVERS) as DevelopmentServers) : null;

const openPreviews = process.env.OPEN_PREVIEWS === "1";
if (openPreviews && process.env.NODE_ENV === "production") {
  throw new Error(
    "OPEN_PREVIEWS lets whoever asks run code of the own machine; it is not for production. Sign a link.",
  );
}

const leaving = new Leaving();
const site = await createSite({
  store: development ? developmentStore(releases, await signingKey(dataFolder), development) : releases,
  connectTo: development ? socketsOf(development) : [],
  apiUrl: process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 3001}`,
  idleMinutes: Number(process.env.SESSION_IDLE_MINUTES ?? 15),
  locales: LOCALES,
  key: await existingKey(dataFolder),
  publicKey: process.env.REGISTRY_PUBLIC_KEY || null,
  openPreviews,
  leaving,
  trustedProxies: trustedProxiesFrom(process.env.TRUSTED_PROXIES),
});

function trustedProxiesFrom(text = "0"): number {
  // Half-read, this would decide whose word about addresses is believed.
  if (!/^\d$/.test(text))
    throw new Error("TRUSTED_PROXIES takes a number from 0 to 9: how many proxies stand before the site.");
  return Number(text);
}

function socketsOf({ shellUrl, remotes }: DevelopmentServers): string[] {
  return [shellUrl, ...Object.values(remotes)].map((url) => url.replace(/^http/, "ws"));
}

await site.listen({ port, host: process.env.HOST ?? "0.0.0.0" });
console.log(JSON.stringify({ ready: "site", port }));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    // Who downloads for longer than this has to ask again.
    setTimeout(() => process.exit(0), LEAVE_WITHIN_MS).unref();
    await leaving.begin();
    await site.close();
    process.exit(0);
  });
}
