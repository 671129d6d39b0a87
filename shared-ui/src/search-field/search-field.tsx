import { Control, Field, type FieldText } from "@lintel/shared-ui";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";

const TYPING_PAUSE_MS = 200;

export interface SearchFieldProps {
  label: FieldText["label"];
  value: string;
  /** Told once the typing pauses, and at once when the field is cleared. */
  onChange: (value: string) => void;
  maxLength?: number;
}

/** Searches the list below it. Escape clears. */
export function SearchField({ label, value, onChange, maxLength = 100 }: SearchFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTold = useRef(value);
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);

  // The address changed under the field: the Back button, or the list's own "Clear search".
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }

  useEffect(() => {
    // What was being typed is not told any more, or it would undo the change.
    if (value !== lastTold.current) clearTimeout(timer.current);
    lastTold.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleChange(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(text), text === "" ? 0 : TYPING_PAUSE_MS);
  }

  function tell(text: string) {
    // What was typed and taken back changes nothing.
    if (text === lastTold.current) return;
    lastTold.current = text;
    setTold(text);
    onChange(text);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && typed !== "" && !event.nativeEvent.isComposing) handleChange("");
  }

  return (
    <Field label={label}>
      {(control) => (
        <Box>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          <Control
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            value={typed}
            onChange={(event) => handleChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset: 16px auto auto 14px;
    color: var(--text-muted);
    pointer-events: none;
  }
  input {
    padding-inline-start: 44px;
  }
`;
