import { useMessages } from "@lintel/portal";
import { ProgressBar } from "@lintel/shared-ui";
import { messages } from "../messages";

const STEPS = 3;

/** "Step 2 of 3". */
export function useStepText(step: number): string {
  const t = useMessages(messages);
  return t("step", { step, total: STEPS });
}

export function LoginProgress({ step }: { step: number }) {
  return <ProgressBar step={step} of={STEPS} label={useStepText(step)} />;
}
