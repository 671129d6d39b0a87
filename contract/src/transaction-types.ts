export const TRANSACTION_TYPE_LABELS = {
  transfer: "Transfer",
  card_payment: "Card Payment",
  wire_transfer: "Wire Transfer",
  ach_transfer: "ACH Transfer",
  debit_card_purchase: "Debit Purchase",
  online_payment: "Online Payment",
  check_deposit: "Check Deposit",
  atm_withdrawal: "ATM Withdrawal",
} as const;

export type TransactionType = keyof typeof TRANSACTION_TYPE_LABELS;
export const TRANSACTION_TYPES = Object.keys(TRANSACTION_TYPE_LABELS) as TransactionType[];

export const TRANSACTION_STATUSES = ["pending", "success", "failed"] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const ACCOUNT_TYPES = ["checking", "savings"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const CARD_TYPES = ["debit", "credit"] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const ROLES = ["user", "admin"] as const;
export type Role = (typeof ROLES)[number];
