import { useMessages } from "@lintel/portal";
import { Banner, VisuallyHidden } from "@lintel/shared-ui";
import { useState } from "react";
import type { Failure } from "../lib/failure";
import { useSecondsLeft } from "../lib/seconds-left";
import { messages } from "../messages";

interface FailureNoteProps {
  failure: Failure;
  /** A second line: what to do about it. */
  help?: string | undefined;
}

/** The bank's no beside the button, with the time left where waiting helps. */
export function FailureNote({ failure, help }: FailureNoteProps) {
  const t = useMessages(messages);
  // The toast mostly reads out what the bank said. When nobody answered, it says less than this does and may not even load.
  const role = failure.code === null || failure.isUnsaid ? "alert" : "none";
  const more = failure.retryAt === null ? help : <Wait key={failure.retryAt} until={failure.retryAt} />;

  return (
    <Banner tone="negative" role={role} more={more}>
      {failure.textIn(t)}
    </Banner>
  );
}

/** Counts down for the eye alone: read out every second it would drown everything else. */
function Wait({ until }: { until: number }) {
  const t = useMessages(messages);
  const left = useSecondsLeft(until);
  const [atFirst] = useState(left);

  const words = (seconds: number) => {
    if (seconds === 0) return t("againNow");
    return seconds < 90
      ? t("againInSeconds", { count: seconds })
      : t("againInMinutes", { count: Math.ceil(seconds / 60) });
  };

  return (
    <>
      <VisuallyHidden>{words(atFirst)}</VisuallyHidden>
      <span aria-hidden="true">{words(left)}</span>
    </>
  );
}
