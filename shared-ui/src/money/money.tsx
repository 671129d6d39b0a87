import { VisuallyHidden } from "@lintel/shared-ui";
import styled from "styled-components";
import { useDisplaySettings } from "./display-settings";
import { type DisplayCurrency, moneyParts, type SignDisplay } from "./format-money";

export type MoneySize = "inherit" | "row" | "tile" | "card" | "dialog" | "hero";

export interface MoneyProps {
  cents: bigint;
  /** Where it differs from what DisplaySettings says. */
  currency?: DisplayCurrency;
  sign?: SignDisplay;
  size?: MoneySize;
}

/** An amount as it is seen, and once more as it is spoken: pieces of a number in three elements are read as three numbers. */
export function Money({ cents, currency, sign = "auto", size = "inherit" }: MoneyProps) {
  const settings = useDisplaySettings();
  const parts = moneyParts(cents, currency ?? settings.currency, sign);
  const spokenSign = { "−": `${settings.signWords.minus} `, "+": `${settings.signWords.plus} `, "": "" }[parts.sign];

  return (
    <Amount className="notranslate" data-size={size} translate="no">
      <VisuallyHidden>{spokenSign + parts.whole + parts.fraction}</VisuallyHidden>
      <span aria-hidden="true">
        {parts.sign}
        {parts.whole}
        {parts.fraction && <Fraction>{parts.fraction}</Fraction>}
      </span>
    </Amount>
  );
}

const Fraction = styled.span`
  color: var(--money-fraction, var(--text-muted));

  [data-wall] & {
    color: var(--on-wall-muted);
  }
`;

const Amount = styled.span`
  position: relative;
  font-family: var(--font-display);
  font-weight: 600;
  letter-spacing: -0.02em;
  white-space: nowrap;

  &[data-size="row"] {
    font: var(--type-money-s);
  }
  &[data-size="tile"] {
    font: var(--type-money-m);
  }
  &[data-size="card"] {
    font: 600 2.125rem/1.1 var(--font-display);
  }
  &[data-size="dialog"] {
    font: var(--type-money-l);
  }
  &[data-size="hero"] {
    font: var(--type-money-hero);
    letter-spacing: -0.022em;
  }
  /* Last: the font shorthand above resets figures to proportional ones. */
  &[data-size] {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
