-- Written by as-it-stands.test.ts: what all migrations together have made. For reading; nothing runs it.
-- The migrations, each with its hash. A database that has had one refuses it once it was edited: write a new one instead.
--   3635a741a977  001-access
--   f5b0260612b3  002-ledger
--   ccea8eb0c8be  003-telemetry
--   5932555573c7  004-send-transfers
--   5bbd819a7644  005-search
--   bd47940fdb92  006-transfers-cost-less
--   6ff2789193ae  007-references-found-one-by-one
--   af5d09af8d32  008-a-batch-costs-less
--   dcd406aea6d8  009-unknown-recipients-counted-at-once
--   7ae38b3301db  010-transfers-are-planned-once
--   ad1d78f17fbd  011-pins-one-after-the-other
--   5ec0b7c9e1fb  012-what-waits-of-a-person
--   586c63d7d52d  013-verdicts-stay
--   c9e43afd68e7  014-letters-are-forgotten
--   b87388e04dc9  015-no-verdict-no-transfer
--   f733b77adb1d  016-a-card-number-is-given-once
--   c4379e0c381c  017-ids-are-brought-along
--   d1857d80ee4c  018-what-waits-by-its-transfer
--   d3b8009b74ce  019-what-waits-for-a-person
--   f551181db591  020-letters-in-the-order-they-go
--   df349ef1f958  021-keys-have-a-mark
--   3f02632d6567  022-the-trail-by-its-days
--   38f9c2e2cb16  023-accounts-begin-empty
--   1c94b7669e23  024-what-a-line-and-a-card-are
--   801859e80afa  025-who-may-what-stays
--   8e2e38e4e43a  026-letters-in-their-language

CREATE DOMAIN cents_moved AS bigint CHECK ((VALUE <> 0));
CREATE DOMAIN cents_sent AS bigint CHECK ((VALUE > 0));
CREATE DOMAIN line_direction AS text CHECK ((VALUE = ANY (ARRAY['incoming'::text, 'outgoing'::text])));
CREATE DOMAIN transfer_status AS text CHECK ((VALUE = ANY (ARRAY['pending'::text, 'success'::text, 'failed'::text])));

CREATE TABLE accounts (
  id uuid NOT NULL,
  kind text NOT NULL,
  owner_id uuid,
  account_number text NOT NULL,
  balance bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  month date DEFAULT '-infinity'::date NOT NULL,
  month_in bigint DEFAULT 0 NOT NULL,
  month_out bigint DEFAULT 0 NOT NULL,
  month_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT accounts_account_number_key UNIQUE (account_number),
  CONSTRAINT accounts_pkey PRIMARY KEY (id),
  CONSTRAINT accounts_closed_empty CHECK (((closed_at IS NULL) OR (balance = 0))),
  CONSTRAINT accounts_never_overdrawn CHECK (((owner_id IS NULL) OR (balance >= 0)))
) WITH (fillfactor=70);
CREATE INDEX accounts_owner ON accounts USING btree (owner_id, created_at) WHERE (owner_id IS NOT NULL);
CREATE TRIGGER accounts_balance_by_postings BEFORE UPDATE OF balance ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_balance();
CREATE TRIGGER accounts_begin_empty BEFORE INSERT ON accounts FOR EACH ROW WHEN ((new.balance <> 0)) EXECUTE FUNCTION refuse_balance();
CREATE TRIGGER accounts_keep_owner BEFORE UPDATE OF id, kind, owner_id, account_number ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER accounts_kept BEFORE DELETE OR TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER accounts_refer AFTER INSERT ON accounts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prove_accounts();

