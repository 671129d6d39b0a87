import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { isChord } from "../chord/is-chord";

const Root = styled.div`
  display: grid;
  gap: 24px;
  @media (min-width: 1024px) {
    &[data-orientation="vertical"] {
      grid-template-columns: minmax(260px, 4fr) 8fr;
      gap: 56px;
    }
  }
`;

const List = styled.div`
  display: flex;
  gap: 4px;
  padding-bottom: 4px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline-end: 36px;
  mask-image: linear-gradient(90deg, black calc(100% - 32px), transparent);
  /* At the end of the way nothing but this lies under the fade. */
  &::after {
    content: "";
    flex: none;
    width: 32px;
  }
  @media (min-width: 1024px) {
    mask-image: none;
    &::after {
      display: none;
    }
    &[aria-orientation="vertical"] {
      flex-direction: column;
    }
  }
`;

const Tab = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: 14px;
  min-height: 48px;
  padding: 10px 16px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: var(--text-muted);
  font: 600 1rem/1.3 var(--font-ui);
  text-align: start;
  scroll-snap-align: start;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: var(--text);
    }
  }
  &[aria-selected="true"] {
    border-color: var(--mark-beam);
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 1024px) {
    [aria-orientation="vertical"] > & {
      padding-block: 18px;
      border-bottom: 0;
      border-left: 4px solid transparent;
    }
    [aria-orientation="vertical"] > &[aria-selected="true"] {
      border-color: var(--mark-beam);
    }
  }
  @media (forced-colors: active) {
    &&& {
      border-color: Canvas;
    }
    &&&[aria-selected="true"] {
      border-color: Highlight;
    }
  }
`;

const Numeral = styled.span`
  font: 650 1.75rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const Panel = styled.div`
  min-width: 0;
  border-radius: 6px;
`;

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for those who cannot see the heading beside them. */
  label: string;
  items: readonly TabItem[];
  orientation?: "horizontal" | "vertical";
  /** Numbers them, where the order is the message. */
  numbered?: boolean;
}

export function Tabs({ label, items, orientation = "horizontal", numbered = false }: TabsProps) {
  const base = useId();
  const [selected, setSelected] = useState(items[0]?.id);
  const tabId = (id: string) => `${base}-tab-${id}`;
  const panelId = (id: string) => `${base}-panel-${id}`;

  // The list lies down on narrow screens, so both pairs of arrows move whatever the orientation says.
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (isChord(event)) return;
    const at = items.findIndex((item) => item.id === selected);
    const next = {
      ArrowRight: at + 1,
      ArrowDown: orientation === "vertical" ? at + 1 : undefined,
      ArrowLeft: at - 1,
      ArrowUp: orientation === "vertical" ? at - 1 : undefined,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const item = items.at(next % items.length);
    if (!item) return;
    setSelected(item.id);
    const tab = document.getElementById(tabId(item.id));
    if (!tab) return;
    tab.focus();
    // Chromium scrolls to none of which a part is seen already. The row rests where one of them begins.
    const list = event.currentTarget;
    list.scrollLeft += tab.getBoundingClientRect().left - list.getBoundingClientRect().left;
  }

  return (
    <Root data-orientation={orientation}>
      <List role="tablist" aria-label={label} aria-orientation={orientation} onKeyDown={handleKeyDown}>
        {items.map((item, index) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={tabId(item.id)}
            aria-selected={item.id === selected}
            aria-controls={panelId(item.id)}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => setSelected(item.id)}
          >
            {numbered && <Numeral aria-hidden="true">{index + 1}</Numeral>}
            {item.label}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Panel
          key={item.id}
          role="tabpanel"
          id={panelId(item.id)}
          aria-labelledby={tabId(item.id)}
          tabIndex={0}
          hidden={item.id !== selected}
        >
          {item.content}
        </Panel>
      ))}
    </Root>
  );
}
