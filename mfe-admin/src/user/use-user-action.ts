import { Refusal, toast } from "@lintel/portal";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { refreshAdmin } from "../lib/admin-queries";
import { useFailureText } from "../lib/failure-text";

/** Of these nothing is to be learnt about what is on the screen: any other refusal says that it has changed, or is gone. */
const SAYS_NOTHING = [400, 401, 403, 429];

export async function refreshAfterFailure(error: Error): Promise<void> {
  if (error instanceof Refusal && SAYS_NOTHING.includes(error.status)) return;
  await refreshAdmin();
}

/** The bank said no. Where nobody answered, or it had trouble of its own, what was asked may have been done all the same. */
function isDefinite(error: Error): boolean {
  return error instanceof Refusal && error.status < 500;
}

/** Whether something was done though its answer was lost, which the page that is loaded again shows; then it ends as any that was done. */
export function useCameAbout(error: Error | null, isAsWanted: boolean, finish: () => void): boolean {
  const hasComeAbout = error !== null && !isDefinite(error) && isAsWanted;
  const finishAfterAll = useEffectEvent(finish);
  useEffect(() => {
    if (hasComeAbout) finishAfterAll();
  }, [hasComeAbout]);
  return hasComeAbout;
}

/** One thing an admin does. Nothing is shown as done before the bank has said so, and then all that it changed is loaded again. */
export function useUserAction<Input = void, Answer = unknown>(
  call: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void,
  /** Where the words that all calls have would lead astray. */
  ownTextOf?: (error: Error) => string,
): UseMutationResult<Answer, Error, Input> {
  const textOf = useFailureText();

  return useMutation({
    mutationFn: call,
    onSuccess: async (answer) => {
      onDone(answer);
      await refreshAdmin();
    },
    onError: async (error) => {
      toast.error((ownTextOf ?? textOf)(error));
      await refreshAfterFailure(error);
    },
  });
}
