/** `npm start`: from a fresh clone to a running bank. */
import { launch } from "./launch.mjs";
import { startBank } from "./start-bank.mjs";

await launch(startBank);
