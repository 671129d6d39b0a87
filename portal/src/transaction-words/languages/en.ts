const english = {
  incoming: "incoming",
  outgoing: "outgoing",
  synthetic: "Generated",
  type_transfer: "Transfer",
  type_card_payment: "Card Payment",
  type_wire_transfer: "Wire Transfer",
  type_ach_transfer: "ACH Transfer",
  type_debit_card_purchase: "Debit Purchase",
  type_online_payment: "Online Payment",
  type_check_deposit: "Check Deposit",
  type_atm_withdrawal: "ATM Withdrawal",
  status_pending: "Pending",
  status_success: "Success",
  status_completed: "Completed",
  status_failed: "Failed",
} as const;

export default english;
