-- What waits for an admin was found by outgoing lines, and money that came from outside the bank has none: once it was held, no queue had it.
-- A transfer waits as a whole, whatever lines it has.
CREATE INDEX transfers_pending ON transfers (created_at, id) WHERE (status)::text = 'pending'::text;
DROP INDEX transactions_pending;
