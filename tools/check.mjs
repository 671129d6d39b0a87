/** `npm run check`: the quick part, for every save-and-look. Types, lint with format and import boundaries, unused code, unit tests. */

import { runChecks, runJest } from "./checks.mjs";
import { installIfMissing } from "./install.mjs";

await installIfMissing();
const checks = await runChecks();
const units = await runJest(["browser", "node"]);
const failed = checks.failed + units.failed;
console.log(`\n${checks.passed + units.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
