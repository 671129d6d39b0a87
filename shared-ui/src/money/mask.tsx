import { VisuallyHidden } from "@lintel/shared-ui";
import { Fragment } from "react";
import styled from "styled-components";

interface MaskProps {
  /** Already masked: the component paints asterisks, it never sees what they hide. */
  value: string;
  /** What is said instead of a row of asterisks; without it a pause stands for them. */
  spoken?: string;
}

/** Asterisks sit high in the line; dropped to the middle of the figures they read as hidden digits. */
export function Mask({ value, spoken = value.replace(/\*+/g, " … ") }: MaskProps) {
  const seenAndSpoken = (
    <>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true">
        <LoweredAsterisks text={value} />
      </span>
    </>
  );
  return (
    <Figures className="notranslate" translate="no">
      {/* A short number hides nothing, and stands there once. */}
      {spoken === value ? value : seenAndSpoken}
    </Figures>
  );
}

export function LoweredAsterisks({ text }: { text: string }) {
  const runs = text.split(/(\*+)/).map((text, position) => ({ text, position }));
  return runs.map(({ text, position }) =>
    text.startsWith("*") ? <Run key={position}>{text}</Run> : <Fragment key={position}>{text}</Fragment>,
  );
}

const Figures = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* In letters of twice the size a card's number, or an account's with its name, is wider than a phone. */
  @media (max-width: 19.99em) {
    overflow-wrap: break-word;
    white-space: normal;
  }
`;

const Run = styled.i`
  position: relative;
  top: 0.2em;
  font-style: normal;
  letter-spacing: 0.03em;
`;
