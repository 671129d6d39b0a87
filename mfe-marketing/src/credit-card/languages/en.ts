export default {
  title: "Credit card",
  description:
    "A credit card with an APR from {creditCardApr} and a minimum credit score of {creditCardMinimumScore}. Issuance fee {cardIssuanceFee}, delivered in {creditCardDelivery} business days.",
  heading: "Borrow for a while, on terms you have read.",
  lead: "A credit card for costs that come before the money does. The APR starts at {creditCardApr}, and the conditions are on this page.",
  action: "Apply for a credit card",
  glance1: "APR",
  glance1Value: "From {creditCardApr}",
  glance2: "Minimum credit score",
  glance2Value: "{creditCardMinimumScore}",
  glance3: "Issuance fee",
  glance3Value: "{cardIssuanceFee}, once",
  glance4: "Delivery",
  glance4Value: "{creditCardDelivery} business days",
  part1: "Who it is for",
  part1Text:
    "People who can repay within weeks and want the room in between: a flight booked early, a repair, a deposit that comes back. You need a credit score of at least {creditCardMinimumScore}. If you mean to repay over years, look at a personal loan first.",
  part2: "What APR means here",
  part2Text:
    "APR is the yearly cost of borrowing. Ours starts at {creditCardApr}; the rate for you is stated in your agreement before you accept it. To picture the cost, a balance carried for a month costs about a twelfth of the yearly rate.",
  part3: "In online banking",
  part3Text:
    "The card has its own list of payments. You can show its number and security code, turn it over on screen, and destroy it with your PIN if it is lost.",
  stepsTitle: "How to apply",
  step1: "Check your score",
  step1Text:
    "We ask for {creditCardMinimumScore} or more. The score on your dashboard is illustrative and is not a credit bureau score.",
  step2: "Order in online banking",
  step2Text: "Cards, then Get a card, then Credit. Confirm the {cardIssuanceFee} fee with your PIN.",
  step3: "Receive it",
  step3Text: "The plastic arrives in {creditCardDelivery} business days.",
  question1: "Why does delivery take longer than for a debit card?",
  question1Answer:
    "A credit card is checked before it is made. That adds a few days: {creditCardDelivery} business days instead of {debitCardDelivery}.",
  question2: "What if my score is below {creditCardMinimumScore}?",
  question2Answer: "A debit card has no minimum score. You can apply for credit later, when your score has risen.",
  question3: "Can I stop using it at any time?",
  question3Answer: "Yes. Destroying the card stops new payments at once. What you owe stays to be repaid.",
} as const;
