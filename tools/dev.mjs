/** `npm run dev`: every area with Fast Refresh. `npm run dev -w mfe-banking`: that one, the others as last released. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { installIfMissing } from "./install.mjs";
import { root, runTypeScript } from "./run.mjs";

const dataDir = resolve(root, process.env.DATA_DIR ?? ".data");
mkdirSync(dataDir, { recursive: true });
await installIfMissing();

const [area] = process.argv.slice(2);
console.log("Building what has changed …");
await runTypeScript("tools/prepare-cli.ts", { DATA_DIR: dataDir, KEEP_GOING: "1" });
await runTypeScript("tools/dev-cli.ts", { DATA_DIR: dataDir, NODE_ENV: "development" }, area ? [area] : []);
