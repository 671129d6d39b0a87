-- People, how they prove who they are, what is counted against them, the audit trail, and mail that waits.
-- Times are parameters of every statement: the bank goes by one clock, which tests can move.

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  firstname text NOT NULL,
  lastname text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  banking_id text NOT NULL UNIQUE,
  -- Null: nobody can sign in until the password has been set through the reset.
  password_hash text,
  suspended_at timestamptz,
  address text,
  zip_code text,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX users_newest ON users (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX users_active_admins ON users (id) WHERE role = 'admin' AND deleted_at IS NULL AND suspended_at IS NULL;

-- Rows to lock where a rule spans people. 'admins': there is always an active one.
CREATE TABLE guards (name text PRIMARY KEY);
INSERT INTO guards (name) VALUES ('admins');

CREATE TABLE pins (
  user_id uuid PRIMARY KEY REFERENCES users,
  hmac bytea NOT NULL,
  failures int NOT NULL DEFAULT 0 CHECK (failures BETWEEN 0 AND 5),
  locks int NOT NULL DEFAULT 0,
  -- 'infinity': until the password is reset.
  locked_until timestamptz
) WITH (fillfactor = 80);

-- Looks at PINs, one answer for each, in order. Call it in a transaction of its own, committed before anything is done or said:
-- a wrong PIN is counted by the statement that looks at it, so no answer can get out that was not counted.
-- An honest PIN writes nothing at all, which keeps a lane of transfers to one commit.
CREATE FUNCTION check_pins(people uuid[], hmacs bytea[], ips text[], at timestamptz)
RETURNS TABLE (ordinal int, outcome text, locked_until timestamptz)
LANGUAGE plpgsql AS $$
DECLARE
  guess record;
  kept pins;
BEGIN
  -- By person, so that two batches take their row locks in the same order.
  FOR guess IN
    SELECT g.person, g.hmac, g.ip, g.n::int AS n
    FROM unnest(people, hmacs, ips) WITH ORDINALITY AS g (person, hmac, ip, n)
    ORDER BY g.person, g.n
  LOOP
    ordinal := guess.n;
    locked_until := NULL;

    SELECT * INTO kept FROM pins p WHERE p.user_id = guess.person;
    IF NOT FOUND THEN
      outcome := 'pin_not_set';
      RETURN NEXT;
      CONTINUE;
    END IF;

    IF NOT (kept.hmac = guess.hmac AND kept.failures = 0 AND kept.locks = 0 AND kept.locked_until IS NULL) THEN
      SELECT * INTO kept FROM pins p WHERE p.user_id = guess.person FOR UPDATE;
      IF kept.locked_until > at THEN
        outcome := 'pin_locked';
        locked_until := kept.locked_until;
        RETURN NEXT;
        CONTINUE;
      ELSIF kept.hmac IS DISTINCT FROM guess.hmac THEN
        UPDATE pins p SET
          failures = (p.failures + 1) % 5,
          locks = p.locks + (p.failures + 1) / 5,
          locked_until = CASE
            WHEN p.failures + 1 < 5 THEN NULL
            WHEN p.locks = 0 THEN at + interval '15 minutes'
            WHEN p.locks = 1 THEN at + interval '60 minutes'
            ELSE 'infinity'
          END
        WHERE p.user_id = guess.person
        RETURNING * INTO kept;
        outcome := CASE WHEN kept.locked_until IS NULL THEN 'incorrect_pin' ELSE 'now_locked' END;
        locked_until := kept.locked_until;
        INSERT INTO audit (at, action, actor_id, subject_id, ip)
        VALUES (at, CASE outcome WHEN 'now_locked' THEN 'pin.locked' ELSE 'pin.incorrect' END, guess.person, guess.person, guess.ip);
        RETURN NEXT;
        CONTINUE;
      END IF;
      UPDATE pins p SET failures = 0, locks = 0, locked_until = NULL WHERE p.user_id = guess.person;
    END IF;

    outcome := 'correct';
    RETURN NEXT;
  END LOOP;
END $$;

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Opens one change of the PIN, for five minutes.
  password_verified_at timestamptz
) WITH (fillfactor = 80);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- One code sent, for a login or for a password reset. A row without a person is a decoy: nobody has that address.
CREATE TABLE challenges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  purpose text NOT NULL CHECK (purpose IN ('login', 'reset')),
  user_id uuid REFERENCES users,
  -- HMAC of what was typed: counts tries for unknown addresses as for known ones.
  identifier_hash bytea NOT NULL,
  code_hmac bytea NOT NULL,
  tries int NOT NULL DEFAULT 0 CHECK (tries <= 5),
  ip text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX challenges_identifier ON challenges (identifier_hash);
