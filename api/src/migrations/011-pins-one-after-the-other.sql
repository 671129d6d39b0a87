-- A right PIN was compared without a look at who else was at it: of many guesses of one moment, in as many batches and processes, more
-- than five were compared before the first of them was counted. All of one person are looked at one after the other now, the honest ones
-- too. An advisory lock writes nothing, unlike one of a row. It is taken before any account, in order of person.
DO $do$
DECLARE
  checks CONSTANT text := pg_get_functiondef('check_pins'::regproc);
  sends CONSTANT text := pg_get_functiondef('send_transfers'::regproc);
  checks_alone CONSTANT text := replace(checks, $q$    SELECT * INTO kept FROM pins p WHERE p.user_id = guess.person;
$q$, $q$    PERFORM pg_advisory_xact_lock(uuid_hash_extended(guess.person, 0));
    SELECT * INTO kept FROM pins p WHERE p.user_id = guess.person;
$q$);
  sends_alone CONSTANT text := replace(sends, $q$  -- Numbers and ids of accounts never change$q$, $q$  -- Whoever of these people is sending elsewhere, or having a PIN looked at, is done first: what was wrong is counted before the next is compared.
  PERFORM pg_advisory_xact_lock(uuid_hash_extended(s.person, 0)) FROM (SELECT DISTINCT g.person FROM unnest(people) AS g (person) ORDER BY 1) s;
  -- Numbers and ids of accounts never change$q$);
BEGIN
  ASSERT checks <> checks_alone AND sends <> sends_alone, 'check_pins or send_transfers does not look as 010 left it';
  EXECUTE checks_alone;
  EXECUTE sends_alone;
END $do$;

-- Who takes their data along takes the hidden lines too: without this all lines of the bank were gone through.
CREATE INDEX transactions_hidden ON transactions (account_id, created_at DESC, id DESC) WHERE hidden;
