import { CircleAlert, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Control, Field, type FieldText } from "../field/field";
import { IconButton } from "../icon-button/icon-button";

const Box = styled.div`
  position: relative;
`;

const Secret = styled(Control)`
  padding-right: 54px;
  &::-ms-reveal {
    display: none;
  }
`;

const Eyes = styled.div`
  position: absolute;
  inset: 4px 4px auto auto;
`;

const Note = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--warning);
  font: 600 0.875rem/1.4 var(--font-ui);
`;

export interface PasswordFieldLabels {
  show: string;
  hide: string;
  capsLock: string;
}

export interface PasswordFieldProps extends Omit<ComponentProps<"input">, "type" | "children">, FieldText {
  labels?: PasswordFieldLabels;
}

const LABELS: PasswordFieldLabels = {
  show: "Show password",
  hide: "Hide password",
  capsLock: "Caps Lock is on",
};

export function PasswordField({
  label,
  hint,
  error,
  optional,
  optionalLabel,
  aside,
  id,
  labels = LABELS,
  onKeyDown,
  onBlur,
  "aria-describedby": describedBy,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();

  function toggle() {
    const field = box.current?.querySelector("input");
    const caret = field?.selectionStart ?? null;
    const end = field?.selectionEnd ?? null;
    setShown(!shown);
    // Changing the type sends the caret to the start.
    requestAnimationFrame(() => field?.isConnected && field.setSelectionRange(caret, end));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLock(event.getModifierState?.("CapsLock") ?? false);
    onKeyDown?.(event);
  }

  return (
    <Field
      {...{ label, hint, error, optional, optionalLabel, aside, id }}
      describedBy={[describedBy, capsLock && noteId].filter(Boolean).join(" ")}
    >
      {(control) => (
        <>
          <Box ref={box}>
            <Secret
              {...input}
              {...control}
              type={shown ? "text" : "password"}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={handleKeyDown}
              onBlur={(event) => {
                setCapsLock(false);
                onBlur?.(event);
              }}
            />
            <Eyes>
              <IconButton
                inField
                label={shown ? labels.hide : labels.show}
                aria-pressed={shown}
                icon={shown ? <EyeOff size={20} strokeWidth={1.75} /> : <Eye size={20} strokeWidth={1.75} />}
                onClick={toggle}
              />
            </Eyes>
          </Box>
          {capsLock && (
            <Note id={noteId}>
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
              {labels.capsLock}
            </Note>
          )}
        </>
      )}
    </Field>
  );
}
