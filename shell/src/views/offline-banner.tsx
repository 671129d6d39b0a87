import { useMessages } from "@lintel/portal";
import { Banner } from "@lintel/shared-ui";
import { useSyncExternalStore } from "react";
import styled from "styled-components";
import { shellMessages } from "../messages";

const Place = styled.div`
  position: sticky;
  top: 0;
  z-index: var(--z-toast);
  padding: 8px;
  background: var(--canvas);
`;

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export function OfflineBanner() {
  const t = useMessages(shellMessages);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <Place>
      <Banner tone="warning">{t("offline")}</Banner>
    </Place>
  );
}
