import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";

const appear = keyframes`
  from { opacity: 0; }
`;
const breathe = keyframes`
  50% { opacity: .55; }
`;

/* Nothing for the first 200 ms: a flash of grey before quick content is worse than a moment of nothing. */
const Block = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${(props) => props.$width};
  max-width: 100%;
  height: ${(props) => props.$height};
  /* The corners of what is coming: a line's 4, a field's 6, a card's 12. */
  border-radius: clamp(4px, calc(${(props) => props.$height} / 9), 12px);
  background: var(--surface-tint);
  animation: ${appear} 1ms 200ms backwards, ${breathe} 1.2s 400ms ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms 200ms backwards;
  }
  @media (forced-colors: active) {
    outline: 1px solid GrayText;
    outline-offset: -1px;
  }
`;

export interface SkeletonProps {
  width?: string;
  height?: string;
}

/** One block in the place and size of what is coming. */
export function Skeleton({ width = "100%", height = "1rem" }: SkeletonProps) {
  return <Block $width={width} $height={height} aria-hidden="true" />;
}

const Region = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export interface LoadingRegionProps {
  /** "Loading transactions". */
  label: string;
  children: ReactNode;
}

/** Wraps skeletons: busy for those who listen, and said once. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <Region aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </Region>
  );
}
