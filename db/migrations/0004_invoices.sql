-- Purchase invoices: what was photographed or received, how it was read, what a person posted of it, and on which
-- projects its cost landed.
CREATE TABLE suppliers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  btw_id TEXT NOT NULL DEFAULT '',
  kvk TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX suppliers_by_name ON suppliers (name_key);
CREATE INDEX suppliers_by_btw_id ON suppliers (btw_id) WHERE btw_id <> '';
CREATE INDEX suppliers_by_kvk ON suppliers (kvk) WHERE kvk <> '';

-- Accounts that a person confirmed by posting an invoice with them.
CREATE TABLE supplier_ibans (
  supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
  iban TEXT NOT NULL,
  blocked INTEGER NOT NULL DEFAULT 0 CHECK (blocked IN (0, 1)),
  confirmed_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  PRIMARY KEY (supplier_id, iban)
) STRICT, WITHOUT ROWID;
CREATE INDEX supplier_ibans_by_iban ON supplier_ibans (iban);

-- Where a person found a field on an invoice of this supplier; the newest of a field counts.
CREATE TABLE supplier_lessons (
  supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
  field TEXT NOT NULL,
  lesson TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (supplier_id, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE invoice_scans (
  id INTEGER PRIMARY KEY,
  file_id TEXT NOT NULL REFERENCES files (id),
  file_hash TEXT NOT NULL,
  file_name TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('pdf', 'picture', 'xml')),
  bytes INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'reading', 'read', 'failed', 'posted', 'discarded')),
  -- The code of a sentence, when it can't be read.
  failure TEXT,
  pages INTEGER NOT NULL DEFAULT 0,
  pages_done INTEGER NOT NULL DEFAULT 0,
  -- What was understood of it, as JSON.
  suggestion TEXT,
  project_id INTEGER REFERENCES projects (id),
  note TEXT NOT NULL DEFAULT '',
  uploaded_by INTEGER REFERENCES accounts (id),
  read_at TEXT,
  discarded_at TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX invoice_scans_by_state ON invoice_scans (state, id);
CREATE INDEX invoice_scans_by_hash ON invoice_scans (file_hash);
CREATE INDEX invoice_scans_by_file ON invoice_scans (file_id);
CREATE INDEX invoice_scans_by_uploader ON invoice_scans (uploaded_by, id);

-- The words of all pages with their places, as JSON: what suggestions are traced to and lessons are drawn from.
CREATE TABLE invoice_readings (
  scan_id INTEGER PRIMARY KEY REFERENCES invoice_scans (id) ON DELETE CASCADE,
  pages TEXT NOT NULL
) STRICT;

-- Pages as pictures, upright, made when somebody looks at them.
CREATE TABLE invoice_pages (
  scan_id INTEGER NOT NULL REFERENCES invoice_scans (id) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  file_id TEXT NOT NULL REFERENCES files (id),
  PRIMARY KEY (scan_id, page)
) STRICT, WITHOUT ROWID;
CREATE INDEX invoice_pages_by_file ON invoice_pages (file_id);

-- Amounts in cents; those of a credit note are negative. A reversal takes back an invoice that was posted wrongly.
CREATE TABLE purchase_invoices (
  id INTEGER PRIMARY KEY,
  scan_id INTEGER NOT NULL REFERENCES invoice_scans (id),
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit', 'receipt', 'reversal')),
  reverses INTEGER UNIQUE REFERENCES purchase_invoices (id),
  supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
  supplier_name TEXT NOT NULL,
  invoice_number TEXT NOT NULL,
  -- Without spaces, signs and capitals: the same number typed in another way is the same number.
  number_key TEXT NOT NULL,
  invoice_date TEXT NOT NULL,
  due_date TEXT,
  currency TEXT NOT NULL DEFAULT 'EUR',
  net_cents INTEGER NOT NULL,
  vat_cents INTEGER NOT NULL,
  total_cents INTEGER NOT NULL,
  -- What is still to be paid when it was posted: less than the total after a part paid beforehand.
  payable_cents INTEGER NOT NULL,
  reverse_charge INTEGER NOT NULL CHECK (reverse_charge IN (0, 1)),
  lines_include_vat INTEGER NOT NULL DEFAULT 0 CHECK (lines_include_vat IN (0, 1)),
  iban TEXT NOT NULL DEFAULT '',
  blocked_iban TEXT NOT NULL DEFAULT '',
  blocked_cents INTEGER NOT NULL DEFAULT 0,
  btw_id TEXT NOT NULL DEFAULT '',
  kvk TEXT NOT NULL DEFAULT '',
  order_reference TEXT NOT NULL DEFAULT '',
  project_reference TEXT NOT NULL DEFAULT '',
  file_id TEXT NOT NULL REFERENCES files (id),
  file_hash TEXT NOT NULL,
  file_name TEXT NOT NULL,
  real_estate INTEGER NOT NULL CHECK (real_estate IN (0, 1)),
  keep_until TEXT NOT NULL,
  -- The warnings that were on the screen when it was posted all the same, as JSON.
  accepted TEXT NOT NULL DEFAULT '[]',
  paid_on TEXT,
  paid_by INTEGER REFERENCES accounts (id),
  posted_by INTEGER REFERENCES accounts (id),
  posted_at TEXT NOT NULL,
  CHECK (net_cents + vat_cents = total_cents)
) STRICT;
CREATE INDEX purchase_invoices_by_date ON purchase_invoices (invoice_date, id);
CREATE INDEX purchase_invoices_by_number ON purchase_invoices (number_key);
CREATE INDEX purchase_invoices_by_supplier ON purchase_invoices (supplier_id, id);
CREATE INDEX purchase_invoices_by_hash ON purchase_invoices (file_hash);
CREATE INDEX purchase_invoices_by_scan ON purchase_invoices (scan_id);
CREATE INDEX purchase_invoices_by_file ON purchase_invoices (file_id);
CREATE INDEX purchase_invoices_unpaid ON purchase_invoices (due_date) WHERE paid_on IS NULL;

