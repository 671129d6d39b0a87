import { transactionLabel } from "./transaction-label";

it("has the bank's words for the kinds it knows", () => {
  expect(transactionLabel("ach_transfer")).toBe("ACH Transfer");
  expect(transactionLabel("debit_card_purchase")).toBe("Debit Purchase");
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
