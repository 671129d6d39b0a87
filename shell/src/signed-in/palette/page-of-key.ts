/** Which page a letter leads to: after "g", and "n" by itself. The names are those of the navigation's labels. */
export const PAGE_OF_KEY: Readonly<Record<string, string>> = {
  d: "dashboard",
  a: "accounts",
  c: "cards",
  t: "transactions",
  s: "settings",
  n: "transfer",
};
