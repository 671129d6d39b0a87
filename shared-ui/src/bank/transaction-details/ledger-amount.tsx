import { useDisplaySettings } from "../../money/display-settings";
import { formatMoney, LEDGER_CURRENCY } from "../../money/format-money";

export type InDollars = (shown: { amount: string; currency: string; rate: string }) => string;

export const IN_DOLLARS: InDollars = ({ amount, currency, rate }) =>
  `In US dollars: ${amount}. The amount in ${currency} is indicative, at ${rate} per USD.`;

interface LedgerAmountProps {
  /** The sign stands before the amount above. */
  cents: bigint;
  words: InDollars;
  className?: string;
}

/** What was booked, where the amount above says only what that comes to in another currency. */
export function LedgerAmount({ cents, words, className }: LedgerAmountProps) {
  const { currency } = useDisplaySettings();
  if (currency.code === LEDGER_CURRENCY.code) return null;

  const amount = formatMoney(cents, LEDGER_CURRENCY);
  return <p className={className}>{words({ amount, currency: currency.code, rate: currency.rate })}</p>;
}
