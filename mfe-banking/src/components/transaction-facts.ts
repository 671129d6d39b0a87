import type { Transaction } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import { accountsQuery, cardsQuery, transactionItem } from "@lintel/portal/queries";
import { maskAccount, type TransactionFacts } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import { bankingMessages } from "./messages";

/** Everything known of a transaction: its own record, and the names of the account and the card behind its ids. */
export function useTransactionFacts(transaction: Transaction): TransactionFacts {
  const t = useMessages(bankingMessages);
  const account = useQuery(accountsQuery).data?.find(({ id }) => id === transaction.account_id);
  const card = useQuery(cardsQuery).data?.find(({ id }) => id === transaction.card_id);

  return {
    ...transactionItem(transaction),
    account: account ? `${t(account.account_type)} ${maskAccount(account.account_number)}` : null,
    sendersAccount: transaction.senders_account,
    recipientAccount: transaction.recipient_account,
    bankName: transaction.bank_name,
    routingNumber: transaction.routing_number,
    cardNumber: card?.card_number ?? null,
    description: transaction.description,
  };
}
