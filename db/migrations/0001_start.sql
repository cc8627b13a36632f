CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL COLLATE NOCASE UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('worker', 'manager', 'owner')),
  password_hash TEXT NOT NULL,
  shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
  disabled_at TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX accounts_one_shared ON accounts (shared) WHERE shared = 1;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account_id);

CREATE TABLE log (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  account_id INTEGER REFERENCES accounts (id),
  action TEXT NOT NULL,
  subject_kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  details TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX log_by_subject ON log (subject_kind, subject_id, id);
CREATE TRIGGER log_keeps_its_lines BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_loses_no_lines BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
-- REPLACE removes a row without asking the trigger above.
CREATE TRIGGER log_replaces_no_lines BEFORE INSERT ON log WHEN EXISTS (SELECT 1 FROM log WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE files (
  id TEXT PRIMARY KEY,
  hash TEXT NOT NULL,
  media_type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX files_by_hash ON files (hash);
CREATE INDEX files_by_kept ON files (kept, created_at);

CREATE TABLE jobs (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  run_after TEXT NOT NULL,
  created_at TEXT NOT NULL,
  ended_at TEXT
) STRICT;
CREATE INDEX jobs_by_state ON jobs (state, run_after);
CREATE INDEX jobs_by_subject ON jobs (kind, subject_id, id);

CREATE TABLE replays (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  reply TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE projects (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'active', 'completed')),
  project_types TEXT NOT NULL DEFAULT '[]',
  address TEXT NOT NULL DEFAULT '',
  start_on TEXT,
  end_on TEXT,
  client_name TEXT NOT NULL DEFAULT '',
  client_email TEXT NOT NULL DEFAULT '',
  client_phone TEXT NOT NULL DEFAULT '',
  offerte_id INTEGER,
  estimated_cents INTEGER,
  archived_at TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE quote_requests (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  project_id INTEGER REFERENCES projects (id),
  project_types TEXT NOT NULL,
  answers TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  address TEXT NOT NULL,
  postcode TEXT NOT NULL,
  city TEXT NOT NULL,
  urgency TEXT NOT NULL,
  disposition TEXT NOT NULL DEFAULT 'open' CHECK (disposition IN ('open', 'rejected', 'archived', 'spam')),
  received_on TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX quote_requests_by_disposition ON quote_requests (disposition, id);

CREATE TABLE request_photos (
  request_id INTEGER NOT NULL REFERENCES quote_requests (id),
  file_id TEXT NOT NULL UNIQUE REFERENCES files (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (request_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE quotations (
  id INTEGER PRIMARY KEY,
  number TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  request_id INTEGER UNIQUE REFERENCES quote_requests (id),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX quotations_by_project ON quotations (project_id);

CREATE TABLE quotation_versions (
  id INTEGER PRIMARY KEY,
  quotation_id INTEGER NOT NULL REFERENCES quotations (id),
  version INTEGER NOT NULL,
  issued_on TEXT NOT NULL,
  wanted_start TEXT,
  consumer INTEGER NOT NULL CHECK (consumer IN (0, 1)),
  estimate TEXT NOT NULL,
  total_cents INTEGER NOT NULL,
  low_cents INTEGER NOT NULL,
  high_cents INTEGER NOT NULL,
  created_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  UNIQUE (quotation_id, version)
) STRICT;

CREATE TABLE quotation_documents (
  version_id INTEGER NOT NULL REFERENCES quotation_versions (id),
  kind TEXT NOT NULL,
  file_id TEXT NOT NULL REFERENCES files (id),
  created_at TEXT NOT NULL,
  PRIMARY KEY (version_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX quotation_documents_by_file ON quotation_documents (file_id);
