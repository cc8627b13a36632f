-- When somebody of the company comes to look at what was asked for; one each, which is moved or withdrawn.
CREATE TABLE appointments (
  request_id INTEGER PRIMARY KEY REFERENCES quote_requests (id),
  -- The same in every calendar file of it.
  uid TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  place TEXT NOT NULL,
  account_id INTEGER REFERENCES accounts (id),
  -- Goes up at each change; a calendar keeps the highest.
  version INTEGER NOT NULL,
  -- The last mail about it, and when it said that somebody comes.
  mail_id INTEGER,
  mailed_starts_at TEXT,
  withdrawn_at TEXT,
  changed_at TEXT NOT NULL
) STRICT;
CREATE INDEX appointments_by_end ON appointments (ends_at);