CREATE TABLE answered_calls (
  person_id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  call text NOT NULL,
  payload_hash bytea NOT NULL,
  answer jsonb NOT NULL,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT answered_calls_pkey PRIMARY KEY (person_id, idempotency_key)
);
CREATE TRIGGER answered_calls_keep_answer BEFORE UPDATE ON answered_calls FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE audit (
  sequence bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL,
  action text NOT NULL,
  actor_id uuid,
  subject_id uuid,
  reason text,
  ip text,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT audit_pkey PRIMARY KEY (sequence)
);
CREATE INDEX audit_access_days ON audit USING btree (action, at) WHERE (action = ANY (ARRAY['login.failed'::text, 'sign_up'::text]));
CREATE INDEX audit_action ON audit USING btree (action, sequence) WHERE (action <> 'transfer.sent'::text);
CREATE INDEX audit_actor ON audit USING btree (actor_id, sequence);
CREATE INDEX audit_days ON audit USING btree (at, sequence);
CREATE INDEX audit_subject ON audit USING btree (subject_id, sequence) WHERE (subject_id IS DISTINCT FROM actor_id);
CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE audit_seals (
  number bigint NOT NULL,
  sequences bigint[] NOT NULL,
  last_sequence bigint NOT NULL,
  digests bytea NOT NULL,
  hash bytea NOT NULL,
  settled_sequence bigint NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (number),
  CONSTRAINT audit_seals_number_check CHECK ((number > 0))
);
CREATE INDEX audit_seals_last ON audit_seals USING btree (last_sequence);
CREATE TRIGGER audit_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE cards (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  card_type text NOT NULL,
  holder text NOT NULL,
  first_four text NOT NULL,
  last_four text NOT NULL,
  expires text NOT NULL,
  secrets bytea,
  created_at timestamp with time zone NOT NULL,
  destroyed_at timestamp with time zone,
  number_hash bytea,
  CONSTRAINT cards_number UNIQUE (number_hash),
  CONSTRAINT cards_pkey PRIMARY KEY (id),
  CONSTRAINT cards_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT cards_card_type_check CHECK ((card_type = ANY (ARRAY['debit'::text, 'credit'::text]))),
  CONSTRAINT cards_secrets_go CHECK (((secrets IS NULL) = (destroyed_at IS NOT NULL)))
);
CREATE INDEX cards_account ON cards USING btree (account_id);
CREATE TRIGGER cards_keep_place BEFORE UPDATE OF id, account_id, card_type, first_four, last_four, expires, created_at, number_hash ON cards FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cards_kept BEFORE DELETE OR TRUNCATE ON cards FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER cards_stay_destroyed BEFORE UPDATE OF destroyed_at ON cards FOR EACH ROW WHEN (((old.destroyed_at IS NOT NULL) AND (new.destroyed_at IS DISTINCT FROM old.destroyed_at))) EXECUTE FUNCTION refuse_change();

CREATE TABLE challenges (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  purpose text NOT NULL,
  user_id uuid,
  identifier_hash bytea NOT NULL,
  code_hmac bytea NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  ip text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT challenges_pkey PRIMARY KEY (id),
  CONSTRAINT challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT challenges_end CHECK ((expires_at <= (created_at + '00:10:00'::interval))),
  CONSTRAINT challenges_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'reset'::text]))),
  CONSTRAINT challenges_tries_check CHECK ((tries <= 5)),
  CONSTRAINT challenges_tries_count CHECK ((tries >= 0))
);
CREATE INDEX challenges_created ON challenges USING btree (created_at);
CREATE INDEX challenges_identifier ON challenges USING btree (identifier_hash);
CREATE INDEX challenges_user ON challenges USING btree (user_id);
CREATE TRIGGER challenges_keep_person BEFORE UPDATE OF id, purpose, user_id, identifier_hash, code_hmac, ip, created_at ON challenges FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE contact_messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_messages_created ON contact_messages USING btree (created_at);
CREATE INDEX contact_messages_email ON contact_messages USING btree (email);

CREATE TABLE failed_releases (
  remote text NOT NULL,
  version text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT failed_releases_pkey PRIMARY KEY (remote, version)
);

CREATE TABLE guards (
  name text NOT NULL,
  CONSTRAINT guards_pkey PRIMARY KEY (name)
);

CREATE TABLE journals (
  id uuid NOT NULL,
  transfer_id uuid,
  kind text NOT NULL,
  booked_at timestamp with time zone NOT NULL,
  CONSTRAINT journals_pkey PRIMARY KEY (id)
);
CREATE TRIGGER journals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON journals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journals_refer AFTER INSERT ON journals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prove_journals();

CREATE TABLE key_marks (
  name text NOT NULL,
  mark bytea NOT NULL,
  CONSTRAINT key_marks_pkey PRIMARY KEY (name)
);

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device_hash),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  recipient_hash bytea,
  letter bytea NOT NULL,
  kept boolean NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  give_up_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_order ON outbox USING btree (give_up_at, id, next_attempt_at) WHERE (NOT kept);
