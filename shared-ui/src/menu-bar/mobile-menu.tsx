import { IconButton } from "@lintel/shared-ui";
import { ChevronDown, Menu, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { MenuEntry } from "./menu-bar";
import type { MenuGroup, MenuItem, MenuProps } from "./menu-items";

const Root = styled.div`
  @media (min-width: 1024px) {
    display: none;
  }
`;

const Panel = styled.nav`
  position: fixed;
  inset: 80px 0 0;
  z-index: var(--z-header);
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  background: var(--canvas);
  &[hidden] {
    display: none;
  }
`;

const List = styled.ul`
  padding: 8px var(--gutter-public);
  ul & {
    padding: 0 0 8px 16px;
  }
`;

const Line = styled.li`
  border-bottom: 1px solid var(--border);
  ul ul & {
    border: 0;
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 56px;
  padding: 8px 0;
  border: 0;
  background: none;
  color: var(--text);
  font: var(--type-title-s);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  ul ul & {
    min-height: 48px;
    font: var(--type-strong);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    transition: transform var(--base);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;

const Pinned = styled.div`
  position: sticky;
  bottom: 0;
  margin-top: auto;
  padding: 16px var(--gutter-public) calc(20px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
  background: var(--canvas);
`;

export interface MobileMenuProps extends MenuProps {
  label: string;
  /** Stays at the lower edge: "Sign in". */
  footer?: ReactNode;
  labels?: { open: string; close: string };
}

/** The same menus for narrow screens: one section and one sub-section open at a time, under the header. */
export function MobileMenu({
  label,
  items,
  component,
  path,
  footer,
  labels = { open: "Menu", close: "Close menu" },
}: MobileMenuProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the whole reason to close.
  useEffect(() => setIsOpen(false), [path]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (!isOpen) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href],button")].filter(
      (stop) => !stop.closest("[hidden]"),
    );
    if (event.key === "Escape") {
      setIsOpen(false);
      stops[0]?.focus();
    }
    if (event.key !== "Tab") return;
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }

  return (
    <Root ref={root} data-mobile-menu={isOpen ? "open" : undefined} onKeyDown={handleKeyDown}>
      <IconButton
        label={isOpen ? labels.close : labels.open}
        aria-expanded={isOpen}
        aria-controls={panelId}
        icon={isOpen ? <X size={24} /> : <Menu size={24} />}
        onClick={() => setIsOpen(!isOpen)}
      />
      <Panel id={panelId} aria-label={label} hidden={!isOpen}>
        <Sections items={items} component={component} path={path} onFollow={() => setIsOpen(false)} />
        {footer && <Pinned>{footer}</Pinned>}
      </Panel>
    </Root>
  );
}

interface SectionsProps {
  items: readonly (MenuItem | MenuGroup)[];
  component: MenuProps["component"];
  path: string | undefined;
  onFollow: () => void;
}

function Sections({ items, component, path, onFollow }: SectionsProps) {
  const base = useId();
  const [open, setOpen] = useState<string | null>(null);

  return (
    <List>
      {items.map((item) => {
        if ("to" in item && item.to !== undefined) {
          return (
            <Line key={item.id}>
              <Row as={component} to={item.to} aria-current={item.to === path ? "page" : undefined} onClick={onFollow}>
                {item.label}
              </Row>
            </Line>
          );
        }
        const isOpen = item.id === open;
        const sectionId = `${base}-${item.id}`;
        return (
          <Line key={item.id}>
            <Row
              type="button"
              aria-expanded={isOpen}
              aria-controls={sectionId}
              onClick={() => setOpen(isOpen ? null : item.id)}
            >
              {item.label}
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
            </Row>
            <div id={sectionId} hidden={!isOpen}>
              {"groups" in item && item.groups ? (
                <Sections items={item.groups} component={component} path={path} onFollow={onFollow} />
              ) : (
                <List>
                  {item.links?.map((link) => (
                    <li key={link.to}>
                      <MenuEntry link={link} component={component} path={path} onFollow={onFollow} />
                    </li>
                  ))}
                </List>
              )}
            </div>
          </Line>
        );
      })}
    </List>
  );
}
