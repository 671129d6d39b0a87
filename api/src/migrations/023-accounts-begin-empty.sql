-- Balances are moved by postings alone. That was refused of accounts that were there; a new one could bring money along, out of nothing. No trigger opens one, so
-- that function always refuses here.
CREATE TRIGGER accounts_begin_empty BEFORE INSERT ON accounts FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_balance();
