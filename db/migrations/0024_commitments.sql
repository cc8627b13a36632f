-- What was ordered or agreed for a project, in cents without VAT. What was booked of it carries its id, so that what is
-- still to come is never kept beside it: it is what was ordered, less what was booked, less what was settled by hand.
CREATE TABLE commitments (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  category TEXT NOT NULL CHECK (category IN ('material', 'equipment', 'subcontractor', 'transport', 'other')),
  cents INTEGER NOT NULL CHECK (cents > 0),
  supplier TEXT NOT NULL,
  description TEXT NOT NULL,
  expected_on TEXT,
  settled_cents INTEGER NOT NULL DEFAULT 0 CHECK (settled_cents >= 0),
  cancelled_at TEXT,
  source_kind TEXT NOT NULL,
  source_id TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT NOT NULL,
  updated_by INTEGER REFERENCES accounts (id),
  created_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  UNIQUE (source_kind, source_id)
) STRICT;
CREATE INDEX commitments_by_project ON commitments (project_id);

ALTER TABLE costs ADD COLUMN commitment_id INTEGER REFERENCES commitments (id);
CREATE INDEX costs_by_commitment ON costs (commitment_id) WHERE commitment_id IS NOT NULL;

-- The order that a part of an invoice belongs to, so that what is taken off can be put back as it was.
ALTER TABLE invoice_allocations ADD COLUMN commitment_id INTEGER REFERENCES commitments (id);
