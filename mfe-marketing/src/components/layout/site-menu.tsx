import { Link } from "@lintel/portal";
import { ChevronDown, Menu, X } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import styled from "styled-components";
import type { MenuItem, MenuLink } from "./menu-items";
import { CLOSED, type MenuState, openSection, toggleGroup, toggleSection } from "./menu-state";

const WIDE = "(min-width: 1024px)";
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 250;
const MENU_ID = "site-menu";

const Root = styled.div`
  display: contents;
`;

const Opener = styled.a`
  display: inline-grid;
  flex: none;
  order: 3;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-end: -10px;
  border-radius: 6px;
  color: var(--text);
  &:hover {
    background: var(--surface-tint);
  }
  @media ${WIDE} {
    display: none;
  }
`;

const Nav = styled.nav`
  @media not all and ${WIDE} {
    position: fixed;
    inset: 5rem 0 0;
    display: none;
    flex-direction: column;
    overflow-y: auto;
    overscroll-behavior: contain;
    background: var(--canvas);
    &[data-open] {
      display: flex;
    }
    @media (scripting: none) {
      &:target {
        display: flex;
      }
    }
  }
`;

const Items = styled.ul`
  @media not all and ${WIDE} {
    padding: 8px var(--gutter-public);
  }
  @media ${WIDE} {
    display: flex;
    gap: 4px;
  }
`;

const Item = styled.li`
  @media not all and ${WIDE} {
    border-bottom: 1px solid var(--border);
  }
  @media ${WIDE} {
    position: relative;
  }
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  width: 100%;
  min-height: 56px;
  padding: 8px 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text);
  font: var(--type-title-s);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  svg {
    transition: transform var(--base);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media ${WIDE} {
    min-height: 44px;
    padding: 8px 14px;
    font: 550 1rem/1.3 var(--font-ui);
    white-space: nowrap;
    &:hover,
    &[aria-expanded="true"] {
      background: var(--surface-tint);
    }
    &:focus-visible {
      outline-offset: 2px;
    }
  }
`;

const Panel = styled.div`
  padding-bottom: 12px;
  /* Without a script nothing can take "hidden" away, so pointing and focus do. */
  @media (scripting: none) {
    &&[hidden] {
      display: block;
    }
  }
  @media ${WIDE} {
    position: absolute;
    inset: calc(100% + 8px) auto auto 0;
    z-index: var(--z-dropdown);
    padding: 12px;
    border: 1px solid transparent;
    border-radius: 12px;
    background: var(--surface-raised);
    box-shadow: var(--e3);
    &[data-groups] {
      width: 520px;
      min-height: 216px;
    }
    /* The way from the trigger to the panel belongs to the panel. */
    &::before {
      content: "";
      position: absolute;
      inset: -9px 0 auto;
      height: 9px;
    }
    @media (scripting: none) {
      &&[data-groups] {
        width: 320px;
      }
      &&[hidden] {
        display: none;
      }
      ${Item}:hover > &&[hidden],
      ${Item}:focus-within > &&[hidden] {
        display: block;
      }
    }
  }
`;

const Groups = styled.ul`
  @media ${WIDE} {
    width: 190px;
    min-height: 190px;
    padding-inline-end: 12px;
    border-inline-end: 1px solid var(--border);
    @media (scripting: none) {
      width: auto;
      border: 0;
    }
  }
`;

const GroupTrigger = styled(Trigger)`
  min-height: 48px;
  font: var(--type-strong);
  @media ${WIDE} {
    padding: 10px 12px;
    svg,
    &[aria-expanded="true"] svg {
      transform: rotate(-90deg);
    }
    @media (scripting: none) {
      display: none;
    }
  }
`;

const Links = styled.ul`
  @media ${WIDE} {
    width: 276px;
    ${Groups} & {
      position: absolute;
      top: 12px;
      left: 214px;
      width: 290px;
    }
  }
  @media (scripting: none) {
    &&[hidden] {
      display: block;
    }
    ${Groups} & {
      position: static;
    }
  }
`;

const Entry = styled(Link)`
  display: block;
  min-height: 44px;
  padding: 10px 12px;
  border-radius: 6px;
  color: var(--text);
  font: 600 1rem/1.35 var(--font-ui);
  text-decoration: none;
  &:hover {
    background: var(--surface-tint);
  }
  &[aria-current] {
    box-shadow: inset 4px 0 0 var(--mark-beam);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  small {
    display: block;
    color: var(--text-muted);
    font: var(--type-caption);
  }
`;

const Pinned = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  gap: 12px;
  margin-top: auto;
  /* The language button floats over the right end. */
  padding: 16px 76px calc(16px + env(safe-area-inset-bottom)) var(--gutter-public);
  border-top: 1px solid var(--border);
  background: var(--canvas);
  @media ${WIDE} {
    display: none;
  }
