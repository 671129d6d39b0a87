import { useEffect, useRef } from "react";

/**
 * What was drawn may go away with the field or the button that had the focus: the keyboard goes on at the page's heading. Whoever was
 * elsewhere, in the bank's frame, stays there.
 */
export function useHeadingOnceGone(isThere: boolean): void {
  const wasThere = useRef(false);
  useEffect(() => {
    if (isThere) wasThere.current = true;
    else if (wasThere.current && document.activeElement === document.body) document.querySelector("h1")?.focus();
  }, [isThere]);
}
