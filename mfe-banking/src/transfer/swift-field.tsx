import { SWIFT_MAX_LENGTH } from "@lintel/contract";
import { useMessages } from "@lintel/portal";
import { TextField } from "@lintel/shared-ui";
import type { ClipboardEvent, SyntheticEvent } from "react";
import styled from "styled-components";
import { transferMessages } from "./messages";
import { swiftAsTyped, swiftParts } from "./transfer-draft";

interface SwiftFieldProps {
  code: string;
  error: string | null | undefined;
  onChange: (code: string) => void;
}

export function SwiftField({ code, error, onChange }: SwiftFieldProps) {
  const t = useMessages(transferMessages);

  /** The browser would cut first and we take the spaces out: what is left of eleven can be another branch's eight. */
  function handleSwiftPaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text");
    const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
    onChange(swiftAsTyped(text));
  }

  /** Capitals are written in place, so that the caret stays where it is. What a keyboard is still composing is left to it. */
  function handleSwift({ currentTarget: field, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) {
      const caret = swiftAsTyped(field.value.slice(0, field.selectionEnd ?? undefined)).length;
      field.value = swiftAsTyped(field.value);
      field.setSelectionRange(caret, caret);
    }
    onChange(field.value);
  }

  return (
    <Group>
      <TextField
        label={t("swift")}
        hint={<SwiftHint code={code} />}
        value={code}
        error={error}
        onChange={handleSwift}
        onCompositionEnd={handleSwift}
        onPaste={handleSwiftPaste}
        maxLength={SWIFT_MAX_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        translate="no"
      />
      <SwiftSplit code={code} />
    </Group>
  );
}

/** Nine or ten characters pass, as the specification has it, and are almost certainly a slip. */
function SwiftHint({ code }: { code: string }) {
  const t = useMessages(transferMessages);
  return code.length === 9 || code.length === 10 ? (
    <Advice>{t("swiftAdvice", { count: code.length })}</Advice>
  ) : (
    t("swiftHint")
  );
}

/**
 * The code once more, in the pieces in which it is compared with the one on paper. What is copied is the field's. Its places are there before the
 * characters are, or the first one would push down the fields below.
 */
function SwiftSplit({ code }: { code: string }) {
  const t = useMessages(transferMessages);

  return (
    <Split aria-hidden={code === "" || undefined}>
      {swiftParts(code).map(({ name, text, missing }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd className="notranslate" translate="no">
            {text}
            <span aria-hidden="true">{"·".repeat(missing)}</span>
          </dd>
        </div>
      ))}
    </Split>
  );
}

const Group = styled.div`
  display: grid;
  gap: 10px;
`;

const Split = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  user-select: none;

  /* As wide as its characters will be, so that none moves the pieces after it. */
  div {
    min-width: 3.5em;
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--text-muted);
    font: var(--type-caption);
  }
  dd {
    font: var(--type-strong);
    letter-spacing: 0.04em;
  }
  dd span {
    color: var(--text-muted);
  }
`;

const Advice = styled.span`
  color: var(--warning);
  font-weight: 600;
`;
