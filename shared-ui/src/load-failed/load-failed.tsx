import { CircleX } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../button/button";
import { focusHeading } from "../page-heading/focus-heading";

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 8px 0;
  /* Beside its sign, also in a list of facts, whose values end at the right. */
  text-align: start;
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
  const root = useRef<HTMLDivElement>(null);

  // What is tried again takes the button away.
  useLayoutEffect(() => {
    const node = root.current;
    return () => {
      if (node?.contains(document.activeElement)) focusNearestHeading(node);
    };
  }, []);

  return (
    <Root ref={root} role="alert">
      {/* Another line for each failure, or a screen reader would not be told of a second. */}
      <Line key={String(busy)} aria-hidden={busy}>
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

/** Of its own part of the page, where that has one: further down, the page's own is out of sight. */
function focusNearestHeading(node: HTMLElement) {
  const heading = node.closest("section")?.querySelector<HTMLElement>("h2");
  if (!heading) return focusHeading();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
