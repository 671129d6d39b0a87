import { useEffect, useEffectEvent, useState } from "react";

const SHOWN_FOR_MS = 2500;

/** The error while it is fresh: it clears the entry at once, stands for 2.5 seconds, and goes early when the person types. */
export function usePinError(error: string | null, pin: string, setPin: (pin: string) => void): string | null {
  const [shown, setShown] = useState<string | null>(null);
  const clear = useEffectEvent(() => setPin(""));

  useEffect(() => {
    setShown(error);
    if (error === null) return;
    clear();
    const timer = setTimeout(() => setShown(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [error]);

  return pin === "" ? shown : null;
}
