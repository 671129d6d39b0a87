import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type DisplayCurrency, LEDGER_CURRENCY } from "./format-money";

interface Settings {
  currency: DisplayCurrency;
  locale: string;
  signWords: { minus: string; plus: string };
}

const DEFAULTS: Settings = {
  currency: LEDGER_CURRENCY,
  locale: "en",
  signWords: { minus: "minus", plus: "plus" },
};

const SettingsContext = createContext<Settings>(DEFAULTS);

interface DisplaySettingsProps extends Partial<Settings> {
  children: ReactNode;
}

/** Says once, for everything below, in which currency and language money and dates are shown. */
export function DisplaySettings({ children, currency, locale, signWords }: DisplaySettingsProps) {
  const outer = useDisplaySettings();
  const settings = useMemo(
    () => ({
      currency: currency ?? outer.currency,
      locale: locale ?? outer.locale,
      signWords: signWords ?? outer.signWords,
    }),
    [currency, locale, signWords, outer],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useDisplaySettings(): Settings {
  return useContext(SettingsContext);
}
