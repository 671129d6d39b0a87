import { Link, setTheme, useLocation, useMessages, useTheme } from "@lintel/portal";
import type { NavEntry } from "@lintel/portal/release";
import { Spinner } from "@lintel/shared-ui";
import { LogOut, Moon, Sun } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { shellMessages } from "../messages";
import { logOut } from "./log-out";
import { ICON, navIcon } from "./nav-icons";
import { navLabel } from "./nav-label";

/** Where the rail has room for icons alone, it names what the pointer or the keyboard's focus is on. Escape takes the name away. */
export function RailWithTips({ label, children }: { label: string; children: ReactNode }) {
  const [tip, setTip] = useState<{ name: string; middlePx: number } | null>(null);
  const hide = () => setTip(null);
  const isShown = tip !== null;

  useEffect(() => {
    if (!isShown) return;
    const hideOnEscape = (event: KeyboardEvent) => event.key === "Escape" && setTip(null);
    document.addEventListener("keydown", hideOnEscape);
    return () => document.removeEventListener("keydown", hideOnEscape);
  }, [isShown]);

  function name(target: EventTarget) {
    const item = target instanceof Element ? target.closest("a:not([data-logo]), button") : null;
    if (!item) return;
    const { top, height } = item.getBoundingClientRect();
    setTip({ name: item.textContent, middlePx: top + height / 2 });
  }

  return (
    <Rail
      aria-label={label}
      onPointerOver={(event) => name(event.target)}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && name(event.target)}
      onBlur={hide}
      onScroll={hide}
      onClick={hide}
    >
      {children}
      {tip && (
        <Tip aria-hidden="true" style={{ top: tip.middlePx }}>
          {tip.name}
        </Tip>
      )}
    </Rail>
  );
}

interface RailEntryProps {
  entry: NavEntry;
  startsGroup?: boolean;
  onGo?: () => void;
}

export function RailEntry({ entry, startsGroup, onGo }: RailEntryProps) {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  const Icon = navIcon(entry.icon);
  return (
    <>
      {startsGroup && <Rule />}
      <Item as={Link} to={entry.to} aria-current={covers(entry, pathname) ? "page" : undefined} onClick={onGo}>
        <Icon {...ICON} />
        <span>{navLabel(entry.label, t)}</span>
      </Item>
    </>
  );
}

export function ThemeItem() {
  const t = useMessages(shellMessages);
  const isDark = useTheme() === "dark";
  return (
    <Item as="button" type="button" onClick={() => setTheme(isDark ? "light" : "dark")}>
      {isDark ? <Sun {...ICON} /> : <Moon {...ICON} />}
      <span>{isDark ? t("lightTheme") : t("darkTheme")}</span>
    </Item>
  );
}

export function LogoutItem() {
  const t = useMessages(shellMessages);
  // The toast that says so is gone after two seconds, and a slow bank takes ten. Its words stand in the toast alone, as specified.
  const [isLeaving, setIsLeaving] = useState(false);

  function leave() {
    setIsLeaving(true);
    void logOut().finally(() => setIsLeaving(false));
  }

  return (
    <Item as="button" type="button" aria-busy={isLeaving} onClick={leave}>
      {isLeaving ? <Spinner size={ICON.size} /> : <LogOut {...ICON} />}
      <span>{t("logout")}</span>
    </Item>
  );
}

export function covers(entry: NavEntry, pathname: string): boolean {
  const covered = entry.covers ?? entry.to;
  return pathname === covered || pathname.startsWith(`${covered}/`);
}

const Rail = styled.nav`
  display: none;
  @media (min-width: 768px) {
    position: sticky;
    top: 0;
    z-index: var(--z-header);
    display: flex;
    flex-direction: column;
    gap: 2px;
    height: 100dvh;
    padding: 24px 16px;
    overflow-y: auto;
  }
  [data-logo] {
    display: flex;
    padding: 4px 10px 26px;
    color: inherit;
    text-decoration: none;
  }
  [data-end] {
    display: grid;
    gap: 2px;
    margin-top: auto;
    padding-top: 16px;
  }
  [data-wide] {
    display: none;
  }
  @media (min-width: 1200px) {
    [data-wide] {
      display: inline;
    }
    [data-narrow] {
      display: none;
    }
  }
  @media (max-width: 1199px) {
    span:not([data-wide], [data-narrow]) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;

/** The rail scrolls, and would cut off whatever is placed within it. */
const Tip = styled.div`
  position: fixed;
  left: calc(72px + env(safe-area-inset-left));
  padding: 6px 12px;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--surface-raised);
  color: var(--text);
  box-shadow: var(--e2);
  font: var(--type-body-s);
  white-space: nowrap;
  transform: translateY(-50%);
  @media (min-width: 1200px) {
    display: none;
  }
`;

const Rule = styled.hr`
  width: 100%;
  margin: 8px 0;
  border: 0;
  border-top: 1px solid var(--border);
`;

const Item = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--text-muted);
  font: 550 1rem/1.4 var(--font-ui);
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  /* What a finger has tapped would look so until it taps something else, and what it finds in its place when a sheet has come up under it. */
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
      color: var(--text);
    }
  }
  &:active {
    background: var(--surface-tint-2);
    color: var(--text);
  }
  &[aria-current="page"] {
    border-color: var(--border);
    background: var(--surface);
    color: var(--text);
  }
  &[aria-current="page"]::before {
    content: "";
    position: absolute;
    inset: 9px auto 9px -1px;
    width: 4px;
    background: var(--mark-beam);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;