-- Lines and VAT are written before their invoice, in the same transaction: once it is there nothing can be added.
CREATE TABLE purchase_invoice_lines (
  invoice_id INTEGER NOT NULL REFERENCES purchase_invoices (id) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL,
  description TEXT NOT NULL,
  quantity REAL,
  unit TEXT NOT NULL DEFAULT '',
  -- In euros: a screw costs less than a cent.
  unit_price REAL,
  cents INTEGER NOT NULL,
  vat_rate REAL,
  PRIMARY KEY (invoice_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE purchase_invoice_vat (
  invoice_id INTEGER NOT NULL REFERENCES purchase_invoices (id) DEFERRABLE INITIALLY DEFERRED,
  rate REAL NOT NULL,
  base_cents INTEGER NOT NULL,
  vat_cents INTEGER NOT NULL,
  PRIMARY KEY (invoice_id, rate)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER purchase_invoices_stay BEFORE UPDATE OF scan_id, kind, reverses, supplier_id, supplier_name, invoice_number,
  number_key, invoice_date, due_date, currency, net_cents, vat_cents, total_cents, payable_cents, reverse_charge, lines_include_vat, iban,
  blocked_iban, blocked_cents, btw_id, kvk, order_reference, project_reference, file_id, file_hash, file_name, real_estate,
  keep_until, accepted, posted_by, posted_at ON purchase_invoices
  BEGIN SELECT RAISE(ABORT, 'a posted invoice never changes'); END;
CREATE TRIGGER purchase_invoices_remain BEFORE DELETE ON purchase_invoices
  BEGIN SELECT RAISE(ABORT, 'a posted invoice is never removed'); END;
-- INSERT OR REPLACE removes a row without asking the trigger above.
CREATE TRIGGER purchase_invoices_once BEFORE INSERT ON purchase_invoices
  WHEN EXISTS (SELECT 1 FROM purchase_invoices WHERE id = NEW.id OR reverses = NEW.reverses)
  BEGIN SELECT RAISE(ABORT, 'a posted invoice is never replaced'); END;
CREATE TRIGGER purchase_invoice_lines_sealed BEFORE INSERT ON purchase_invoice_lines
  WHEN EXISTS (SELECT 1 FROM purchase_invoices WHERE id = NEW.invoice_id)
  BEGIN SELECT RAISE(ABORT, 'a posted invoice never changes'); END;
CREATE TRIGGER purchase_invoice_vat_sealed BEFORE INSERT ON purchase_invoice_vat
  WHEN EXISTS (SELECT 1 FROM purchase_invoices WHERE id = NEW.invoice_id)
  BEGIN SELECT RAISE(ABORT, 'a posted invoice never changes'); END;
CREATE TRIGGER purchase_invoice_lines_stay BEFORE UPDATE ON purchase_invoice_lines
  BEGIN SELECT RAISE(ABORT, 'a posted invoice never changes'); END;
CREATE TRIGGER purchase_invoice_lines_remain BEFORE DELETE ON purchase_invoice_lines
  BEGIN SELECT RAISE(ABORT, 'a posted invoice never changes'); END;
CREATE TRIGGER purchase_invoice_vat_stays BEFORE UPDATE ON purchase_invoice_vat
  BEGIN SELECT RAISE(ABORT, 'a posted invoice never changes'); END;
CREATE TRIGGER purchase_invoice_vat_remains BEFORE DELETE ON purchase_invoice_vat
  BEGIN SELECT RAISE(ABORT, 'a posted invoice never changes'); END;

-- Cents including VAT with the sign of the invoice, and the part of its net amount that goes with them.
CREATE TABLE invoice_allocations (
  id INTEGER PRIMARY KEY,
  invoice_id INTEGER NOT NULL REFERENCES purchase_invoices (id),
  project_id INTEGER NOT NULL REFERENCES projects (id),
  category TEXT NOT NULL CHECK (category IN ('materials', 'equipment', 'subcontractor', 'transport', 'other')),
  cents INTEGER NOT NULL CHECK (cents <> 0),
  net_cents INTEGER NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  created_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX invoice_allocations_by_invoice ON invoice_allocations (invoice_id);
CREATE INDEX invoice_allocations_by_project ON invoice_allocations (project_id);
CREATE TRIGGER invoice_allocations_within BEFORE INSERT ON invoice_allocations
  WHEN NOT EXISTS (SELECT 1 FROM purchase_invoices i WHERE i.id = NEW.invoice_id
    AND sign(NEW.cents) = sign(i.total_cents) AND abs(NEW.cents + coalesce((SELECT sum(a.cents)
      FROM invoice_allocations a WHERE a.invoice_id = i.id), 0)) <= abs(i.total_cents))
  BEGIN SELECT RAISE(ABORT, 'an invoice is never allocated above its amount'); END;
CREATE TRIGGER invoice_allocations_stay BEFORE UPDATE ON invoice_allocations
  BEGIN SELECT RAISE(ABORT, 'an allocation never changes: it is removed and made again'); END;
