import type { Account } from "@lintel/contract/schema";
import { maskAccount } from "@lintel/shared-ui/bank";
import type { T } from "../messages";

/** "Checking 4021******88". */
export function accountName(account: Account, t: T): string {
  return `${t(account.account_type)} ${maskAccount(account.account_number)}`;
}
