-- Ids and references are drawn by whoever asks, of which there may be many, and no longer in the one process of the database that everybody
-- waits for. It took a tenth of what a transfer cost there: drawing them, and looking for each reference whether it is taken. A reference has
-- eight of 32 signs now, a trillion in place of four thousand million, so in a bank with a hundred million of them one batch in fifty meets one
-- that is taken; the constraint refuses it, and whoever asked asks again with others.
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
  sca_hashes bytea[],
  -- For each command, to be used if it is sent: the transfer, and the lines of sender and recipient.
  transfer_ids uuid[],
  lines_out uuid[],
  lines_in uuid[],
  references_out text[],
  references_in text[]
) RETURNS TABLE (
  code text,
  wait_until timestamptz,
  seen_at timestamptz,
  -- Of a transaction before: the transfer that was sent under this key.
  earlier_id uuid,
  sender text,
  -- Of this batch, from 1: the command of which this one is a repetition. 0: of an earlier transaction.
  repeats int
) LANGUAGE plpgsql
SET enable_mergejoin = off SET enable_hashjoin = off SET plan_cache_mode = force_generic_plan AS $$
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
  earlier_ids uuid[] := array_fill(NULL::uuid, ARRAY[size]);
  repeated int[] := array_fill(NULL::int, ARRAY[size]);
  -- Of what is sent, by command: where in the lists of held accounts it comes from and goes to, and what it leaves there.
  origins int[] := array_fill(NULL::int, ARRAY[size]);
  goals int[] := array_fill(NULL::int, ARRAY[size]);
  from_after bigint[] := array_fill(NULL::bigint, ARRAY[size]);
  to_after bigint[] := array_fill(NULL::bigint, ARRAY[size]);
  doubted uuid[];
  counted text;
  is_counting boolean := false;
  is_last boolean;
  stopped uuid[];
