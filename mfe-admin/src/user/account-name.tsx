import type { Account } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import { VisuallyHidden } from "@lintel/shared-ui";
import { maskAccount } from "@lintel/shared-ui/bank";
import { messages, type T } from "../messages";

/** "Checking account starting 4021 ending 88": for what is only read out. */
export function spokenAccount({ account_type, account_number: number }: Account, t: T): string {
  return t("accountSpoken", { type: t(account_type), starting: number.slice(0, 4), ending: number.slice(-2) });
}

interface AboutAccountProps {
  account: Account;
  /** The sentence around the account's name. */
  sentence: (name: string) => string;
}

/** Shows "Checking 4021******88" in a sentence. A screen reader would read each of the stars. */
export function AboutAccount({ account, sentence }: AboutAccountProps) {
  const t = useMessages(messages);
  return (
    <>
      <VisuallyHidden>{sentence(spokenAccount(account, t))}</VisuallyHidden>
      <span aria-hidden="true">{sentence(`${t(account.account_type)} ${maskAccount(account.account_number)}`)}</span>
    </>
  );
}
