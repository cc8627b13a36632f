-- Extra and less work: what a project comes to besides its quotation, and how the client agreed to it. `lines` as priced;
-- `cents` with VAT and `net_cents` without are their sum; `delay_days` working days, also halves. `hours`: what the one
-- who noted it thought it would take. `number` counts within the project and is never given twice.
CREATE TABLE extra_work (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  number INTEGER NOT NULL,
  title TEXT NOT NULL,
  details TEXT NOT NULL,
  lines TEXT NOT NULL,
  cents INTEGER NOT NULL,
  net_cents INTEGER NOT NULL,
  delay_days REAL NOT NULL,
  hours REAL,
  -- Of project_files, which forgets what was removed.
  photo_id INTEGER,
  state TEXT NOT NULL CHECK (state IN ('proposed', 'agreed', 'refused', 'withdrawn')),
  how TEXT,
  agreed_on TEXT,
  agreed_by TEXT NOT NULL DEFAULT '',
  reason TEXT NOT NULL DEFAULT '',
  decided_at TEXT,
  decided_by INTEGER REFERENCES accounts (id),
  noted_at TEXT NOT NULL,
  noted_by INTEGER NOT NULL REFERENCES accounts (id),
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT NOT NULL,
  updated_by INTEGER NOT NULL REFERENCES accounts (id),
  removed_at TEXT,
  UNIQUE (project_id, number),
  CHECK (state NOT IN ('agreed', 'withdrawn') OR (how IS NOT NULL AND agreed_on IS NOT NULL AND agreed_by <> ''))
) STRICT;
CREATE INDEX extra_work_proposed ON extra_work (project_id) WHERE state = 'proposed' AND removed_at IS NULL;

-- What was agreed of it, in the price and the planning of its project. `extra_days_held`: how many of those working days
-- its last day holds already.
ALTER TABLE projects ADD COLUMN extra_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE projects ADD COLUMN extra_net_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE projects ADD COLUMN extra_days REAL NOT NULL DEFAULT 0;
ALTER TABLE projects ADD COLUMN extra_days_held REAL NOT NULL DEFAULT 0;
