import { root } from "../../build/apps";
import { unusedIn } from "./unused";

const unused = await unusedIn(root);
for (const { file, sentence } of unused) console.error(`${file}\n  ${sentence}\n`);
process.exitCode = unused.length === 0 ? 0 : 1;
