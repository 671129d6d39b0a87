/** `npm run check`: what can be known without a database and without a browser, before every commit. */
import { inPlace, QUICK, runAll } from "./checks/steps.mjs";
import { argumentsOrExit } from "./start/arguments.mjs";
import { installIfMissing } from "./start/install.mjs";

argumentsOrExit({});
await inPlace(installIfMissing);
const { passed, failed } = await runAll(QUICK, 2);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
