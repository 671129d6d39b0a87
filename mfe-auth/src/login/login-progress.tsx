import { useMessages } from "@lintel/portal";
import { ProgressBar } from "@lintel/shared-ui";
import { messages } from "../messages";

const STEPS = 3;

export function LoginProgress({ step }: { step: number }) {
  const t = useMessages(messages);
  return <ProgressBar step={step} of={STEPS} label={t("step", { step, total: STEPS })} />;
}
