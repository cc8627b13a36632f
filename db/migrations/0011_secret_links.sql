-- Ways in without a login, for one thing each: only the hash of what stands in the link is kept.
CREATE TABLE secret_links (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  scope TEXT NOT NULL,
  subject INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  ended_at TEXT
) STRICT;
CREATE INDEX secret_links_by_subject ON secret_links (scope, subject);

CREATE TABLE secret_link_openings (
  link_id INTEGER NOT NULL REFERENCES secret_links (id) ON DELETE CASCADE,
  opened_at TEXT NOT NULL,
  PRIMARY KEY (link_id, opened_at)
) STRICT, WITHOUT ROWID;
