import { useNavigate } from "@lintel/portal";
import { useCallback } from "react";

const AREA = "/online-banking/";

/**
 * Back to the page that the person came from. Behind one that was opened by itself is nothing, and behind one that was signed in
 * for the login, which leads on to the dashboard: `otherwise` takes the page's place then.
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();

  return useCallback(() => {
    if (isAreaBehind()) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, otherwise]);
}

/** Browsers of before 2026 may not say what is behind. */
function isAreaBehind(): boolean {
  const { navigation }: { navigation?: Navigation } = window;
  const behind = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return behind?.url != null && new URL(behind.url).pathname.startsWith(AREA);
}
