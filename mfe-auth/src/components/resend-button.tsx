import { useMessages } from "@lintel/portal";
import { announce, Button } from "@lintel/shared-ui";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { useSecondsLeft } from "../lib/seconds-left";
import { messages } from "../messages";

interface ResendButtonProps {
  /** Until when another code may not be asked for. */
  lockedUntil: number;
  isPending: boolean;
  onResend: () => void;
  /** Where the code goes, and the keyboard when the button locks under it. */
  codeField: RefObject<HTMLInputElement | null>;
}

export function ResendButton({ lockedUntil, isPending, onResend, codeField }: ResendButtonProps) {
  const t = useMessages(messages);
  const seconds = useSecondsLeft(lockedUntil);
  const isLocked = seconds > 0;
  const wasLocked = useRef(isLocked);
  const button = useRef<HTMLButtonElement>(null);

  // Before the browser draws it: a disabled button loses the focus then. Who went on to another field stays there.
  useLayoutEffect(() => {
    if (isLocked && document.activeElement === button.current) codeField.current?.focus();
  }, [isLocked, codeField]);

  useEffect(() => {
    if (wasLocked.current && !isLocked) announce(t("resendReady"));
    wasLocked.current = isLocked;
  }, [isLocked, t]);

  return (
    <Resend ref={button} variant="quiet" size="s" disabled={isLocked} busy={isPending} onClick={onResend}>
      {isLocked ? t("resendIn", { seconds }) : t("resendOtp")}
    </Resend>
  );
}

/* Waiting is its ordinary state: a grey block that says so would look like the next thing to press. */
const Resend = styled(Button)`
  margin-inline: -12px;
  font-variant-numeric: tabular-nums;
  &:disabled {
    background: transparent;
    color: var(--text-muted);
  }
`;
