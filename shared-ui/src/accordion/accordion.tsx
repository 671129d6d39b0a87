import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";

const Root = styled.div`
  border-top: 1px solid var(--border);
`;

const Item = styled.div`
  border-bottom: 1px solid var(--border);
`;

const Heading = styled.h3`
  font: inherit;
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  width: 100%;
  min-height: 64px;
  padding: 16px 4px;
  border: 0;
  background: none;
  font: var(--type-label-l);
  letter-spacing: -0.01em;
  text-align: start;
  cursor: pointer;
  &:hover {
    color: var(--link);
  }
`;

const Panel = styled.div`
  max-width: 68ch;
  padding: 0 4px 24px;
  color: var(--text-muted);
  &[hidden="until-found"] {
    padding-block: 0;
  }
  /* Nothing could open it. */
  @media (scripting: none) {
    &&[hidden] {
      display: block;
    }
  }
`;

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  heading?: "h2" | "h3" | "h4";
}

/**
 * One open at a time. Without a script every answer is shown; with one, what is closed is hidden "until-found", so that the
 * browser's own search reads inside and opens what it finds.
 */
export function Accordion({ items, heading = "h3" }: AccordionProps) {
  const base = useId();
  const [open, setOpen] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const node = root.current;
    const handleFound = (event: Event) => {
      if (event.target instanceof HTMLElement) setOpen(event.target.dataset.item ?? null);
    };
    node?.addEventListener("beforematch", handleFound);
    return () => node?.removeEventListener("beforematch", handleFound);
  }, []);

  return (
    <Root ref={root} onKeyDown={moveBetweenTriggers}>
      {items.map((item) => {
        const isOpen = item.id === open;
        return (
          <Item key={item.id}>
            <Heading as={heading}>
              <Trigger
                type="button"
                id={`${base}-${item.id}`}
                aria-expanded={isOpen}
                aria-controls={`${base}-${item.id}-panel`}
                onClick={() => setOpen(item.id === open ? null : item.id)}
              >
                {item.title}
                {isOpen ? <Minus size={20} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
              </Trigger>
            </Heading>
            <Panel
              role="region"
              id={`${base}-${item.id}-panel`}
              aria-labelledby={`${base}-${item.id}`}
              data-item={item.id}
              hidden={!isOpen}
              // A new function each time, so that React calls it after every rendering.
              ref={(panel) => letSearchInside(panel)}
            >
              {item.content}
            </Panel>
          </Item>
        );
      })}
    </Root>
  );
}

// React writes the attribute `hidden` as yes or no and knows no "until-found".
function letSearchInside(panel: HTMLElement | null) {
  if (panel?.hidden) panel.setAttribute("hidden", "until-found");
}

function moveBetweenTriggers(event: KeyboardEvent<HTMLDivElement>) {
  const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>("[aria-expanded]")];
  const at = triggers.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: triggers.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  triggers.at(next % triggers.length)?.focus();
}
