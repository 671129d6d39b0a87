-- A batch of transfers in one call and one commit. Every rule of the books stays a constraint; this is the road that most money takes.

-- What a foreign key would ask row by row, asked once for a statement. It proves as much, because what is referred to is never
-- removed and never gets another id: the triggers below see to that.
ALTER TABLE transfers DROP CONSTRAINT transfers_from_account_fkey, DROP CONSTRAINT transfers_to_account_fkey;
ALTER TABLE journals DROP CONSTRAINT journals_transfer_id_fkey;
ALTER TABLE postings DROP CONSTRAINT postings_journal_id_fkey;
ALTER TABLE transactions DROP CONSTRAINT transactions_transfer_id_fkey;
-- A row that is updated twice in a transaction has its foreign keys proved once more each time.
ALTER TABLE accounts DROP CONSTRAINT accounts_owner_id_fkey;

CREATE FUNCTION refuse_orphan(name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% refers to nothing', name USING ERRCODE = 'foreign_key_violation', CONSTRAINT = name;
END $$;

-- Each reference is looked up by the index: a plan that was made for many must not read a whole table for a few.
CREATE FUNCTION prove_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added t WHERE (SELECT a.id FROM accounts a WHERE a.id = t.from_account) IS NULL
                                    OR (SELECT a.id FROM accounts a WHERE a.id = t.to_account) IS NULL) THEN
    PERFORM refuse_orphan('transfers_accounts');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER transfers_refer AFTER INSERT ON transfers
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prove_transfers();

CREATE FUNCTION prove_journals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added j WHERE j.transfer_id IS NOT NULL
             AND (SELECT t.id FROM transfers t WHERE t.id = j.transfer_id) IS NULL) THEN
    PERFORM refuse_orphan('journals_transfer');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER journals_refer AFTER INSERT ON journals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prove_journals();

CREATE FUNCTION prove_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added x WHERE (SELECT t.id FROM transfers t WHERE t.id = x.transfer_id) IS NULL) THEN
    PERFORM refuse_orphan('transactions_transfer');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER transactions_refer AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prove_transactions();

CREATE FUNCTION prove_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added a WHERE a.owner_id IS NOT NULL AND (SELECT u.id FROM users u WHERE u.id = a.owner_id) IS NULL) THEN
    PERFORM refuse_orphan('accounts_owner');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER accounts_refer AFTER INSERT ON accounts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prove_accounts();

CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are kept', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER accounts_kept BEFORE DELETE OR TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER transfers_kept BEFORE DELETE OR TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER transactions_kept BEFORE DELETE OR TRUNCATE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER users_kept BEFORE DELETE OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER users_keep_id BEFORE UPDATE OF id ON users FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER accounts_keep_owner BEFORE UPDATE OF id, owner_id, account_number ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_keep_terms
  BEFORE UPDATE OF id, type, from_account, to_account, amount, created_at, customer_id, idempotency_key, payload_hash, sca_hash ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_keep_place BEFORE UPDATE OF id, transfer_id, account_id, reference, amount, direction ON transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The only writer of balances, as before, with the journals proved in the same pass and every account touched once.
-- Rows of a few accounts are looked up by their index, however small the tables were when a connection made its plan.
ALTER FUNCTION count_months() SET enable_mergejoin = off SET enable_hashjoin = off;
ALTER FUNCTION recount_months() SET enable_mergejoin = off SET enable_hashjoin = off;
CREATE OR REPLACE FUNCTION post_to_accounts() RETURNS trigger LANGUAGE plpgsql
SET enable_mergejoin = off SET enable_hashjoin = off AS $$
DECLARE
  found bigint;
  meant bigint;
