import { CARD_TYPES, type CardType, FIGURES } from "@lintel/contract";
import { useLocale, useMessages } from "@lintel/portal";
import { CardSwatch } from "@lintel/shared-ui/bank";
import { useId } from "react";
import styled from "styled-components";
import { cardsMessages } from "./messages";
import { unbrokenRanges } from "./unbroken-ranges";

/** Debit or credit, as two small cards that are native radios underneath. */
export function CardTypeTiles({ value, onChange }: { value: CardType; onChange: (type: CardType) => void }) {
  const t = useMessages(cardsMessages);
  const locale = useLocale();
  const apr = Number(FIGURES.creditCardAprFromPercent).toLocaleString(locale, { minimumFractionDigits: 2 });
  const name = useId();

  return (
    <Tiles>
      <legend>{t("cardType")}</legend>
      {CARD_TYPES.map((type) => (
        <Tile key={type} data-chosen={type === value ? "" : undefined}>
          <input
            type="radio"
            name={name}
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
            aria-labelledby={`${name}-${type}`}
            aria-describedby={`${name}-${type}-text`}
          />
          <CardSwatch type={type} />
          <span>
            <b id={`${name}-${type}`}>{t(type)}</b>
            <small id={`${name}-${type}-text`}>
              {unbrokenRanges(
                type === "debit"
                  ? t("debitText", { days: FIGURES.debitCardDeliveryBusinessDays })
                  : t("creditText", { apr, days: FIGURES.creditCardDeliveryBusinessDays }),
              )}
            </small>
          </span>
        </Tile>
      ))}
    </Tiles>
  );
}

const Tiles = styled.fieldset`
  display: grid;
  gap: 12px;

  legend {
    margin-bottom: 6px;
    padding: 0;
    font: var(--type-body-s);
  }
  /* In large letters one below the other: half the form would tear their names. */
  @media (min-width: 560px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
    legend {
      grid-column: 1 / -1;
    }
  }
`;

const Tile = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  padding: 14px;
  border: 1px solid var(--border-strong);
  border-radius: 12px;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: var(--text-muted);
    }
  }
  &[data-chosen] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-soft);
    @media (forced-colors: active) {
      padding: 12px;
      border: 3px solid Highlight;
    }
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  /* WebKit takes the focus that an arrow moves for a pointer's. */
  @supports (not selector(:has(*))) or (-webkit-hyphens: none) {
    &:focus-within {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }
  }
  /* Over the picture alone: over the words, whoever presses a word would press something else. */
  input,
  input + * {
    grid-area: 1 / 1;
  }
  input {
    z-index: 1;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }
  small {
    display: block;
    margin-top: 2px;
    color: var(--text-muted);
    font: var(--type-caption);
  }
`;
