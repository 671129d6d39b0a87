-- What the API sets on its own connections, for when PgBouncer shares them.
ALTER ROLE bank SET statement_timeout = '4000ms';
ALTER ROLE bank SET lock_timeout = '2000ms';
ALTER ROLE bank SET idle_in_transaction_session_timeout = '8000ms';
ALTER ROLE bank SET enable_seqscan = 'off';
ALTER ROLE bank SET jit = 'off';
ALTER ROLE bank SET DateStyle = 'ISO, MDY';
ALTER ROLE bank SET default_transaction_isolation = 'read committed';
