-- Whose a session, a code and a PIN are never changes, nor what a call was answered: a statement that changed it would let somebody in as somebody else, or have
-- a card paid for twice. What is over stays over: a deleted person has no way in, a destroyed card is not used again.
CREATE TRIGGER sessions_keep_person BEFORE UPDATE OF token_hash, user_id, created_at, expires_at ON sessions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER challenges_keep_person BEFORE UPDATE OF id, purpose, user_id, identifier_hash, code_hmac, ip, created_at ON challenges
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pins_keep_person BEFORE UPDATE OF user_id ON pins FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER answered_calls_keep_answer BEFORE UPDATE ON answered_calls FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER users_stay_deleted BEFORE UPDATE OF deleted_at ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS DISTINCT FROM OLD.deleted_at) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cards_stay_destroyed BEFORE UPDATE OF destroyed_at ON cards FOR EACH ROW
  WHEN (OLD.destroyed_at IS NOT NULL AND NEW.destroyed_at IS DISTINCT FROM OLD.destroyed_at) EXECUTE FUNCTION refuse_change();
ALTER TABLE users ADD CONSTRAINT users_deleted_stay_out CHECK (deleted_at IS NULL OR (password_hash IS NULL AND role = 'user'));

-- A session that lives for years, a code that may be tried a thousand times more.
ALTER TABLE sessions ADD CONSTRAINT sessions_end CHECK (expires_at <= created_at + interval '8 hours');
ALTER TABLE challenges
  ADD CONSTRAINT challenges_end CHECK (expires_at <= created_at + interval '10 minutes'),
  ADD CONSTRAINT challenges_tries_count CHECK (tries >= 0);
ALTER TABLE pins ADD CONSTRAINT pins_locks_count CHECK (locks >= 0);
ALTER TABLE tries ADD CONSTRAINT tries_count CHECK (count >= 0);
