-- Within so many metres of its place one is at a project; NULL: as far as the program thinks right.
ALTER TABLE projects ADD COLUMN radius INTEGER CHECK (radius BETWEEN 20 AND 2000);

-- Hours of people: a session of the timer, or typed by hand. `ref` is what a device calls it before the server knows it.
-- Without an end it runs, unless it was forgotten: then its end is asked for.
CREATE TABLE time_entries (
  id INTEGER PRIMARY KEY,
  ref TEXT NOT NULL UNIQUE,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  -- An earlier part of a session of the timer, cut by hours that were typed; that one goes by the names of devices.
  piece_of INTEGER REFERENCES time_entries (id),
  kind TEXT NOT NULL CHECK (kind IN ('work', 'travel', 'general', 'leave', 'sick')),
  project_id INTEGER REFERENCES projects (id),
  source TEXT NOT NULL CHECK (source IN ('timer', 'auto', 'manual')),
  started_at TEXT NOT NULL,
  ended_at TEXT,
  forgotten_at TEXT,
  -- What the device's own clock said, and by how many seconds it was ahead of the server's.
  device_started_at TEXT,
  device_ended_at TEXT,
  clock_skew INTEGER,
  start_latitude REAL,
  start_longitude REAL,
  start_accuracy REAL,
  end_latitude REAL,
  end_longitude REAL,
  end_accuracy REAL,
  note TEXT NOT NULL DEFAULT '',
  corrected INTEGER NOT NULL DEFAULT 0 CHECK (corrected IN (0, 1)),
  contractor_name TEXT NOT NULL DEFAULT '',
  contractor_cents INTEGER CHECK (contractor_cents >= 0),
  review TEXT NOT NULL DEFAULT 'open' CHECK (review IN ('open', 'approved', 'rejected')),
  review_note TEXT NOT NULL DEFAULT '',
  reviewed_by INTEGER REFERENCES accounts (id),
  reviewed_at TEXT,
  removed_at TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  created_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  CHECK (ended_at >= started_at),
  CHECK (review <> 'approved' OR ended_at IS NOT NULL),
  CHECK ((start_latitude IS NULL) = (start_longitude IS NULL)),
  CHECK ((end_latitude IS NULL) = (end_longitude IS NULL))
) STRICT;
CREATE UNIQUE INDEX time_entries_one_runs ON time_entries (account_id)
  WHERE ended_at IS NULL AND forgotten_at IS NULL AND removed_at IS NULL;
CREATE INDEX time_entries_by_account ON time_entries (account_id, started_at);
CREATE INDEX time_entries_by_start ON time_entries (started_at);
CREATE INDEX time_entries_by_project ON time_entries (project_id, started_at);
CREATE INDEX time_entries_pieces ON time_entries (piece_of) WHERE piece_of IS NOT NULL;
CREATE INDEX time_entries_to_review ON time_entries (started_at) WHERE review <> 'approved' AND removed_at IS NULL;
CREATE INDEX time_entries_own_to_review ON time_entries (account_id, started_at)
  WHERE review <> 'approved' AND removed_at IS NULL;
CREATE INDEX time_entries_approved_at ON time_entries (reviewed_at) WHERE review = 'approved';
CREATE TRIGGER time_entries_stay BEFORE DELETE ON time_entries
  BEGIN SELECT RAISE(ABORT, 'hours are never deleted'); END;
CREATE TRIGGER time_entries_approved BEFORE UPDATE OF
  account_id, kind, project_id, started_at, ended_at, contractor_name, contractor_cents, removed_at ON time_entries
  WHEN OLD.review = 'approved' AND NEW.review = 'approved'
  BEGIN SELECT RAISE(ABORT, 'approved hours never change'); END;
-- REPLACE removes a row without asking the triggers above.
CREATE TRIGGER time_entries_replace_none BEFORE INSERT ON time_entries
  WHEN EXISTS (SELECT 1 FROM time_entries WHERE id = NEW.id OR ref = NEW.ref)
  BEGIN SELECT RAISE(ABORT, 'hours are never replaced'); END;

