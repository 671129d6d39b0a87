import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 20px;
  padding: 24px 0 12px;
  text-align: center;
`;

const Words = styled.p`
  max-width: 32ch;
  font-weight: 600;
  text-wrap: balance;
`;

const shrink = keyframes`
  to { transform: scaleX(0); }
`;

const Beam = styled.span<{ $ms: number }>`
  width: 100%;
  height: 4px;
  background: var(--mark-beam);
  transform-origin: left;
  animation: ${shrink} ${(props) => props.$ms}ms linear both;
`;

export interface LockedOutProps {
  children: ReactNode;
  /** The time until the dialog closes by itself, drawn as a beam growing shorter. */
  countdownMs: number | null;
}

/** A closed door where the keypad was. */
export function LockedOut({ children, countdownMs }: LockedOutProps) {
  return (
    <Root>
      <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <path d="M8 8h80v14H8z" fill="var(--mark-beam)" />
        <path d="M16 22h64v6H16z" fill="var(--border-strong)" opacity=".5" />
        <path d="M16 28h64v62H16z" fill="var(--surface-tint)" />
        <path
          d="M30 90V54a18 18 0 0 1 36 0v36z"
          fill="var(--surface-tint-2)"
          stroke="var(--border-strong)"
          strokeWidth="2"
        />
        <path d="M41 66h14v12H41z" fill="var(--text)" />
        <path d="M43.5 66v-4.5a4.5 4.5 0 0 1 9 0V66" fill="none" stroke="var(--text)" strokeWidth="2.5" />
        <path d="M4 90h88v3H4z" fill="var(--text)" />
      </svg>
      <Words role="alert">{children}</Words>
      {countdownMs !== null && <Beam $ms={countdownMs} aria-hidden="true" />}
    </Root>
  );
}
