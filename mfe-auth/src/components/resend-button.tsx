import { useMessages } from "@lintel/portal";
import { announce, Button } from "@lintel/shared-ui";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { useSecondsLeft } from "../lib/seconds-left";
import { messages } from "../messages";

interface ResendButtonProps {
  /** Until when another code may not be asked for. */
  lockedUntil: number;
  isPending: boolean;
  onResend: () => void;
}

export function ResendButton({ lockedUntil, isPending, onResend }: ResendButtonProps) {
  const t = useMessages(messages);
  const seconds = useSecondsLeft(lockedUntil);
  const isLocked = seconds > 0;
  const wasLocked = useRef(isLocked);

  useEffect(() => {
    if (wasLocked.current && !isLocked) announce(t("resendReady"));
    wasLocked.current = isLocked;
  }, [isLocked, t]);

  return (
    <Resend variant="quiet" size="s" disabled={isLocked} busy={isPending} onClick={onResend}>
      {isLocked ? t("resendIn", { seconds }) : t("resendOtp")}
    </Resend>
  );
}

/* Waiting is its ordinary state: a grey block that says so would look like the next thing to press. */
const Resend = styled(Button)`
  margin-inline: -12px;
  font-variant-numeric: tabular-nums;
  &&:disabled {
    background: transparent;
    color: var(--text-muted);
  }
`;