BEGIN
  IF array_remove(bank_names, NULL) <> '{}' THEN
    wanted := sources || cash || clearing;
  END IF;
  -- Whoever of these people is sending elsewhere, or having a PIN looked at, is done first: what was wrong is counted before the next is compared.
  PERFORM pg_advisory_xact_lock(uuid_hash_extended(s.person, 0)) FROM (SELECT DISTINCT g.person FROM unnest(people) AS g (person) ORDER BY 1) s;
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
    codes := ARRAY(SELECT CASE WHEN g.person = ANY (doubted) THEN 'session_required' END FROM unnest(people) WITH ORDINALITY AS g (person, n) ORDER BY g.n);
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

  -- Who has named too many that do not exist. Of all people at once: nearly always there is none.
  stopped := ARRAY(
    SELECT substr(t.bucket, 9)::uuid FROM tries t
    WHERE t.bucket = ANY (ARRAY(SELECT 'unknown:' || g.person FROM unnest(people) AS g (person))) AND t.count >= max_unknown AND t.ends_at > at
  );

  FOR c IN
    SELECT g.n::int AS n, g.person, g.key, g.recipient, g.amount, g.bank_name IS NOT NULL AS outside, g.payload_hash,
      array_position(held_id, g.source) AS origin, array_position(held_number, g.recipient) AS recipient_slot,
      g.key IS NOT NULL AND array_position(keys, g.key) < g.n AS key_came_before,
      s.last_seen_at, u.suspended, e.id AS earlier_id, e.payload_hash = g.payload_hash AS is_same
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
      earlier_ids[c.n] := c.earlier_id;
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
    ELSIF NOT c.outside AND c.person = ANY (stopped) THEN
      codes[c.n] := 'too_many_requests';
      waits[c.n] := (SELECT t.ends_at FROM tries t WHERE t.bucket = 'unknown:' || c.person);
    ELSIF NOT c.outside AND (c.recipient_slot IS NULL OR held_owner[c.recipient_slot] = nobody OR NOT held_open[c.recipient_slot]) THEN
      IF NOT is_counting THEN
        -- The counts of all who name one here are held until the end, in the same order by every batch: another waits and then sees them.
        is_counting := true;
        WITH counts AS (
          INSERT INTO tries AS t (bucket, started_at, ends_at, count)
          SELECT DISTINCT 'unknown:' || g.person, at, at + interval '1 hour', 0
          FROM unnest(people, bank_names, recipients) AS g (person, bank_name, recipient)
          CROSS JOIN LATERAL (SELECT array_position(held_number, g.recipient) AS slot) r
          WHERE g.bank_name IS NULL AND (r.slot IS NULL OR held_owner[r.slot] = nobody OR NOT held_open[r.slot])
          ORDER BY 1
          ON CONFLICT (bucket) DO UPDATE SET
            started_at = CASE WHEN t.ends_at <= at THEN at ELSE t.started_at END,
            ends_at = CASE WHEN t.ends_at <= at THEN at + interval '1 hour' ELSE t.ends_at END,
            count = CASE WHEN t.ends_at <= at THEN 0 ELSE t.count END
          RETURNING t.bucket, t.count
        )
        SELECT stopped || array_agg(substr(k.bucket, 9)::uuid) INTO stopped FROM counts k WHERE k.count >= max_unknown;
      END IF;
      IF c.person = ANY (stopped) THEN
        codes[c.n] := 'too_many_requests';
        waits[c.n] := (SELECT t.ends_at FROM tries t WHERE t.bucket = 'unknown:' || c.person);
      ELSE
        codes[c.n] := 'recipient_not_found';
        UPDATE tries t SET count = t.count + 1 WHERE t.bucket = 'unknown:' || c.person RETURNING t.count >= max_unknown INTO is_last;
        IF is_last THEN
          stopped := stopped || c.person;
        END IF;
      END IF;
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

  IF array_remove(goals, NULL) <> '{}' THEN
    counted := set_config('bank.month_of_postings', date_trunc('month', at AT TIME ZONE 'UTC')::date::text, true);
    WITH said AS MATERIALIZED (
      SELECT r.n, r.transfer, r.from_after, r.to_after, r.person, r.amount, r.source, r.recipient, r.bank_name IS NOT NULL AS outside,
        held_id[r.goal] AS goal, held_number[r.origin] AS number, nullif(r.description, '') AS description,
        CASE WHEN r.bank_name IS NULL THEN 'transfer' ELSE 'wire_transfer' END AS kind,
        CASE WHEN r.bank_name IS NULL THEN 'success' ELSE 'pending' END AS status
      FROM unnest(transfer_ids, origins, goals, from_after, to_after, people, amounts, sources, recipients, bank_names, descriptions)
        WITH ORDINALITY AS r (transfer, origin, goal, from_after, to_after, person, amount, source, recipient, bank_name, description, n)
      WHERE r.goal IS NOT NULL
    ), t AS (
      INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at, customer_id, idempotency_key, payload_hash, sca_hash)
      SELECT s.transfer, s.kind, s.source, CASE WHEN s.outside THEN cash ELSE s.goal END, s.amount, s.status,
        at, s.person, keys[s.n], payload_hashes[s.n], sca_hashes[s.n]
      FROM said s
    ), j AS (
      -- The first journal of a transfer goes by the same id.
      INSERT INTO journals (id, transfer_id, kind, booked_at)
      SELECT s.transfer, s.transfer, s.kind, at FROM said s
    ), p AS (
      INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
      SELECT s.transfer, l.line, CASE l.line WHEN 1 THEN s.source ELSE s.goal END, CASE l.line WHEN 1 THEN -s.amount ELSE s.amount END,
        CASE l.line WHEN 1 THEN s.from_after ELSE s.to_after END, s.n * 2 + l.line
      FROM said s CROSS JOIN (VALUES (1), (2)) AS l (line)
    ), x AS (
      INSERT INTO transactions (id, transfer_id, account_id, reference, type, direction, amount, status, created_at, description,
        senders_account, recipient_account, bank_name, routing_number, synthetic, hidden)
      SELECT lines_out[s.n], s.transfer, s.source, references_out[s.n], s.kind, 'outgoing', s.amount, s.status, at, s.description,
        s.number, s.recipient, bank_names[s.n], nullif(routing_numbers[s.n], ''), false, false
      FROM said s
      UNION ALL
      SELECT lines_in[s.n], s.transfer, s.goal, references_in[s.n], s.kind, 'incoming', s.amount, s.status, at, s.description,
        s.number, s.recipient, NULL, NULL, false, false
      FROM said s WHERE NOT s.outside
    )
    INSERT INTO audit (at, action, actor_id, subject_id, ip, details)
    SELECT at, 'transfer.sent', s.person, s.person, ips[s.n],
      jsonb_build_object('transfer', s.transfer, 'amount', trim_scale(s.amount / 100.0), 'other_bank', s.outside)
    FROM said s;
    counted := set_config('bank.month_of_postings', '', true);
  END IF;

  RETURN QUERY
    SELECT r.code, r.wait_until, r.seen_at, r.earlier_id, held_number[r.origin], r.repeats
    FROM unnest(codes, waits, seen, earlier_ids, origins, repeated) WITH ORDINALITY AS r (code, wait_until, seen_at, earlier_id, origin, repeats, n)
    ORDER BY r.n;
END $$;

-- As processes of the release before call it until they have been replaced.
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
  repeats int
) LANGUAGE sql AS $$
  WITH drawn AS MATERIALIZED (
    SELECT g.n, uuidv7() AS transfer, uuidv7() AS line_out, uuidv7() AS line_in,
      'TX-' || upper(left(gen_random_uuid()::text, 8)) AS reference_out, 'TX-' || upper(left(gen_random_uuid()::text, 8)) AS reference_in
    FROM generate_series(1, cardinality(people)) AS g (n)
  ), lists AS (
    SELECT array_agg(d.transfer ORDER BY d.n) AS transfers, array_agg(d.line_out ORDER BY d.n) AS lines_out, array_agg(d.line_in ORDER BY d.n) AS lines_in,
      array_agg(d.reference_out ORDER BY d.n) AS references_out, array_agg(d.reference_in ORDER BY d.n) AS references_in
    FROM drawn d
  )
  SELECT s.code, s.wait_until, s.seen_at, coalesce(s.earlier_id, d.transfer), d.line_out, d.reference_out, s.sender, s.repeats
  FROM lists l
  CROSS JOIN LATERAL send_transfers(
    at, idle_minutes, max_unknown, sessions_, people, pin_hmacs, ips, keys, sources, recipients, amounts, bank_names, routing_numbers,
    descriptions, payload_hashes, sca_hashes, l.transfers, l.lines_out, l.lines_in, l.references_out, l.references_in
  ) WITH ORDINALITY AS s (code, wait_until, seen_at, earlier_id, sender, repeats, n)
  LEFT JOIN drawn d ON d.n = s.n AND s.code = 'sent' AND s.repeats IS NULL
  ORDER BY s.n
$$;
