/** `npm start`: from a fresh clone to a running bank. Plain JavaScript, because it runs before anything is installed. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { installIfMissing } from "./install.mjs";
import { isTaken } from "./ports.mjs";
import { root, runTypeScript } from "./run.mjs";
import { Plain, startBank } from "./start-bank.mjs";

const port = Number(process.env.PORT ?? 3000);
const dataDir = resolve(root, process.env.DATA_DIR ?? ".data");

try {
  if (await isTaken(port)) {
    throw new Plain(`Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`);
  }
  mkdirSync(dataDir, { recursive: true });
  await installIfMissing();
  console.log("Building what has changed …");
  await runTypeScript("tools/prepare-cli.ts", { DATA_DIR: dataDir });
  await startBank({ port, dataDir });
} catch (error) {
  console.error(`\n${sentenceFor(error)}`);
  process.exit(1);
}

function sentenceFor(error) {
  if (error instanceof Plain) return error.message;
  if (error?.code === "EACCES" || error?.code === "EPERM") return `No permission to write ${error.path ?? dataDir}.`;
  if (error?.code === "ENOSPC") return "The disk is full: the bank needs about 500 MB.";
  if (error?.isTold) return "It could not be started; the reason is above.";
  return `It could not be started: ${error instanceof Error ? error.message : String(error)}`;
}
