export default {
  question1: "How do I open an account?",
  question1Answer:
    "Create a profile with your name, email address and a password. You get a banking ID, choose checking or savings, and set a {pinDigits}-digit PIN. Checking opens with {checkingOpeningDeposit}, savings with {savingsOpeningDeposit}.",
  question2: "What does a checking account cost?",
  question2Answer:
    "The monthly fee is {checkingMonthlyFee} and there is no minimum balance. If a payment takes the account below zero, the overdraft fee is {overdraftFee}. Transfers you make online are refused when the money is not there, so they never cause it.",
  question3: "How long does a card take to arrive?",
  question3Answer:
    "A debit card takes {debitCardDelivery} business days, a credit card {creditCardDelivery}. The card appears in online banking as soon as you have confirmed it with your PIN. Issuing either card costs {cardIssuanceFee}.",
  question4: "How do I sign in?",
  question4Answer:
    "Enter your email address or banking ID, then your password, then the {codeDigits}-digit code that we send to your registered email. The code works for {codeMinutes} minutes and only once.",
  question5: "What is the PIN for?",
  question5Answer:
    "Your {pinDigits}-digit PIN confirms every transfer, every new card and every card you destroy. You see the amount and the recipient again before you enter it. It is never shown on a screen and never sent in a message.",
  question6: "Can I send money to another bank?",
  question6Answer:
    "Yes, in the United States and abroad. You need the account number, the bank's name, its routing number and its SWIFT code. The money leaves your account at once and the transfer stays pending until it has settled.",
  question7: "How many withdrawals can I make from savings?",
  question7Answer:
    "The first {savingsFreeWithdrawals} in a month carry no penalty. If you move money more often than that, a checking account suits you better: it has no such limit.",
  question8: "What do I need for a credit card or a loan?",
  question8Answer:
    "A credit card asks for a credit score of at least {creditCardMinimumScore}; its APR starts at {creditCardApr}. Personal loans run from {personalLoanMin} to {personalLoanMax}, and we decide within {personalLoanApproval} hours.",
} as const;
