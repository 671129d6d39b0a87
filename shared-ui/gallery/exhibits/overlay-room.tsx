import { Button, Dialog, ToastIcon, ToastViewport } from "@lintel/shared-ui";
import {
  ConfirmDestructive,
  Money,
  PinDialog,
  type PinDialogProps,
  SetPinDialog,
  type SetPinDialogProps,
  TransactionDetails,
} from "@lintel/shared-ui/bank";
import { type ReactNode, useEffect, useState } from "react";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { Row } from "./row";
import { WIRE } from "./sample-transactions";

type Overlay = (onClose: () => void) => ReactNode;

function Pin({ start = "", ...props }: { start?: string } & Omit<PinDialogProps, "pin" | "setPin" | "onSubmit">) {
  const [pin, setPin] = useState(start);
  return <PinDialog onSubmit={props.onCancel} pin={pin} setPin={setPin} {...props} />;
}

function SetPin({ start = "", ...props }: { start?: string } & Omit<SetPinDialogProps, "pin" | "setPin" | "onSubmit">) {
  const [pin, setPin] = useState(start);
  return <SetPinDialog onSubmit={() => {}} pin={pin} setPin={setPin} {...props} />;
}

function Toasts() {
  useEffect(() => {
    toast.success("PIN saved successfully.");
    toast.error("Failed to send OTP");
    toast.info("Logging out...");
    return () => toast.dismiss();
  }, []);
  return (
    <ToastViewport>
      <ToastContainer autoClose={false} icon={({ type }) => <ToastIcon type={type} />} />
    </ToastViewport>
  );
}

/** Shown one at a time: a modal dialog makes the rest of the page inert. */
const OVERLAYS: Record<string, Overlay> = {
  dialog: (onClose) => (
    <Dialog
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            Close
          </Button>
          <Button>Print Receipt</Button>
        </>
      }
      onClose={onClose}
      open
      title="Transaction details"
    >
      <TransactionDetails transaction={WIRE} />
    </Dialog>
  ),
  "pin-summary": (onClose) => (
    <Pin
      loading={false}
      onCancel={onClose}
      start="48"
      summary={<Money cents={125_000n} size="dialog" />}
      title="You are sending"
    />
  ),
  "pin-plain": (onClose) => <Pin loading={false} onCancel={onClose} />,
  "pin-complete": (onClose) => <Pin loading={false} onCancel={onClose} start="4826" />,
  "pin-loading": (onClose) => <Pin loading onCancel={onClose} start="4826" />,
  "pin-wrong": (onClose) => <Pin error="Incorrect PIN. Please try again." loading={false} onCancel={onClose} />,
  "pin-suspended": (onClose) => <Pin loading={false} onCancel={onClose} suspended />,
  "pin-locked": (onClose) => (
    <Pin loading={false} locked="Too many wrong PINs. Try again in 15 minutes." onCancel={onClose} />
  ),
  "pin-danger": (onClose) => (
    <Pin danger loading={false} notice="You are offline." onCancel={onClose} start="4826" title="Destroy this card?" />
  ),
  "set-pin": (onClose) => <SetPin isEasilyGuessed loading={false} onCancel={onClose} start="1234" />,
  "set-pin-refused": (onClose) => <SetPin error="" loading={false} onCancel={onClose} />,
  "set-pin-first": () => <SetPin loading={false} />,
  "destroy-typed": (onClose) => (
    <ConfirmDestructive
      confirmLabel="Delete user"
      onCancel={onClose}
      onConfirm={onClose}
      open
      title="Delete Amara Okafor?"
      typeToConfirm={{ label: "Type amara@example.com to confirm", text: "amara@example.com" }}
    >
      Two accounts and 412 transactions go with her. This can not be undone.
    </ConfirmDestructive>
  ),
  "destroy-ticked": (onClose) => (
    <ConfirmDestructive
      checkToConfirm="I understand"
      confirmLabel="Delete account"
      error="The account still has money in it."
      onCancel={onClose}
      onConfirm={onClose}
      open
      title="Delete the account 4021…88?"
    >
      Its balance is swept to the bank. This can not be undone.
    </ConfirmDestructive>
  ),
  toasts: () => <Toasts />,
};

export function OverlayRoom({ open: openAtStart }: { open: string | null }) {
  const [open, setOpen] = useState(openAtStart);
  return (
    <>
      <Row>
        {Object.keys(OVERLAYS).map((name) => (
          <Button data-overlay={name} key={name} onClick={() => setOpen(name)} size="s" variant="secondary">
            {name}
          </Button>
        ))}
      </Row>
      {open && OVERLAYS[open]?.(() => setOpen(null))}
    </>
  );
}
