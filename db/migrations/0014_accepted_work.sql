-- When the client accepted the quotation of a project: until then it is an offer, and no work.
ALTER TABLE projects ADD COLUMN accepted_at TEXT;
UPDATE projects SET accepted_at = (
  SELECT max(q.state_at) FROM quotations q WHERE q.project_id = projects.id AND q.state = 'accepted');
