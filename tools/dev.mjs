/** `npm run dev`: every area with Fast Refresh. `npm run dev -w mfe-banking`: that one, the others as last released. */
import { launch } from "./start/launch.mjs";
import { runTypeScript } from "./start/run.mjs";

const [area] = process.argv.slice(2);

await launch(
  ({ port, apiPort, dataDir }) =>
    runTypeScript(
      "tools/start/dev-cli.ts",
      { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, NODE_ENV: "development" },
      area ? [area] : [],
    ),
  { KEEP_GOING: "1" },
);
