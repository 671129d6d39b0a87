import { useMessages } from "@lintel/portal";
import type { NavEntry } from "@lintel/portal/release";
import { announce, Control, Dialog } from "@lintel/shared-ui";
import { matches } from "@lintel/shared-ui/matches";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { shellMessages } from "../../messages";
import { paletteMessages } from "./messages";
import { type PaletteItem, usePaletteGroups } from "./palette-items";

const COUNT_AFTER_MS = 400;

interface PaletteDialogProps {
  entries: readonly NavEntry[];
  onClose: () => void;
  onShortcuts: () => void;
}

export function PaletteDialog({ entries, onClose, onShortcuts }: PaletteDialogProps) {
  const t = useMessages(paletteMessages);
  const shell = useMessages(shellMessages);
  const groups = usePaletteGroups(entries, onShortcuts);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const found = groups
    .map(({ label, items }) => ({ label, items: items.filter((item) => matches(item.label, typed)) }))
    .filter(({ items }) => items.length > 0);
  const all = found.flatMap(({ items }) => items);
  const current = all[Math.min(active, all.length - 1)];
  const idOf = (item: PaletteItem) => `${listId}-${item.id}`;

  useEffect(() => {
    if (typed.trim() === "") return;
    const timer = setTimeout(
      () => announce(all.length === 0 ? t("none", { text: typed }) : t("found", { count: all.length })),
      COUNT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, all.length, t]);

  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
  });

  function run(item: PaletteItem) {
    // Closed by then: under it nothing of the page takes the focus.
    flushSync(onClose);
    item.run();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Meant for the input method, whose list of signs lies over ours.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, all.length - 1) + step + all.length) % all.length);
    }
    if (event.key === "Enter" && current) {
      event.preventDefault();
      run(current);
    }
  }

  return (
    <Dialog open onClose={onClose} closeOnBackdrop title={t("title")} labels={{ close: shell("close") }}>
      <Control
        as="input"
        type="text"
        role="combobox"
        aria-label={t("title")}
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current ? idOf(current) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <List ref={list} id={listId} role="listbox" aria-label={t("title")}>
        {found.map(({ label, items }) => (
          <Group key={label} role="group" aria-label={label}>
            <p aria-hidden="true">{label}</p>
            {items.map((item) => (
              <Option
                key={item.id}
                id={idOf(item)}
                role="option"
                aria-selected={item === current}
                // The field keeps the focus: options are spoken of through it.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setActive(all.indexOf(item))}
                onClick={() => run(item)}
              >
                <item.icon size={18} strokeWidth={1.75} aria-hidden="true" />
                {item.label}
              </Option>
            ))}
          </Group>
        ))}
      </List>
      {all.length === 0 && <None>{t("none", { text: typed })}</None>}
    </Dialog>
  );
}

/* As high with one result as with all: what is being read does not move under the eye. */
const List = styled.div`
  height: min(420px, 50dvh);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:empty {
    height: 0;
  }
`;

const Group = styled.div`
  p {
    padding: 8px 10px 4px;
    color: var(--text-muted);
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 8px 10px;
  border: 1px solid transparent;
  border-radius: 6px;
  cursor: pointer;

  svg {
    color: var(--text-muted);
  }
  &[aria-selected="true"] {
    background: var(--surface-tint-2);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  /* All entries are framed there, and a thicker frame is not seen among them. */
  @media (forced-colors: active) {
    &[aria-selected="true"] {
      outline: 0;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
      svg {
        color: inherit;
      }
    }
  }
`;

const None = styled.p`
  min-height: min(420px, 50dvh);
  padding: 10px;
  color: var(--text-muted);
  overflow-wrap: anywhere;
`;
