import { configOrExit, listeningOrExit } from "@lintel/contract/environment";
import { Leaving, whenToldToStop } from "@lintel/contract/leaving";
import { writerTo } from "@lintel/contract/output";
import { readConfig } from "./config";
import { type DevelopmentServers, developmentStore } from "./development";
import { signingKey } from "./releases/signing";
import { createSite } from "./server";

const LEAVE_WITHIN_MS = 10_000;

// Also what is said through the console is left out where it is not taken, as of the bank's log.
for (const output of [process.stdout, process.stderr]) {
  const write = writerTo(output);
  output.write = (text: string | Uint8Array) => {
    write(text as string);
    return true;
  };
}

const config = configOrExit(() => readConfig(process.env));
const { releases, development } = config;

/** What development servers make is signed by this machine alone. */
const key = development ? await signingKey(config.DATA_DIR) : config.key;
const leaving = new Leaving();
const site = await createSite({
  store: development && key ? developmentStore(releases, key, development) : releases,
  connectTo: development ? socketsOf(development) : [],
  apiUrl: config.apiUrl,
  idleMinutes: config.SESSION_IDLE_MINUTES,
  identity: config.identity,
  key,
  publicKey: development ? null : (config.REGISTRY_PUBLIC_KEY ?? null),
  openPreviews: config.OPEN_PREVIEWS === true,
  leaving,
  trustedProxies: config.TRUSTED_PROXIES,
});

function socketsOf({ shellUrl, remotes }: DevelopmentServers): string[] {
  return [shellUrl, ...Object.values(remotes)].map((url) => url.replace(/^http/, "ws"));
}

await listeningOrExit("PORT and HOST", site.listen({ port: config.PORT, host: config.HOST }));
console.log(JSON.stringify({ ready: "site", port: config.PORT }));

whenToldToStop(async () => {
  // Who downloads for longer than this has to ask again.
  setTimeout(() => process.exit(0), LEAVE_WITHIN_MS).unref();
  await leaving.begin();
  await site.close();
  process.exit(0);
});
