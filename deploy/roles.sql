-- What the driver would set on its own connections, for when PgBouncer shares them.
ALTER ROLE bank SET statement_timeout = '4s';
ALTER ROLE bank SET lock_timeout = '2s';
ALTER ROLE bank SET idle_in_transaction_session_timeout = '10s';
