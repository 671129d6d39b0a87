const A_MINUTE_MS = 60_000;

/** Prints so many lines a minute, and of the others how many there were: what each request has to say would hide all else, and fill the disk. */
export function linesUpTo(most: number, print: (line: string) => void, what: string): (line: string) => void {
  let minute = 0;
  let lines = 0;
  return (line) => {
    const now = Math.floor(performance.now() / A_MINUTE_MS);
    if (now !== minute) {
      if (lines > most) print(`site: ${lines - most} more ${what} were not printed`);
      minute = now;
      lines = 0;
    }
    lines++;
    if (lines <= most) print(line);
  };
}

/** Something failed that may fail for every request. */
export const complain = linesUpTo(60, (line) => console.error(line), "failures");
