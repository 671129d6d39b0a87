export default {
  title: "Terms and conditions",
  description: "The terms for using {bank}'s website, accounts, cards and transfers, in plain words.",
  heading: "Terms and conditions",
  lead: "These terms apply between you and {bank} when you use our website and online banking. Please read them; they are meant to be read.",
  part1: "Who may use it",
  part1Text:
    "You may open a profile if you are an adult, act for yourself and give us your real name and an email address that you read. One person, one profile. We may ask for proof of who you are, and may refuse an application; if we do, we say so.",
  part2: "Your profile and your secrets",
  part2Text:
    "Keep your password, your {pinDigits}-digit PIN and your one-time codes to yourself. We never ask for them by phone, email or message. If you think that somebody else knows one, change it and tell us at once. Until you tell us, orders confirmed with your PIN count as yours, unless the law says otherwise.",
  part3: "Accounts",
  part3Text:
    "Checking opens with {checkingOpeningDeposit} and has a monthly fee of {checkingMonthlyFee} and no minimum balance. If a payment takes it below zero, the overdraft fee is {overdraftFee}. Savings opens with {savingsOpeningDeposit}; the first {savingsFreeWithdrawals} withdrawals in a month carry no penalty. Accounts are kept in US dollars. Another display currency is an approximate conversion and changes nothing about the account.",
  part4: "Cards",
  part4Text:
    "Issuing a card costs {cardIssuanceFee}, taken from the account you choose. Debit cards are delivered in {debitCardDelivery} business days, credit cards in {creditCardDelivery}. A credit card requires a credit score of at least {creditCardMinimumScore}; its APR starts at {creditCardApr} and is stated in your agreement. A card you destroy cannot be restored.",
  part5: "Transfers",
  part5Text:
    "A transfer is your order once you have confirmed it with your PIN. Check the recipient first: we act on the account number. A transfer inside {bank} arrives at once. A transfer to another bank leaves your account at once and stays pending until it settles; if it fails, the amount is returned to you. We refuse an order when the balance is too low.",
  part6: "Loans",
  part6Text:
    "The calculators on this site illustrate; they are not an offer. A loan exists when both sides have accepted a written offer that states amount, term, rate and total. Personal loans run from {personalLoanMin} to {personalLoanMax}; home loans up to {homeLoanMaxYears} years.",
  part7: "What is not allowed",
  part7Text:
    "Do not use {bank} for anything unlawful, for money that is not yours, or to get around a limit we have set. Do not try to reach other people's data or to disturb the service. If you find a weakness, tell us; we are grateful for it.",
  part8: "Suspension and closing",
  part8Text:
    "We may suspend a profile if we suspect fraud or misuse, or if the law obliges us. You can then still sign in and read, but not send money or order cards. Contact us to have it looked at. You may close your accounts at any time once they stand at zero. We may close them with reasonable notice.",
  part9: "Availability and responsibility",
  part9Text:
    "We work to keep online banking open day and night, but it may be interrupted for maintenance or by faults. We answer for losses that we cause by breaking these terms or the law. We do not answer for losses caused by events outside our control, or by secrets that you gave away. Nothing here limits rights that the law gives you.",
  part10: "Changes and law",
  part10Text:
    "We may change these terms. You hear of it by email before a change applies, and may close your accounts if you disagree. The law of the place where {bank} is established applies, together with the consumer protection of the place where you live. If one term is invalid, the others stay.",
  part11: "Questions",
  part11Text: "If anything here is unclear, ask before you agree.",
  contactLink: "Contact us",
} as const;
