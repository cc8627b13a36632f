-- Leave that was asked and sickness that was reported. Without a last day it lasts.
CREATE TABLE absences (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  kind TEXT NOT NULL CHECK (kind IN ('vacation', 'special', 'unpaid', 'school', 'sick')),
  first_on TEXT NOT NULL,
  last_on TEXT CHECK (last_on IS NULL OR last_on >= first_on),
  part TEXT NOT NULL DEFAULT 'day' CHECK (part IN ('day', 'morning', 'afternoon')),
  state TEXT NOT NULL CHECK (state IN ('asked', 'approved', 'refused', 'withdrawn')),
  note TEXT NOT NULL DEFAULT '',
  answer TEXT NOT NULL DEFAULT '',
  answered_by INTEGER REFERENCES accounts (id),
  answered_at TEXT,
  -- Until he saw the answer that a colleague gave.
  unseen INTEGER NOT NULL DEFAULT 0 CHECK (unseen IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  created_by INTEGER NOT NULL REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  CHECK (kind = 'sick' OR last_on IS NOT NULL)
) STRICT;
CREATE INDEX absences_by_person ON absences (account_id, first_on);
CREATE INDEX absences_asked ON absences (state, first_on) WHERE state = 'asked';

-- How much leave somebody may take in a year, in half days, with what he kept of the year before.
CREATE TABLE leave_rights (
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  year INTEGER NOT NULL,
  half_days INTEGER NOT NULL CHECK (half_days >= 0),
  PRIMARY KEY (account_id, year)
) STRICT, WITHOUT ROWID;
