import { ChevronDown, ChevronRight } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import type { MenuItem, MenuLink, MenuLinkComponent, MenuProps } from "./menu-items";

const Bar = styled.ul`
  display: flex;
  gap: 4px;
  @media (max-width: 1023px) {
    display: none;
  }
`;

const Place = styled.li`
  position: relative;
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 5px;
  min-height: 44px;
  padding: 8px 14px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text);
  font: 550 1rem/1.3 var(--font-ui);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  &[aria-expanded="true"] {
    background: var(--surface-tint);
  }
  svg {
    transition: transform var(--base);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 8px) auto auto 0;
  z-index: var(--z-dropdown);
  display: flex;
  gap: 12px;
  min-width: 300px;
  padding: 12px;
  border: 1px solid transparent;
  border-radius: 12px;
  background: var(--surface-raised);
  box-shadow: var(--e3);

  /* The way from the trigger to the panel belongs to the panel. */
  &::before {
    content: "";
    position: absolute;
    inset: -9px 0 auto;
    height: 9px;
  }
`;

const Column = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  width: 276px;
  &[data-groups] {
    width: 190px;
    padding-right: 12px;
    border-right: 1px solid var(--border);
  }
`;

const Entry = styled.a`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 10px 12px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text);
  font: 600 1rem/1.35 var(--font-ui);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover,
  &[aria-expanded="true"] {
    background: var(--surface-tint);
  }
  &[aria-current="page"] {
    box-shadow: inset 4px 0 0 var(--mark-beam);
  }
  small {
    display: block;
    color: var(--text-muted);
    font: var(--type-caption);
  }
  &[aria-expanded] svg:last-child {
    margin: 2px 0 0 auto;
  }
`;

const Art = styled.div`
  width: 200px;
  min-height: 200px;
  border-radius: 6px;
  overflow: hidden;
`;

const openAfterMs = 80;
const closeAfterMs = 250;

export interface MenuBarProps extends MenuProps {
  /** Names the navigation: "Main". */
  label: string;
  className?: string;
}

/** The header's menus for wide screens: plain disclosures of lists of links, which is what they are. */
export function MenuBar({ label, items, component, path, className }: MenuBarProps) {
  const base = useId();
  const [open, setOpen] = useState<string | null>(null);
  const [group, setGroup] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const bar = useRef<HTMLUListElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the whole reason to close.
  useEffect(() => setOpen(null), [path]);

  useEffect(() => {
    if (open === null) return;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const isInside = bar.current?.contains(document.activeElement);
      setOpen(null);
      if (isInside) document.getElementById(`${base}-${open}`)?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open, base]);

  function after(ms: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }

  function openItem(item: MenuItem) {
    setOpen(item.id);
    setGroup(item.groups?.[0]?.id ?? null);
  }

  function handleEnter(item: MenuItem) {
    after(openAfterMs, () => {
      openedByHover.current = open !== item.id;
      if (open !== item.id) openItem(item);
    });
  }

  function handleLeave() {
    after(closeAfterMs, () => setOpen(null));
  }

  function handleTriggerClick(event: MouseEvent, item: MenuItem) {
    clearTimeout(timer.current);
    // The pointer opened it on its way to this very click, which means "open", not "close".
    const keep = open === item.id && openedByHover.current && event.detail > 0;
    openedByHover.current = false;
    if (keep) return;
    if (open === item.id) setOpen(null);
    else openItem(item);
  }

  function handleTriggerKey(event: KeyboardEvent, item: MenuItem) {
    if (event.key === "ArrowDown" && !item.to) {
      event.preventDefault();
      openItem(item);
      requestAnimationFrame(() =>
        document.getElementById(`${base}-${item.id}-panel`)?.querySelector<HTMLElement>("a,button")?.focus(),
      );
      return;
    }
    const triggers = [...(bar.current?.querySelectorAll<HTMLElement>("[data-trigger]") ?? [])];
    const at = triggers.indexOf(event.currentTarget as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: triggers.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    triggers.at(next % triggers.length)?.focus();
  }

  function handlePanelKey(event: KeyboardEvent<HTMLDivElement>) {
    const columns = [...event.currentTarget.querySelectorAll("ul")].map((list) => [
      ...list.querySelectorAll<HTMLElement>("a,button"),
    ]);
    const columnAt = columns.findIndex((column) => column.includes(document.activeElement as HTMLElement));
    const column = columns[columnAt];
    if (!column) return;
    const at = column.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: column.at((at + 1) % column.length),
      ArrowUp: column.at((at - 1) % column.length),
      Home: column[0],
      End: column.at(-1),
      ArrowRight: columns[columnAt + 1]?.[0],
      ArrowLeft: columns[columnAt - 1]?.find((entry) => entry.getAttribute("aria-expanded") === "true"),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <nav aria-label={label} className={className}>
      <Bar
        ref={bar}
        onBlur={(event: FocusEvent<HTMLUListElement>) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(null);
        }}
      >
        {items.map((item) => {
          const panelId = `${base}-${item.id}-panel`;
          if (item.to !== undefined) {
            return (
              <li key={item.id}>
                <Trigger
                  as={component}
                  to={item.to}
                  data-trigger=""
                  aria-current={item.to === path ? "page" : undefined}
                  onKeyDown={(event: KeyboardEvent) => handleTriggerKey(event, item)}
                >
                  {item.label}
                </Trigger>
              </li>
            );
          }
          const links = item.links ?? item.groups?.find((candidate) => candidate.id === group)?.links ?? [];
          return (
            <Place key={item.id} onMouseEnter={() => handleEnter(item)} onMouseLeave={handleLeave}>
              <Trigger
                type="button"
                id={`${base}-${item.id}`}
                data-trigger=""
                aria-expanded={open === item.id}
                aria-controls={panelId}
                onClick={(event) => handleTriggerClick(event, item)}
                onKeyDown={(event) => handleTriggerKey(event, item)}
              >
                {item.label}
                <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
              </Trigger>
              <Panel id={panelId} hidden={open !== item.id} onKeyDown={handlePanelKey}>
                {item.groups && (
                  <Column data-groups="">
                    {item.groups.map((candidate) => (
                      <li key={candidate.id}>
                        <Entry
                          as="button"
                          {...{ type: "button" }}
                          aria-expanded={candidate.id === group}
                          aria-controls={`${panelId}-links`}
                          onClick={() => setGroup(candidate.id)}
                          onFocus={() => setGroup(candidate.id)}
                          onMouseEnter={() => after(openAfterMs, () => setGroup(candidate.id))}
                        >
                          {candidate.icon}
                          {candidate.label}
                          <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
                        </Entry>
                      </li>
                    ))}
                  </Column>
                )}
                <Column id={`${panelId}-links`}>
                  {links.map((link) => (
                    <li key={link.to}>
                      <MenuEntry link={link} component={component} path={path} onFollow={() => setOpen(null)} />
                    </li>
                  ))}
                </Column>
                {item.art && <Art>{item.art}</Art>}
              </Panel>
            </Place>
          );
        })}
      </Bar>
    </nav>
  );
}

interface MenuEntryProps {
  link: MenuLink;
  component: MenuLinkComponent;
  path: string | undefined;
  onFollow: () => void;
}

export function MenuEntry({ link, component, path, onFollow }: MenuEntryProps) {
  return (
    <Entry as={component} {...{ to: link.to }} aria-current={link.to === path ? "page" : undefined} onClick={onFollow}>
      {link.icon}
      <span>
        {link.label}
        {link.description && <small>{link.description}</small>}
      </span>
    </Entry>
  );
}
