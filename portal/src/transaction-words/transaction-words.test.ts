import { renderHook } from "@testing-library/react";
import { useTransactionWords } from "./transaction-words";

it("says of each kind of transaction what the specification calls it", () => {
  const { result } = renderHook(useTransactionWords);

  expect(result.current.types).toEqual({
    transfer: "Transfer",
    card_payment: "Card Payment",
    wire_transfer: "Wire Transfer",
    ach_transfer: "ACH Transfer",
    debit_card_purchase: "Debit Purchase",
    online_payment: "Online Payment",
    check_deposit: "Check Deposit",
    atm_withdrawal: "ATM Withdrawal",
  });
});
