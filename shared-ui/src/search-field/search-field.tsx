import { Control, Field, type FieldText } from "@lintel/shared-ui";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
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
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  // What was typed has been told, or the address changed under the field: by the Back button, or the list's own "Clear search".
  if (typed && typed.over !== value) setTyped(null);
  const shown = typed?.text ?? value;

  const tell = useEffectEvent((text: string) => {
    // What was typed and taken back changes nothing.
    if (text === value) return;
    // Drawn at once: a key that comes before it would be taken for one typed over the search before, and be lost.
    flushSync(() => onChange(text));
  });
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => tell(typed.text), typed.text === "" ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function handleChange(text: string) {
    setTyped({ text, over: value });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && shown !== "" && !event.nativeEvent.isComposing) handleChange("");
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
            value={shown}
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
