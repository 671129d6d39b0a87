import type { TransactionFacts, TransactionItem } from "@lintel/shared-ui/bank";

const TYPES = ["ach_transfer", "wire_transfer", "debit_card_purchase", "online_payment", "check_deposit", "transfer"];
const STATUSES = ["success", "success", "pending", "success", "failed", "completed"];
const NEWEST = new Date(2026, 10, 20, 8, 12).getTime();
const SEVEN_HOURS_MS = 7 * 3_600_000;

/** The same rows every time, newest first. */
export function sampleTransactions(count: number): TransactionItem[] {
  return Array.from({ length: count }, (_, position) => ({
    id: String(position),
    type: TYPES[position % TYPES.length] ?? "transfer",
    direction: position % 3 === 0 ? "incoming" : "outgoing",
    cents: BigInt(((position * 7919) % 250_000) + 500),
    status: STATUSES[position % STATUSES.length] ?? "success",
    at: new Date(NEWEST - position * SEVEN_HOURS_MS),
    reference: `TX-${(0x9f20c41a - position * 4099).toString(16).toUpperCase()}`,
  }));
}

export const WIRE: TransactionFacts = {
  id: "wire",
  type: "wire_transfer",
  direction: "outgoing",
  cents: 82_040n,
  status: "pending",
  at: new Date(2026, 10, 14, 16, 40),
  reference: "TX-9EFA0931",
  account: "Checking 4021******88",
  sendersAccount: "402177540988",
  recipientAccount: "731240550217",
  bankName: "Bank of America",
  routingNumber: "021000021",
  cardNumber: null,
  description: "Roof, second part <b>as agreed</b>",
};
