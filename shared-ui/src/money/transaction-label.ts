const LABELS: Record<string, string> = {
  transfer: "Transfer",
  card_payment: "Card Payment",
  wire_transfer: "Wire Transfer",
  ach_transfer: "ACH Transfer",
  debit_card_purchase: "Debit Purchase",
  online_payment: "Online Payment",
  check_deposit: "Check Deposit",
  atm_withdrawal: "ATM Withdrawal",
};

/** A kind of transaction that we have no words for yet still reads as words: "loan_repayment" is "Loan Repayment". */
export function transactionLabel(type: string, labels: Readonly<Record<string, string>> = LABELS): string {
  return Object.hasOwn(labels, type) ? (labels[type] ?? type) : capitalised(type);
}

function capitalised(type: string): string {
  return type
    .split("_")
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(" ");
}
