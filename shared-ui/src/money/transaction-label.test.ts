import { transactionLabel } from "./transaction-label";

it.each([
  ["transfer", "Transfer"],
  ["card_payment", "Card Payment"],
  ["wire_transfer", "Wire Transfer"],
  ["ach_transfer", "ACH Transfer"],
  ["debit_card_purchase", "Debit Purchase"],
  ["online_payment", "Online Payment"],
  ["check_deposit", "Check Deposit"],
  ["atm_withdrawal", "ATM Withdrawal"],
])("has the bank's words for %s", (type, label) => {
  expect(transactionLabel(type)).toBe(label);
});

it("shows an unknown kind with spaces and capitals", () => {
  expect(transactionLabel("loan_repayment")).toBe("Loan Repayment");
  expect(transactionLabel("fee")).toBe("Fee");
  expect(transactionLabel("_odd__kind_")).toBe("Odd Kind");
  expect(transactionLabel("constructor")).toBe("Constructor");
});

it("speaks the language it is given", () => {
  expect(transactionLabel("transfer", { transfer: "Virement" })).toBe("Virement");
});
