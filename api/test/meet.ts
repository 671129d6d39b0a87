import { setTimeout as sleep } from "node:timers/promises";

/**
 * Has two calls come at the same moment, in many rounds. Which takes longer, and by how much, depends on the machine and is found out on the way:
 * who came first waits longer in the next round. Each is given its wait; told is whether the first of them came first.
 */
export async function meet(
  rounds: number,
  play: (first: () => Promise<void>, second: () => Promise<void>) => Promise<boolean>,
): Promise<void> {
  let waitMs = 0;
  let stepMs = 1;
  let wasFirst: boolean | undefined;
  for (let round = 0; round < rounds; round++) {
    const [first, second] = [Math.max(0, waitMs), Math.max(0, -waitMs)];
    const isFirst = await play(
      () => sleep(first),
      () => sleep(second),
    );
    stepMs = wasFirst === undefined || wasFirst === isFirst ? stepMs * 1.5 : Math.max(1, stepMs / 2);
    waitMs += isFirst ? stepMs : -stepMs;
    wasFirst = isFirst;
  }
}
