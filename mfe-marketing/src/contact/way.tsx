import { CopyButton } from "@lintel/shared-ui";
import { type ReactNode, useRef } from "react";
import styled from "styled-components";
import { useCopy } from "../lib/use-copy";
import { useIsSet } from "../lib/use-is-set";
import { messages } from "./messages";

/** Beside the words and not in their line, so that nothing moves where it comes. */
const Copies = styled.dd`
  position: relative;
  padding-inline-end: 52px;

  > button {
    position: absolute;
    inset-block-end: 6px;
    inset-inline-end: 0;
  }
`;

interface WayProps {
  name: string;
  value: string;
  copyLabel: string;
  children: ReactNode;
}

/** One of the ways to reach the bank, to be taken along. */
export function Way({ name, value, copyLabel, children }: WayProps) {
  const copy = useCopy(messages);
  const shown = useRef<HTMLSpanElement>(null);
  const isSet = useIsSet(value);

  return (
    <div>
      <dt>{name}</dt>
      <Copies>
        <span ref={shown}>{children}</span>
        {isSet && (
          <CopyButton
            value={value}
            label={copyLabel}
            fallback={shown}
            labels={{ copied: copy("copied"), failed: copy("copyFailed") }}
          />
        )}
      </Copies>
    </div>
  );
}
