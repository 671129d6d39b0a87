import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How a stand-in was called, and what its file looked like before and after it wrote. */
export interface ToolCall {
  program: string;
  args: string[];
  env: Record<string, string>;
  mode: number | null;
}

const SOURCE = `#!${process.execPath}
const { appendFileSync, existsSync, statSync, writeFileSync } = require("node:fs");
const { basename } = require("node:path");
const program = basename(process.argv[1]);
const args = process.argv.slice(2);
if (args[0] === "--version") {
  console.log(program + " (PostgreSQL) " + (process.env.STAND_IN_VERSION || "99.1"));
  process.exit(0);
}
const file = args.find((arg) => arg.startsWith("--file="))?.slice("--file=".length);
if (file) writeFileSync(file, "PGDMP, half of it");
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("PG")));
const mode = file ? statSync(file).mode & 0o777 : null;
appendFileSync(process.env.STAND_IN_RECORD, JSON.stringify({ program, args, env, mode }) + "\\n");
while (existsSync(process.env.STAND_IN_HELD_BY || "")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
if (process.env.STAND_IN_FAILS) {
  process.stderr.write(program + ": error: the server went away\\n");
  process.exit(1);
}
if (file) writeFileSync(file, "PGDMP, all of it");
`;

/** Programs that are called like PostgreSQL's own and do nothing but write down how: those of a server's version are seldom at hand. */
export function standIns(folder: string): { path: string; environment: Record<string, string>; calls(): ToolCall[] } {
  const path = join(folder, "stand-ins");
  const record = join(folder, "calls");
  mkdirSync(path);
  for (const program of ["pg_dump", "pg_restore"]) {
    writeFileSync(join(path, program), SOURCE);
    chmodSync(join(path, program), 0o755);
  }
  return {
    path,
    environment: { PATH: path, STAND_IN_RECORD: record },
    calls: () =>
      existsSync(record)
        ? readFileSync(record, "utf8")
            .split("\n")
            // The last one is not written yet.
            .slice(0, -1)
            .map((line) => JSON.parse(line) as ToolCall)
        : [],
  };
}
