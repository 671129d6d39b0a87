import { isGuessablePin } from "@lintel/contract";
import { api, toast, useMessages } from "@lintel/portal";
import { SetPinDialog } from "@lintel/shared-ui/bank";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useFailureText } from "../lib/refusals/failure-text";
import { isDefinite } from "../lib/refusals/is-definite";
import { bankingMessages } from "./messages";
import { usePinPadLabels } from "./pin-confirmation/pin-pad-labels";

/** From the word that it is saved until the profile is asked for again. */
export const PIN_SAVED_RELOAD_MS = 2_500;

interface SetPinProps {
  description: string;
  onSaved: () => void;
  /** Without it there is no way out but a PIN. */
  onCancel?: () => void;
  /** There is a PIN, and no password was verified to change it, or too long ago. */
  onPasswordRequired: (text: string) => void;
  /** How that is said to a person who knows of no PIN, and whom nobody has asked for a password. */
  existsText?: string;
  /** No answer that counts came: the bank may have saved it all the same. */
  onUncertain?: () => void;
  /** Finds that out, where it can be found out. */
  wasSaved?: () => Promise<boolean>;
}

/** Takes four digits and hands them to the bank. They live in this component's state and nowhere else. */
export function SetPin({
  description,
  onSaved,
  onCancel,
  onPasswordRequired,
  existsText,
  onUncertain,
  wasSaved,
}: SetPinProps) {
  const t = useMessages(bankingMessages);
  const pad = usePinPadLabels();
  const failureText = useFailureText();
  const [pin, setPin] = useState("");

  const save = useMutation({
    // The digits come by closure: as a variable of the mutation they would stay in its cache.
    mutationFn: async () => {
      try {
        await api("POST /user/set-pin", { body: { pin } });
      } catch (error) {
        if (isDefinite(error) || !(await wasSaved?.())) throw error;
      }
    },
    gcTime: 0,
    onSuccess: onSaved,
    onError: (error) => {
      toast.error(textOf(error));
      if (!isDefinite(error)) onUncertain?.();
      else if (error.code === "password_required") onPasswordRequired(textOf(error));
    },
    onSettled: () => setPin(""),
  });

  const isUncertain = save.isError && !isDefinite(save.error);
  const findOut = useEffectEvent(async () => {
    if (await wasSaved?.().catch(() => false)) onSaved();
  });
  // The line that took the answer away took the question after it as well.
  useEffect(() => {
    if (!isUncertain) return;
    const ask = () => void findOut();
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [isUncertain]);

  function textOf(error: unknown): string {
    if (!isDefinite(error)) return t("setPinFailed");
    return (error.code === "password_required" && existsText) || failureText(error);
  }

  return (
    <SetPinDialog
      pin={pin}
      setPin={setPin}
      onSubmit={() => save.mutate()}
      {...(onCancel ? { onCancel } : {})}
      loading={save.isPending}
      isEasilyGuessed={isGuessablePin(pin)}
      error={save.isError && pin === "" ? textOf(save.error) : null}
      labels={{
        title: t("pinTitle"),
        description,
        save: t("pinSave"),
        saving: t("pinSaving"),
        cancel: t("cancel"),
        close: t("close"),
        invalid: t("pinDigits"),
        easilyGuessed: t("pinEasy"),
        pad,
      }}
    />
  );
}
