import { Mark, VisuallyHidden } from "@lintel/shared-ui";
import styled, { keyframes } from "styled-components";

const lower = keyframes`
  from { transform: translateY(-10px); opacity: 0; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Splash = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 100dvh;
  color: var(--text);
  font: var(--type-body-l);

  rect {
    animation: ${lower} 600ms var(--ease-out) both;
  }
  @media (prefers-reduced-motion: reduce) {
    rect {
      animation: ${appear} var(--fast) both;
    }
  }
`;

/** The whole screen, until it is known who is here: the beam comes down on its posts once and stays. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <Splash role="status" aria-busy="true" data-loading-screen>
      <Mark size={72} />
      <span>{label}</span>
    </Splash>
  );
}

const Quiet = styled.div`
  min-height: 60dvh;
  display: grid;
  place-content: center;
  /* A page that comes at once should not flicker first. */
  animation: ${appear} var(--base) 300ms both;
`;

/** The place of a page whose code is on its way. */
export function PagePending({ label }: { label: string }) {
  return (
    <Quiet role="status" aria-busy="true">
      <Mark size={40} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Quiet>
  );
}
