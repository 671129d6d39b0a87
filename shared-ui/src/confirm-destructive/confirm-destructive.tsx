import { Banner, Button, Checkbox, Dialog, TextField } from "@lintel/shared-ui";
import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import styled from "styled-components";

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Lost = styled.div`
  display: grid;
  gap: 8px;
`;

export interface ConfirmDestructiveProps {
  open: boolean;
  /** A question that names the thing: "Delete Amara Okafor?". */
  title: ReactNode;
  /** What is lost. */
  children: ReactNode;
  /** The verb: "Delete user". */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  error?: string | null;
  /** Opens the way only once exactly this has been typed. */
  typeToConfirm?: { label: string; text: string };
  /** Opens the way only once this has been ticked. */
  checkToConfirm?: string;
  /** Takes the focus once it is done: the button that asked goes away with what it deleted. */
  focusWhenDone?: RefObject<HTMLElement | null>;
  labels?: { cancel: string; close: string };
}

/** For what cannot be taken back. Cancel has the focus, and the danger button says the verb. */
export function ConfirmDestructive(props: ConfirmDestructiveProps) {
  return props.open ? <Confirm {...props} /> : null;
}

/** It exists only while it is open, so nothing typed or ticked stands there the next time. */
function Confirm({
  title,
  children,
  confirmLabel,
  onConfirm,
  onCancel,
  busy = false,
  error,
  typeToConfirm,
  checkToConfirm,
  focusWhenDone,
  labels = { cancel: "Cancel", close: "Close" },
}: ConfirmDestructiveProps) {
  const [typed, setTyped] = useState("");
  const [checked, setChecked] = useState(false);
  const lostId = useId();
  const formId = useId();
  const returnFocus = useRef<HTMLElement>(null);
  const isReady = (!typeToConfirm || typed.trim() === typeToConfirm.text) && (checkToConfirm === undefined || checked);

  function close() {
    if (busy) return;
    returnFocus.current = null;
    onCancel();
  }

  function confirm() {
    if (!isReady || busy) return;
    returnFocus.current = focusWhenDone?.current ?? null;
    onConfirm();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      size="s"
      role="alertdialog"
      describedBy={lostId}
      returnFocus={returnFocus}
      labels={labels}
      footer={
        <>
          <Button variant="secondary" data-autofocus="" disabled={busy} onClick={close}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} disabled={!isReady && !busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Lost id={lostId}>{children}</Lost>
        {typeToConfirm && (
          <TextField
            label={typeToConfirm.label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
        {checkToConfirm !== undefined && (
          <Checkbox label={checkToConfirm} checked={checked} onChange={(event) => setChecked(event.target.checked)} />
        )}
        {error && <Banner tone="negative">{error}</Banner>}
      </Form>
    </Dialog>
  );
}