CREATE INDEX outbox_recipient ON outbox USING btree (recipient_hash, id DESC);

CREATE TABLE pins (
  user_id uuid NOT NULL,
  hmac bytea NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  locks integer DEFAULT 0 NOT NULL,
  locked_until timestamp with time zone,
  CONSTRAINT pins_pkey PRIMARY KEY (user_id),
  CONSTRAINT pins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT pins_failures_check CHECK (((failures >= 0) AND (failures <= 5))),
  CONSTRAINT pins_locks_count CHECK ((locks >= 0))
) WITH (fillfactor=80);
CREATE TRIGGER pins_keep_person BEFORE UPDATE OF user_id ON pins FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE postings (
  journal_id uuid NOT NULL,
  line integer NOT NULL,
  account_id uuid NOT NULL,
  amount cents_moved NOT NULL,
  balance_after bigint NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT postings_pkey PRIMARY KEY (journal_id, line)
);
CREATE TRIGGER postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER postings_move_balances AFTER INSERT ON postings REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION post_to_accounts();

CREATE TABLE sessions (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  password_verified_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT sessions_end CHECK ((expires_at <= (created_at + '08:00:00'::interval)))
) WITH (fillfactor=80);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id);
CREATE TRIGGER sessions_keep_person BEFORE UPDATE OF token_hash, user_id, created_at, expires_at ON sessions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE telemetry (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL,
  kind text NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  team text NOT NULL,
  route text NOT NULL,
  file text,
  message text,
  vital text,
  value double precision,
  count integer NOT NULL,
  CONSTRAINT telemetry_pkey PRIMARY KEY (id),
  CONSTRAINT telemetry_check CHECK (((kind = 'vital'::text) = (vital IS NOT NULL))),
  CONSTRAINT telemetry_check1 CHECK (((kind = 'vital'::text) = (value IS NOT NULL))),
  CONSTRAINT telemetry_count_check CHECK ((count > 0)),
  CONSTRAINT telemetry_kind_check CHECK ((kind = ANY (ARRAY['loaded'::text, 'load'::text, 'render'::text, 'error'::text, 'rejection'::text, 'policy'::text, 'vital'::text]))),
  CONSTRAINT telemetry_vital_check CHECK ((vital = ANY (ARRAY['LCP'::text, 'INP'::text, 'CLS'::text])))
);
CREATE INDEX telemetry_newest ON telemetry USING btree (at DESC);
CREATE INDEX telemetry_of_release ON telemetry USING btree (remote, version, kind);

CREATE TABLE transactions (
  id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  account_id uuid NOT NULL,
  card_id uuid,
  reference text NOT NULL,
  type text NOT NULL,
  direction line_direction NOT NULL,
  amount cents_sent NOT NULL,
  status transfer_status NOT NULL,
  created_at timestamp with time zone NOT NULL,
  description text,
  senders_account text,
  recipient_account text,
  bank_name text,
  routing_number text,
  synthetic boolean NOT NULL,
  hidden boolean NOT NULL,
  CONSTRAINT transactions_reference UNIQUE (reference),
  CONSTRAINT transactions_pkey PRIMARY KEY (id)
) WITH (fillfactor=90);
CREATE INDEX transactions_card ON transactions USING btree (card_id, created_at DESC, id DESC) WHERE ((card_id IS NOT NULL) AND (NOT hidden));
CREATE INDEX transactions_hidden ON transactions USING btree (account_id, created_at DESC, id DESC) WHERE hidden;
CREATE INDEX transactions_search ON transactions USING gin ((ARRAY[hashtext(((account_id)::text || substr(reference, 4, 3))), hashtext(((account_id)::text || substr(reference, 6, 3))), hashtext(((account_id)::text || substr(reference, 8, 3)))])) WITH (gin_pending_list_limit='16384') WHERE (NOT hidden);
CREATE INDEX transactions_statement ON transactions USING btree (account_id, created_at DESC, id DESC) WHERE (NOT hidden);
CREATE INDEX transactions_transfer ON transactions USING btree (transfer_id);
CREATE INDEX transactions_waiting ON transactions USING btree (account_id) WHERE ((status)::text = 'pending'::text);
CREATE TRIGGER transactions_count_months AFTER INSERT ON transactions REFERENCING NEW TABLE AS seen FOR EACH STATEMENT EXECUTE FUNCTION count_months();
CREATE TRIGGER transactions_keep_place BEFORE UPDATE OF id, transfer_id, account_id, card_id, reference, type, direction, amount, created_at, description, senders_account, recipient_account, bank_name, routing_number, synthetic ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_kept BEFORE DELETE OR TRUNCATE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER transactions_recount_months AFTER UPDATE ON transactions REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recount_months();

