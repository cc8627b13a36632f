-- Mail of one conversation is known by it, so that the reader's program keeps it together.
ALTER TABLE outbox ADD COLUMN thread TEXT NOT NULL DEFAULT '';
CREATE INDEX outbox_by_thread ON outbox (thread, id) WHERE thread <> '';

-- What the office made of a message, once each.
ALTER TABLE messages ADD COLUMN customer_id INTEGER REFERENCES customers (id);
ALTER TABLE messages ADD COLUMN project_id INTEGER REFERENCES projects (id);
ALTER TABLE messages ADD COLUMN reminder_id INTEGER REFERENCES hour_reminders (id);

-- What the office wrote back. Its mail is forgotten after three months, the answer stays.
CREATE TABLE message_answers (
  id INTEGER PRIMARY KEY,
  message_id INTEGER NOT NULL REFERENCES messages (id),
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  text TEXT NOT NULL,
  mail_id INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX message_answers_by_message ON message_answers (message_id, id);
