import type { Account, Transaction } from "@lintel/contract/schema";

export interface Recipient {
  account: string;
  /** Null for an account with us. */
  bank: { name: string; routingNumber: string } | null;
}

const MOST = 5;

/** Whom this person sent money to lately, each once, the newest first. Not themselves: all of their own accounts are offered beside these. */
export function recentRecipients(transfers: readonly Transaction[], own: readonly Account[]): Recipient[] {
  const seen = new Map<string, Recipient>();
  for (const transfer of transfers) {
    const account = transfer.recipient_account;
    if (account === null || transfer.status === "failed" || seen.has(account)) continue;
    if (own.some((mine) => mine.account_number === account)) continue;
    const isWire = transfer.transaction_type === "wire_transfer";
    seen.set(account, {
      account,
      bank: isWire ? { name: transfer.bank_name ?? "", routingNumber: transfer.routing_number ?? "" } : null,
    });
    if (seen.size === MOST) break;
  }
  return [...seen.values()];
}

/** What the list beside the form shows: money sent from an account, not spent with a card. */
export function isTransfer(transaction: Transaction): boolean {
  return transaction.direction === "outgoing" && transaction.account_id !== null && transaction.card_id === null;
}
