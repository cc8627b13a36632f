-- What the owner made of the list that ships: only the differences, and the items of his own.
CREATE TABLE checklist_items (
  code TEXT PRIMARY KEY,
  -- Of an item that ships null: as it ships.
  category TEXT,
  task TEXT,
  priority TEXT CHECK (priority IN ('high', 'medium', 'low')),
  who TEXT CHECK (who IN ('everyone', 'site', 'office')),
  place INTEGER,
  off INTEGER NOT NULL DEFAULT 0 CHECK (off IN (0, 1)),
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Of each item of a day the latest tick, by the time it was made.
CREATE TABLE checklist_ticks (
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  day TEXT NOT NULL,
  code TEXT NOT NULL,
  done INTEGER NOT NULL CHECK (done IN (0, 1)),
  at TEXT NOT NULL,
  PRIMARY KEY (account_id, day, code)
) STRICT, WITHOUT ROWID;

-- A day that was finished, once for each person.
CREATE TABLE checklist_days (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  day TEXT NOT NULL,
  UNIQUE (account_id, day)
) STRICT;
CREATE INDEX checklist_days_by_day ON checklist_days (day);

-- Each time that it was: the last one holds, the others are its history.
CREATE TABLE checklist_submissions (
  id INTEGER PRIMARY KEY,
  day_id INTEGER NOT NULL REFERENCES checklist_days (id),
  at TEXT NOT NULL,
  percentage INTEGER NOT NULL,
  notes TEXT NOT NULL,
  -- As the items read then, whatever the owner makes of them later.
  items TEXT NOT NULL CHECK (json_valid(items))
) STRICT;
CREATE INDEX checklist_submissions_by_day ON checklist_submissions (day_id, id);

CREATE TABLE checklist_photos (
  id INTEGER PRIMARY KEY,
  day_id INTEGER NOT NULL REFERENCES checklist_days (id),
  file_id TEXT NOT NULL REFERENCES files (id),
  added_at TEXT NOT NULL
) STRICT;
CREATE INDEX checklist_photos_by_day ON checklist_photos (day_id, id);
CREATE INDEX checklist_photos_by_file ON checklist_photos (file_id);

-- When it was told on its time; null: that is still to come.
ALTER TABLE hour_reminders ADD COLUMN told_at TEXT;
UPDATE hour_reminders SET told_at = remind_at WHERE remind_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
CREATE INDEX hour_reminders_to_tell ON hour_reminders (remind_at) WHERE told_at IS NULL AND done_at IS NULL;
