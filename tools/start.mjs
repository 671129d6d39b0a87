/** `npm start`: from a fresh clone to a running bank. */
import { argumentsOrExit } from "./start/arguments.mjs";
import { launch } from "./start/launch.mjs";
import { startBank } from "./start/start-bank.mjs";

argumentsOrExit({});
await launch(startBank);
