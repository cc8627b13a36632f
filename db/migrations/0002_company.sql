-- Every project belongs to a customer; who was written on projects so far becomes one, by e-mail address.
CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  address TEXT NOT NULL DEFAULT '',
  postcode TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL DEFAULT '',
  kvk TEXT NOT NULL DEFAULT '',
  btw_id TEXT NOT NULL DEFAULT '',
  notes TEXT NOT NULL DEFAULT '',
  -- What an address or number is recognised by, however it was typed.
  email_key TEXT NOT NULL DEFAULT '',
  phone_key TEXT NOT NULL DEFAULT '',
  -- A double that was joined to another keeps its row, so that old links still lead somewhere.
  merged_into INTEGER REFERENCES customers (id),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX customers_by_email ON customers (email_key) WHERE email_key <> '';
CREATE INDEX customers_by_phone ON customers (phone_key) WHERE phone_key <> '';

ALTER TABLE projects ADD COLUMN customer_id INTEGER REFERENCES customers (id);
ALTER TABLE projects ADD COLUMN estimated_net_cents INTEGER;
ALTER TABLE projects ADD COLUMN progress INTEGER NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100);
ALTER TABLE projects ADD COLUMN latitude REAL;
ALTER TABLE projects ADD COLUMN longitude REAL;
ALTER TABLE projects ADD COLUMN started_at TEXT;
ALTER TABLE projects ADD COLUMN completed_at TEXT;
ALTER TABLE projects ADD COLUMN generated_at TEXT;
ALTER TABLE projects ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE projects ADD COLUMN updated_at TEXT NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN updated_by INTEGER REFERENCES accounts (id);

INSERT INTO customers (name, email, phone, email_key, created_at)
  SELECT client_name, client_email, client_phone, lower(trim(client_email)), min(created_at)
  FROM projects WHERE client_name <> '' OR client_email <> ''
  GROUP BY CASE WHEN client_email <> '' THEN lower(trim(client_email)) ELSE client_name || ' / ' || client_phone END;
UPDATE projects SET customer_id = (
  SELECT c.id FROM customers c
  WHERE (projects.client_email <> '' AND c.email_key = lower(trim(projects.client_email)))
     OR (projects.client_email = '' AND c.email_key = '' AND c.name = projects.client_name AND c.phone = projects.client_phone));
-- As phoneKey in recognition.ts: digits, with a Dutch number in its national form.
UPDATE customers SET phone_key = replace(replace(replace(replace(replace(
  phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', '');
UPDATE customers SET phone_key = CASE
  WHEN phone_key LIKE '+31%' THEN '0' || ltrim(substr(phone_key, 4), '0')
  WHEN phone_key LIKE '0031%' THEN '0' || ltrim(substr(phone_key, 5), '0')
  ELSE ltrim(phone_key, '+') END;
-- Where they live, as they wrote on their first request.
UPDATE customers SET (address, postcode, city) = (
  SELECT r.address, r.postcode, r.city FROM quote_requests r
  WHERE lower(trim(r.email)) = customers.email_key ORDER BY r.id LIMIT 1)
  WHERE email_key IN (SELECT lower(trim(email)) FROM quote_requests);
UPDATE projects SET updated_at = created_at;
UPDATE projects SET estimated_net_cents = (
  SELECT json_extract(v.estimate, '$.totals.exVatCents') FROM quotation_versions v
  WHERE v.quotation_id = projects.offerte_id ORDER BY v.version DESC LIMIT 1);
ALTER TABLE projects DROP COLUMN client_name;
ALTER TABLE projects DROP COLUMN client_email;
ALTER TABLE projects DROP COLUMN client_phone;
CREATE INDEX projects_by_customer ON projects (customer_id);

CREATE TABLE project_team (
  project_id INTEGER NOT NULL REFERENCES projects (id),
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  PRIMARY KEY (project_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX project_team_by_account ON project_team (account_id);

CREATE TABLE project_files (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  file_id TEXT NOT NULL UNIQUE REFERENCES files (id),
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('drawing', 'permit', 'report', 'photo', 'other')),
  added_by INTEGER REFERENCES accounts (id),
  removed_at TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX project_files_by_project ON project_files (project_id);

-- What a project has cost so far, excluding VAT. Each line is booked by what made it: an invoice's allocation, a day's hours.
CREATE TABLE costs (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  category TEXT NOT NULL CHECK (category IN ('hours', 'material', 'equipment', 'subcontractor', 'transport', 'other')),
  cents INTEGER NOT NULL,
  quantity REAL,
  unit TEXT,
  day TEXT NOT NULL,
  description TEXT NOT NULL,
  source_kind TEXT NOT NULL,
  source_id TEXT NOT NULL,
  account_id INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  UNIQUE (source_kind, source_id)
) STRICT;
CREATE INDEX costs_by_project ON costs (project_id, day);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  reply_to TEXT NOT NULL DEFAULT '',
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'cancelled')),
  error TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT
) STRICT;
CREATE INDEX outbox_by_state ON outbox (state, id);

CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL DEFAULT '',
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'read', 'answered', 'spam')),
  handled_by INTEGER REFERENCES accounts (id),
  read_at TEXT,
  answered_at TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX messages_by_state ON messages (state, id);
