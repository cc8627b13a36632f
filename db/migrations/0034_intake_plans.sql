-- Floor plans of a project: every save of every plan, of which the last is how it stands. Devices name a plan before the
-- server knows it; `version` is the key of the save, so that who saves second is told. `floor`: m², of `rooms` rooms.
CREATE TABLE intake_plan_versions (
  number INTEGER PRIMARY KEY,
  plan TEXT NOT NULL,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  version TEXT NOT NULL,
  content TEXT NOT NULL,
  floor REAL NOT NULL,
  rooms INTEGER NOT NULL,
  removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
  saved_at TEXT NOT NULL,
  saved_by INTEGER NOT NULL REFERENCES accounts (id),
  UNIQUE (plan, version)
) STRICT;
CREATE INDEX intake_plan_versions_by_project ON intake_plan_versions (project_id, plan, number);
CREATE INDEX intake_plan_versions_by_plan ON intake_plan_versions (plan, number);
