-- On what terms the company offers. Each save is a row that stays: quotations name the conditions of their day.
CREATE TABLE offer_terms (
  version INTEGER PRIMARY KEY,
  terms TEXT NOT NULL,
  conditions_id TEXT REFERENCES files (id),
  saved_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX offer_terms_by_conditions ON offer_terms (conditions_id) WHERE conditions_id IS NOT NULL;
CREATE TRIGGER offer_terms_stay BEFORE UPDATE ON offer_terms
  BEGIN SELECT RAISE(ABORT, 'terms that were saved never change'); END;
CREATE TRIGGER offer_terms_remain BEFORE DELETE ON offer_terms
  BEGIN SELECT RAISE(ABORT, 'terms that were saved are never removed'); END;

-- As the version was made with; null: those that ship with the program.
ALTER TABLE quotation_versions ADD COLUMN terms TEXT;
CREATE TRIGGER sent_terms_stay BEFORE UPDATE OF terms ON quotation_versions WHEN OLD.sent_at IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'a version that was sent never changes'); END;
