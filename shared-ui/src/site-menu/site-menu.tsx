import { ChevronDown, Menu, X } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isChord } from "../chord/is-chord";
import { keepFocusInside } from "../dialog/keep-focus-inside";
import { focusHeading } from "../page-heading/focus-heading";
import type { MenuGroup, MenuItem, MenuLink, MenuLinkComponent } from "./menu-items";
import { CLOSED, type MenuState, openSection, toggleGroup, toggleSection } from "./menu-state";
import {
  Entry,
  Groups,
  GroupTrigger,
  Item,
  Items,
  Links,
  Nav,
  Opener,
  Panel,
  Picture,
  Pinned,
  Root,
  Trigger,
  WIDE,
} from "./site-menu-parts";

const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 250;
const MENU_ID = "site-menu";

export interface SiteMenuProps {
  items: readonly MenuItem[];
  /** The router's link; it is given `to`. */
  component: MenuLinkComponent;
  /** The menu closes when it changes, and the link to it is marked. */
  path: string;
  labels?: { navigation: string; open: string; close: string };
  /** Stays at the lower edge of the narrow menu. */
  pinned?: ReactNode;
  /** Stands beside groups on a wide screen, for the one that is open. */
  picture?: (group: string | null) => ReactNode;
}

const LABELS = { navigation: "Main", open: "Menu", close: "Close menu" };

/** One list of links: a bar of disclosures on a wide screen, a folding page of its own on a narrow one. */
export function SiteMenu({ items, component, path, labels = LABELS, pinned, picture }: SiteMenuProps) {
  const [state, setState] = useState<MenuState>(CLOSED);
  const [isPageOpen, setIsPageOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  function close() {
    setState(CLOSED);
    setIsPageOpen(false);
  }

  // While drawing, and not in an effect: the first one runs a moment after the page is taken over, and would close what a tap has opened by then.
  const [drawnAt, setDrawnAt] = useState(path);
  if (drawnAt !== path) {
    setDrawnAt(path);
    close();
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // A tap from before the page was taken over has followed the opener's link, and nobody has answered it yet.
  useEffect(() => {
    if (window.location.hash !== `#${MENU_ID}` || isWide()) return;
    window.history.replaceState(window.history.state, "", window.location.href.replace(/#.*/, ""));
    setIsPageOpen(true);
  }, []);

  // A mouse that came to rest before then enters nothing any more.
  const openUnderMouse = useEffectEvent(() => {
    const item = items.find(({ id }) => elementOf(id)?.parentElement?.matches(":hover"));
    if (item && window.matchMedia("(hover: hover)").matches) openByHover(item);
  });
  useEffect(() => openUnderMouse(), []);

  useClosedFromOutside(root, isPageOpen || state.section !== null, close, (link) => {
    // The narrow menu hides the page, so that the router has found no heading to stand at.
    const isHere = isPageOpen && link.pathname === path;
    flushSync(close);
    if (isHere) focusHeading();
  });

  /** What the mouse asks for waits a moment, and does not happen while the keyboard is in what would go away. */
  function after(ms: number, goesAway: Element | null, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!goesAway?.querySelector(":focus-visible")) act();
    }, ms);
  }

  /** A narrow list folds its groups, and so opens them on a press alone. */
  function showBeside(group: string) {
    if (isWide()) setState((now) => toggleGroup(now, group, true));
  }

  function showUnderMouse(event: PointerEvent, group: string) {
    if (event.pointerType !== "mouse") return;
    after(OPEN_AFTER_MS, elementOf(state.group), () => showBeside(group));
  }

  function openByHover(item: MenuItem) {
    if (!isWide() || item.to) return;
    after(OPEN_AFTER_MS, elementOf(state.section), () => {
      openedByHover.current = state.section !== item.id;
      if (state.section !== item.id) setState(openSection(item, true));
    });
  }

  function handlePointerLeave(event: PointerEvent) {
    if (event.pointerType === "mouse" && isWide()) after(CLOSE_AFTER_MS, event.currentTarget, () => setState(CLOSED));
  }

  function handleTriggerClick(event: MouseEvent, item: MenuItem) {
    clearTimeout(timer.current);
    // The pointer opened it on its way to this very click, which means "open", not "close".
    const keep = state.section === item.id && openedByHover.current && event.detail > 0;
    openedByHover.current = false;
    if (!keep) setState(toggleSection(state, item, isWide()));
  }

  function handleTriggerKey(event: KeyboardEvent<HTMLElement>, item: MenuItem) {
    if (!isWide() || isChord(event)) return;
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

  /** The keyboard closes what it leaves, and not what the mouse has opened meanwhile. */
  function handleBlur(event: FocusEvent<HTMLElement>, item: MenuItem) {
    const next = event.relatedTarget;
    if (!isWide() || !next || event.currentTarget.contains(next)) return;
    setState((now) => (now.section === item.id ? CLOSED : now));
  }

  return (
    <Root ref={root} onKeyDown={handleKeyDown}>
      <PageOpener
        label={isPageOpen ? labels.close : labels.open}
        isOpen={isPageOpen}
        onPress={() => setIsPageOpen(!isPageOpen)}
      />
      <Nav id={MENU_ID} aria-label={labels.navigation} data-open={isPageOpen || undefined}>
        <Items>
          {items.map((item) => (
            <Item
              key={item.id}
              onPointerEnter={(event) => event.pointerType === "mouse" && openByHover(item)}
              onPointerLeave={handlePointerLeave}
              onBlur={(event) => handleBlur(event, item)}
            >
              {item.to ? (
                <Trigger
                  as={component}
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
                  aria-controls={idOf(item.id)}
                  onClick={(event) => handleTriggerClick(event, item)}
                  onKeyDown={(event) => handleTriggerKey(event, item)}
                >
                  {item.label}
                  <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
                </Trigger>
              )}
              {(item.links || item.groups) && (
                <Panel
                  id={idOf(item.id)}
                  hidden={state.section !== item.id}
                  data-groups={item.groups ? "" : undefined}
                  data-pictured={item.groups && picture ? "" : undefined}
                >
                  {item.links && <LinkList links={item.links} component={component} path={path} />}
                  {item.groups && (
                    <GroupList
                      groups={item.groups}
                      component={component}
                      path={path}
                      shown={state.group}
                      onPress={(group) => setState(toggleGroup(state, group, isWide()))}
                      onFocus={showBeside}
                      onMouse={showUnderMouse}
                      onMouseLeave={() => clearTimeout(timer.current)}
                    />
                  )}
                  {/* Drawn when it is looked at: it would make every prerendered page heavier. */}
                  {item.groups && picture && state.section === item.id && <Picture>{picture(state.group)}</Picture>}
                </Panel>
              )}
            </Item>
          ))}
        </Items>
        {pinned && <Pinned>{pinned}</Pinned>}
      </Nav>
    </Root>
  );
}

/** What closes an open menu from elsewhere in the page. */
function useClosedFromOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
  onLink: (link: HTMLAnchorElement) => void,
) {
  const close = useEffectEvent(onClose);
  const follow = useEffectEvent(onLink);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (isWide() && !root.current?.contains(event.target as Node)) close();
    };
    // What hover has opened, Escape dismisses wherever the focus is.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape" && isWide()) close();
    };
    // To the page one is on, too, which changes no path: a link of the menu, or of the header that a narrow one leaves in sight.
    const closeOnLink = (event: globalThis.MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a:not([role=button])");
      if (link) follow(link);
    };
    // Turned on its side, a tablet has the other menu, in which what is open here would be neither shown nor closed.
    const width = window.matchMedia(WIDE);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("click", closeOnLink);
    width.addEventListener("change", close);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("click", closeOnLink);
      width.removeEventListener("change", close);
    };
  }, [root, isOpen]);
}

