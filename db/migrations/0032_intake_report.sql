-- What was agreed on site and who was there, with their signatures. Devices name both before the server knows them;
-- `version` is the key of the last save, so that who saves second is told. `signature`: its picture, when it was put,
-- and the agreements as they read then.
CREATE TABLE intake_agreements (
  id TEXT PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  text TEXT NOT NULL,
  version TEXT NOT NULL,
  made_at TEXT NOT NULL,
  made_by INTEGER NOT NULL REFERENCES accounts (id),
  removed_at TEXT
) STRICT;
CREATE INDEX intake_agreements_by_project ON intake_agreements (project_id);

CREATE TABLE intake_present (
  id TEXT PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  signature TEXT,
  version TEXT NOT NULL,
  removed_at TEXT
) STRICT;
CREATE INDEX intake_present_by_project ON intake_present (project_id);
