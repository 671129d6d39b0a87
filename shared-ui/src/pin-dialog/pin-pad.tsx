import { announce } from "@lintel/shared-ui";
import { CircleAlert, CircleX, Delete } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import styled, { css, keyframes } from "styled-components";
import { isChord } from "../chord/is-chord";
import { whenLow, whenVeryLow } from "../dialog/low";

export const PIN_LENGTH = 4;

const shake = keyframes`
  17%, 50%, 83% { transform: translateX(-6px); }
  33%, 67% { transform: translateX(6px); }
`;

const Root = styled.div`
  display: grid;
  gap: 8px;
  ${whenLow(css`
    gap: 4px;
  `)}
`;

const Cells = styled.div`
  display: flex;
  justify-content: center;
  gap: 14px;
  &[data-wrong] {
    animation: ${shake} var(--slow) linear;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-wrong] {
      animation: none;
    }
  }
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 56px;
  ${whenLow(css`
    width: 40px;
    height: 44px;
  `)}
  border: 1px solid var(--border-strong);
  border-radius: 6px;
  background: var(--surface-raised);
  &[data-next] {
    border-color: var(--focus);
    box-shadow: inset 0 0 0 2px var(--focus);
    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
  }
  [data-wrong] > & {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }
`;

const Dot = styled.i`
  width: 14px;
  height: 14px;
  border: 7px solid var(--text);
  border-radius: 50%;
`;

/** Always there, so that neither a message nor its end moves the keys under a finger. */
const Said = styled.div`
  display: grid;
  align-items: center;

  > p {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: 1.5rem;
    text-align: center;
  }
  svg {
    flex: none;
  }
`;

const Message = styled.p`
  color: var(--negative);
  font: 600 0.9375rem/1.4 var(--font-ui);
`;

/** Room for three lines, which it takes on a phone in the longest language. */
const Advice = styled.p`
  && {
    min-height: 3.75rem;
    text-align: start;
  }
  color: var(--warning);
  font: 500 0.875rem/1.25rem var(--font-ui);
`;

const Keys = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  ${whenVeryLow(css`
    gap: 4px;
  `)}
