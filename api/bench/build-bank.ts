import { findApps } from "../../tools/build/apps";
import { buildIfStale } from "../../tools/build/build";
import { withBuildLock } from "../../tools/build/lock";

/** Builds the bank's programs, unless they are of the very same sources already. */
const app = (await findApps()).find(({ name }) => name === "api");
if (!app) throw new Error("The bank's programs are not where they were.");
await withBuildLock(app, () => buildIfStale(app, {}));
