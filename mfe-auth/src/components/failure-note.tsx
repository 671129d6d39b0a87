import { useMessages } from "@lintel/portal";
import { announce, Banner, VisuallyHidden } from "@lintel/shared-ui";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Failure } from "../lib/failure";
import { useSecondsLeft } from "../lib/seconds-left";
import { messages } from "../messages";

interface FailureNoteProps {
  failure: Failure;
  /** A second line: what to do about it. */
  help?: ReactNode;
}

/** The bank's no beside the button, with the time left where waiting helps. */
export function FailureNote({ failure, help }: FailureNoteProps) {
  const t = useMessages(messages);
  // The toast mostly reads out what the bank said. When nobody answered, it says less than this does and may not even load.
  const role = failure.code === null || failure.isUnsaid ? "alert" : "none";
  const more =
    failure.retryAt === null ? help : <Wait key={failure.retryAt} until={failure.retryAt} isRead={role === "alert"} />;

  return (
    <Banner tone="negative" role={role} more={more}>
      {failure.textIn(t)}
    </Banner>
  );
}

interface WaitProps {
  until: number;
  /** With the note that it is part of. */
  isRead: boolean;
}

/** Counts seconds for the eye alone: read out, they would drown everything else. Who comes upon it hears it to ten seconds. */
function Wait({ until, isRead }: WaitProps) {
  const t = useMessages(messages);
  const left = useSecondsLeft(until);
  const [atFirst] = useState(left);

  const words = (seconds: number) => {
    if (seconds === 0) return t("againNow");
    return seconds < 90
      ? t("againInSeconds", { count: seconds })
      : t("againInMinutes", { count: Math.ceil(seconds / 60) });
  };

  const isOver = left === 0;
  const say = useEffectEvent((isEnd: boolean) => {
    if (isEnd || !isRead) announce(words(left));
  });
  // How long when it begins, and that it is over.
  useEffect(() => say(isOver), [isOver]);

  return (
    <>
      <VisuallyHidden aria-live="off">{words(Math.min(atFirst, Math.ceil(left / 10) * 10))}</VisuallyHidden>
      <span aria-hidden="true">{words(left)}</span>
    </>
  );
}
