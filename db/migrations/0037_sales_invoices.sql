-- Sales invoices: a draft until it is sent; from then on it has a number, and nothing of what it says changes.
-- `content` as a person leaves it; `issued` all that is printed, with the parties as they were. Cents include VAT unless
-- the name says net.
CREATE TABLE sales_invoices (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('instalment', 'final', 'cost', 'free', 'credit')),
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  project_id INTEGER REFERENCES projects (id),
  quotation_id INTEGER REFERENCES quotations (id),
  -- Of a credit note: what it takes back.
  credits_id INTEGER REFERENCES sales_invoices (id),
  content TEXT NOT NULL,
  net_cents INTEGER NOT NULL,
  vat_cents INTEGER NOT NULL,
  total_cents INTEGER NOT NULL,
  -- Of what was sent.
  year INTEGER,
  sequence INTEGER,
  number TEXT UNIQUE,
  issued_on TEXT,
  due_on TEXT,
  issued TEXT,
  sent_at TEXT,
  sent_by INTEGER REFERENCES accounts (id),
  -- How it went to the client; a mail is posted once its files are made.
  mail TEXT,
  mail_id INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  created_by INTEGER REFERENCES accounts (id),
  updated_at TEXT NOT NULL,
  updated_by INTEGER REFERENCES accounts (id),
  -- Of a draft only.
  removed_at TEXT,
  UNIQUE (year, sequence),
  CHECK (net_cents + vat_cents = total_cents),
  CHECK ((number IS NULL) = (sent_at IS NULL)),
  CHECK (number IS NULL OR (year IS NOT NULL AND sequence IS NOT NULL AND issued_on IS NOT NULL
    AND due_on IS NOT NULL AND issued IS NOT NULL AND removed_at IS NULL))
) STRICT;
CREATE INDEX sales_invoices_by_project ON sales_invoices (project_id);
CREATE INDEX sales_invoices_by_quotation ON sales_invoices (quotation_id) WHERE quotation_id IS NOT NULL;
CREATE INDEX sales_invoices_by_customer ON sales_invoices (customer_id);
CREATE INDEX sales_invoices_by_credited ON sales_invoices (credits_id) WHERE credits_id IS NOT NULL;
CREATE INDEX sales_invoices_by_day ON sales_invoices (issued_on) WHERE issued_on IS NOT NULL;

-- Where the numbers of a year begin, after those of an earlier program, and what stands before them.
CREATE TABLE sales_series (
  year INTEGER PRIMARY KEY,
  first INTEGER NOT NULL CHECK (first > 0),
  prefix TEXT NOT NULL
) STRICT;
-- Once a number was given, its series stays as it is.
CREATE TRIGGER sales_series_stay BEFORE UPDATE ON sales_series
  WHEN EXISTS (SELECT 1 FROM sales_invoices WHERE year = OLD.year)
  BEGIN SELECT RAISE(ABORT, 'a series that was begun stays as it is'); END;
CREATE TRIGGER sales_series_remain BEFORE DELETE ON sales_series
  WHEN EXISTS (SELECT 1 FROM sales_invoices WHERE year = OLD.year)
  BEGIN SELECT RAISE(ABORT, 'a series that was begun stays as it is'); END;

-- Numbers follow each other without a gap, and days don't go back within a year (art. 35a lid 1 onder b Wet OB).
CREATE TRIGGER sales_invoices_begin_as_drafts BEFORE INSERT ON sales_invoices WHEN NEW.number IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'an invoice begins as a draft'); END;
CREATE TRIGGER sales_invoices_in_order BEFORE UPDATE OF sequence ON sales_invoices
  WHEN OLD.sequence IS NULL AND NEW.sequence IS NOT coalesce(
    (SELECT max(sequence) + 1 FROM sales_invoices WHERE year = NEW.year),
    (SELECT first FROM sales_series WHERE year = NEW.year), 1)
  BEGIN SELECT RAISE(ABORT, 'invoices are numbered without gaps'); END;
