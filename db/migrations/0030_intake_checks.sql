-- What the owner made of the lists for on site that ship: only the differences, and the items of his own.
CREATE TABLE intake_items (
  code TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  -- Of an item that ships null: as it ships.
  text TEXT,
  takes TEXT CHECK (takes IN ('tick', 'number', 'photo')),
  unit TEXT,
  required INTEGER CHECK (required IN (0, 1)),
  place INTEGER,
  off INTEGER NOT NULL DEFAULT 0 CHECK (off IN (0, 1)),
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The list of a job, as its template was when it began.
CREATE TABLE intake_checklists (
  project_id INTEGER PRIMARY KEY REFERENCES projects (id),
  type TEXT NOT NULL,
  items TEXT NOT NULL CHECK (json_valid(items)),
  -- Since when it is of this type: what was ticked before is of another list.
  since TEXT NOT NULL,
  version INTEGER NOT NULL
) STRICT;

-- What people said of an item: of each kind the latest holds, by the time it was said, whichever arrives first.
CREATE TABLE intake_marks (
  project_id INTEGER NOT NULL REFERENCES projects (id),
  code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('done', 'number', 'note')),
  at TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  value TEXT NOT NULL,
  PRIMARY KEY (project_id, code, kind, at, account_id)
) STRICT, WITHOUT ROWID;

-- What was found on site in answer to the questions of a quotation; the latest holds. Null: the client's answer does.
CREATE TABLE intake_answers (
  project_id INTEGER NOT NULL REFERENCES projects (id),
  question TEXT NOT NULL,
  at TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  value TEXT CHECK (json_valid(value)),
  PRIMARY KEY (project_id, question, at, account_id)
) STRICT, WITHOUT ROWID;

-- With which of those answers the newest version of a quotation was made.
CREATE TABLE intake_quoted (
  quotation_id INTEGER PRIMARY KEY REFERENCES quotations (id),
  answers TEXT NOT NULL CHECK (json_valid(answers))
) STRICT;

-- What a job was warned of. `applies`: by what is known of it now.
CREATE TABLE intake_warnings (
  project_id INTEGER NOT NULL REFERENCES projects (id),
  code TEXT NOT NULL,
  applies INTEGER NOT NULL CHECK (applies IN (0, 1)),
  -- Settled by a report on the project, or for a reason; neither: it is open.
  file_id INTEGER REFERENCES project_files (id) ON DELETE SET NULL,
  reason TEXT NOT NULL DEFAULT '',
  settled_at TEXT,
  settled_by INTEGER REFERENCES accounts (id),
  version INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (project_id, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX intake_warnings_by_file ON intake_warnings (file_id) WHERE file_id IS NOT NULL;
