-- Recipients that nobody has are counted in the transaction that looked for them, so that what a person may learn of is the same number
-- for any number of processes. Whoever names none of them pays nothing for it: nothing new is asked of the database before the first one.
-- The bucket has another name than before, because processes of the version before go on counting in theirs.
DO $do$
DECLARE
  given CONSTANT text := pg_get_functiondef('send_transfers'::regproc);
  wanted CONSTANT text := replace(replace(replace(given,
    E'  counted text;\nBEGIN', $q$  counted text;
  is_counting boolean := false;
  is_last boolean;
  stopped uuid[] := '{}';
BEGIN$q$),
    $q$t.bucket = 'unknown-recipient:' || g.person$q$, $q$t.bucket = 'unknown:' || g.person$q$),
    $q$    ELSIF c.exhausted AND NOT c.outside THEN
      codes[c.n] := 'too_many_requests';
    ELSIF NOT c.outside AND (c.recipient_slot IS NULL OR held_owner[c.recipient_slot] = nobody OR NOT held_open[c.recipient_slot]) THEN
      codes[c.n] := 'recipient_not_found';
$q$, $q$    ELSIF NOT c.outside AND (c.exhausted OR c.person = ANY (stopped)) THEN
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
        SELECT coalesce(array_agg(substr(k.bucket, 9)::uuid), '{}') INTO stopped FROM counts k WHERE k.count >= max_unknown;
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
$q$);
BEGIN
  ASSERT wanted LIKE '%is_counting boolean%''unknown:'' || g.person AND%IF NOT is_counting%', 'send_transfers does not look as 008 left it';
  EXECUTE wanted;
END $do$;
