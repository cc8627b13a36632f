-- When the work is to begin and when the company is closed, as it was known when the version was made; null: as before.
ALTER TABLE quotation_versions ADD COLUMN start TEXT;
CREATE TRIGGER sent_starts_stay BEFORE UPDATE OF start ON quotation_versions WHEN OLD.sent_at IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'a version that was sent never changes'); END;

-- The weeks to come are read each time a start is proposed.
CREATE INDEX projects_planned ON projects (end_on) WHERE start_on IS NOT NULL AND archived_at IS NULL AND status <> 'completed';
