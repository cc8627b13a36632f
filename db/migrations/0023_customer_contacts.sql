-- Invoices may go elsewhere than where the work is. Empty: to the customer himself.
ALTER TABLE customers ADD COLUMN invoice_name TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN invoice_address TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN invoice_postcode TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN invoice_city TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN invoice_email TEXT NOT NULL DEFAULT '';

-- People of a customer, each with a telephone number or an e-mail address of his own.
CREATE TABLE customer_contacts (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  name TEXT NOT NULL,
  role TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  email_key TEXT NOT NULL DEFAULT '',
  phone_key TEXT NOT NULL DEFAULT '',
  gets_quotations INTEGER NOT NULL DEFAULT 0 CHECK (gets_quotations IN (0, 1)),
  gets_invoices INTEGER NOT NULL DEFAULT 0 CHECK (gets_invoices IN (0, 1)),
  -- Kept for a month, for who wants him back.
  removed_at TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX customer_contacts_of ON customer_contacts (customer_id, id);
CREATE INDEX customer_contacts_by_email ON customer_contacts (email_key) WHERE email_key <> '';
CREATE INDEX customer_contacts_by_phone ON customer_contacts (phone_key) WHERE phone_key <> '';
CREATE UNIQUE INDEX customer_contacts_quotations ON customer_contacts (customer_id)
  WHERE gets_quotations = 1 AND removed_at IS NULL;
CREATE UNIQUE INDEX customer_contacts_invoices ON customer_contacts (customer_id)
  WHERE gets_invoices = 1 AND removed_at IS NULL;
