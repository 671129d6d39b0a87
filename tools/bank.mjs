/** `npm run backup -- FILE`, and the other commands of the bank itself, which a build has left here. */
import { existsSync } from "node:fs";

const program = new URL("../api/dist/cli.js", import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  console.error("The bank is not built here yet: `npm start` builds it.");
  process.exitCode = 1;
}
