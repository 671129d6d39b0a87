import { createGlobalStyle } from "styled-components";

interface RoomBelowProps {
  $phonePx: number;
  $widePx: number;
}

/** For what stands at the lower edge: the end of the page, and what has the focus, come to stand above it. A demo's line is that end. */
export const RoomBelow = createGlobalStyle<RoomBelowProps>`
  body {
    padding-bottom: ${({ $phonePx }) => $phonePx}px;
  }
  body > [data-demo] {
    padding-bottom: 10px;
  }
  :root:root {
    scroll-padding-bottom: ${({ $phonePx }) => $phonePx}px;
  }
  @media (min-width: 768px) {
    body {
      padding-bottom: ${({ $widePx }) => $widePx}px;
    }
    :root:root {
      scroll-padding-bottom: ${({ $widePx }) => $widePx}px;
    }
  }
  @media print {
    body {
      padding-bottom: 0;
    }
  }
`;
