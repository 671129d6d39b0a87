import { useRef, useState } from "react";

/** One call at a time: a double click or a held Enter key sends nothing twice. */
export function usePending(): [isPending: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const [isPending, setIsPending] = useState(false);
  const busy = useRef(false);

  async function run(work: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setIsPending(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setIsPending(false);
    }
  }

  return [isPending, run];
}
