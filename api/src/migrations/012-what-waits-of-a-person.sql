-- An open page asks every few seconds how many of its person's transfers wait for settlement: settling one moves nothing that the person holds.
CREATE INDEX transactions_waiting ON transactions (account_id)
  WHERE (status)::text = 'pending'::text AND (direction)::text = 'outgoing'::text;
