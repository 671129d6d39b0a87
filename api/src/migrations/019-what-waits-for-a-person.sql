-- An open page hears of what waits for its person too: what an admin holds back, returns or holds back again moves nothing that they have.
DROP INDEX transactions_waiting;
CREATE INDEX transactions_waiting ON transactions (account_id) WHERE (status)::text = 'pending'::text;
