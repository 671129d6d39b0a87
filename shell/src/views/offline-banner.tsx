import { useMessages } from "@lintel/portal";
import { useIsOnline } from "@lintel/portal/use-is-online";
import { Banner } from "@lintel/shared-ui";
import { useRef } from "react";
import styled from "styled-components";
import { shellMessages } from "../messages";
import { RoomBelow } from "./room-below";

/* At the lower edge: it lies over no header, over no bar of the bank and no button of a page, and moves nothing when it comes. */
const Place = styled.div`
  position: fixed;
  inset: auto 16px calc(80px + env(safe-area-inset-bottom));
  z-index: var(--z-toast);
  width: fit-content;
  margin-inline: auto;
  @media (min-width: 768px) {
    bottom: 16px;
  }
`;

export function OfflineBanner() {
  const t = useMessages(shellMessages);
  const isOnline = useIsOnline();
  const place = useRef<HTMLDivElement>(null);
  if (isOnline) return null;
  return (
    <Place ref={place} data-screen-only>
      <RoomBelow of={place} />
      <Banner tone="warning">{t("offline")}</Banner>
    </Place>
  );
}
