import { Field, type FieldText, Select } from "@lintel/shared-ui";
import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";

const Narrow = styled.div`
  @media (min-width: 768px) {
    display: none;
  }
`;

const Wide = styled.div`
  position: relative;
  @media (max-width: 767px) {
    display: none;
  }
`;

const Shown = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 64px;
  padding: 8px 14px;
  border: 1px solid var(--border-strong);
  border-radius: 6px;
  background: var(--surface);
  cursor: pointer;
  &:hover {
    border-color: var(--text-muted);
  }
  &[aria-invalid="true"] {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }
`;

const Placeholder = styled.span`
  color: var(--text-subtle);
`;

const List = styled.ul`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: var(--z-dropdown);
  max-height: 364px;
  padding: 6px;
  border: 1px solid transparent;
  border-radius: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--surface-raised);
  box-shadow: var(--e3);
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 56px;
  padding: 8px;
  border: 1px solid transparent;
  border-radius: 6px;
  cursor: pointer;
  &:hover {
    background: var(--surface-tint);
  }
  &[data-active] {
    background: var(--surface-tint-2);
  }
  @media (forced-colors: active) {
    &[data-active] {
      border-color: Highlight;
    }
  }
`;

export interface RichOption {
  value: string;
  /** One line of text: what the narrow screen's own select shows and what typing finds. */
  label: string;
  /** What the wide screen shows. */
  content: ReactNode;
}

export interface RichSelectProps extends FieldText {
  options: readonly RichOption[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

const typingPauseMs = 600;

/** One of a few things that deserve more than a line each: the phone's own picker when narrow, a list of rows when wide. */
export function RichSelect({ options, value, onChange, placeholder = "", ...fieldText }: RichSelectProps) {
  const base = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = useRef({ text: "", at: 0 });
  const list = useRef<HTMLUListElement>(null);
  const chosenAt = options.findIndex((option) => option.value === value);

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [isOpen, active]);

  function open(at = Math.max(chosenAt, 0)) {
    setIsOpen(true);
    setActive(at);
  }

  function choose(at: number) {
    const option = options[at];
    setIsOpen(false);
    if (option && option.value !== value) onChange(option.value);
  }

  function findTyped(key: string): number {
    const isNew = Date.now() - typed.current.at > typingPauseMs;
    typed.current = { text: (isNew ? "" : typed.current.text) + key.toLocaleLowerCase(), at: Date.now() };
    return options.findIndex((option) => option.label.toLocaleLowerCase().startsWith(typed.current.text));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const last = options.length - 1;
    if (!isOpen) {
      if (!["ArrowDown", "ArrowUp", "Enter", " ", "Home", "End"].includes(event.key)) {
        if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
        const found = findTyped(event.key);
        if (found >= 0) open(found);
        return;
      }
      event.preventDefault();
      open(event.key === "Home" ? 0 : event.key === "End" ? last : undefined);
      return;
    }
    const next = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0), Home: 0, End: last }[
      event.key
    ];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === "Enter" || event.key === " " || (event.key === "ArrowUp" && event.altKey)) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Tab") {
      choose(active);
    } else if (event.key === "Escape") {
      // Closes the list alone, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const found = findTyped(event.key);
      if (found >= 0) setActive(found);
    }
  }

  return (
    <>
      <Narrow>
        <Select {...fieldText} value={value} onChange={(event) => onChange(event.target.value)}>
          {chosenAt < 0 && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Narrow>
      <Wide>
        <Field {...fieldText} label={<span id={`${base}-label`}>{fieldText.label}</span>}>
          {(control) => (
            <Wide>
              <Shown
                {...control}
                role="combobox"
                tabIndex={0}
                aria-labelledby={`${base}-label`}
                aria-haspopup="listbox"
                aria-expanded={isOpen}
                aria-controls={`${base}-list`}
                aria-activedescendant={isOpen ? `${base}-${active}` : undefined}
                onClick={() => (isOpen ? setIsOpen(false) : open())}
                onKeyDown={handleKeyDown}
                onBlur={() => setIsOpen(false)}
              >
                {options[chosenAt]?.content ?? <Placeholder>{placeholder}</Placeholder>}
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
              </Shown>
              <List
                ref={list}
                id={`${base}-list`}
                role="listbox"
                aria-labelledby={`${base}-label`}
                hidden={!isOpen}
                // The combobox must not lose the focus to a list that takes none.
                onMouseDown={(event) => event.preventDefault()}
              >
                {options.map((option, at) => (
                  <Option
                    key={option.value}
                    id={`${base}-${at}`}
                    role="option"
                    aria-selected={at === chosenAt}
                    data-active={at === active || undefined}
                    onClick={() => choose(at)}
                  >
                    {option.content}
                    {at === chosenAt && <Check size={18} aria-hidden="true" />}
                  </Option>
                ))}
              </List>
            </Wide>
          )}
        </Field>
      </Wide>
    </>
  );
}