`;

interface SiteMenuProps {
  items: readonly MenuItem[];
  path: string;
  labels: { navigation: string; open: string; close: string };
  /** Stays at the lower edge of the narrow menu. */
  pinned: ReactNode;
}

/** One list of links: a bar of disclosures on a wide screen, a folding page of its own on a narrow one. */
export function SiteMenu({ items, path, labels, pinned }: SiteMenuProps) {
  const [state, setState] = useState<MenuState>(CLOSED);
  const [isPageOpen, setIsPageOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  function close() {
    setState(CLOSED);
    setIsPageOpen(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the whole reason to close.
  useEffect(close, [path]);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (state.section === null) return;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (isWide() && !root.current?.contains(event.target as Node)) setState(CLOSED);
    };
    // What hover has opened, Escape dismisses wherever the focus is.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape" && isWide()) setState(CLOSED);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [state.section]);

  function after(ms: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }

  function handlePointerEnter(event: PointerEvent, item: MenuItem) {
    if (event.pointerType !== "mouse" || !isWide() || item.to) return;
    after(OPEN_AFTER_MS, () => {
      openedByHover.current = state.section !== item.id;
      if (state.section !== item.id) setState(openSection(item, true));
    });
  }

  function handlePointerLeave(event: PointerEvent) {
    if (event.pointerType === "mouse" && isWide()) after(CLOSE_AFTER_MS, () => setState(CLOSED));
  }

  function handleTriggerClick(event: MouseEvent, item: MenuItem) {
    clearTimeout(timer.current);
    // The pointer opened it on its way to this very click, which means "open", not "close".
    const keep = state.section === item.id && openedByHover.current && event.detail > 0;
    openedByHover.current = false;
    if (!keep) setState(toggleSection(state, item, isWide()));
  }

  function handleTriggerKey(event: KeyboardEvent<HTMLElement>, item: MenuItem) {
    if (!isWide()) return;
    if (event.key === "ArrowDown" && !item.to) {
      event.preventDefault();
      setState(openSection(item, true));
      const panel = event.currentTarget.parentElement;
      requestAnimationFrame(() => panel?.querySelector<HTMLElement>(":scope > div :is(a, button)")?.focus());
      return;
    }
    const triggers = [...(root.current?.querySelectorAll<HTMLElement>("nav > ul > li > :is(a, button)") ?? [])];
    const at = triggers.indexOf(event.currentTarget);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: triggers.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    triggers.at(next % triggers.length)?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape") {
      const expanded = event.currentTarget.querySelector<HTMLElement>("nav > ul > li > [aria-expanded='true']");
      (isPageOpen ? event.currentTarget.querySelector<HTMLElement>("a") : expanded)?.focus();
      close();
    }
    if (event.key === "Tab" && isPageOpen) keepFocusInside(event);
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    const next = event.relatedTarget;
    if (isWide() && next && !event.currentTarget.contains(next)) setState(CLOSED);
  }

  function handleOpener(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    setIsPageOpen(!isPageOpen);
  }

  return (
    <Root ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Opener
        // A link until a script makes it a button: without one it leads to the menu, which then shows itself.
        href={`#${MENU_ID}`}
        role="button"
        aria-label={isPageOpen ? labels.close : labels.open}
        aria-expanded={isPageOpen}
        aria-controls={MENU_ID}
        onClick={handleOpener}
        onKeyDown={(event) => {
          if (event.key === " ") handleOpener(event);
        }}
      >
        {isPageOpen ? <X size={24} aria-hidden="true" /> : <Menu size={24} aria-hidden="true" />}
      </Opener>
      <Nav id={MENU_ID} aria-label={labels.navigation} data-open={isPageOpen || undefined}>
        <Items>
          {items.map((item) => (
            <Item
              key={item.id}
              onPointerEnter={(event) => handlePointerEnter(event, item)}
              onPointerLeave={handlePointerLeave}
            >
              {item.to ? (
                <Trigger
                  as={Link}
                  {...{ to: item.to }}
                  aria-current={item.to === path ? "page" : undefined}
                  onKeyDown={(event: KeyboardEvent<HTMLElement>) => handleTriggerKey(event, item)}
                >
                  {item.label}
                </Trigger>
              ) : (
                <Trigger
                  type="button"
                  aria-expanded={state.section === item.id}
                  aria-controls={`${MENU_ID}-${item.id}`}
                  onClick={(event) => handleTriggerClick(event, item)}
                  onKeyDown={(event) => handleTriggerKey(event, item)}
                >
                  {item.label}
                  <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
                </Trigger>
              )}
              {(item.links || item.groups) && (
                <Panel
                  id={`${MENU_ID}-${item.id}`}
                  hidden={state.section !== item.id}
                  data-groups={item.groups ? "" : undefined}
                >
                  {item.links && <LinkList links={item.links} path={path} onFollow={close} />}
                  {item.groups && (
                    <Groups>
                      {item.groups.map((group) => (
                        <li key={group.id}>
                          <GroupTrigger
                            type="button"
                            aria-expanded={state.group === group.id}
                            aria-controls={`${MENU_ID}-${group.id}`}
                            onClick={() => setState(toggleGroup(state, group.id, isWide()))}
                            onPointerEnter={(event) => {
                              if (event.pointerType !== "mouse" || !isWide()) return;
                              after(OPEN_AFTER_MS, () => setState((now) => toggleGroup(now, group.id, true)));
                            }}
                          >
                            {group.label}
                            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
                          </GroupTrigger>
                          <LinkList
                            id={`${MENU_ID}-${group.id}`}
                            links={group.links}
                            path={path}
                            isHidden={state.group !== group.id}
                            onFollow={close}
                          />
                        </li>
                      ))}
                    </Groups>
                  )}
                </Panel>
              )}
            </Item>
          ))}
        </Items>
        <Pinned>{pinned}</Pinned>
      </Nav>
    </Root>
  );
}

interface LinkListProps {
  id?: string;
  links: readonly MenuLink[];
  path: string;
  isHidden?: boolean;
  onFollow: () => void;
}

function LinkList({ id, links, path, isHidden, onFollow }: LinkListProps) {
  return (
    <Links id={id} hidden={isHidden}>
      {links.map((link) => (
        <li key={link.to}>
          <Entry to={link.to} aria-current={link.to === path ? "page" : undefined} onClick={onFollow}>
            {link.label}
            {link.text && <small>{link.text}</small>}
          </Entry>
        </li>
      ))}
    </Links>
  );
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button")].filter(
    (stop) => !stop.closest("[hidden]"),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
