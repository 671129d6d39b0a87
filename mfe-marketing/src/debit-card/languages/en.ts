export default {
  title: "Debit card",
  description:
    "A debit card on your {bank} account. Issuance fee {cardIssuanceFee}, delivered in {debitCardDelivery} business days, usable in online banking at once.",
  heading: "Spend what you have. See it leave.",
  lead: "The debit card draws straight from your account. No borrowing, no interest, no statement to settle at the end of the month.",
  action: "Get a debit card",
  glance1: "Issuance fee",
  glance1Value: "{cardIssuanceFee}, once",
  glance2: "Interest",
  glance2Value: "None, nothing is borrowed",
  glance3: "Minimum credit score",
  glance3Value: "None",
  glance4: "Delivery",
  glance4Value: "{debitCardDelivery} business days",
  part1: "Who it is for",
  part1Text:
    "Everyone with a {bank} account. There is no credit check. It suits daily spending, a first card, and anyone who prefers that a purchase is over when it is over.",
  part2: "What you see",
  part2Text:
    "Each payment appears under the card and in its account, with the amount, the time and a reference you can search for. Your dashboard adds up the month as income and spending.",
  part3: "Keeping it safe",
  part3Text:
    "The number is masked until you show it, and hides again when you leave the page. If the card is lost, destroy it with your PIN. It stops working at once.",
  stepsTitle: "How to get it",
  step1: "Have an account",
  step1Text: "Checking is the usual choice. It opens with {checkingOpeningDeposit}.",
  step2: "Order in online banking",
  step2Text: "Cards, then Get a card. Debit is already selected. Confirm the {cardIssuanceFee} fee with your PIN.",
  step3: "Wait for the plastic",
  step3Text: "It arrives in {debitCardDelivery} business days. The card's details are on screen from the first minute.",
  question1: "What happens if my account is empty?",
  question1Answer:
    "A payment that takes checking below zero costs the overdraft fee of {overdraftFee}. Watch the balance on your dashboard.",
  question2: "Can I order one for a savings account?",
  question2Answer:
    "Yes. Every payment counts as a withdrawal, and only the first {savingsFreeWithdrawals} a month are without penalty.",
  question3: "How do I replace a lost card?",
  question3Answer: "Destroy the old one and order a new one. The fee of {cardIssuanceFee} applies to each card.",
} as const;
