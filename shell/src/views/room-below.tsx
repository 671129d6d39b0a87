import { type RefObject, useEffect, useState } from "react";
import { createGlobalStyle } from "styled-components";

const GAP_PX = 16;

/**
 * For what stands at the lower edge: the end of the page, and what has the focus, come to stand above it. A demo's line is that end.
 * How tall it is the browser alone knows, by the language and the reader's letters.
 */
export function RoomBelow({ of }: { of: RefObject<HTMLElement | null> }) {
  const [px, setPx] = useState(0);

  useEffect(() => {
    const node = of.current;
    // jsdom has none, and lays nothing out.
    if (!node || typeof ResizeObserver === "undefined") return;
    const seen = new ResizeObserver(() => {
      setPx(Math.ceil(node.offsetHeight + Number.parseFloat(getComputedStyle(node).bottom)) + GAP_PX);
    });
    seen.observe(node);
    return () => seen.disconnect();
  }, [of]);

  return <Room $px={px} />;
}

const Room = createGlobalStyle<{ $px: number }>`
  body {
    padding-bottom: ${({ $px }) => $px}px;
  }
  body > [data-demo] {
    padding-bottom: 10px;
  }
  :root:root {
    scroll-padding-bottom: ${({ $px }) => $px}px;
  }
  @media print {
    body {
      padding-bottom: 0;
    }
  }
`;
