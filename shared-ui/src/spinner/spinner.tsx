import styled, { keyframes } from "styled-components";

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Arc = styled.svg`
  animation: ${turn} 800ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;

/** Decoration: the words beside it say what is going on. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <Arc width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity=".3" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeWidth="2" strokeLinecap="square" />
    </Arc>
  );
}
