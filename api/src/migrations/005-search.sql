-- Part of a reference is looked for within one account. Each three characters are kept together with their account, so that a search
-- reads the few lines that have them there, and not whichever part of a long history the index happens to hold beside them.
DROP INDEX transactions_search;
CREATE INDEX transactions_search ON transactions USING gin ((ARRAY[
  hashtext(account_id::text || substr(reference, 4, 3)),
  hashtext(account_id::text || substr(reference, 5, 3)),
  hashtext(account_id::text || substr(reference, 6, 3)),
  hashtext(account_id::text || substr(reference, 7, 3)),
  hashtext(account_id::text || substr(reference, 8, 3)),
  hashtext(account_id::text || substr(reference, 9, 3))
])) WHERE NOT hidden;
