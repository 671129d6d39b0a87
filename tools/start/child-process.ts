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
