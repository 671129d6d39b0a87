export interface Chore {
  /** Resolves once nothing is under way any more. */
  stop(): Promise<void>;
}

/** Works again and again, with a pause after each round, until it is stopped. What goes wrong in a round is told by the work itself. */
export function startChore(work: () => Promise<void>, pauseMs: number): Chore {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const next = () => {
    round = work().then(() => {
      if (!stopped) timer = setTimeout(next, pauseMs);
    });
  };
  next();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
