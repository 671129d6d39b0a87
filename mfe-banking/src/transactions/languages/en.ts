const english = {
  title: "Transactions",
  lead: "Everything that came in and went out, newest first.",
  listTitle: "All transactions",
  emptyHelp: "Money you send and receive appears here.",
} as const;

export default english;
