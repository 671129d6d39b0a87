import styled from "styled-components";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.42em;
  font: 700 1.5rem/1 var(--font-display);
  letter-spacing: -0.04em;
  white-space: nowrap;
  &[data-size="s"] {
    font-size: 1.25rem;
  }
`;

/** The beam on its two posts. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect x="1" y="3" width="26" height="6.5" fill="var(--mark-beam)" />
      <path d="M4 11.5h7V25H4zM17 11.5h7V25h-7z" fill="currentColor" />
    </svg>
  );
}

export interface LogoProps {
  name?: string;
  size?: "s" | "m";
}

export function Logo({ name = "Lintel", size = "m" }: LogoProps) {
  return (
    <Root data-size={size}>
      <Mark size={size === "s" ? 22 : 30} />
      <span data-name translate="no" className="notranslate">
        {name}
      </span>
    </Root>
  );
}