CREATE TABLE transfers (
  id uuid NOT NULL,
  type text NOT NULL,
  from_account uuid NOT NULL,
  to_account uuid NOT NULL,
  amount cents_sent NOT NULL,
  status transfer_status NOT NULL,
  created_at timestamp with time zone NOT NULL,
  customer_id uuid,
  idempotency_key uuid,
  payload_hash bytea,
  sca_hash bytea,
  CONSTRAINT transfers_key UNIQUE (customer_id, idempotency_key),
  CONSTRAINT transfers_pkey PRIMARY KEY (id),
  CONSTRAINT transfers_move CHECK ((from_account <> to_account))
) WITH (fillfactor=90);
CREATE INDEX transfers_days ON transfers USING btree (created_at) WHERE (type = ANY (ARRAY['transfer'::text, 'wire_transfer'::text]));
CREATE INDEX transfers_pending ON transfers USING btree (created_at, id) WHERE ((status)::text = 'pending'::text);
CREATE TRIGGER transfers_keep_terms BEFORE UPDATE OF id, type, from_account, to_account, amount, created_at, customer_id, idempotency_key, payload_hash, sca_hash ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_kept BEFORE DELETE OR TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER transfers_refer AFTER INSERT ON transfers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prove_transfers();

CREATE TABLE tries (
  bucket text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  count integer NOT NULL,
  CONSTRAINT tries_pkey PRIMARY KEY (bucket),
  CONSTRAINT tries_count CHECK ((count >= 0))
);
CREATE INDEX tries_ends ON tries USING btree (ends_at);

