import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { installIfMissing } from "./install.mjs";
import { chosenPort } from "./ports.mjs";
import { Plain, root, runTypeScript } from "./run.mjs";

/**
 * From a fresh clone to what `start` runs. Plain JavaScript, because it runs before anything is installed.
 * @param {(place: { port: number, apiPort: number, dataDir: string }) => Promise<void>} start
 */
export async function launch(start, environment = {}) {
  const dataDir = resolve(root, process.env.DATA_DIR || ".data");
  const { HOST = "", RELEASE_STORE } = process.env;
  try {
    // As fe80::1%eth0 does. No address of a page can say so.
    if (HOST.includes("%")) throw new Plain(`HOST takes an address without an interface, not ${HOST}.`);
    const port = await chosenPort("PORT", 3000);
    // The site would serve whatever answers there.
    const apiPort = await chosenPort("API_PORT", 0);
    if (apiPort === port) throw new Plain(`PORT and API_PORT are both ${port}: each needs one of its own.`);
    makeFolder("DATA_DIR", dataDir);
    // Here, where it is said in a sentence: the store makes its folders in Node's own way.
    if (RELEASE_STORE && !RELEASE_STORE.includes("://")) makeFolder("RELEASE_STORE", resolve(root, RELEASE_STORE));
    // One that is there and somebody else's would end the build with a stack.
    accessSync(dataDir, constants.W_OK);
    await installIfMissing();
    const built = runTypeScript("tools/build/prepare-cli.ts", { DATA_DIR: dataDir, ...environment });
    // Told once it can be stopped: until then a signal would end this and leave the build to itself.
    console.log("Building what has changed …");
    await built;
    await start({ port, apiPort, dataDir });
  } catch (error) {
    console.error(`\n${sentenceFor(error, dataDir)}`);
    process.exit(1);
  }
}

/** One after the other: where the system takes no folder from anybody, as in /proc, Node's own way of making them all tries for ever. */
function makeFolder(variable, folder) {
  if (!existsSync(dirname(folder))) makeFolder(variable, dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === "EEXIST" && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    if (error.code === "EEXIST") throw new Plain(`${variable} takes a folder, which ${folder} is not.`);
    if (error.code === "ENOTDIR") throw new Plain(`${variable} takes a folder, which ${dirname(folder)} is not.`);
    if (error.code === "ENOENT") throw new Plain(`No folder can be made at ${folder}.`);
    throw error;
  }
}

function sentenceFor(error, dataDir) {
  if (error instanceof Plain) return error.message;
  if (["EACCES", "EPERM", "EROFS"].includes(error?.code)) return `No permission to write ${error.path ?? dataDir}.`;
  if (error?.code === "ENOSPC")
    return "The disk is full, or out of inodes (df -i): the bank needs about 500 MB in 2,500 files.";
  if (error?.isStopped) return "Stopped.";
  if (error?.isTold) return "It could not be started; the reason is above.";
  return `It could not be started: ${error instanceof Error ? error.message : String(error)}`;
}
