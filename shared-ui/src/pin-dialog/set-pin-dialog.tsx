import { Button, Dialog } from "@lintel/shared-ui";
import { useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Actions } from "./pin-dialog";
import { focusPad, PIN_LENGTH, PIN_PAD_LABELS, PinPad, type PinPadLabels } from "./pin-pad";
import { usePinKeys } from "./use-pin-keys";

const Description = styled.p`
  color: var(--text-muted);
  text-align: center;
  text-wrap: balance;
`;

export interface SetPinDialogLabels {
  title: string;
  description: string;
  save: string;
  saving: string;
  cancel: string;
  close: string;
  invalid: string;
  easilyGuessed: string;
  pad: PinPadLabels;
}

const LABELS: SetPinDialogLabels = {
  title: "Set Your PIN",
  description: "You will use this PIN to approve transfers and cards.",
  save: "Save PIN",
  saving: "Saving…",
  cancel: "Cancel",
  close: "Close",
  invalid: "PIN must be 4 digits.",
  easilyGuessed: "This PIN is easy to guess. You may keep it, but a less regular one is safer.",
  pad: PIN_PAD_LABELS,
};

export interface SetPinDialogProps {
  pin: string;
  setPin: (pin: string) => void;
  onSubmit: () => void;
  /** Without it the dialog has no way out but a PIN: there is none yet, and nothing works before there is. */
  onCancel?: () => void;
  loading: boolean;
  /** Advice, never a refusal. */
  isEasilyGuessed?: boolean;
  /** Why it was not saved. */
  error?: string | null;
  labels?: SetPinDialogLabels;
}

export function SetPinDialog({
  pin,
  setPin,
  onSubmit,
  onCancel,
  loading,
  isEasilyGuessed = false,
  error = null,
  labels = LABELS,
}: SetPinDialogProps) {
  const descriptionId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isComplete = pin.length === PIN_LENGTH;
  /** Enter asked to save it: Save itself is out of reach. */
  const [isTooShort, setIsTooShort] = useState(false);
  const { submit, handleKeyDown } = usePinKeys({
    pin,
    setPin: handleDigits,
    isTaken: !loading,
    canSubmit: true,
    onSubmit: () => (isComplete ? onSubmit() : setIsTooShort(true)),
  });

  // Save has gone out of reach under the focus, with a cleared entry or a digit taken back: what is typed would reach nothing.
  useEffect(() => {
    if (isComplete || loading) return;
    if (document.activeElement?.matches("body, :disabled")) focusPad(body.current);
  }, [isComplete, loading]);

  function handleDigits(next: string) {
    setIsTooShort(false);
    setPin(next);
  }

  function handleCancel() {
    if (loading) return;
    setPin("");
    onCancel?.();
  }

  return (
    <Dialog
      open
      onClose={handleCancel}
      title={labels.title}
      size="s"
      dismissible={onCancel !== undefined}
      describedBy={descriptionId}
      onKeyDown={handleKeyDown}
      labels={labels}
      footer={
        <Actions>
          {onCancel && (
            <Button variant="secondary" disabled={loading} onClick={handleCancel}>
              {labels.cancel}
            </Button>
          )}
          <Button busy={loading} disabled={!loading && !isComplete} onClick={submit}>
            {loading ? labels.saving : labels.save}
          </Button>
        </Actions>
      }
    >
      <Description id={descriptionId}>{labels.description}</Description>
      <div ref={body} data-pad="">
        <PinPad
          pin={pin}
          setPin={handleDigits}
          onSubmit={submit}
          disabled={loading}
          error={loading ? null : isTooShort ? labels.invalid : error}
          advice={isEasilyGuessed ? labels.easilyGuessed : null}
          labels={labels.pad}
        />
      </div>
    </Dialog>
  );
}
