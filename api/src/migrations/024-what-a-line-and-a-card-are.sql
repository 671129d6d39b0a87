-- Of a line only its status and whether it is shown ever change, of a card only whose name it bears and that it is destroyed. The rest of a line
-- could be written anew: when it was, what for, and the mark of what was invented. A card could be removed, or given to another account and so to
-- another person.
DROP TRIGGER transactions_keep_place ON transactions;
CREATE TRIGGER transactions_keep_place BEFORE UPDATE OF id, transfer_id, account_id, card_id, reference, type, direction, amount, created_at, description,
  senders_account, recipient_account, bank_name, routing_number, synthetic ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cards_keep_place BEFORE UPDATE OF id, account_id, card_type, first_four, last_four, expires, created_at, number_hash ON cards
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cards_kept BEFORE DELETE OR TRUNCATE ON cards FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal();
