import { importsUnder, violationsIn } from "./boundaries";
import { root } from "./build/apps";

const violations = violationsIn(await importsUnder(root));
for (const { file, specifier, sentence } of violations)
  console.error(`${file}\n  imports "${specifier}"\n  ${sentence}\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