CREATE INDEX challenges_user ON challenges (user_id);
CREATE INDEX challenges_created ON challenges (created_at);

-- What has been tried, in windows that begin with the first try. In the database so that a restart or a second process forgets nothing.
CREATE TABLE tries (
  bucket text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  count int NOT NULL
);
CREATE INDEX tries_ends ON tries (ends_at);

-- Counts one try in every bucket, or in none when one of them is full. Gives the seconds to wait; 0: go on.
CREATE FUNCTION take_tries(buckets text[], limits int[], window_seconds int[], at timestamptz)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  wanted record;
  kept tries;
  wait int := 0;
BEGIN
  FOR wanted IN
    SELECT w.bucket, w.cap, make_interval(secs => w.seconds) AS span
    FROM unnest(buckets, limits, window_seconds) AS w (bucket, cap, seconds) ORDER BY w.bucket
  LOOP
    INSERT INTO tries AS t (bucket, started_at, ends_at, count) VALUES (wanted.bucket, at, at + wanted.span, 0)
    ON CONFLICT (bucket) DO UPDATE SET
      started_at = CASE WHEN t.ends_at <= at THEN at ELSE t.started_at END,
      ends_at = CASE WHEN t.ends_at <= at THEN at + wanted.span ELSE t.ends_at END,
      count = CASE WHEN t.ends_at <= at THEN 0 ELSE t.count END
    RETURNING t.* INTO kept;
    IF kept.count >= wanted.cap THEN
      wait := greatest(wait, ceil(extract(epoch FROM kept.ends_at - at))::int, 1);
    END IF;
  END LOOP;
  IF wait = 0 THEN
    UPDATE tries SET count = count + 1 WHERE bucket = ANY (buckets);
  END IF;
  RETURN wait;
END $$;

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users,
  device_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_email ON contact_messages (email);

-- Mail on its way. The letter is encrypted under a key that is not in the database; a row is gone once it is sent.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- HMAC of the address. Null: a decoy, written so that a request for nobody takes as long as one for somebody.
  recipient_hash bytea,
  letter bytea NOT NULL,
  -- The demo's mailbox: kept to be read, never sent.
  kept boolean NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  give_up_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE NOT kept;
CREATE INDEX outbox_recipient ON outbox (recipient_hash, id DESC);

-- Written in the same transaction as what it tells of, without a lock that others would wait for: the chain is in the seals.
CREATE TABLE audit (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  actor_id uuid,
  subject_id uuid,
  reason text,
  ip text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_actor ON audit (actor_id, sequence);
CREATE INDEX audit_subject ON audit (subject_id, sequence) WHERE subject_id IS DISTINCT FROM actor_id;
-- Everything rarer than a transfer is found by its action; transfers are found by walking back from the newest.
CREATE INDEX audit_action ON audit (action, sequence) WHERE action <> 'transfer.sent';
CREATE INDEX audit_access_days ON audit (action, at) WHERE action IN ('login.failed', 'sign_up');

-- A seal holds a digest of each row of a batch, and a keyed hash over them and the seal before: a row that is changed, removed or
-- swapped breaks it.
CREATE TABLE audit_seals (
  number bigint PRIMARY KEY CHECK (number > 0),
  sequences bigint[] NOT NULL,
  last_sequence bigint NOT NULL,
  -- Sixteen bytes a row, in the order of `sequences`.
  digests bytea NOT NULL,
  hash bytea NOT NULL,
  -- Up to here no transaction can still add a row.
  settled_sequence bigint NOT NULL
);
CREATE INDEX audit_seals_last ON audit_seals (last_sequence);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
