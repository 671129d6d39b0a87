import { api, toast, useMessages } from "@lintel/portal";
import { refresh } from "@lintel/portal/queries";
import { bankingMessages } from "./messages";
import { PIN_SAVED_RELOAD_MS, SetPin } from "./set-pin";
import { useSaidOnce } from "./use-said-once";

/** Opens by itself for a person who has no PIN, and stays until there is one: without it no transfer and no card can be approved. */
export function FirstPinDialog() {
  const t = useMessages(bankingMessages);
  const [isSaved, noteSaved] = useSaidOnce("first-pin-saved");
  if (isSaved) return null;

  function handleSaved() {
    noteSaved();
    toast.success(t("pinSaved"));
    // Not tied to this component: the profile is refreshed even when the person has gone to another page by then.
    setTimeout(() => void refresh(["profile"]), PIN_SAVED_RELOAD_MS);
  }

  return (
    <SetPin
      description={t("pinWhy")}
      onSaved={handleSaved}
      // Nothing can close this dialog, and a second first PIN would be refused for ever: only the bank knows whether there is one.
      wasSaved={async () => (await api("POST /me")).pin !== null}
      existsText={t("pinExists")}
      onPasswordRequired={() => void refresh(["profile"])}
    />
  );
}
