import { useMessages } from "@lintel/portal";
import { remoteFor } from "@lintel/portal/paths";
import type { RegisteredRemote } from "@lintel/portal/release";
import { Button, focusHeading } from "@lintel/shared-ui";
import { useRef } from "react";
import { createRoot } from "react-dom/client";
import styled from "styled-components";
import { shellMessages } from "../messages";
import { RoomBelow } from "../views/room-below";

const LATER_MS = 60 * 60_000;

let take: (() => void) | null = null;
let putOffUntil = 0;

/** Offered on arriving at a page, before anything is typed there; the first key in a field, or losing the line, takes the offer away until the next, "Later" for an hour. */
export function offerNewerVersion(remotes: readonly RegisteredRemote[]): void {
  take?.();
  // Between the steps of signing in or of a reset is no time to start over.
  if (remoteFor(remotes, window.location.pathname)?.access === "guest") return;
  // Without a line a page that is loaded anew is one less, and the word for that stands in the same place.
  if (Date.now() < putOffUntil || !navigator.onLine) return;

  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  take = () => {
    const hasFocus = place.contains(document.activeElement);
    root.unmount();
    place.remove();
    document.removeEventListener("input", takeNow, true);
    window.removeEventListener("offline", takeNow);
    take = null;
    // Also where the line is lost while a key is on its way to a button.
    if (hasFocus) focusHeading();
  };
  const takeNow = () => take?.();
  document.addEventListener("input", takeNow, true);
  window.addEventListener("offline", takeNow);
  root.render(<Offer onLater={putOff} />);
}

export function withdrawOffer(): void {
  take?.();
}

function putOff(): void {
  putOffUntil = Date.now() + LATER_MS;
  take?.();
  // The pressed button goes with the offer.
  focusHeading();
}

function Offer({ onLater }: { onLater: () => void }) {
  const t = useMessages(shellMessages);
  const card = useRef<HTMLDivElement>(null);
  return (
    <Card ref={card} role="status">
      <RoomBelow of={card} />
      <p>{t("newerVersion")}</p>
      <Choices>
        <Button size="s" onClick={() => window.location.reload()}>
          {t("reload")}
        </Button>
        <Button size="s" variant="quiet" onClick={onLater}>
          {t("later")}
        </Button>
      </Choices>
    </Card>
  );
}

/* In the middle of a wide page: what goes with the page stands at its left edge, the public pages' languages at the right one. */
const Card = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  right: 16px;
  bottom: calc(80px + env(safe-area-inset-bottom));
  left: 16px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;
  border: 1px solid var(--border);
  border-radius: 12px;
  background: var(--surface-raised);
  box-shadow: var(--e3);
  color: var(--text);
  font: var(--type-body-s);

  p {
    flex: 1 1 220px;
  }
  @media (min-width: 768px) {
    bottom: 24px;
    width: fit-content;
    max-width: 460px;
    margin-inline: auto;
  }
  @media print {
    display: none;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;
