/** `npm run dev`: every area with Fast Refresh. `npm run dev -w mfe-banking`: that one, the others as last released. */
import { argumentsOrExit } from "./start/arguments.mjs";
import { launch } from "./start/launch.mjs";
import { runTypeScript } from "./start/run.mjs";

const [area, ...more] = argumentsOrExit({ allowPositionals: true }).positionals;
if (more.length > 0) {
  console.error(`One area, or all: ${more.join(" ")} would not be watched.`);
  process.exit(1);
}

await launch(
  ({ port, apiPort, dataDir }) =>
    runTypeScript(
      "tools/start/dev-cli.ts",
      { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, NODE_ENV: "development" },
      area ? [area] : [],
    ),
  { KEEP_GOING: "1" },
);
