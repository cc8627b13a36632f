-- Quotations are sent and decided on, say in words what they offer, and rest on norms that the company may change.
ALTER TABLE quotations ADD COLUMN origin TEXT NOT NULL DEFAULT 'request' CHECK (origin IN ('request', 'generator', 'hand'));
ALTER TABLE quotations ADD COLUMN state TEXT NOT NULL DEFAULT 'concept'
  CHECK (state IN ('proposed', 'concept', 'sent', 'accepted', 'rejected'));
ALTER TABLE quotations ADD COLUMN state_at TEXT NOT NULL DEFAULT '';
ALTER TABLE quotations ADD COLUMN state_by INTEGER REFERENCES accounts (id);
ALTER TABLE quotations ADD COLUMN reason TEXT NOT NULL DEFAULT '';
UPDATE quotations SET state_at = created_at;
CREATE INDEX quotations_by_state ON quotations (state);

ALTER TABLE quotation_versions ADD COLUMN analysis TEXT NOT NULL DEFAULT '';
ALTER TABLE quotation_versions ADD COLUMN body TEXT NOT NULL DEFAULT '';
ALTER TABLE quotation_versions ADD COLUMN writer TEXT NOT NULL DEFAULT 'local' CHECK (writer IN ('local', 'model', 'hand'));
-- How many lines a person must still price.
ALTER TABLE quotation_versions ADD COLUMN unpriced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE quotation_versions ADD COLUMN valid_until TEXT;
ALTER TABLE quotation_versions ADD COLUMN sent_at TEXT;
ALTER TABLE quotation_versions ADD COLUMN sent_by INTEGER REFERENCES accounts (id);
ALTER TABLE quotation_versions ADD COLUMN sent_to TEXT NOT NULL DEFAULT '';

-- All that lists show of a version: they need not read past its whole calculation.
CREATE INDEX quotation_versions_in_short ON quotation_versions (quotation_id, version, total_cents, low_cents, high_cents,
  unpriced, valid_until);

-- Lines keep a name from version to version, and say what a person changed of them.
UPDATE quotation_versions SET estimate = json_set(estimate, '$.lines', json((
  SELECT json_group_array(json_set(line.value,
    '$.id', json_extract(line.value, '$.code'), '$.rateSource', 'standaard uurtarief 2026', '$.fixedUnitCents', NULL,
    '$.adjustmentCents', 0, '$.vatByHand', json('false'), '$.workItem', NULL) ORDER BY line.key)
  FROM json_each(estimate, '$.lines') AS line)))
  WHERE json_type(estimate, '$.lines') = 'array';
UPDATE quotation_versions SET estimate = json_set(estimate,
  '$.totals.adjustmentCents', 0, '$.reverseCharge', NULL, '$.facts', json_object(
    'use', (SELECT CASE json_extract(r.answers, '$.gebruik')
        WHEN 'woning' THEN 'dwelling' WHEN 'bedrijf' THEN 'business' WHEN 'gemengd' THEN 'mixed' END
      FROM quotations q JOIN quote_requests r ON r.id = q.request_id WHERE q.id = quotation_id),
    'builtIn', (SELECT CAST(json_extract(r.answers, '$.bouwjaar') AS INTEGER)
      FROM quotations q JOIN quote_requests r ON r.id = q.request_id WHERE q.id = quotation_id),
    'olderThan2Years', json((SELECT CASE json_extract(r.answers, '$.ouder_dan_2_jaar')
        WHEN 'ja' THEN 'true' WHEN 'nee' THEN 'false' END
      FROM quotations q JOIN quote_requests r ON r.id = q.request_id WHERE q.id = quotation_id))));

CREATE TRIGGER sent_versions_stay BEFORE UPDATE OF version, issued_on, wanted_start, consumer, estimate, total_cents,
  low_cents, high_cents, unpriced, analysis, body, writer, valid_until, sent_at, sent_by, sent_to ON quotation_versions WHEN OLD.sent_at IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'a version that was sent never changes'); END;
CREATE TRIGGER sent_versions_remain BEFORE DELETE ON quotation_versions WHEN OLD.sent_at IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'a version that was sent is never removed'); END;

-- What the client declared about the building: the proof for the low rate of VAT.
CREATE TABLE vat_declarations (
  id INTEGER PRIMARY KEY,
  quotation_id INTEGER NOT NULL REFERENCES quotations (id),
  built_in INTEGER,
  older_than_2_years INTEGER NOT NULL CHECK (older_than_2_years IN (0, 1)),
  given_by TEXT NOT NULL,
  given_on TEXT NOT NULL,
  how TEXT NOT NULL CHECK (how IN ('request', 'signature', 'mail', 'other')),
  file_id TEXT REFERENCES files (id),
  file_name TEXT NOT NULL DEFAULT '',
  recorded_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX vat_declarations_by_quotation ON vat_declarations (quotation_id);
CREATE INDEX vat_declarations_by_file ON vat_declarations (file_id) WHERE file_id IS NOT NULL;
CREATE TRIGGER vat_declarations_stay BEFORE UPDATE ON vat_declarations
  BEGIN SELECT RAISE(ABORT, 'a declaration never changes'); END;
CREATE TRIGGER vat_declarations_remain BEFORE DELETE ON vat_declarations
  BEGIN SELECT RAISE(ABORT, 'a declaration is never removed'); END;

-- Visitors of before declared it in the wizard as well, by an answer or by the year of construction.
INSERT INTO vat_declarations (quotation_id, built_in, older_than_2_years, given_by, given_on, how, created_at)
  SELECT id, built_in, 1, name, received_on, 'request', created_at FROM (
    SELECT q.id, r.name, r.received_on, q.created_at,
      CAST(json_extract(r.answers, '$.bouwjaar') AS INTEGER) AS built_in,
      CAST(substr(r.received_on, 1, 4) AS INTEGER) AS year,
      json_extract(r.answers, '$.ouder_dan_2_jaar') AS answer
    FROM quotations q JOIN quote_requests r ON r.id = q.request_id)
  WHERE (answer = 'ja' AND (built_in IS NULL OR year - built_in >= 2))
    OR (answer IS NULL AND year - built_in > 2);

-- What the company changed of the price book that the program ships with; a null value takes a change back.
CREATE TABLE price_changes (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('norm', 'rate', 'article', 'margin')),
  code TEXT NOT NULL,
  field TEXT NOT NULL CHECK (field IN ('hours', 'equipment', 'subcontract', 'cents', 'percent')),
  value REAL,
  since TEXT NOT NULL,
  reason TEXT NOT NULL,
  changed_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX price_changes_by_code ON price_changes (kind, code, field, since);

-- Ids of stored files with the names under which they are sent: [{"fileId": "…", "name": "Offerte.pdf"}].
ALTER TABLE outbox ADD COLUMN attachments TEXT NOT NULL DEFAULT '[]';
