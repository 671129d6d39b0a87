/** `node --import ./tools/typescript.mjs file.ts`: our own TypeScript runs as it is written, and nobody else's code is touched. */
import { register } from "node:module";

register("./typescript-hooks.mjs", import.meta.url);
