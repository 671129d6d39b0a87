import type { TransactionItem } from "../transaction-row/transaction";

/** Everything a detail view or a receipt may say. What is null or empty gets no line. Numbers come in full and are masked when shown. */
export interface TransactionFacts extends TransactionItem {
  /** In words, masked already: "Checking 4021******88". */
  account?: string | null;
  sendersAccount?: string | null;
  recipientAccount?: string | null;
  bankName?: string | null;
  routingNumber?: string | null;
  swiftCode?: string | null;
  cardNumber?: string | null;
  description?: string | null;
}

export interface FactLabels {
  reference: string;
  type: string;
  dateTime: string;
  account: string;
  sender: string;
  recipient: string;
  bank: string;
  routing: string;
  swift: string;
  card: string;
  description: string;
}

export const FACT_LABELS: FactLabels = {
  reference: "Reference",
  type: "Type",
  dateTime: "Date and time",
  account: "Account",
  sender: "Sender",
  recipient: "Recipient",
  bank: "Bank",
  routing: "Routing number",
  swift: "SWIFT/BIC",
  card: "Card",
  description: "Description",
};
