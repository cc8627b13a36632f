-- Who of the office read a request first, and what its sender added since, beside what he sent at first.
ALTER TABLE quote_requests ADD COLUMN read_at TEXT;
ALTER TABLE quote_requests ADD COLUMN read_by INTEGER REFERENCES accounts (id);

CREATE TABLE request_additions (
  id INTEGER PRIMARY KEY,
  request_id INTEGER NOT NULL REFERENCES quote_requests (id),
  kind TEXT NOT NULL,
  question TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TEXT NOT NULL,
  seen_at TEXT
) STRICT;
CREATE INDEX request_additions_by_request ON request_additions (request_id);
CREATE INDEX request_additions_unseen ON request_additions (created_at) WHERE seen_at IS NULL;
