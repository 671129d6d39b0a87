-- Money: who holds it, how it moved, and what a person sees of that. Cents in bigint everywhere.
-- Each rule of the books stands here once more, whatever the program does.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('checking', 'savings', 'cash', 'fees', 'clearing', 'synthetic', 'closed')),
  -- Null: an account of the bank itself.
  owner_id uuid REFERENCES users,
  account_number text NOT NULL UNIQUE,
  balance bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- What its owner sees of the newest month, kept up to date so that a summary does not depend on the length of a history.
  month date NOT NULL DEFAULT '-infinity',
  month_in bigint NOT NULL DEFAULT 0,
  month_out bigint NOT NULL DEFAULT 0,
  month_count int NOT NULL DEFAULT 0,
  CONSTRAINT accounts_owned CHECK ((owner_id IS NOT NULL) = (kind IN ('checking', 'savings'))),
  CONSTRAINT accounts_never_overdrawn CHECK (owner_id IS NULL OR balance >= 0),
  CONSTRAINT accounts_closed_empty CHECK (closed_at IS NULL OR balance = 0)
) WITH (fillfactor = 70);
CREATE INDEX accounts_owner ON accounts (owner_id, created_at) WHERE owner_id IS NOT NULL;

-- cash: money that came from or went to the world outside. clearing: money on its way. closed: what was left on closed accounts.
INSERT INTO accounts (id, kind, account_number, created_at) VALUES
  ('00000000-0000-4000-8000-000000000001', 'cash', 'system-cash', '-infinity'),
  ('00000000-0000-4000-8000-000000000002', 'fees', 'system-fees', '-infinity'),
  ('00000000-0000-4000-8000-000000000003', 'clearing', 'system-clearing', '-infinity'),
  ('00000000-0000-4000-8000-000000000004', 'synthetic', 'system-synthetic', '-infinity'),
  ('00000000-0000-4000-8000-000000000005', 'closed', 'system-closed', '-infinity');

CREATE TABLE cards (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  card_type text NOT NULL CHECK (card_type IN ('debit', 'credit')),
  holder text NOT NULL,
  first_four text NOT NULL,
  last_four text NOT NULL,
  expires text NOT NULL,
  -- Number and code, encrypted under a key that is not in the database. Gone once the card is destroyed.
  secrets bytea,
  created_at timestamptz NOT NULL,
  destroyed_at timestamptz,
  CONSTRAINT cards_secrets_go CHECK ((secrets IS NULL) = (destroyed_at IS NOT NULL))
);
CREATE INDEX cards_account ON cards (account_id);

-- What somebody asked for: money from one account to another, and how far that has come. Its status says where the money is:
-- pending in clearing, success at the destination, failed back at the source.
CREATE TABLE transfers (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  from_account uuid NOT NULL REFERENCES accounts,
  to_account uuid NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('pending', 'success', 'failed')),
  created_at timestamptz NOT NULL,
  customer_id uuid,
  idempotency_key uuid,
  -- What the key stands for: the same key with other details is refused.
  payload_hash bytea,
  -- What the PIN confirmed: amount, payee, source, person, session and key.
  sca_hash bytea,
  CONSTRAINT transfers_key UNIQUE (customer_id, idempotency_key),
  CONSTRAINT transfers_move CHECK (from_account <> to_account)
) WITH (fillfactor = 90);
CREATE INDEX transfers_days ON transfers (created_at) WHERE type IN ('transfer', 'wire_transfer');

-- The record of one movement of money. Never changed, never removed: what was wrong is put right by another.
CREATE TABLE journals (
  id uuid PRIMARY KEY,
  transfer_id uuid REFERENCES transfers,
  kind text NOT NULL,
  booked_at timestamptz NOT NULL
);
CREATE INDEX journals_transfer ON journals (transfer_id);

