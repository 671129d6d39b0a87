import { join } from "node:path";
import { findApps, root } from "../../tools/build/apps";
import { buildIfStale } from "../../tools/build/build";
import { withLock } from "../../tools/build/lock";

/** Builds the bank's programs, unless they are of the very same sources already. */
const app = (await findApps()).find(({ name }) => name === "api");
if (!app) throw new Error("The bank's programs are not where they were.");
await withLock(join(root, ".cache", "locks", app.name), () => buildIfStale(app, {}));