BEGIN
  IF EXISTS (SELECT FROM posted GROUP BY journal_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a journal does not add up' USING ERRCODE = 'check_violation', CONSTRAINT = 'journals_balanced';
  END IF;
  IF EXISTS (SELECT FROM posted p WHERE p.line = 1 AND (SELECT j.id FROM journals j WHERE j.id = p.journal_id) IS NULL)
    OR EXISTS (SELECT FROM posted p WHERE p.line <> 1 AND NOT EXISTS (SELECT FROM posted f WHERE f.journal_id = p.journal_id AND f.line = 1)) THEN
    PERFORM refuse_orphan('postings_journal');
  END IF;

  WITH totals AS MATERIALIZED (
    SELECT account_id, sum(amount)::bigint AS change, (array_agg(balance_after ORDER BY position DESC))[1] AS said
    FROM posted GROUP BY account_id
  ), moved AS (
    UPDATE accounts a SET balance = a.balance + t.change
    FROM totals t WHERE a.id = t.account_id AND a.balance + t.change = t.said
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM totals), (SELECT count(*) FROM moved) INTO meant, found;
  IF found <> meant THEN
    RAISE EXCEPTION 'a posting does not fit its account' USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_fit';
  END IF;
  RETURN NULL;
END $$;

-- Whoever suspends or deletes a person takes that person's accounts as well. So it either was committed before a batch of transfers holds
-- them, and is seen by its next statement, or it waits until the batch is committed: nothing is sent after a suspension.
CREATE FUNCTION hold_accounts_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts a WHERE a.owner_id = NEW.id ORDER BY a.id FOR NO KEY UPDATE;
  RETURN NULL;
END $$;
CREATE TRIGGER users_wait_for_transfers AFTER UPDATE OF suspended_at, deleted_at ON users FOR EACH ROW
  WHEN (NEW.suspended_at IS DISTINCT FROM OLD.suspended_at OR NEW.deleted_at IS DISTINCT FROM OLD.deleted_at)
  EXECUTE FUNCTION hold_accounts_of_person();

-- Sends what may be sent, in the order in which it came, and says of each command what became of it. The call is a transaction: nothing
-- is told before the commit. Whoever else changes these rows takes them in the same order: people, accounts by id, PINs by person.
--
-- The people themselves are not held, which would write to their rows at each transfer: see users_wait_for_transfers.
CREATE FUNCTION send_transfers(
  at timestamptz,
  idle_minutes int,
  max_unknown int,
  sessions_ bytea[],
  people uuid[],
  pin_hmacs bytea[],
  ips text[],
  keys uuid[],
  sources uuid[],
  recipients text[],
  amounts bigint[],
  -- Null: the recipient is with us.
  bank_names text[],
  routing_numbers text[],
  descriptions text[],
  payload_hashes bytea[],
  sca_hashes bytea[]
) RETURNS TABLE (
  code text,
  wait_until timestamptz,
  seen_at timestamptz,
  transfer_id uuid,
  transaction_id uuid,
  reference text,
  sender text,
  -- Of this batch, from 1: the command of which this one is a repetition.
  repeats int
) LANGUAGE plpgsql
SET enable_mergejoin = off SET enable_hashjoin = off AS $$
DECLARE
  cash CONSTANT uuid := '00000000-0000-4000-8000-000000000001';
  clearing CONSTANT uuid := '00000000-0000-4000-8000-000000000003';
  nobody CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
  size CONSTANT int := cardinality(people);
  held_id uuid[];
  held_number text[];
  held_owner uuid[];
  held_open boolean[];
  balances bigint[];
  cash_slot int;
  clearing_slot int;
  c record;
  goal int;
  earlier int;
  codes text[] := array_fill(NULL::text, ARRAY[size]);
  waits timestamptz[] := array_fill(NULL::timestamptz, ARRAY[size]);
  seen timestamptz[] := array_fill(NULL::timestamptz, ARRAY[size]);
  transfers_ uuid[] := array_fill(NULL::uuid, ARRAY[size]);
  repeated int[] := array_fill(NULL::int, ARRAY[size]);
  done_as int[] := array_fill(NULL::int, ARRAY[size]);
  sent_n int[] := '{}';
  sent_from_after bigint[] := '{}';
  sent_to_after bigint[] := '{}';
  doubted uuid[];
BEGIN
  SELECT array_agg(h.id), array_agg(h.account_number), array_agg(coalesce(h.owner_id, nobody)), array_agg(h.closed_at IS NULL), array_agg(h.balance)
  INTO held_id, held_number, held_owner, held_open, balances
  FROM (
    SELECT a.* FROM accounts a
    WHERE a.id = ANY (sources) OR a.account_number = ANY (recipients)
       OR (a.id IN (cash, clearing) AND array_remove(bank_names, NULL) <> '{}')
    ORDER BY a.id FOR NO KEY UPDATE
  ) h;
  cash_slot := array_position(held_id, cash);
  clearing_slot := array_position(held_id, clearing);

  -- A PIN that is not plainly right, or follows one that was not, is looked at and counted by the one function that does so, and the
  -- count is committed before any answer leaves. The honest write nothing.
  SELECT array_agg(DISTINCT g.person) INTO doubted
  FROM unnest(people, pin_hmacs, sessions_) AS g (person, hmac, session)
  WHERE (SELECT p.hmac = g.hmac AND p.failures = 0 AND p.locks = 0 AND p.locked_until IS NULL FROM pins p WHERE p.user_id = g.person) IS NOT TRUE;
  IF doubted IS NOT NULL THEN
    FOR c IN
      WITH asked AS MATERIALIZED (
        SELECT array_agg(g.n ORDER BY g.n) AS n, array_agg(g.person ORDER BY g.n) AS person, array_agg(g.hmac ORDER BY g.n) AS hmac, array_agg(g.ip ORDER BY g.n) AS ip
        FROM unnest(people, pin_hmacs, ips, sessions_) WITH ORDINALITY AS g (person, hmac, ip, session, n)
        JOIN users u ON u.id = g.person AND u.deleted_at IS NULL AND u.suspended_at IS NULL
        JOIN sessions s ON s.token_hash = g.session AND s.user_id = g.person AND s.expires_at > at AND s.last_seen_at > at - make_interval(mins => idle_minutes)
        WHERE g.person = ANY (doubted)
      )
      SELECT asked.n[k.ordinal] AS n, k.outcome, k.locked_until FROM asked, check_pins(asked.person, asked.hmac, asked.ip, at) k
    LOOP
      codes[c.n] := CASE c.outcome WHEN 'correct' THEN NULL WHEN 'now_locked' THEN 'incorrect_pin' ELSE c.outcome END;
      waits[c.n] := CASE WHEN c.outcome = 'pin_locked' THEN c.locked_until END;
    END LOOP;
  END IF;

  FOR c IN
    SELECT g.n::int AS n, g.person, g.amount, g.bank_name IS NOT NULL AS outside,
      array_position(held_id, g.source) AS origin, array_position(held_number, g.recipient) AS recipient_slot,
      g.key IS NOT NULL AS keyed, first_value(g.n) OVER (PARTITION BY g.person, g.key ORDER BY g.n)::int AS first_of_key,
      s.last_seen_at, u.suspended, e.id AS earlier_id, e.payload_hash = g.payload_hash AS is_same, b.exhausted
    FROM unnest(sessions_, people, keys, sources, recipients, amounts, bank_names, payload_hashes) WITH ORDINALITY
      AS g (session, person, key, source, recipient, amount, bank_name, payload_hash, n)
    LEFT JOIN LATERAL (
      SELECT s.last_seen_at FROM sessions s
      WHERE s.token_hash = g.session AND s.user_id = g.person AND s.expires_at > at
        AND s.last_seen_at > at - make_interval(mins => idle_minutes) OFFSET 0
    ) s ON true
    LEFT JOIN LATERAL (
      SELECT u.suspended_at IS NOT NULL AS suspended FROM users u WHERE u.id = g.person AND u.deleted_at IS NULL OFFSET 0
    ) u ON true
    LEFT JOIN LATERAL (
      SELECT t.id, t.payload_hash FROM transfers t WHERE t.customer_id = g.person AND t.idempotency_key = g.key OFFSET 0
    ) e ON true
    LEFT JOIN LATERAL (
      SELECT true AS exhausted FROM tries t
      WHERE t.bucket = 'unknown-recipient:' || g.person AND t.count >= max_unknown AND t.ends_at > at OFFSET 0
    ) b ON true
    ORDER BY g.n
  LOOP
    seen[c.n] := c.last_seen_at;
    IF c.last_seen_at IS NULL OR c.suspended IS NULL THEN
      codes[c.n] := 'session_required';
    ELSIF c.suspended THEN
      codes[c.n] := 'suspended';
    ELSIF codes[c.n] IS NOT NULL THEN
      CONTINUE;
    ELSIF c.earlier_id IS NOT NULL THEN
      codes[c.n] := CASE WHEN c.is_same THEN 'sent' ELSE 'key_reused' END;
      transfers_[c.n] := c.earlier_id;
      repeated[c.n] := 0;
    ELSIF c.keyed AND done_as[c.first_of_key] IS NOT NULL THEN
      earlier := done_as[c.first_of_key];
      codes[c.n] := CASE WHEN payload_hashes[earlier] = payload_hashes[c.n] THEN 'sent' ELSE 'key_reused' END;
      repeated[c.n] := earlier;
    -- Somebody else's account and no account at all get the same answer.
    ELSIF c.origin IS NULL OR held_owner[c.origin] <> c.person OR NOT held_open[c.origin] THEN
      codes[c.n] := 'account_not_found';
    ELSIF held_number[c.origin] = recipients[c.n] THEN
      codes[c.n] := 'same_account';
    -- Before it is known whether the recipient exists, or the answer would tell.
    ELSIF c.exhausted AND NOT c.outside THEN
      codes[c.n] := 'too_many_requests';
    ELSIF NOT c.outside AND (c.recipient_slot IS NULL OR held_owner[c.recipient_slot] = nobody OR NOT held_open[c.recipient_slot]) THEN
      codes[c.n] := 'recipient_not_found';
    ELSIF balances[c.origin] < c.amount THEN
      codes[c.n] := 'insufficient_funds';
    ELSE
      goal := CASE WHEN c.outside THEN clearing_slot ELSE c.recipient_slot END;
      balances[c.origin] := balances[c.origin] - c.amount;
      balances[goal] := balances[goal] + c.amount;
      codes[c.n] := 'sent';
      done_as[c.first_of_key] := c.n;
      sent_n := sent_n || c.n;
      sent_from_after := sent_from_after || balances[c.origin];
      sent_to_after := sent_to_after || balances[goal];
    END IF;
  END LOOP;

  IF sent_n = '{}' THEN
    RETURN QUERY
      SELECT r.code, r.wait_until, r.seen_at, r.transfer, NULL::uuid, NULL::text, NULL::text, r.repeats
      FROM unnest(codes, waits, seen, transfers_, repeated) WITH ORDINALITY AS r (code, wait_until, seen_at, transfer, repeats, n) ORDER BY r.n;
    RETURN;
  END IF;

  RETURN QUERY
  WITH sent AS MATERIALIZED (
    SELECT s.*, gen_random_uuid() AS transfer, gen_random_uuid() AS journal, gen_random_uuid() AS line_out,
      'TX-' || upper(left(gen_random_uuid()::text, 8)) AS reference_out,
      bank_names[s.n] IS NOT NULL AS outside, people[s.n] AS person, ips[s.n] AS ip, amounts[s.n] AS amount,
      sources[s.n] AS source, recipients[s.n] AS recipient, array_position(held_number, recipients[s.n]) AS slot,
      held_number[array_position(held_id, sources[s.n])] AS number, nullif(descriptions[s.n], '') AS description
    FROM unnest(sent_n, sent_from_after, sent_to_after) AS s (n, from_after, to_after)
  ), t AS (
    INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at, customer_id, idempotency_key, payload_hash, sca_hash)
    SELECT s.transfer, CASE WHEN s.outside THEN 'wire_transfer' ELSE 'transfer' END, s.source,
      CASE WHEN s.outside THEN cash ELSE held_id[s.slot] END, s.amount, CASE WHEN s.outside THEN 'pending' ELSE 'success' END,
      at, s.person, keys[s.n], payload_hashes[s.n], sca_hashes[s.n]
    FROM sent s
  ), j AS (
    INSERT INTO journals (id, transfer_id, kind, booked_at)
    SELECT s.journal, s.transfer, CASE WHEN s.outside THEN 'wire_transfer' ELSE 'transfer' END, at FROM sent s
  ), p AS (
    INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
    SELECT s.journal, 1, s.source, -s.amount, s.from_after, s.n * 2 FROM sent s
    UNION ALL
    SELECT s.journal, 2, CASE WHEN s.outside THEN clearing ELSE held_id[s.slot] END, s.amount, s.to_after, s.n * 2 + 1 FROM sent s
  ), x AS (
    INSERT INTO transactions (id, transfer_id, account_id, reference, type, direction, amount, status, created_at, description,
      senders_account, recipient_account, bank_name, routing_number, synthetic, hidden)
    SELECT s.line_out, s.transfer, s.source, s.reference_out, CASE WHEN s.outside THEN 'wire_transfer' ELSE 'transfer' END, 'outgoing',
      s.amount, CASE WHEN s.outside THEN 'pending' ELSE 'success' END, at, s.description, s.number, s.recipient,
      bank_names[s.n], nullif(routing_numbers[s.n], ''), false, false
    FROM sent s
    UNION ALL
    SELECT gen_random_uuid(), s.transfer, held_id[s.slot], 'TX-' || upper(left(gen_random_uuid()::text, 8)), 'transfer', 'incoming',
      s.amount, 'success', at, s.description, s.number, s.recipient, NULL, NULL, false, false
    FROM sent s WHERE NOT s.outside
  ), noted AS (
    INSERT INTO audit (at, action, actor_id, subject_id, ip, details)
    SELECT at, 'transfer.sent', s.person, s.person, s.ip,
      jsonb_build_object('transfer', s.transfer, 'amount', trim_scale(s.amount / 100.0), 'other_bank', s.outside)
    FROM sent s
  )
  SELECT r.code, r.wait_until, r.seen_at, coalesce(s.transfer, r.transfer), s.line_out, s.reference_out, s.number, r.repeats
  FROM unnest(codes, waits, seen, transfers_, repeated) WITH ORDINALITY AS r (code, wait_until, seen_at, transfer, repeats, n)
  LEFT JOIN sent s ON s.n = r.n ORDER BY r.n;
END $$;
