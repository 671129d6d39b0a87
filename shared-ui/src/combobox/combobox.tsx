import { announce, Field, type FieldText } from "@lintel/shared-ui";
import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { dropRestOfPress } from "../dialog/drop-rest-of-press";
import { isSameName, matches } from "../matches/matches";
import { Arrow, Box, Input, List, None, Option } from "./combobox-parts";

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxLabels {
  open: string;
  none: string;
  count: (options: number) => string;
}

export interface ComboboxProps extends FieldText {
  options: readonly ComboboxOption[];
  /** The chosen option, or the empty string. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  labels?: ComboboxLabels;
}

const ANNOUNCE_AFTER_MS = 400;

const LABELS: ComboboxLabels = {
  open: "Show all",
  none: "No match",
  count: (options) => (options === 1 ? "1 match" : `${options} matches`),
};

/** One of many, found by typing a part of its name. */
export function Combobox({ options, value, onChange, placeholder, labels = LABELS, ...fieldText }: ComboboxProps) {
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<{ text: string; reported: string } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // A choice that was made or cleared from outside brings its own words.
  if (typed && typed.reported !== value) setTyped(null);
  const text = typed?.text ?? chosen?.label ?? "";

  // What is already chosen must not hide everything else from somebody who opens the list to change it.
  const found = typed ? options.filter((option) => matches(option.label, typed.text)) : options;
  const activeOption = isOpen ? found[active] : undefined;

  function report(next: string) {
    if (next !== value) onChange(next);
  }

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);

  const sayFound = useEffectEvent((count: number) => announce(count === 0 ? labels.none : labels.count(count)));
  // Once the typing has stopped: every key would have a count of its own read out.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => sayFound(found.length), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, found.length]);

  function openAt(index: number) {
    setIsOpen(true);
    setActive(index);
  }

  /** From here on a choice shows its own words, not those by which it was found. */
  function close() {
    setIsOpen(false);
    setActive(-1);
    if (chosen) setTyped(null);
  }

  function choose(option: ComboboxOption) {
    setTyped(null);
    close();
    report(option.value);
    input.current?.focus();
    dropRestOfPress();
  }

  function handleType(text: string) {
    const exact = options.find((option) => isSameName(option.label, text.trim()));
    const reported = exact?.value ?? "";
    setTyped({ text, reported });
    openAt(-1);
    report(reported);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      const start = Math.max(chosen ? found.indexOf(chosen) : step > 0 ? 0 : found.length - 1, 0);
      if (!isOpen) openAt(event.altKey ? -1 : start);
      else if (found.length > 0) setActive(active < 0 ? start : (active + step + found.length) % found.length);
    }
    // Held since it closed the list, it would send the form around the field.
    if (event.key === "Enter" && event.repeat) return event.preventDefault();
    if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (activeOption) choose(activeOption);
      else close();
    }
    // Escape closes the list first, then clears; only an empty, closed field lets it through to the dialog around it.
    if (event.key === "Escape" && (isOpen || text !== "")) {
      event.preventDefault();
      event.stopPropagation();
      if (!isOpen) handleType("");
      close();
    }
  }

  return (
    <Field {...fieldText}>
      {(control) => (
        <Box
          // The input must not lose the focus to a list that takes none, nor to its scroll bar or to the arrow.
          onMouseDown={(event) => {
            if (event.target !== input.current) event.preventDefault();
          }}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) close();
          }}
        >
          <Input
            {...control}
            ref={input}
            role="combobox"
            type="text"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeOption ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={(event) => handleType(event.target.value)}
            onClick={() => setIsOpen(true)}
            onKeyDown={handleKeyDown}
          />
          <Arrow
            type="button"
            tabIndex={-1}
            aria-label={labels.open}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => {
              if (isOpen) close();
              else setIsOpen(true);
              input.current?.focus();
            }}
          >
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </Arrow>
          <List
            ref={list}
            id={listId}
            role="listbox"
            // What scrolls is a stop on the way of Tab otherwise, in which no key does anything.
            tabIndex={-1}
            aria-label={labels.open}
            hidden={!isOpen || found.length === 0}
          >
            {isOpen &&
              found.map((option, index) => (
                <Option
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={option.value === value}
                  data-active={index === active || undefined}
                  onClick={() => choose(option)}
                >
                  {option.label}
                  {option.value === value && <Check size={18} strokeWidth={1.75} aria-hidden="true" />}
                </Option>
              ))}
          </List>
          {isOpen && found.length === 0 && (
            <List as="div">
              <None>{labels.none}</None>
            </List>
          )}
        </Box>
      )}
    </Field>
  );
}
