import { Select, type SelectProps } from "@lintel/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { LoweredAsterisks } from "../money/mask";
import { moneyLetters } from "../money/money-letters";

/* What a browser does not let us dress, and the picker of a phone, show an option's words in one line. */
const Dressed = styled(Select)`
  @supports (appearance: base-select) {
    @media (min-width: 768px) {
      &,
      &::picker(select) {
        appearance: base-select;
      }
      &::picker-icon {
        display: none;
      }
      &::picker(select) {
        top: calc(anchor(bottom) + 4px);
        min-width: anchor-size(width);
        max-height: 364px;
        padding: 6px;
        border: 1px solid transparent;
        border-radius: 8px;
        overscroll-behavior: contain;
        background: var(--surface-raised);
        color: var(--text);
        box-shadow: var(--e3);
      }
      option {
        display: grid;
        grid-template: "icon title figure check" auto "icon note figure check" auto / auto minmax(0, 1fr) auto 20px;
        align-items: center;
        gap: 0 12px;
        min-height: 56px;
        padding: 8px;
        border-radius: 6px;
      }
      option:not(:has(b)) {
        display: flex;
        min-height: 44px;
        color: var(--text-muted);
      }
      option:is(:hover, :focus-visible) {
        background: var(--surface-tint);
      }
      option::checkmark {
        grid-area: check;
        order: 1;
        margin-inline-start: auto;
      }
      option > i {
        display: none;
      }
    }
  }
`;

const Icon = styled.span`
  display: grid;
  grid-area: icon;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 6px;
  background: var(--surface-tint-2);
`;

const Title = styled.b`
  grid-area: title;
  font-weight: 600;
`;

const Note = styled.span`
  grid-area: note;
  color: var(--text-muted);
  font: var(--type-caption);
`;

const Figure = styled.span`
  grid-area: figure;
  ${moneyLetters}
  font-variant-numeric: tabular-nums;
`;

export interface RichOption {
  value: string;
  icon: ReactNode;
  title: string;
  note: string;
  figure: string;
  /** What is read out in place of all that, where it is not for the ear. */
  spoken?: string;
}

export interface RichSelectProps extends Omit<SelectProps, "children"> {
  options: readonly RichOption[];
  /** What stands there before anything is chosen. */
  placeholder: string;
}

/** One of a few things that deserve more than a line each: the browser's own select, with rows of our own where it has room. */
export function RichSelect({ options, placeholder, ...select }: RichSelectProps) {
  return (
    <Dressed {...select}>
      <option value="">{placeholder}</option>
      {options.map(({ value, icon, title, note, figure, spoken }) => (
        <option key={value} value={value} aria-label={spoken}>
          <Icon aria-hidden="true">{icon}</Icon>
          <Title>{title}</Title>{" "}
          <Note>
            <LoweredAsterisks text={note} />
          </Note>{" "}
          <i>·</i> <Figure>{figure}</Figure>
        </option>
      ))}
    </Dressed>
  );
}
