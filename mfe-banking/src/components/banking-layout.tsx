import { useCurrency, useLocale, useMessages } from "@lintel/portal";
import { DisplaySettings, LEDGER_CURRENCY } from "@lintel/shared-ui/bank";
import { type ReactNode, useMemo } from "react";
import { bankingMessages } from "./messages";
import { Prompts } from "./prompts";

/** Stays while a person moves between the pages of this area: how money is shown, and what the bank asks by itself. */
export function BankingLayout({ children }: { children: ReactNode }) {
  const currency = useCurrency() ?? LEDGER_CURRENCY;
  const locale = useLocale();
  const t = useMessages(bankingMessages);
  const signWords = useMemo(() => ({ minus: t("minus"), plus: t("plus") }), [t]);

  return (
    <DisplaySettings currency={currency} locale={locale} signWords={signWords}>
      {children}
      <Prompts />
    </DisplaySettings>
  );
}
