import { fromWire } from "@lintel/contract";
import type { Account } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import {
  type DisplayCurrency,
  formatMoney,
  maskAccount,
  RichSelect,
  type RichSelectProps,
} from "@lintel/shared-ui/bank";
import { Landmark } from "lucide-react";
import { bankingMessages } from "./messages";

interface AccountSelectProps extends Omit<RichSelectProps, "options" | "placeholder" | "onChange"> {
  accounts: readonly Account[];
  /** What the balances are shown in. */
  currency: DisplayCurrency;
  onChange: (accountId: string) => void;
}

export function AccountSelect({ accounts, currency, onChange, ...select }: AccountSelectProps) {
  const t = useMessages(bankingMessages);

  return (
    <RichSelect
      {...select}
      placeholder={t("chooseAccount")}
      options={accounts.map(({ id, account_type, account_number, balance }) => {
        const title = t(account_type);
        const figure = formatMoney(fromWire(balance), currency);
        return {
          value: id,
          icon: <Landmark size={20} strokeWidth={1.75} />,
          title,
          note: maskAccount(account_number),
          figure,
          // In English not called an account once more: whoever looks for the field by its label "Account" finds it alone.
          spoken: t("accountWithBalance", {
            type: title,
            starting: account_number.slice(0, 4),
            ending: account_number.slice(-2),
            balance: figure,
          }),
        };
      })}
      onChange={(event) => onChange(event.target.value)}
      translate="no"
    />
  );
}
