-- For each letter that went out all that were due were sorted, and all that waited were looked through for those that help nobody any more: a
-- queue cost the more to work off the longer it was. Found by this one in the order in which they go, past those that are not due yet.
CREATE INDEX outbox_order ON outbox (give_up_at, id, next_attempt_at) WHERE NOT kept;
DROP INDEX outbox_due;
