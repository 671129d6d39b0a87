import { Fragment, type ReactNode } from "react";
import styled from "styled-components";

/** A line may break after a hyphen, and "7-" at the end of one is no number of days. The text itself stays as it is. */
export function unbrokenRanges(text: string): ReactNode {
  return text
    .split(/(\d+-\d+)/)
    .map((part, position) =>
      position % 2 ? <Range key={part}>{part}</Range> : <Fragment key={part}>{part}</Fragment>,
    );
}

const Range = styled.span`
  white-space: nowrap;
`;
