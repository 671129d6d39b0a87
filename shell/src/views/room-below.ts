import { createGlobalStyle } from "styled-components";

interface RoomBelowProps {
  $phonePx: number;
  $widePx: number;
}

/** For what stands at the lower edge: the end of the page, and what has the focus, come to stand above it. */
export const RoomBelow = createGlobalStyle<RoomBelowProps>`
  #root {
    padding-bottom: ${({ $phonePx }) => $phonePx}px;
  }
  :root:root {
    scroll-padding-bottom: ${({ $phonePx }) => $phonePx}px;
  }
  @media (min-width: 768px) {
    #root {
      padding-bottom: ${({ $widePx }) => $widePx}px;
    }
    :root:root {
      scroll-padding-bottom: ${({ $widePx }) => $widePx}px;
    }
  }
  @media print {
    #root {
      padding-bottom: 0;
    }
  }
`;
