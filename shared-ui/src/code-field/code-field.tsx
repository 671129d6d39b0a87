import { type ClipboardEvent, type ComponentProps, type ReactNode, useState } from "react";
import styled, { keyframes } from "styled-components";
import { Field } from "../field/field";
import { useComposed } from "../field/use-composed";
import { plainWidth } from "../plain-width/plain-width";

const Box = styled.div`
  position: relative;
`;

/* One real input lies over painted cells: paste, text-message codes and password managers work by themselves. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: transparent;
  caret-color: transparent;
  font-size: 1rem;
  cursor: text;
  /* The cells show the digits; in the system's colours these would be seen as well. */
  forced-color-adjust: none;
  &:focus-visible {
    outline: none;
  }
  &::selection {
    background: transparent;
  }
  /* A browser that has filled the code in paints the input in its own colours, and would do so over the cells. */
  &:-webkit-autofill {
    opacity: 0;
  }
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 14px repeat(3, minmax(0, 1fr));
  align-items: center;
  gap: 8px;
`;

const blink = keyframes`
  50% { opacity: 0; }
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  height: 60px;
  border: 1px solid var(--border-strong);
  border-radius: 6px;
  background: var(--surface);
  font: 600 1.75rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
  @media (min-width: 768px) {
    height: 68px;
  }
  &[data-invalid] {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }
  &[data-active] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  /* In the place of the input's own, which nobody sees. */
  &[data-active]:empty::after {
    content: "";
    height: 1.75rem;
    border-inline-start: 2px solid var(--text);
    animation: ${blink} 1.1s steps(1) infinite;
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;

const Dash = styled.span`
  justify-self: center;
  width: 12px;
  height: 2px;
  background: var(--border-strong);
`;

export interface CodeFieldProps
  extends Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "maxLength" | "children"> {
  value: string;
  /** Gets digits alone, at most six. */
  onChange: (digits: string) => void;
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  labels?: { count: (entered: number, of: number) => string };
}

const LENGTH = 6;
const digitsOf = (text: string) => plainWidth(text).replace(/\D/g, "").slice(0, LENGTH);
const LABELS = { count: (entered: number, of: number) => `${entered} of ${of}` };

export function CodeField({
  value,
  onChange,
  label = "6-digit code",
  hint,
  error,
  id,
  labels = LABELS,
  onFocus,
  onBlur,
  ...input
}: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const typed = useComposed({ ...input, value, onChange: ({ target }) => onChange(digitsOf(target.value)) });
  const active = focused ? Math.min(value.length, LENGTH - 1) : -1;

  /** A whole code takes the place of what stands there: behind the old one nothing of it would fit. */
  function handlePaste(event: ClipboardEvent) {
    const digits = digitsOf(event.clipboardData.getData("text"));
    if (digits.length < LENGTH) return;
    event.preventDefault();
    onChange(digits);
  }

  return (
    <Field {...{ label, hint, error, id }} aside={labels.count(value.length, LENGTH)}>
      {(control) => (
        <Box>
          <Input
            {...typed}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            onPaste={handlePaste}
            onFocus={(event) => {
              setFocused(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              onBlur?.(event);
            }}
            // Editing happens at the end only, as the painted cells show.
            onSelect={(event) => {
              const { selectionStart, selectionEnd, value: text } = event.currentTarget;
              const selectsAll = selectionStart === 0 && selectionEnd === text.length;
              if (!selectsAll && selectionEnd !== text.length)
                event.currentTarget.setSelectionRange(text.length, text.length);
            }}
          />
          <Cells aria-hidden="true">
            {[0, 1, 2, 3, 4, 5].map((position) => (
              <CellAt
                key={position}
                position={position}
                digit={value[position]}
                isActive={position === active}
                isInvalid={Boolean(error)}
              />
            ))}
          </Cells>
        </Box>
      )}
    </Field>
  );
}

interface CellAtProps {
  position: number;
  digit: string | undefined;
  isActive: boolean;
  isInvalid: boolean;
}

function CellAt({ position, digit, isActive, isInvalid }: CellAtProps) {
  return (
    <>
      {position === LENGTH / 2 && <Dash />}
      <Cell data-active={isActive || undefined} data-invalid={isInvalid || undefined}>
        {digit}
      </Cell>
    </>
  );
}
