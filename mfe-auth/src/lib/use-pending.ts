import { useLayoutEffect, useRef, useState } from "react";

/** Work may ask when its answer comes: who has left is told what became of it, and is led nowhere. */
type Work = (isHere: () => boolean) => Promise<void>;

/** One call at a time: a double click or a held Enter key sends nothing twice. */
export function usePending(): [isPending: boolean, run: (work: Work) => Promise<void>] {
  const [isPending, setIsPending] = useState(false);
  const busy = useRef(false);
  const here = useRef(false);

  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function run(work: Work) {
    if (busy.current) return;
    busy.current = true;
    setIsPending(true);
    try {
      await work(() => here.current);
    } finally {
      busy.current = false;
      setIsPending(false);
    }
  }

  return [isPending, run];
}
