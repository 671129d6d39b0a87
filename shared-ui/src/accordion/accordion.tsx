import { Plus } from "lucide-react";
import styled from "styled-components";

const List = styled.div`
  border-top: 1px solid var(--border);
`;

const Item = styled.details`
  border-bottom: 1px solid var(--border);
  p {
    max-width: 68ch;
    padding-bottom: 24px;
    color: var(--text-muted);
  }
  /* On paper nothing can be unfolded. */
  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 64px;
  padding: 16px 0;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--link);
    }
  }
  /* A plus whose upright lies down is a minus. Turned as a whole it would be the cross of a button that removes. */
  svg > :last-child {
    transform-origin: center;
    transition: transform var(--base);
  }
  [open] > & svg > :last-child {
    transform: rotate(90deg);
  }
`;

export interface AccordionProps {
  /** Those of one name close each other, in several lists of a page as well. */
  name: string;
  /** A title, which no other of the list has, and the text under it. */
  items: readonly (readonly string[])[];
}

/**
 * One open at a time; pressing the open one closes it. The browser's own element does nearly all of it: it folds before any script
 * has run, and a search in the page opens what it finds.
 */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <List>
      {items.map(([title, text]) => (
        <Item key={title} name={name} onToggle={({ currentTarget }) => closeOthers(currentTarget, name)}>
          <Summary>
            <h3>{title}</h3>
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          </Summary>
          <p>{text}</p>
        </Item>
      ))}
    </List>
  );
}

/** Some of the browsers we serve do not know yet what a name means to this element. */
function closeOthers(opened: HTMLDetailsElement, name: string) {
  if (!opened.open) return;
  for (const other of document.getElementsByName(name)) {
    if (other instanceof HTMLDetailsElement && other !== opened) other.open = false;
  }
}
