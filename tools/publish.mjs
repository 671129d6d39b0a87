/** `npm run publish -w mfe-banking`: npm stands in the package's folder, whose name says what is published. */
import { basename } from "node:path";
import { runReleases } from "./releases.mjs";

await runReleases(["publish", basename(process.cwd()), ...process.argv.slice(2)]);
