import { joinSentences } from "@lintel/contract";
import { type Refusal, useMessages } from "@lintel/portal";
import { refresh, useProfile } from "@lintel/portal/queries";
import { useIsOnline } from "@lintel/portal/use-is-online";
import { PinDialog } from "@lintel/shared-ui/bank";
import { type ReactNode, useEffect, useState } from "react";
import { useFailureText } from "../../lib/refusals/failure-text";
import { bankingMessages } from "../messages";
import { pinMessages } from "./messages";
import { usePinPadLabels } from "./pin-pad-labels";

const ABOUT_THE_PIN = new Set(["incorrect_pin", "pin_locked", "suspended"]);

/** What the dialog itself can show; any other refusal closes it and is told where something can be done about it. */
export function staysInPinDialog(refusal: Refusal): boolean {
  return ABOUT_THE_PIN.has(refusal.code);
}

interface ConfirmWithPinProps {
  title: string;
  summary?: ReactNode;
  /** What it leads to, said before the PIN is asked for. */
  warning?: string;
  isPending: boolean;
  refusal: Refusal | null;
  /** Why the last try came to nothing, where the next one may succeed. */
  notice?: string | null;
  onSubmit: (pin: string) => void;
  onCancel: () => void;
  danger?: boolean;
}

/** The bank's PIN step. The four digits live here while the dialog is open, go out once with the request, and are nowhere else. */
export function ConfirmWithPin({
  title,
  summary,
  warning,
  isPending,
  refusal,
  notice = null,
  onSubmit,
  onCancel,
  danger = false,
}: ConfirmWithPinProps) {
  const t = useMessages(pinMessages);
  const tBank = useMessages(bankingMessages);
  const pad = usePinPadLabels();
  const failureText = useFailureText();
  const profile = useProfile();
  const isOnline = useIsOnline();
  const [pin, setPin] = useState("");

  // Suspended meanwhile: the banner and every other page should know it as well.
  const wasRefusedAsSuspended = refusal?.code === "suspended";
  useEffect(() => {
    if (wasRefusedAsSuspended) void refresh(["profile"]);
  }, [wasRefusedAsSuspended]);

  const isSuspended = profile.data?.suspended === 1 || wasRefusedAsSuspended;

  return (
    <PinDialog
      title={title}
      summary={summary}
      description={warning ? joinSentences(warning, t("description")) : t("description")}
      pin={pin}
      setPin={setPin}
      loading={isPending}
      error={refusal?.code === "incorrect_pin" ? t("incorrect") : null}
      suspended={isSuspended}
      locked={refusal?.code === "pin_locked" ? failureText(refusal) : undefined}
      // Of a call that is under way, or whose answer was lost, nobody knows that nothing was sent.
      notice={notice ?? (isOnline || isPending ? undefined : t("offline"))}
      blocked={!isOnline}
      danger={danger}
      labels={{
        confirm: tBank("confirm"),
        confirming: t("confirming"),
        cancel: tBank("cancel"),
        close: tBank("close"),
        suspended: t("suspended"),
        pad,
      }}
      onSubmit={() => onSubmit(pin)}
      onCancel={onCancel}
    />
  );
}
