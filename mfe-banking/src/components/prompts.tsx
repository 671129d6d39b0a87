import { useCurrency, useSearchParams } from "@lintel/portal";
import { useProfile } from "@lintel/portal/queries";
import { CurrencyDialog } from "./currency-dialog";
import { FirstPinDialog } from "./first-pin-dialog";
import { useSaidOnce } from "./use-said-once";

/** What the bank asks by itself, one thing at a time: a PIN first, a currency after it. */
export function Prompts() {
  const profile = useProfile();
  const currency = useCurrency();
  const [params] = useSearchParams();
  const [isCurrencyPostponed, postponeCurrency] = useSaidOnce("currency-postponed");

  if (!profile.data) return null;
  // A suspended person cannot set a PIN: a dialog that cannot be closed would lock them out of reading as well.
  if (profile.data.pin === null && profile.data.suspended === 0) return <FirstPinDialog />;
  // A choice can wait until what an address leads to was read: it opens over the page, and would open over this. A PIN cannot.
  if (params.has("tx")) return null;
  if (currency === null && !isCurrencyPostponed) return <CurrencyDialog onClose={postponeCurrency} />;
  return null;
}
