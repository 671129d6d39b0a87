import { announce, Banner, Button, Dialog } from "@lintel/shared-ui";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import styled from "styled-components";
import { LockedOut } from "./locked-out";
import { focusPad, PIN_LENGTH, PIN_PAD_LABELS, PinPad, type PinPadLabels } from "./pin-pad";
import { usePinError } from "./use-pin-error";
import { usePinKeys } from "./use-pin-keys";

const SUSPENDED_FOR_MS = 5000;

const Description = styled.p`
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
`;

/* Beside each other while their words fit: in letters twice as large the wider one would be cut at the dialog's edge. */
export const Actions = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 12px;
  overflow-wrap: break-word;

  /* In two lines, "Wird gespeichert …" would move the keys on a phone while somebody waits. */
  > * {
    padding-inline: 8px;
  }
  > :first-child {
    flex: 2 1 0;
  }
  > :last-child {
    flex: 3 1 0;
  }
`;

export interface PinDialogLabels {
  confirm: string;
  confirming: string;
  cancel: string;
  close: string;
  suspended: string;
  pad: PinPadLabels;
}

const LABELS: PinDialogLabels = {
  confirm: "Confirm",
  confirming: "Confirming…",
  cancel: "Cancel",
  close: "Close",
  suspended: "Your account is suspended. Please contact support.",
  pad: PIN_PAD_LABELS,
};

export interface PinDialogProps {
  pin: string;
  setPin: (pin: string) => void;
  onSubmit: () => void;
  /** The entry has been cleared by then. */
  onCancel: () => void;
  /** The request is on its way: nothing can be typed, sent twice or waved away. */
  loading: boolean;
  description?: string;
  title?: ReactNode;
  /** What is being agreed to: amount, recipient, account. */
  summary?: ReactNode;
  /** What was wrong with the PIN. Clears the entry and is shown for 2.5 seconds. */
  error?: string | null;
  /** Takes the keypad away, says why, and closes after 5 seconds, which begin once no request is on its way. */
  suspended?: boolean;
  /** Too many wrong PINs: takes the keypad away and says until when. */
  locked?: ReactNode;
  /** A word above the keypad, such as being offline. */
  notice?: ReactNode;
  /** Confirm waits although the PIN is complete. */
  blocked?: boolean;
  danger?: boolean;
  labels?: PinDialogLabels;
}

/** The last step before money moves: shows what was asked for and takes the PIN. */
export function PinDialog({
  pin,
  setPin,
  onSubmit,
  onCancel,
  loading,
  description = "Enter your 4-Digit PIN to confirm.",
  title = "Confirm with your PIN",
  summary,
  error = null,
  suspended = false,
  locked,
  notice,
  blocked = false,
  danger = false,
  labels = LABELS,
}: PinDialogProps) {
  const summaryId = useId();
  const descriptionId = useId();
  const body = useRef<HTMLDivElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const wrong = usePinError(loading ? null : error, pin, setPin);
  const isTaken = !suspended && !locked;
  const isComplete = pin.length === PIN_LENGTH;
  const canConfirm = isTaken && isComplete && !blocked;
  const { submit, handleKeyDown } = usePinKeys({
    pin,
    setPin,
    isTaken: isTaken && !loading,
    canSubmit: !blocked,
    // Enter before the last digit: whoever cannot see the dots hears why nothing is confirmed.
    onSubmit: () => (isComplete ? onSubmit() : announce(labels.pad.progress(pin.length, PIN_LENGTH))),
  });

  function handleCancel() {
    setPin("");
    onCancel();
  }

  const cancel = useEffectEvent(handleCancel);
  useEffect(() => {
    // What is under way decides first: closed before its answer, the dialog would take it for cancelled.
    if (!suspended || loading) return;
    const timer = setTimeout(() => cancel(), SUSPENDED_FOR_MS);
    return () => clearTimeout(timer);
  }, [suspended, loading]);

  // The keypad went away or Confirm out of reach under the focus: neither Escape nor a digit would be heard any more.
  useEffect(() => {
    if (canConfirm || loading || !document.activeElement?.matches("body, :disabled")) return;
    if (isTaken) focusPad(body.current);
    else wayOut.current?.focus();
  }, [canConfirm, isTaken, loading]);

  return (
    <Dialog
      open
      onClose={() => {
        if (!loading) handleCancel();
      }}
      title={title}
      size="s"
      summary={summary && <div id={summaryId}>{summary}</div>}
      // The focus begins on the keypad, below what is agreed to: that is heard first all the same.
      {...(isTaken && { describedBy: summary ? `${summaryId} ${descriptionId}` : descriptionId })}
      onKeyDown={handleKeyDown}
      labels={labels}
      footer={
        <Actions>
          <Button
            ref={wayOut}
            variant="secondary"
            disabled={loading}
            data-autofocus={isTaken ? undefined : ""}
            onClick={handleCancel}
          >
            {labels.cancel}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            busy={loading}
            disabled={!loading && !canConfirm}
            onClick={submit}
          >
            {loading ? labels.confirming : labels.confirm}
          </Button>
        </Actions>
      }
    >
      {notice && (
        // The toast that comes with it is outside of the dialog, where nothing is heard.
        <Banner tone="warning" role="alert">
          {notice}
        </Banner>
      )}
      {suspended || locked ? (
        <LockedOut countdownMs={suspended && !loading ? SUSPENDED_FOR_MS : null}>
          {suspended ? labels.suspended : locked}
        </LockedOut>
      ) : (
        <>
          <Description id={descriptionId}>{description}</Description>
          <div ref={body} data-noticed={notice ? "" : undefined}>
            <PinPad pin={pin} setPin={setPin} onSubmit={submit} disabled={loading} error={wrong} labels={labels.pad} />
          </div>
        </>
      )}
    </Dialog>
  );
}
