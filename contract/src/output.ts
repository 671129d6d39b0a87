import { writeSync } from "node:fs";

/**
 * Writes to an output of this process. Node's own would wait, and all calls with it, until a full disk has room again or a reader goes on, or end
 * the process where the reader is gone: what is not taken at once is left out.
 */
export function writerTo(output: NodeJS.WriteStream & { fd: number }): (text: string) => void {
  // Asked for at all, Node makes a pipe one that refuses instead of waiting. What it cannot write itself must end nothing either.
  output.on("error", () => {});
  return (text) => {
    try {
      writeSync(output.fd, text);
    } catch {}
  };
}
