/** The bank's own accounts, made by the migration. Any of them may be negative; customers' never are. */
export const SYSTEM_ACCOUNTS = {
  /** The world outside: what came in from it, what went out to it. */
  cash: "00000000-0000-4000-8000-000000000001",
  fees: "00000000-0000-4000-8000-000000000002",
  /** Money on its way: it has left its source and not arrived. */
  clearing: "00000000-0000-4000-8000-000000000003",
  /** The other side of history that was generated. */
  synthetic: "00000000-0000-4000-8000-000000000004",
  /** What was left on accounts that were closed. */
  closed: "00000000-0000-4000-8000-000000000005",
} as const;

/** One for the whole bank. Its check digit is right and its prefix is given to nobody. */
export const ROUTING_NUMBER = "990000482";
