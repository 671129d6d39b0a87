import { Refusal } from "@lintel/portal";

export interface ManyOutcome {
  readonly done: number;
  /** Those that the bank refused, and why the first was. */
  readonly refused: number;
  readonly firstRefusal: unknown;
}

/**
 * One after the other, so that each is its own decision with its own line in the audit. A refusal stops only its own; when the
 * bank cannot be reached the rest is left as it is, and doing it again is harmless. Once the session has ended the rest counts as
 * refused: whoever signs in next has decided nothing.
 */
export async function changeMany(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<ManyOutcome> {
  let done = 0;
  let refused = 0;
  let firstRefusal: unknown = null;
  for (const id of ids) {
    try {
      await change(id);
      done += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused += 1;
      firstRefusal ??= error;
      if (error.status === 401) break;
    }
    onProgress(done + refused);
  }
  return { done, refused: ids.length - done, firstRefusal };
}
