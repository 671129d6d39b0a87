/** `npm start`: from a fresh clone to a running bank. */
import { launch } from "./start/launch.mjs";
import { startBank } from "./start/start-bank.mjs";

await launch(startBank);