-- What devices call a session of the timer, and when each started and stopped it: a second device or tab may have too.
CREATE TABLE time_entry_refs (
  ref TEXT PRIMARY KEY,
  entry_id INTEGER NOT NULL REFERENCES time_entries (id),
  started_at TEXT NOT NULL,
  stopped_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX time_entry_refs_by_entry ON time_entry_refs (entry_id, started_at);

-- As devices told it, so also past the end of what was ended earlier: who reads cuts it. Without an end it lasts; one that
-- ends as it begins is a resumption.
CREATE TABLE time_breaks (
  entry_id INTEGER NOT NULL REFERENCES time_entries (id),
  started_at TEXT NOT NULL,
  ended_at TEXT CHECK (ended_at >= started_at),
  PRIMARY KEY (entry_id, started_at)
) STRICT, WITHOUT ROWID;
-- What was worked is what lies outside of them.
CREATE TRIGGER time_breaks_approved_gets_none BEFORE INSERT ON time_breaks
  WHEN (SELECT review FROM time_entries WHERE id = NEW.entry_id) = 'approved'
  BEGIN SELECT RAISE(ABORT, 'approved hours never change'); END;
CREATE TRIGGER time_breaks_approved_keeps BEFORE UPDATE ON time_breaks
  WHEN (SELECT review FROM time_entries WHERE id IN (OLD.entry_id, NEW.entry_id) ORDER BY review LIMIT 1) = 'approved'
  BEGIN SELECT RAISE(ABORT, 'approved hours never change'); END;
CREATE TRIGGER time_breaks_approved_loses_none BEFORE DELETE ON time_breaks
  WHEN (SELECT review FROM time_entries WHERE id = OLD.entry_id) = 'approved'
  BEGIN SELECT RAISE(ABORT, 'approved hours never change'); END;

-- A point is known by the device's own time, however often and with which others it is sent.
CREATE TABLE positions (
  entry_id INTEGER NOT NULL REFERENCES time_entries (id),
  device_at TEXT NOT NULL,
  at TEXT NOT NULL,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  accuracy REAL NOT NULL CHECK (accuracy >= 0),
  doubt TEXT CHECK (doubt IN ('inaccurate', 'jump', 'clock')),
  PRIMARY KEY (entry_id, device_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX positions_by_time ON positions (at);

-- One use of the movement detection. Not where: no timer need run.
CREATE TABLE movement_sessions (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  simulated INTEGER NOT NULL DEFAULT 0 CHECK (simulated IN (0, 1)),
  started_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  ended_at TEXT
) STRICT;
CREATE INDEX movement_sessions_by_account ON movement_sessions (account_id, id);

-- What moving brought up to do, once a day. `name` says which task it is; its Dutch is made when it is read.
CREATE TABLE movement_tasks (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  project_id INTEGER REFERENCES projects (id),
  source TEXT NOT NULL CHECK (source IN ('movement', 'location', 'sensor')),
  priority TEXT NOT NULL CHECK (priority IN ('high', 'medium', 'low')),
  estimated_minutes INTEGER NOT NULL CHECK (estimated_minutes > 0),
  simulated INTEGER NOT NULL DEFAULT 0 CHECK (simulated IN (0, 1)),
  completed_at TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX movement_tasks_once ON movement_tasks (account_id, day, name, coalesce(project_id, 0), simulated);

-- What an hour of a person costs, from a day on. Only the owner sees it.
CREATE TABLE cost_rates (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  since TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  created_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  UNIQUE (account_id, since)
) STRICT;

CREATE TABLE hour_reminders (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  kind TEXT NOT NULL,
  message TEXT NOT NULL,
  remind_at TEXT NOT NULL,
  entry_id INTEGER REFERENCES time_entries (id),
  done_at TEXT,
  created_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX hour_reminders_open ON hour_reminders (account_id, remind_at) WHERE done_at IS NULL;
