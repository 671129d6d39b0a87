import type { ChildProcess } from "node:child_process";

/** Waits for words of a program. One that ends without them fails, with all that it said. */
export function said(program: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((done, failed) => {
    let text = "";
    const listen = (chunk: Buffer) => {
      text += chunk.toString("utf8");
      const found = words.exec(text);
      if (found) done(found);
    };
    program.stdout?.on("data", listen);
    program.stderr?.on("data", listen);
    program.once("exit", () => failed(new Error(`${program.spawnargs.join(" ")} ended:\n${text}`)));
  });
}

/** Ends a program and waits until it has. What has ended by itself is left as it is. */
export async function stopped(
  program: ChildProcess | null | undefined,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<number | null> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return program?.exitCode ?? null;
  const ended = new Promise<number | null>((done) => program.once("exit", (code) => done(code)));
  program.kill(signal);
  return ended;
}

const undoings: (() => unknown)[] = [];

/**
 * What a command has on this machine while it runs is undone also where somebody stops it in the middle, the newest first. Once, however often it
 * is told: a Ctrl-C comes from the terminal and from npm.
 */
export function undoneWhenStopped(undo: () => unknown): void {
  if (undoings.push(undo) > 1) return;
  let isTold = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (isTold) return;
      isTold = true;
      // What the command is at fails now, and nobody wants to read of it.
      process.on("uncaughtException", () => undefined);
      for (const undo of undoings.toReversed()) await undo();
      process.exit(1);
    });
  }
}
