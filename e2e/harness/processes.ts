import { readdirSync, readFileSync } from "node:fs";
import type { Stack } from "./bank";

const PROGRAMS = { api: "api/dist/main.js", database: "/postgres" } as const;

/** Ends a program of this stack as a crash would, without a word to it. Told apart from other stacks by their environment. */
export function killHard(stack: Stack, program: keyof typeof PROGRAMS): void {
  const apiPort = new URL(stack.apiUrl).port;
  const own = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), command: read(pid, "cmdline"), environment: read(pid, "environ") }))
    .filter(({ environment }) => environment.split("\0").includes(`API_PORT=${apiPort}`));
  const victim = own.find(({ command }) =>
    (
      command.split("\0").find((word) => !word.startsWith("-") && !word.endsWith("node") && !word.endsWith(".mjs")) ??
      ""
    ).endsWith(PROGRAMS[program]),
  );
  if (!victim) throw new Error(`No ${program} of this stack is running.`);
  process.kill(victim.pid, "SIGKILL");
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