CREATE TABLE postings (
  journal_id uuid NOT NULL REFERENCES journals,
  line int NOT NULL,
  -- That the account exists is proved by post_to_accounts, which must find and update it.
  account_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  -- Of its account, after this line: what makes a lost or repeated line visible.
  balance_after bigint NOT NULL,
  -- The order of lines within one statement, across its journals.
  position int NOT NULL,
  PRIMARY KEY (journal_id, line)
);

CREATE TRIGGER journals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The only writer of balances. All lines of a journal come in one statement and add up to nothing; the balance each account ends
-- with must be the one its last line names.
CREATE FUNCTION post_to_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found int;
  meant int;
BEGIN
  IF EXISTS (SELECT FROM posted GROUP BY journal_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a journal does not add up' USING ERRCODE = 'check_violation', CONSTRAINT = 'journals_balanced';
  END IF;

  WITH totals AS (
    SELECT account_id, sum(amount)::bigint AS change, (array_agg(balance_after ORDER BY position DESC))[1] AS said
    FROM posted GROUP BY account_id
  )
  UPDATE accounts a SET balance = a.balance + t.change
  FROM totals t WHERE a.id = t.account_id AND a.balance + t.change = t.said;
  GET DIAGNOSTICS found = ROW_COUNT;

  SELECT count(DISTINCT account_id) INTO meant FROM posted;
  IF found <> meant THEN
    RAISE EXCEPTION 'a posting does not fit its account' USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_fit';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER postings_move_balances AFTER INSERT ON postings
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION post_to_accounts();

CREATE FUNCTION refuse_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'balances are moved by postings alone' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER accounts_balance_by_postings BEFORE UPDATE OF balance ON accounts
  FOR EACH ROW WHEN (NEW.balance <> OLD.balance AND pg_trigger_depth() < 1) EXECUTE FUNCTION refuse_balance();

-- What a person sees on a statement: one row for each side of a transfer that is a customer's.
CREATE TABLE transactions (
  id uuid PRIMARY KEY,
  transfer_id uuid NOT NULL REFERENCES transfers,
  account_id uuid NOT NULL,
  card_id uuid,
  reference text NOT NULL,
  type text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('incoming', 'outgoing')),
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('pending', 'success', 'failed')),
  created_at timestamptz NOT NULL,
  description text,
  senders_account text,
  recipient_account text,
  bank_name text,
  routing_number text,
  synthetic boolean NOT NULL,
  hidden boolean NOT NULL,
  CONSTRAINT transactions_reference UNIQUE (reference)
) WITH (fillfactor = 90);
CREATE INDEX transactions_transfer ON transactions (transfer_id);
CREATE INDEX transactions_statement ON transactions (account_id, created_at DESC, id DESC) WHERE NOT hidden;
CREATE INDEX transactions_card ON transactions (card_id, created_at DESC, id DESC) WHERE card_id IS NOT NULL AND NOT hidden;
CREATE INDEX transactions_pending ON transactions (created_at, id) WHERE status = 'pending' AND direction = 'outgoing';
CREATE INDEX transactions_search ON transactions USING gin (account_id, reference gin_trgm_ops) WHERE NOT hidden;

-- Adds what became visible to the month of its account, takes away what ceased to be. Months before the newest are not kept.
CREATE FUNCTION count_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
END $$;
CREATE TRIGGER transactions_count_months AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS seen FOR EACH STATEMENT EXECUTE FUNCTION count_months();

CREATE FUNCTION recount_months() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER transactions_recount_months AFTER UPDATE ON transactions
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION recount_months();

-- Answers already given to calls that carry an Idempotency-Key and are no transfer, which keeps its own key.
CREATE TABLE answered_calls (
  person_id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  call text NOT NULL,
  payload_hash bytea NOT NULL,
  -- The first answer, without what may be shown only once.
  answer jsonb NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, idempotency_key)
);

CREATE INDEX users_search ON users USING gin (lower(firstname || ' ' || lastname || ' ' || email) gin_trgm_ops) WHERE deleted_at IS NULL;
