-- The same rules for less processor time. What a batch asks of an index it asks at once, and its new rows stand beside each other there:
-- ids that begin with their time end up on one page, where random ones touch a page each.

DO $$
BEGIN
  IF to_regprocedure('uuidv7()') IS NULL THEN
    -- Before version 18 PostgreSQL has none of its own.
    CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql AS $f$
      SELECT (lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
    $f$;
  END IF;
END $$;

-- Nothing asks for the journals of one transfer.
DROP INDEX journals_transfer;

-- Every other three characters of a reference are enough to find any part of it: a part holds them from its first character on or from
-- its second, and of a part of three, which may hold none from its second, there are only sixteen that they can be.
DROP INDEX transactions_search;
CREATE INDEX transactions_search ON transactions USING gin ((ARRAY[
  hashtext(account_id::text || substr(reference, 4, 3)),
  hashtext(account_id::text || substr(reference, 6, 3)),
  hashtext(account_id::text || substr(reference, 8, 3))
])) WHERE NOT hidden;

CREATE OR REPLACE FUNCTION prove_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named uuid[] := ARRAY(SELECT from_account FROM added UNION SELECT to_account FROM added);
BEGIN
  IF (SELECT count(*) FROM accounts a WHERE a.id = ANY (named)) <> cardinality(named) THEN
    PERFORM refuse_orphan('transfers_accounts');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION prove_journals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named uuid[] := ARRAY(SELECT DISTINCT j.transfer_id FROM added j WHERE j.transfer_id IS NOT NULL);
BEGIN
  IF (SELECT count(*) FROM transfers t WHERE t.id = ANY (named)) <> cardinality(named) THEN
    PERFORM refuse_orphan('journals_transfer');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION prove_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named uuid[] := ARRAY(SELECT DISTINCT x.transfer_id FROM added x);
BEGIN
  IF (SELECT count(*) FROM transfers t WHERE t.id = ANY (named)) <> cardinality(named) THEN
    PERFORM refuse_orphan('transactions_transfer');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION post_to_accounts() RETURNS trigger LANGUAGE plpgsql
SET enable_mergejoin = off SET enable_hashjoin = off AS $$
DECLARE
  named uuid[];
  balanced boolean;
  begun boolean;
  found bigint;
  meant bigint;
BEGIN
  SELECT array_agg(j.journal_id), bool_and(j.total = 0), bool_and(j.has_first) INTO named, balanced, begun
  FROM (SELECT p.journal_id, sum(p.amount) AS total, bool_or(p.line = 1) AS has_first FROM posted p GROUP BY p.journal_id) j;
  IF NOT balanced THEN
    RAISE EXCEPTION 'a journal does not add up' USING ERRCODE = 'check_violation', CONSTRAINT = 'journals_balanced';
  END IF;
  -- Lines without a first one were added to a journal that had been written before.
  IF NOT begun OR (SELECT count(*) FROM journals j WHERE j.id = ANY (named)) <> cardinality(named) THEN
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

-- As before: sends what may be sent, in the order in which it came, and says of each command what became of it.
CREATE OR REPLACE FUNCTION send_transfers(
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
  wanted uuid[] := sources;
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
  -- Of what is sent, by command: where in the lists of held accounts it comes from and goes to, and what it leaves there.
  origins int[] := array_fill(NULL::int, ARRAY[size]);
  goals int[] := array_fill(NULL::int, ARRAY[size]);
  from_after bigint[] := array_fill(NULL::bigint, ARRAY[size]);
  to_after bigint[] := array_fill(NULL::bigint, ARRAY[size]);
  doubted uuid[];
BEGIN
  IF array_remove(bank_names, NULL) <> '{}' THEN
    wanted := sources || cash || clearing;
  END IF;
  -- Numbers and ids of accounts never change, so those of the recipients may be looked up before they are held.
  SELECT array_agg(h.id), array_agg(h.account_number), array_agg(coalesce(h.owner_id, nobody)), array_agg(h.closed_at IS NULL), array_agg(h.balance)
  INTO held_id, held_number, held_owner, held_open, balances
  FROM (
    SELECT a.* FROM accounts a
    WHERE a.id = ANY (wanted || ARRAY(SELECT r.id FROM accounts r WHERE r.account_number = ANY (recipients)))
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
    SELECT g.n::int AS n, g.person, g.key, g.recipient, g.amount, g.bank_name IS NOT NULL AS outside, g.payload_hash,
      array_position(held_id, g.source) AS origin, array_position(held_number, g.recipient) AS recipient_slot,
      g.key IS NOT NULL AND array_position(keys, g.key) < g.n AS key_came_before,
      s.last_seen_at, u.suspended, e.id AS earlier_id, e.payload_hash = g.payload_hash AS is_same, b.exhausted
    FROM unnest(sessions_, people, keys, sources, recipients, amounts, bank_names, payload_hashes) WITH ORDINALITY
      AS g (session, person, key, source, recipient, amount, bank_name, payload_hash, n)
    LEFT JOIN LATERAL (
      SELECT s.last_seen_at FROM sessions s
      WHERE s.token_hash = g.session AND s.user_id = g.person AND s.expires_at > at
        AND s.last_seen_at > at - make_interval(mins => idle_minutes) OFFSET 0
    ) s ON true
    LEFT JOIN LATERAL (
      -- Not a condition: an index of those who are not deleted would be walked through in place of the one that finds them by id.
      SELECT CASE WHEN u.deleted_at IS NULL THEN u.suspended_at IS NOT NULL END AS suspended FROM users u WHERE u.id = g.person OFFSET 0
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
    earlier := NULL;
    IF c.key_came_before THEN
      SELECT min(g.n) INTO earlier
      FROM unnest(people, keys, from_after) WITH ORDINALITY AS g (person, key, after, n)
      WHERE g.person = c.person AND g.key = c.key AND g.after IS NOT NULL;
    END IF;
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
    ELSIF earlier IS NOT NULL THEN
      codes[c.n] := CASE WHEN payload_hashes[earlier] = c.payload_hash THEN 'sent' ELSE 'key_reused' END;
      repeated[c.n] := earlier;
    -- Somebody else's account and no account at all get the same answer.
    ELSIF c.origin IS NULL OR held_owner[c.origin] <> c.person OR NOT held_open[c.origin] THEN
      codes[c.n] := 'account_not_found';
    ELSIF held_number[c.origin] = c.recipient THEN
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
      origins[c.n] := c.origin;
      goals[c.n] := goal;
      from_after[c.n] := balances[c.origin];
      to_after[c.n] := balances[goal];
    END IF;
  END LOOP;

  IF array_remove(goals, NULL) = '{}' THEN
    RETURN QUERY
      SELECT r.code, r.wait_until, r.seen_at, r.transfer, NULL::uuid, NULL::text, NULL::text, r.repeats
      FROM unnest(codes, waits, seen, transfers_, repeated) WITH ORDINALITY AS r (code, wait_until, seen_at, transfer, repeats, n) ORDER BY r.n;
    RETURN;
  END IF;

  RETURN QUERY
  WITH drawn AS MATERIALIZED (
    SELECT r.n, r.code, r.wait_until, r.seen_at, r.repeats, r.goal IS NOT NULL AS is_sent,
      CASE WHEN r.goal IS NULL THEN r.earlier ELSE uuidv7() END AS transfer, CASE WHEN r.goal IS NOT NULL THEN uuidv7() END AS line_out,
      CASE WHEN r.goal IS NOT NULL THEN upper(gen_random_uuid()::text) END AS digits,
      r.from_after, r.to_after, r.person, r.amount, r.source, r.recipient, r.bank_name IS NOT NULL AS outside, held_id[r.goal] AS goal,
      CASE WHEN r.goal IS NOT NULL THEN held_number[r.origin] END AS number, nullif(r.description, '') AS description,
      CASE WHEN r.bank_name IS NULL THEN 'transfer' ELSE 'wire_transfer' END AS kind,
      CASE WHEN r.bank_name IS NULL THEN 'success' ELSE 'pending' END AS status
    FROM unnest(codes, waits, seen, transfers_, repeated, origins, goals, from_after, to_after, people, amounts, sources, recipients, bank_names, descriptions)
      WITH ORDINALITY AS r (code, wait_until, seen_at, earlier, repeats, origin, goal, from_after, to_after, person, amount, source, recipient, bank_name, description, n)
  ), said AS MATERIALIZED (
    -- Two references of eight digits out of one number that has 122 random bits. Eight digits are few for a bank that has grown: one that is
    -- taken would end the whole batch, so it is drawn again.
    SELECT d.*,
      CASE WHEN EXISTS (SELECT FROM transactions x WHERE x.reference = 'TX-' || left(d.digits, 8))
        THEN 'TX-' || substr(d.digits, 25, 4) || substr(d.digits, 10, 4) ELSE 'TX-' || left(d.digits, 8) END AS reference_out,
      CASE WHEN EXISTS (SELECT FROM transactions x WHERE x.reference = 'TX-' || right(d.digits, 8))
        THEN 'TX-' || upper(left(gen_random_uuid()::text, 8)) ELSE 'TX-' || right(d.digits, 8) END AS reference_in
    FROM drawn d
  ), t AS (
    INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at, customer_id, idempotency_key, payload_hash, sca_hash)
    SELECT s.transfer, s.kind, s.source, CASE WHEN s.outside THEN cash ELSE s.goal END, s.amount, s.status,
      at, s.person, keys[s.n], payload_hashes[s.n], sca_hashes[s.n]
    FROM said s WHERE s.is_sent
  ), j AS (
    -- The first journal of a transfer goes by the same id.
    INSERT INTO journals (id, transfer_id, kind, booked_at)
    SELECT s.transfer, s.transfer, s.kind, at FROM said s WHERE s.is_sent
  ), p AS (
    INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
    SELECT s.transfer, l.line, CASE l.line WHEN 1 THEN s.source ELSE s.goal END, CASE l.line WHEN 1 THEN -s.amount ELSE s.amount END,
      CASE l.line WHEN 1 THEN s.from_after ELSE s.to_after END, s.n * 2 + l.line
    FROM said s CROSS JOIN (VALUES (1), (2)) AS l (line) WHERE s.is_sent
  ), x AS (
    INSERT INTO transactions (id, transfer_id, account_id, reference, type, direction, amount, status, created_at, description,
      senders_account, recipient_account, bank_name, routing_number, synthetic, hidden)
    SELECT s.line_out, s.transfer, s.source, s.reference_out, s.kind, 'outgoing', s.amount, s.status, at, s.description,
      s.number, s.recipient, bank_names[s.n], nullif(routing_numbers[s.n], ''), false, false
    FROM said s WHERE s.is_sent
    UNION ALL
    SELECT uuidv7(), s.transfer, s.goal, s.reference_in, s.kind, 'incoming', s.amount, s.status, at, s.description,
      s.number, s.recipient, NULL, NULL, false, false
    FROM said s WHERE s.is_sent AND NOT s.outside
  ), noted AS (
    INSERT INTO audit (at, action, actor_id, subject_id, ip, details)
    SELECT at, 'transfer.sent', s.person, s.person, ips[s.n],
      jsonb_build_object('transfer', s.transfer, 'amount', trim_scale(s.amount / 100.0), 'other_bank', s.outside)
    FROM said s WHERE s.is_sent
  )
  SELECT s.code, s.wait_until, s.seen_at, s.transfer, s.line_out, s.reference_out, s.number, s.repeats FROM said s ORDER BY s.n;
END $$;
