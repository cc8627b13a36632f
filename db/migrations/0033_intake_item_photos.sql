-- Which photos belong to an item of a checklist: of each the latest that was said holds, by the time it was said.
CREATE TABLE intake_item_photos (
  project_id INTEGER NOT NULL REFERENCES projects (id),
  code TEXT NOT NULL,
  photo_id INTEGER NOT NULL REFERENCES project_files (id) ON DELETE CASCADE,
  -- 0: taken away from the item again. The photo stays with the project.
  linked INTEGER NOT NULL CHECK (linked IN (0, 1)),
  at TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  PRIMARY KEY (project_id, code, photo_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX intake_item_photos_by_photo ON intake_item_photos (photo_id);
