import { rspack } from "@rspack/core";
import { RspackDevServer } from "@rspack/dev-server";
import { signingKey } from "../../site/src/releases/signing";
import { type App, definitionOf, findApps } from "../build/apps";
import { freePort } from "./ports.mjs";
import { startBank } from "./start-bank.mjs";

const dataDir = process.env.DATA_DIR ?? ".data";
const [port, apiPort] = [Number(process.env.PORT), Number(process.env.API_PORT)];
const [only] = process.argv.slice(2);

/** Serves an app as its sources are now, and tells the page what has changed. */
async function serve(app: App, publicPath: string, defines: Readonly<Record<string, unknown>>): Promise<string> {
  const define = await definitionOf(app);
  const own = await freePort();
  const compiler = rspack(define({ isDevelopment: true, path: publicPath, defines }));
  const server = new RspackDevServer(
    {
      port: own,
      host: "localhost",
      hot: true,
      liveReload: app.kind === "host",
      static: false,
      // The site asks for a file by its bare name; the browser asks the site.
      devMiddleware: { publicPath: "/" },
      client: { webSocketURL: `ws://localhost:${own}/ws`, overlay: false, logging: "warn" },
      allowedHosts: "all",
      // It would end this process at a Ctrl-C while the bank is still being stopped in its order.
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  console.log(`  watching ${app.name}`);
  return `http://localhost:${own}`;
}

const apps = await findApps();
const areas = apps.filter(({ kind }) => kind === "remote");
const remotes = areas.filter(({ name }) => only === undefined || name === only);
if (remotes.length === 0) {
  console.error(`There is no area called ${only}. There are: ${areas.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}
const shell = apps.find(({ kind }) => kind === "host");
if (!shell) throw new Error("There is no shell.");

const key = await signingKey(dataDir);
const shellUrl = await serve(shell, "/shell/dev/", { REGISTRY_PUBLIC_KEY: key.publicKey });
const urls: Record<string, string> = {};
for (const remote of remotes) urls[remote.name] = await serve(remote, `/remotes/${remote.name}/dev/`, {});

await startBank({ port, apiPort, dataDir, environment: { DEV_SERVERS: JSON.stringify({ shellUrl, remotes: urls }) } });
