import { useMessages } from "@lintel/portal";
import { Control, Field } from "@lintel/shared-ui";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { messages } from "../messages";

const TYPING_PAUSE_MS = 250;

interface UserSearchProps {
  value: string;
  /** Told once the typing pauses, so that the bank is not asked for every letter. */
  onChange: (value: string) => void;
}

export function UserSearch({ value, onChange }: UserSearchProps) {
  const t = useMessages(messages);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);

  // The address changed under the field: the Back button, or the list's own "Clear search".
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function handleChange(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        setTold(text);
        onChange(text);
      },
      text === "" ? 0 : TYPING_PAUSE_MS,
    );
  }

  return (
    <Field label={t("usersSearch")}>
      {(control) => (
        <Box>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          <Control
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={(event) => handleChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && typed !== "") handleChange("");
            }}
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
