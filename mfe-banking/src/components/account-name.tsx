import type { Account } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import { Mask, maskAccount } from "@lintel/shared-ui/bank";
import { bankingMessages } from "./messages";

/** "Checking 4021******88": which account, without saying its number out loud. */
export function AccountName({ account }: { account: Account }) {
  const t = useMessages(bankingMessages);
  const { account_number: number } = account;
  const spoken = t("accountSpoken", { starting: number.slice(0, 4), ending: number.slice(-2) });

  return (
    <>
      {t(account.account_type)} <Mask value={maskAccount(number)} spoken={spoken} />
    </>
  );
}
