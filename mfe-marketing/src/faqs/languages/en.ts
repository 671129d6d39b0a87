export default {
  title: "FAQs",
  description:
    "Answers about accounts, cards, transfers, loans, signing in and safety at {bank}. Search or browse by group.",
  heading: "Asked often, answered once.",
  lead: "Search for a word, or read by group. If your question is missing, ask it: a person will answer.",
  search: "Search the questions",
  searchClear: "Clear search",
  found: { one: "{count} answer", other: "{count} answers" },
  nothingFound: "No question matches your search.",
  nothingFoundHelp: "Try a shorter word, or write to us.",
  askUs: "Ask us",
  groupAccounts: "Accounts",
  groupCards: "Cards",
  groupTransfers: "Transfers and payments",
  groupLoans: "Loans and credit",
  groupSecurity: "Signing in and safety",
  groupSupport: "Settings and support",
  accounts1: "Where do I find my account and routing number?",
  accounts1Answer: "Open Accounts in online banking and choose View more. Both numbers are there with a copy button.",
  accounts2: "Do I get statements?",
  accounts2Answer:
    "Your transactions are listed by month, as far back as the account goes. Search by reference, open one for its details, and print a receipt for your records.",
  accounts3: "Why is my balance shown as asterisks?",
  accounts3Answer: "So that nobody reads it over your shoulder. Press the eye beside it to show or hide it.",
  cards1: "What does a card cost?",
  cards1Answer: "Issuing a debit or a credit card costs {cardIssuanceFee}, taken from the account that you choose.",
  cards2: "I lost my card. What now?",
  cards2Answer:
    "Sign in, open the card, choose Destroy card and confirm with your PIN. It stops working at once and cannot be restored. Then order a new one.",
  cards3: "Can I use a card before it arrives?",
  cards3Answer:
    "Its number, expiry date and security code are in online banking from the first minute, behind Show details.",
  transfers1: "How fast is a transfer?",
  transfers1Answer:
    "Between {bank} accounts, at once. To other banks it stays pending until it has settled; the list shows success or failed when it is over. A failed transfer is paid back.",
  transfers2: "How do I pay a bill?",
  transfers2Answer:
    "Make a transfer to the account named on the bill and put the bill's number in the description. The recipient sees it.",
  transfers3: "What is a SWIFT code, and when do I need one?",
  transfers3Answer:
    "It names a bank internationally, in 8 or 11 characters. Every transfer to another bank asks for it. The recipient finds it on a statement or at the bank.",
  loans1: "How quickly is a personal loan decided?",
  loans1Answer: "Within {personalLoanApproval} hours, for amounts from {personalLoanMin} to {personalLoanMax}.",
  loans2: "How long can a home loan run?",
  loans2Answer:
    "Up to {homeLoanMaxYears} years. The calculator on its page shows what a longer term does to the interest.",
  loans3: "What is the credit score on my dashboard?",
  loans3Answer:
    "A figure from {creditScoreMin} to {creditScoreMax}, calculated from your account activity. It is illustrative and not a credit bureau score.",
  security1: "I forgot my password.",
  security1Answer:
    "Choose the link on the sign-in page. We send a {codeDigits}-digit code to your email; enter it with a new password. Every session you had elsewhere ends.",
  security2: "I forgot my PIN, or it is locked.",
  security2Answer:
    "Under Settings, Change PIN asks for your password and lets you set a new one. Five wrong PINs in a row lock it for a while; resetting your password unlocks it.",
  security3: "Someone asked me for my code.",
  security3Answer:
    "Do not give it to them. {bank} staff never ask for a code, a password or a PIN. If you already did, change your password and write to us.",
  support1: "Can I use the site in my language?",
  support1Answer:
    "The site speaks eight languages. Choose yours with the button at the bottom right; it is remembered. Our emails come in the language in which you last signed in. Amounts stay in the same format in all of them.",
} as const;