interface PageOpenerProps {
  label: string;
  isOpen: boolean;
  onPress: () => void;
}

/** Opens the narrow menu. A link until a script makes it a button: without one it leads to the menu, which then shows itself. */
function PageOpener({ label, isOpen, onPress }: PageOpenerProps) {
  function handlePress(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    onPress();
  }
  const Icon = isOpen ? X : Menu;

  return (
    <Opener
      href={`#${MENU_ID}`}
      role="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={MENU_ID}
      onClick={handlePress}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        // Held, it is one press, as a button's.
        if (event.repeat) event.preventDefault();
        else handlePress(event);
      }}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
    </Opener>
  );
}

interface GroupListProps {
  groups: readonly MenuGroup[];
  component: MenuLinkComponent;
  path: string;
  shown: string | null;
  onPress: (group: string) => void;
  onFocus: (group: string) => void;
  onMouse: (event: PointerEvent, group: string) => void;
  onMouseLeave: () => void;
}

function GroupList({ groups, component, path, shown, onPress, onFocus, onMouse, onMouseLeave }: GroupListProps) {
  return (
    <Groups>
      {groups.map(({ id, label, links }) => (
        <li key={id}>
          <GroupTrigger
            type="button"
            aria-expanded={shown === id}
            aria-controls={idOf(id)}
            onClick={() => onPress(id)}
            onFocus={() => onFocus(id)}
            onPointerEnter={(event) => onMouse(event, id)}
            // The way to the links of the open group leads over the groups below it.
            onPointerMove={(event) => {
              if (headsForLinks(event)) onMouse(event, id);
            }}
            onPointerLeave={onMouseLeave}
          >
            {label}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </GroupTrigger>
          <LinkList id={idOf(id)} links={links} component={component} path={path} isHidden={shown !== id} />
        </li>
      ))}
    </Groups>
  );
}

interface LinkListProps {
  id?: string;
  links: readonly MenuLink[];
  component: MenuLinkComponent;
  path: string;
  isHidden?: boolean;
}

function LinkList({ id, links, component, path, isHidden }: LinkListProps) {
  return (
    <Links id={id} hidden={isHidden}>
      {links.map((link) => (
        <li key={link.to}>
          <Entry as={component} {...{ to: link.to }} aria-current={link.to === path ? "page" : undefined}>
            {link.label}
            {link.text && <small>{link.text}</small>}
          </Entry>
        </li>
      ))}
    </Links>
  );
}

const idOf = (part: string) => `${MENU_ID}-${part}`;
const elementOf = (part: string | null) => (part === null ? null : document.getElementById(idOf(part)));

/** They stand to the right of their groups; straight up or down is the way to another group. */
function headsForLinks({ movementX, movementY }: PointerEvent): boolean {
  return movementX > Math.abs(movementY) / 2;
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}
