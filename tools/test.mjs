/** `npm test`: every check the project has, from a fresh clone. The last line counts them. */
import { runChecks, runJest, runJourneys } from "./checks.mjs";
import { installIfMissing } from "./install.mjs";

await installIfMissing();
// Imported late: it needs what has just been installed.
const { chromiumIfMissing } = await import("./chromium.mjs");
chromiumIfMissing();

const results = [await runChecks(), await runJest(["browser", "node"]), await runJest(["api"]), await runJourneys()];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
