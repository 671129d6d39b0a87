import { useMessages, usePageTitle } from "@lintel/portal";
import { Button } from "@lintel/shared-ui";
import { useEffect, useEffectEvent, useState } from "react";
import { shellMessages } from "../messages";
import { areaName } from "./area-name";
import { View, Ways } from "./view";

interface AreaUnavailableProps {
  area: string;
  onRetry: () => void;
}

/**
 * Stands where an area of the site should be while it cannot be loaded. Everything around it goes on. Once the line is back it is asked for
 * again.
 */
export function AreaUnavailable({ area, onRetry }: AreaUnavailableProps) {
  const t = useMessages(shellMessages);
  const title = t("areaUnavailable", { area: areaName(area, t) });
  usePageTitle(title);
  // As it was then: read out whole, it would be read out again in the moment before the page comes.
  const [isOffline] = useState(() => !navigator.onLine);

  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);

  return (
    <View role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{t(isOffline ? "areaOfflineHelp" : "areaUnavailableHelp")}</p>
      <Ways>
        <Button onClick={onRetry}>{t("tryAgain")}</Button>
      </Ways>
    </View>
  );
}
