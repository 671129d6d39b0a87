import { root } from "../../build/apps";
import { untrueIn } from "./claims";

const untrue = await untrueIn(root);
for (const { document, sentence } of untrue) console.error(`${document}\n  ${sentence}\n`);
process.exitCode = untrue.length === 0 ? 0 : 1;
