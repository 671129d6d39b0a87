-- What somebody wrote to the bank is forgotten in time, and is looked for by its age each minute.
CREATE INDEX contact_messages_created ON contact_messages (created_at);
