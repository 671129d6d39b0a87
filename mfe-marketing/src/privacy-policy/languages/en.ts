export default {
  title: "Privacy policy",
  description: "What {bank} knows about you, why, for how long, who else sees it, and what you can ask of us.",
  heading: "Privacy policy",
  lead: "We keep what a bank needs to look after your money, and no more. This page says what that is.",
  part1: "Who is responsible",
  part1Text:
    "{bank} decides how your data is used and answers for it. This policy covers the public website, online banking and the messages you exchange with us. Reach us through the contact page for anything about your data.",
  part2: "What we keep",
  part2Text:
    "Your profile: first and last name, email address, banking ID, the language in which you last signed in and, if you give them, postal address and zip code. Your accounts, cards and transactions, with amounts, times, references, descriptions and the other side's account. Your messages to us. A record of security events, such as sign-ins and changes of password or PIN, with the network address that each came from. The kinds of browser you signed in with, in a scrambled form, so that we can tell you of a new one.",
  part3: "What we cannot read",
  part3Text:
    "Your password and your PIN are stored only in a scrambled form that we can check but not read back. One-time codes are used once and then void. Card numbers and security codes are stored encrypted and shown to you alone, when you ask for them.",
  part4: "Why we use it",
  part4Text:
    "To run your accounts and carry out your orders. To confirm that it is you. To notice and stop fraud. To answer your messages. To keep the records that banks must keep by law. We do not use your transactions to sell you things, and no person or company pays us for your data.",
  part5: "Who else sees it",
  part5Text:
    "The bank that receives your transfer sees what it needs to credit it: your name, account, amount and description. Authorities receive data when the law obliges us to give it. Companies that run computers or deliver mail for us work under our instructions and may not use your data for themselves.",
  part6: "Cookies and storage",
  part6Text:
    "One cookie remembers the language you chose and another the theme, each for a year. While we try out a new version of a page, a third keeps you on the same version, for a year at most: it holds a random number and nothing about you. Your browser's own storage keeps your theme, your display currency, whether you turned single-key shortcuts off and, while you are signed in, the key to your session and the time of your last action. Until the tab is closed at the latest, it also keeps the page you were asked to sign in for, an identifier of who was signed in last, the number of a transfer or card order whose outcome is not known yet, with the identifiers of the cards there were, and, while you sign in or reset a password, the address or banking ID you typed. We set no advertising or tracking cookies, and no other company's script runs on our pages.",
  part7: "How long we keep it",
  part7Text:
    "Profile and settings: as long as you are a customer. Transactions and the records behind them: as long as the law requires, also after an account is closed. Messages: until your question is settled and for a reasonable time after. If your profile is deleted, your name and address are removed; the amounts in our books and the record of security events with its network addresses remain, without your name.",
  part8: "How we protect it",
  part8Text:
    "Signing in takes a password and a one-time code. Orders that move money take your PIN. A session ends by itself when you are away. Staff see what their task needs, and each look at your profile that changes something is recorded. If a breach puts you at risk, we tell you what happened and what to do.",
  part9: "What you can ask",
  part9Text:
    "To see the data we hold about you, in a form you can take with you. To correct what is wrong. To delete what we are not obliged to keep. To object to a use, or to have a decision about you looked at by a person. Write through the contact page; we answer within a month. You may also complain to the data protection authority where you live.",
  part10: "Changes",
  part10Text:
    "When this policy changes, the date above changes. If the change matters to you, we tell you by email before it applies.",
} as const;