`;

const Key = styled.button`
  display: grid;
  place-items: center;
  min-height: 56px;
  padding: 0;
  ${whenLow(css`
    min-height: 44px;
  `)}
  border: 1px solid transparent;
  border-radius: 6px;
  background: var(--key);
  color: var(--text);
  font: 600 1.5rem/1 var(--font-display);
  cursor: pointer;
  transition: background-color var(--fast), transform var(--fast);
  @media (prefers-reduced-motion: reduce) {
    transition-property: background-color;
  }
  user-select: none;
  &[data-quiet] {
    background: transparent;
    color: var(--text-muted);
    /* A word, and in letters of twice the size some are wider than a key. */
    font: 600 min(1rem, 7cqi)/1 var(--font-ui);
  }
  &:where(:not([aria-disabled="true"])) {
    /* What a finger has tapped would look so until it taps something else: the last digit, to whoever looks over the shoulder. */
    @media (hover: hover) {
      &:hover {
        background: var(--key-hover);
      }
      &[data-quiet]:hover {
        background: var(--key);
      }
    }
    &:active {
      background: var(--key-hover);
      transform: translateY(1px);
    }
    &[data-quiet]:active {
      background: var(--key);
    }
  }
  &[aria-disabled="true"] {
    color: var(--on-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &[aria-disabled="true"] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export interface PinPadLabels {
  keypad: string;
  clear: string;
  remove: string;
  /** Said aloud while typing; how many there are and never which. */
  progress: (entered: number, of: number) => string;
  /** What the dots stand for. */
  entered: (entered: number, of: number) => string;
}

export const PIN_PAD_LABELS: PinPadLabels = {
  keypad: "PIN keypad",
  clear: "Clear",
  remove: "Delete last digit",
  progress: (entered, of) => `${entered} of ${of} digits`,
  entered: (entered, of) => `${entered} of ${of} digits entered`,
};

/** Rows of three, as they stand on the pad. */
const LAYOUT = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "clear", "0", "remove"] as const;
type PadKey = (typeof LAYOUT)[number];

export interface PinPadProps {
  pin: string;
  setPin: (pin: string) => void;
  /** Asked for by Enter, with all four digits there. */
  onSubmit: () => void;
  disabled?: boolean;
  /** Stands under the dots and turns them red. */
  error?: string | null;
  /** Stands there while there is no error. Null: there may come some, and its room is kept. */
  advice?: string | null;
  labels?: PinPadLabels;
}

/** What a key does to the digits so far. */
export function pinAfter(key: PadKey, pin: string): string {
  if (key === "clear") return "";
  if (key === "remove") return pin.slice(0, -1);
  return pin.length < PIN_LENGTH ? pin + key : pin;
}

/** The key of the pad that a key of the keyboard stands for. */
export function padKeyFor(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): PadKey | null {
  if (isChord(event)) return null;
  if (event.key === "Backspace") return "remove";
  if (event.key === "Delete" || event.key.toLowerCase() === "c") return "clear";
  return LAYOUT.find((key) => key === event.key) ?? null;
}

/** To the key that the keyboard stood on last. */
export function focusPad(around: HTMLElement | null): void {
  around?.querySelector<HTMLElement>("[role=group] button[tabindex='0']")?.focus();
}

/**
 * Four dots and twelve buttons. The digits live in the caller's state alone: no input holds them, no attribute, no text, so
 * there is nothing to paste into and nothing for an extension or a log to read.
 */
export function PinPad({
  pin,
  setPin,
  onSubmit,
  disabled = false,
  error = null,
  advice,
  labels = PIN_PAD_LABELS,
}: PinPadProps) {
  const [tabStop, setTabStop] = useState(0);
  const keys = useRef<HTMLDivElement>(null);
  const lastSaid = useRef(pin.length);
  /** The keyboard was moved to its key, and nothing was typed or clicked since. Enter presses no key that it was merely put on or came back to. */
  const isKeyChosen = useRef(false);

  useEffect(() => {
    if (lastSaid.current === pin.length) return;
    lastSaid.current = pin.length;
    // An entry that was cleared because it was wrong has its own message; one voice at a time.
    if (!error) announce(labels.progress(pin.length, PIN_LENGTH));
  }, [pin.length, error, labels]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (isChord(event)) return;
    if (padKeyFor(event) !== null) isKeyChosen.current = false;
    const column = tabStop % 3;
    const next = {
      ArrowRight: column < 2 ? tabStop + 1 : tabStop,
      ArrowLeft: column > 0 ? tabStop - 1 : tabStop,
      ArrowDown: tabStop < 9 ? tabStop + 3 : tabStop,
      ArrowUp: tabStop > 2 ? tabStop - 3 : tabStop,
      Home: tabStop - column,
      End: tabStop - column + 2,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setTabStop(next);
    keys.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <Root>
      <Cells role="img" aria-label={labels.entered(pin.length, PIN_LENGTH)} data-wrong={error ? "" : undefined}>
        {[0, 1, 2, 3].map((position) => (
          <Cell key={position} data-next={position === pin.length && !disabled ? "" : undefined}>
            {position < pin.length && <Dot />}
          </Cell>
        ))}
      </Cells>
      <Said>
        <Message role="alert">
          {error && (
            <>
              <CircleX size={18} strokeWidth={1.75} aria-hidden="true" />
              {error}
            </>
          )}
        </Message>
        {advice !== undefined && (
          <Advice role="status">
            {advice && !error && (
              <>
                <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
                {advice}
              </>
            )}
          </Advice>
        )}
      </Said>
      <Keys
        ref={keys}
        role="group"
        aria-label={labels.keypad}
        onKeyDown={handleKeyDown}
        onKeyUp={(event) => {
          // Tab went down where the keyboard came from. With Ctrl it was the browser's, which came back to this page.
          if (event.key === "Tab" && !event.ctrlKey) isKeyChosen.current = true;
        }}
      >
        {LAYOUT.map((key, index) => (
          <Key
            key={key}
            type="button"
            tabIndex={index === tabStop ? 0 : -1}
            aria-disabled={disabled || undefined}
            data-quiet={key === "clear" || key === "remove" ? "" : undefined}
            data-autofocus={index === 0 ? "" : undefined}
            aria-label={key === "remove" ? labels.remove : undefined}
            onFocus={() => {
              isKeyChosen.current = index !== tabStop;
              setTabStop(index);
            }}
            // Not `disabled`: a key that loses the focus takes the keyboard with it.
            onClick={(event) => {
              if (event.detail > 0) isKeyChosen.current = false;
              if (!disabled) setPin(pinAfter(key, pin));
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // These two do what they say, save where the PIN was completed from the keyboard after a click on them.
              if ((key === "clear" || key === "remove") && (isKeyChosen.current || pin.length !== PIN_LENGTH)) return;
              // Held since it opened the dialog, it would fill the PIN in by itself and send it, five times over.
              if (event.repeat) return event.preventDefault();
              // Before the first digit, Enter can only mean the key that has the focus.
              if (pin === "") isKeyChosen.current = true;
              if (pin.length !== PIN_LENGTH && isKeyChosen.current) return;
              // A digit has no more to do once the PIN is complete: Enter on it means "confirm".
              event.preventDefault();
              if (!disabled) onSubmit();
            }}
          >
            {key === "clear" ? (
              labels.clear
            ) : key === "remove" ? (
              <Delete size={22} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              key
            )}
          </Key>
        ))}
      </Keys>
    </Root>
  );
}
