/** `npm test`: every check the project has. The last line is the result. */
import { haveChromium } from "./browser/chromium.mjs";
import { inPlace, QUICK, runAll, SLOW } from "./checks/steps.mjs";
import { argumentsOrExit } from "./start/arguments.mjs";
import { installIfMissing } from "./start/install.mjs";

argumentsOrExit({});
await inPlace(installIfMissing, haveChromium);
const quick = await runAll(QUICK, 2);
// One after the other: each of these has a database or a browser to itself.
const slow = await runAll(SLOW, 1, { isLoud: true });
const passed = quick.passed + slow.passed;
const failed = quick.failed + slow.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