CREATE TABLE users (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  firstname text NOT NULL,
  lastname text NOT NULL,
  email text NOT NULL,
  role text DEFAULT 'user'::text NOT NULL,
  banking_id text NOT NULL,
  password_hash text,
  suspended_at timestamp with time zone,
  address text,
  zip_code text,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  locale text DEFAULT 'en'::text NOT NULL,
  CONSTRAINT users_banking_id_key UNIQUE (banking_id),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_deleted_stay_out CHECK (((deleted_at IS NULL) OR ((password_hash IS NULL) AND (role = 'user'::text)))),
  CONSTRAINT users_email_check CHECK ((email = lower(email))),
  CONSTRAINT users_locale_form CHECK ((locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text)),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text])))
);
CREATE INDEX users_active_admins ON users USING btree (id) WHERE ((role = 'admin'::text) AND (deleted_at IS NULL) AND (suspended_at IS NULL));
CREATE INDEX users_newest ON users USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX users_search ON users USING gin (lower(((((firstname || ' '::text) || lastname) || ' '::text) || email)) gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE TRIGGER users_keep_id BEFORE UPDATE OF id ON users FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER users_kept BEFORE DELETE OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
CREATE TRIGGER users_stay_deleted BEFORE UPDATE OF deleted_at ON users FOR EACH ROW WHEN (((old.deleted_at IS NOT NULL) AND (new.deleted_at IS DISTINCT FROM old.deleted_at))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER users_wait_for_transfers AFTER UPDATE OF suspended_at, deleted_at ON users FOR EACH ROW WHEN (((new.suspended_at IS DISTINCT FROM old.suspended_at) OR (new.deleted_at IS DISTINCT FROM old.deleted_at))) EXECUTE FUNCTION hold_accounts_of_person();

CREATE OR REPLACE FUNCTION check_pins(people uuid[], hmacs bytea[], ips text[], at timestamp with time zone)
 RETURNS TABLE(ordinal integer, outcome text, locked_until timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
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

    PERFORM pg_advisory_xact_lock(uuid_hash_extended(guess.person, 0));
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
END $function$
;

CREATE OR REPLACE FUNCTION count_months()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_mergejoin TO 'off'
 SET enable_hashjoin TO 'off'
AS $function$
BEGIN
  IF (WITH named AS MATERIALIZED (SELECT DISTINCT s.transfer_id AS id FROM seen s)
      SELECT (SELECT count(*) FROM transfers t WHERE t.id = ANY (ARRAY(SELECT id FROM named))) <> (SELECT count(*) FROM named)) THEN
    PERFORM refuse_orphan('transactions_transfer');
  END IF;
  IF current_setting('bank.month_of_postings', true) <> '' THEN
    RETURN NULL;
  END IF;

  WITH months AS (
    SELECT account_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month,
      coalesce(sum(amount) FILTER (WHERE direction = 'incoming'), 0)::bigint AS came,
      coalesce(sum(amount) FILTER (WHERE direction = 'outgoing'), 0)::bigint AS went,
      count(*)::int AS lines
    FROM seen WHERE status <> 'failed' AND NOT hidden GROUP BY 1, 2
  ), newest AS (
    SELECT DISTINCT ON (account_id) * FROM months ORDER BY account_id, month DESC
  )
  UPDATE accounts a SET
    month = n.month,
    month_in = n.came + CASE WHEN a.month = n.month THEN a.month_in ELSE 0 END,
    month_out = n.went + CASE WHEN a.month = n.month THEN a.month_out ELSE 0 END,
    month_count = n.lines + CASE WHEN a.month = n.month THEN a.month_count ELSE 0 END
  FROM newest n WHERE a.id = n.account_id AND a.month <= n.month;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION hold_accounts_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM accounts a WHERE a.owner_id = NEW.id ORDER BY a.id FOR NO KEY UPDATE;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION post_to_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_mergejoin TO 'off'
 SET enable_hashjoin TO 'off'
AS $function$
DECLARE
  -- Null: the months are counted by the lines.
  this_month date := nullif(current_setting('bank.month_of_postings', true), '');
  balanced boolean;
  complete boolean;
  found bigint;
  meant bigint;
BEGIN
  SELECT j.balanced, j.begun AND (SELECT count(*) FROM journals x WHERE x.id = ANY (j.named)) = cardinality(j.named) INTO balanced, complete
  FROM (
    SELECT array_agg(j.journal_id) AS named, bool_and(j.total = 0) AS balanced, bool_and(j.has_first) AS begun
    FROM (SELECT p.journal_id, sum(p.amount) AS total, bool_or(p.line = 1) AS has_first FROM posted p GROUP BY p.journal_id) j OFFSET 0
  ) j;
  IF NOT balanced THEN
    RAISE EXCEPTION 'a journal does not add up' USING ERRCODE = 'check_violation', CONSTRAINT = 'journals_balanced';
  END IF;
  -- Lines without a first one were added to a journal that had been written before.
  IF NOT complete THEN
    PERFORM refuse_orphan('postings_journal');
  END IF;

  WITH totals AS MATERIALIZED (
    SELECT account_id, sum(amount)::bigint AS change, (array_agg(balance_after ORDER BY position DESC))[1] AS said,
      coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS came, count(*)::int AS lines
    FROM posted GROUP BY account_id
  ), moved AS (
    UPDATE accounts a SET balance = a.balance + t.change,
      month = CASE WHEN a.month < this_month THEN this_month ELSE a.month END,
      month_in = CASE WHEN a.month < this_month THEN t.came WHEN a.month = this_month THEN a.month_in + t.came ELSE a.month_in END,
      month_out = CASE WHEN a.month < this_month THEN t.came - t.change WHEN a.month = this_month THEN a.month_out + t.came - t.change ELSE a.month_out END,
      month_count = CASE WHEN a.month < this_month THEN t.lines WHEN a.month = this_month THEN a.month_count + t.lines ELSE a.month_count END
    FROM totals t WHERE a.id = t.account_id AND a.balance + t.change = t.said
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM totals), (SELECT count(*) FROM moved) INTO meant, found;
  IF found <> meant THEN
    RAISE EXCEPTION 'a posting does not fit its account' USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_fit';
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION prove_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM added a WHERE a.kind NOT IN ('checking', 'savings', 'cash', 'fees', 'clearing', 'synthetic', 'closed')) THEN
    RAISE EXCEPTION 'there is no such kind of account' USING ERRCODE = 'check_violation', CONSTRAINT = 'accounts_kind_check';
  END IF;
  IF EXISTS (SELECT FROM added a WHERE (a.owner_id IS NOT NULL) <> (a.kind IN ('checking', 'savings'))) THEN
    RAISE EXCEPTION 'an account of a customer has an owner, one of the bank has none' USING ERRCODE = 'check_violation', CONSTRAINT = 'accounts_owned';
  END IF;
  IF EXISTS (SELECT FROM added a WHERE a.owner_id IS NOT NULL AND (SELECT u.id FROM users u WHERE u.id = a.owner_id) IS NULL) THEN
    PERFORM refuse_orphan('accounts_owner');
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION prove_journals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (WITH named AS MATERIALIZED (SELECT DISTINCT j.transfer_id AS id FROM added j WHERE j.transfer_id IS NOT NULL)
      SELECT (SELECT count(*) FROM transfers t WHERE t.id = ANY (ARRAY(SELECT id FROM named))) <> (SELECT count(*) FROM named)) THEN
    PERFORM refuse_orphan('journals_transfer');
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION prove_transfers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (WITH named AS MATERIALIZED (SELECT from_account AS id FROM added UNION SELECT to_account FROM added)
      SELECT (SELECT count(*) FROM accounts a WHERE a.id = ANY (ARRAY(SELECT id FROM named))) <> (SELECT count(*) FROM named)) THEN
    PERFORM refuse_orphan('transfers_accounts');
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION recount_months()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_mergejoin TO 'off'
 SET enable_hashjoin TO 'off'
AS $function$
BEGIN
  WITH changes AS (
    SELECT account_id, created_at, direction, -amount AS amount, -1 AS lines FROM before WHERE status <> 'failed' AND NOT hidden
    UNION ALL
    SELECT account_id, created_at, direction, amount, 1 FROM after WHERE status <> 'failed' AND NOT hidden
  ), months AS (
    SELECT account_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month,
      coalesce(sum(amount) FILTER (WHERE direction = 'incoming'), 0)::bigint AS came,
      coalesce(sum(amount) FILTER (WHERE direction = 'outgoing'), 0)::bigint AS went,
      sum(lines)::int AS lines
    FROM changes GROUP BY 1, 2
  )
  UPDATE accounts a SET month_in = a.month_in + m.came, month_out = a.month_out + m.went, month_count = a.month_count + m.lines
  FROM months m WHERE a.id = m.account_id AND a.month = m.month AND (m.came, m.went, m.lines) <> (0, 0, 0);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION refuse_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'balances are moved by postings alone' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $function$
;

CREATE OR REPLACE FUNCTION refuse_orphan(name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% refers to nothing', name USING ERRCODE = 'foreign_key_violation', CONSTRAINT = name;
END $function$
;

CREATE OR REPLACE FUNCTION refuse_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'rows of % are kept', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $function$
;

CREATE OR REPLACE FUNCTION send_transfers(at timestamp with time zone, idle_minutes integer, max_unknown integer, sessions_ bytea[], people uuid[], pin_hmacs bytea[], ips text[], keys uuid[], sources uuid[], recipients text[], amounts bigint[], bank_names text[], routing_numbers text[], descriptions text[], payload_hashes bytea[], sca_hashes bytea[])
 RETURNS TABLE(code text, wait_until timestamp with time zone, seen_at timestamp with time zone, transfer_id uuid, transaction_id uuid, reference text, sender text, repeats integer)
 LANGUAGE sql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION send_transfers(at timestamp with time zone, idle_minutes integer, max_unknown integer, sessions_ bytea[], people uuid[], pin_hmacs bytea[], ips text[], keys uuid[], sources uuid[], recipients text[], amounts bigint[], bank_names text[], routing_numbers text[], descriptions text[], payload_hashes bytea[], sca_hashes bytea[], transfer_ids uuid[], lines_out uuid[], lines_in uuid[], references_out text[], references_in text[])
 RETURNS TABLE(code text, wait_until timestamp with time zone, seen_at timestamp with time zone, earlier_id uuid, sender text, repeats integer)
 LANGUAGE plpgsql
 SET enable_mergejoin TO 'off'
 SET enable_hashjoin TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION take_tries(buckets text[], limits integer[], window_seconds integer[], at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
END $function$
;