CREATE TRIGGER sales_invoices_by_the_calendar BEFORE UPDATE OF issued_on ON sales_invoices
  WHEN OLD.issued_on IS NULL AND (NEW.year IS NOT CAST(substr(NEW.issued_on, 1, 4) AS INTEGER)
    OR NEW.issued_on < (SELECT max(issued_on) FROM sales_invoices WHERE issued_on IS NOT NULL))
  BEGIN SELECT RAISE(ABORT, 'invoices are dated in the order of their numbers'); END;
CREATE TRIGGER sales_invoices_stay BEFORE UPDATE OF id, kind, customer_id, project_id, quotation_id, credits_id, content,
  net_cents, vat_cents, total_cents, year, sequence, number, issued_on, due_on, issued, sent_at, sent_by, removed_at
  ON sales_invoices WHEN OLD.number IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'an invoice that was sent never changes'); END;
CREATE TRIGGER sales_invoices_remain BEFORE DELETE ON sales_invoices WHEN OLD.number IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'an invoice that was sent is never removed'); END;
-- INSERT OR REPLACE removes a row without asking the trigger above.
CREATE TRIGGER sales_invoices_once BEFORE INSERT ON sales_invoices
  WHEN EXISTS (SELECT 1 FROM sales_invoices WHERE id = NEW.id AND number IS NOT NULL)
  BEGIN SELECT RAISE(ABORT, 'an invoice that was sent is never replaced'); END;

-- What an invoice stands for, so that nothing is invoiced twice: an instalment, extra work, a line of the ledger.
CREATE TABLE sales_claims (
  kind TEXT NOT NULL CHECK (kind IN ('instalment', 'work', 'extra', 'cost')),
  source TEXT NOT NULL,
  invoice_id INTEGER NOT NULL REFERENCES sales_invoices (id),
  PRIMARY KEY (kind, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX sales_claims_by_invoice ON sales_claims (invoice_id);

-- The files of an invoice that was sent, each made once.
CREATE TABLE sales_documents (
  invoice_id INTEGER NOT NULL REFERENCES sales_invoices (id),
  format TEXT NOT NULL CHECK (format IN ('pdf', 'docx', 'xml')),
  file_id TEXT NOT NULL REFERENCES files (id),
  hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (invoice_id, format)
) STRICT, WITHOUT ROWID;
CREATE INDEX sales_documents_by_file ON sales_documents (file_id);
CREATE TRIGGER sales_documents_stay BEFORE UPDATE ON sales_documents
  BEGIN SELECT RAISE(ABORT, 'a file of an invoice never changes'); END;
CREATE TRIGGER sales_documents_remain BEFORE DELETE ON sales_documents
  BEGIN SELECT RAISE(ABORT, 'a file of an invoice is never removed'); END;

-- Money that came in, or went back (below zero). What was noted wrongly is taken back, and stays in sight.
CREATE TABLE sales_payments (
  id INTEGER PRIMARY KEY,
  invoice_id INTEGER NOT NULL REFERENCES sales_invoices (id),
  paid_on TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents <> 0),
  how TEXT NOT NULL CHECK (how IN ('bank', 'cash', 'card', 'settled', 'writtenOff')),
  note TEXT NOT NULL,
  recorded_at TEXT NOT NULL,
  recorded_by INTEGER REFERENCES accounts (id),
  removed_at TEXT,
  removed_by INTEGER REFERENCES accounts (id)
) STRICT;
CREATE INDEX sales_payments_by_invoice ON sales_payments (invoice_id);

-- In which parts a job is invoiced, where a person changed what its quotation says.
CREATE TABLE billing_plans (
  quotation_id INTEGER PRIMARY KEY REFERENCES quotations (id),
  parts TEXT NOT NULL,
  version INTEGER NOT NULL,
  saved_at TEXT NOT NULL,
  saved_by INTEGER NOT NULL REFERENCES accounts (id)
) STRICT;
