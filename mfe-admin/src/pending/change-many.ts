import { Refusal } from "@lintel/portal";

interface ManyOutcome {
  readonly done: number;
  /** Why each of the others was refused. */
  readonly refusals: ReadonlyMap<string, Refusal>;
}

/**
 * One after the other, so that each is its own decision with its own line in the audit. A refusal stops only its own. When the bank
 * cannot be reached, has no time or has been asked too much, the rest is left as it is: of this one nobody may know, and doing it again is harmless.
 * Once the session has ended the rest counts as refused: whoever signs in next has decided nothing.
 */
export async function changeMany(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<ManyOutcome> {
  const refusals = new Map<string, Refusal>();
  let over: Refusal | null = null;
  for (const [index, id] of ids.entries()) {
    if (over) {
      refusals.set(id, over);
      continue;
    }
    try {
      await change(id);
    } catch (error) {
      if (!(error instanceof Refusal) || [429, 503].includes(error.status)) throw error;
      refusals.set(id, error);
      if (error.status === 401) over = error;
    }
    onProgress(index + 1);
  }
  return { done: ids.length - refusals.size, refusals };
}
