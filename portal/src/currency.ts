import { type Currency, type CurrencyCode, findCurrency } from "@lintel/contract";
import { atom, getDefaultStore, useAtomValue } from "jotai";
import { localValues, onWrittenElsewhere } from "./browser-storage";

const CURRENCY_KEY = "currency";
const store = getDefaultStore();

const codeAtom = atom<string | null>(typeof window === "undefined" ? null : localValues.get(CURRENCY_KEY));

/** The currency amounts are shown in; null while a person has not chosen, which asks them to. */
export function useCurrency(): Currency | null {
  return findCurrency(useAtomValue(codeAtom)) ?? null;
}

export function setCurrency(code: CurrencyCode): void {
  localValues.set(CURRENCY_KEY, code);
  store.set(codeAtom, code);
}

export function followCurrency(): void {
  onWrittenElsewhere(CURRENCY_KEY, () => store.set(codeAtom, localValues.get(CURRENCY_KEY)));
}
