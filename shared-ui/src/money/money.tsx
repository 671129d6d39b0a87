import { VisuallyHidden } from "@lintel/shared-ui";
import styled from "styled-components";
import { useDisplaySettings } from "./display-settings";
import { type DisplayCurrency, moneyParts, type SignDisplay, spokenMoney } from "./format-money";
import { moneyLetters } from "./money-letters";

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
  const room = roomFor(parts.sign.length + parts.whole.length + parts.fraction.length);

  return (
    <Amount className="notranslate" data-size={size} data-room={room} translate="no">
      <VisuallyHidden>{spokenMoney(parts, settings.signWords)}</VisuallyHidden>
      <span aria-hidden="true">
        {parts.sign}
        {parts.whole}
        {parts.fraction && <Fraction>{parts.fraction}</Fraction>}
      </span>
    </Amount>
  );
}

/** In how many figures' width an amount is to fit: a naira has three digits more than a dollar, and "NGN " before them. */
function roomFor(length: number): 9 | 12 | 15 | 18 | 22 {
  return ([9, 12, 15, 18] as const).find((room) => length <= room) ?? 22;
}

const Fraction = styled.span`
  color: var(--money-fraction, var(--text-muted));

  [data-wall] & {
    color: var(--on-wall-muted);
  }
`;

const Amount = styled.span`
  position: relative;
  ${moneyLetters}
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

  /* A figure is about half as wide as it is high: a long amount takes smaller letters rather than more room than there is. */
  --fitting: calc(100cqi / (var(--room, 9) * 0.52));
  &[data-room="12"] {
    --room: 12;
  }
  &[data-room="15"] {
    --room: 15;
  }
  &[data-room="18"] {
    --room: 18;
  }
  &[data-room="22"] {
    --room: 22;
  }
  &[data-size="tile"] {
    font-size: min(1.75rem, var(--fitting));
  }
  &[data-size="card"] {
    font-size: min(2.125rem, var(--fitting));
  }
  &[data-size="dialog"] {
    font-size: min(2.875rem, var(--fitting));
  }
  &[data-size="hero"] {
    font-size: min(var(--money-hero), var(--fitting));
  }
  /* Last: the font shorthand above resets figures to proportional ones. */
  &[data-size] {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
