import { api, useMessages } from "@lintel/portal";
import { endSession, lastActivity } from "@lintel/portal/host";
import { Button, Dialog } from "@lintel/shared-ui";
import { useEffect, useState } from "react";
import { shellMessages } from "../messages";

const WARNING_SECONDS = 60;
const LOOK_EVERY_MS = 1_000;

/** Warns a minute before the bank ends an idle session. Calls from any tab count as activity. */
export function IdleGuard({ idleMinutes }: { idleMinutes: number }) {
  const t = useMessages(shellMessages);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      const left = Math.ceil((lastActivity() + idleMinutes * 60_000 - Date.now()) / 1_000);
      if (left <= 0) endSession("idle");
      else setSecondsLeft(left <= WARNING_SECONDS ? left : null);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [idleMinutes]);

  function handleStay() {
    // A refusal has ended the session by itself; no answer leaves the warning standing for another try.
    api("POST /session/extend").then(
      () => setSecondsLeft(null),
      () => undefined,
    );
  }

  return (
    <Dialog
      open={secondsLeft !== null}
      onClose={handleStay}
      title={t("idleTitle")}
      size="s"
      role="alertdialog"
      closeButton={false}
      footer={<Button onClick={handleStay}>{t("staySignedIn")}</Button>}
    >
      <p>{t("idleText", { count: secondsLeft ?? 0 })}</p>
    </Dialog>
  );
}
