import { Refusal, toast } from "@lintel/portal";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { refreshAdmin } from "../lib/admin-queries";
import { useFailureText } from "../lib/failure-text";

/** Of these nothing is to be learnt about what is on the screen: any other refusal says that it has changed, or is gone. */
const SAYS_NOTHING = [400, 401, 403, 429];

export async function refreshAfterFailure(error: Error): Promise<void> {
  if (error instanceof Refusal && SAYS_NOTHING.includes(error.status)) return;
  await refreshAdmin();
}

/** Nobody answered, or the bank had trouble of its own: what was asked may have been done all the same, and the page that is loaded again shows it. */
export function isUnclear(error: Error | null): boolean {
  return error !== null && !(error instanceof Refusal && error.status < 500);
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
