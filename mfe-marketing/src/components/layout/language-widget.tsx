import { LANGUAGE_NAMES, LOCALES, type Locale, setLocale, useLocale } from "@lintel/portal";
import { Languages } from "lucide-react";
import { type ToggleEvent, useEffect, useRef, useState } from "react";
import styled, { createGlobalStyle } from "styled-components";

const LIST_ID = "language-list";

const Opener = styled.button`
  position: fixed;
  right: max(16px, env(safe-area-inset-right));
  bottom: calc(16px + env(safe-area-inset-bottom));
  z-index: var(--z-language);
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 1px solid var(--border);
  border-radius: 12px;
  background: var(--surface-raised);
  color: var(--text);
  box-shadow: var(--e2);
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
    }
  }
  &:active {
    background: var(--surface-tint-2);
  }
  /* In the page's margin where there is room for it. */
  @media (min-width: 1200px) {
    right: 4px;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/* A demo's line is the end of the page, where no scrolling brings it out from under the button. */
const RoomBeside = createGlobalStyle`
  body > [data-demo] {
    padding-inline: 80px;
  }
`;

const List = styled.ul`
  position: fixed;
  inset: auto max(16px, env(safe-area-inset-right)) calc(76px + env(safe-area-inset-bottom)) auto;
  width: 220px;
  max-height: calc(100dvh - 92px - env(safe-area-inset-bottom));
  padding: 8px;
  border: 1px solid transparent;
  border-radius: 12px;
  background: var(--surface-raised);
  color: var(--text);
  box-shadow: var(--e3);
  overflow-y: auto;
  overscroll-behavior: contain;
  /* A browser that knows no popovers would always show it. */
  @supports not selector(:popover-open) {
    &:not([data-open]) {
      display: none;
    }
  }
`;

const Choice = styled.button`
  position: relative;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: 6px;
  background: none;
  font: 600 1rem/1.35 var(--font-ui);
  text-align: start;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
    }
  }
  &[aria-current]::before {
    content: "";
    position: absolute;
    inset: 9px auto 9px 0;
    width: 4px;
    background: var(--mark-beam);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

export function LanguageWidget({ labels }: { labels: { choose: string } }) {
  const current = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // Before the page could answer, the browser alone may have opened it.
  useEffect(() => {
    if (list.current?.togglePopover) setIsOpen(list.current.matches(":popover-open"));
  }, []);

  /** Where the browser does not do it by itself. */
  function toggle() {
    if (!list.current?.togglePopover) setIsOpen(!isOpen);
  }

  function choose(locale: Locale) {
    setLocale(locale);
    list.current?.hidePopover?.();
    setIsOpen(false);
  }

  return (
    <div className="notranslate" translate="no">
      <RoomBeside />
      <Opener
        type="button"
        aria-label={labels.choose}
        aria-expanded={isOpen}
        title={labels.choose}
        popoverTarget={LIST_ID}
        onClick={toggle}
      >
        <Languages size={22} strokeWidth={1.75} aria-hidden="true" />
      </Opener>
      <List
        ref={list}
        id={LIST_ID}
        popover="auto"
        aria-label={labels.choose}
        data-open={isOpen || undefined}
        onToggle={(event: ToggleEvent) => setIsOpen(event.newState === "open")}
      >
        {LOCALES.map((locale) => (
          <li key={locale}>
            <Choice
              type="button"
              lang={locale}
              aria-current={locale === current || undefined}
              onClick={() => choose(locale)}
            >
              {LANGUAGE_NAMES[locale]}
            </Choice>
          </li>
        ))}
      </List>
    </div>
  );
}
