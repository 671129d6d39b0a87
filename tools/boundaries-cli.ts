import { root } from "./apps";
import { importsUnder, violationsIn } from "./boundaries";

const violations = violationsIn(await importsUnder(root));
for (const { file, specifier, sentence } of violations)
  console.error(`${file}\n  imports "${specifier}"\n  ${sentence}\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
