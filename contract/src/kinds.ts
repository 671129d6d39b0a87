export type TransactionType =
  | "transfer"
  | "card_payment"
  | "wire_transfer"
  | "ach_transfer"
  | "debit_card_purchase"
  | "online_payment"
  | "check_deposit"
  | "atm_withdrawal";

export const TRANSACTION_STATUSES = ["pending", "success", "failed"] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const ACCOUNT_TYPES = ["checking", "savings"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const CARD_TYPES = ["debit", "credit"] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const ROLES = ["user", "admin"] as const;
export type Role = (typeof ROLES)[number];
