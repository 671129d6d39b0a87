import { prepare } from "./prepare";
await prepare(process.env.DATA_DIR ?? ".data");
