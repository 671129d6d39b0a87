import { api, useMessages } from "@lintel/portal";
import { endSession, lastActivity, noteActivity } from "@lintel/portal/host";
import { Banner, Button, Dialog } from "@lintel/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { shellMessages } from "../messages";

const WARNING_SECONDS = 60;
const LOOK_EVERY_MS = 1_000;
/** Of the idle time: whoever types or presses after that much of it without a call is not idle, and the bank is told. */
const TELL_AFTER = 1 / 3;

/** Warns a minute before the bank ends an idle session. Calls from any tab count as activity, and so does whoever fills in a long form. */
export function IdleGuard({ idleMinutes }: { idleMinutes: number }) {
  const t = useMessages(shellMessages);
  const textId = useId();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  // A refusal has ended the session by itself; no answer leaves the warning standing for another try.
  const extend = useMutation({
    mutationFn: () => api("POST /session/extend"),
    onSuccess: () => setSecondsLeft(null),
  });

  const look = useEffectEvent(() => {
    // The device's clock was set back: from a day that is still to come nobody would be warned, nor their typing told.
    if (lastActivity() > Date.now()) noteActivity();
    const left = Math.ceil((lastActivity() + idleMinutes * 60_000 - Date.now()) / 1_000);
    // Who has asked in time is not signed out while the answer is under way.
    if (left <= 0 && !extend.isPending) endSession("idle");
    else setSecondsLeft(left <= WARNING_SECONDS ? Math.max(left, 0) : null);
    // The next warning begins without what became of a try in this one.
    if (left > WARNING_SECONDS && extend.isError) extend.reset();
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  /** By the page's own clock, which nobody sets. */
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  const tell = useEffectEvent(() => {
    const now = performance.now();
    const quietMs = Math.min(Date.now() - lastActivity(), now - toldAt.current);
    // The warning wants an answer of its own.
    if (secondsLeft !== null || quietMs < idleMinutes * 60_000 * TELL_AFTER) return;
    toldAt.current = now;
    void api("POST /session/extend").catch(() => undefined);
  });
  useEffect(() => {
    const events = ["keydown", "pointerdown"] as const;
    for (const event of events) document.addEventListener(event, tell, true);
    return () => {
      for (const event of events) document.removeEventListener(event, tell, true);
    };
  }, []);

  function handleStay() {
    if (!extend.isPending) extend.mutate();
  }

  return (
    <Dialog
      open={secondsLeft !== null}
      onClose={handleStay}
      title={t("idleTitle")}
      size="s"
      role="alertdialog"
      closeButton={false}
      describedBy={textId}
      footer={
        // On the dialog itself, the focus would have some screen readers say every second that is left.
        <Button data-autofocus="" onClick={handleStay} busy={extend.isPending}>
          {t("staySignedIn")}
        </Button>
      }
    >
      <p id={textId}>{t("idleText", { count: secondsLeft ?? 0 })}</p>
      {extend.isError && <Banner tone="negative">{t("stayFailed")}</Banner>}
    </Dialog>
  );
}
