import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../button/button";

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 8px 0;
`;

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  font-weight: 600;
  svg {
    margin-top: 2px;
    color: var(--negative);
  }
`;

export interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Another try is on its way. */
  busy?: boolean;
  labels?: { message: string; retry: string };
}

/** One region failed. The rest of the page stands, and this part can be asked for again. */
export function LoadFailed({
  children,
  onRetry,
  busy = false,
  labels = { message: "We could not load this.", retry: "Retry" },
}: LoadFailedProps) {
  return (
    <Root role="alert">
      <Line>
        <CircleX size={20} strokeWidth={1.75} aria-hidden="true" />
        {children ?? labels.message}
      </Line>
      {onRetry && (
        <Button variant="secondary" size="s" busy={busy} onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </Root>
  );
}
