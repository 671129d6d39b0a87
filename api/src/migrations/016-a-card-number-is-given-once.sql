-- A card's number is kept encrypted, and so nothing told two that are the same apart. Null: issued before, when nobody looked.
-- It stays when the card is destroyed: the number is given to nobody else.
ALTER TABLE cards ADD COLUMN number_hash bytea CONSTRAINT cards_number UNIQUE;
