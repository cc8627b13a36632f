-- Whether one of its lines asks the client to declare something about the building, for the low rate of VAT.
ALTER TABLE quotation_versions ADD COLUMN needs_declaration INTEGER NOT NULL DEFAULT 0 CHECK (needs_declaration IN (0, 1));
UPDATE quotation_versions SET needs_declaration = 1 WHERE EXISTS (SELECT 1 FROM json_each(estimate, '$.lines') AS line
  WHERE json_extract(line.value, '$.vatRate') = 9
    AND json_extract(line.value, '$.vatReason') <> 'Laag tarief: schoonmaken binnen een woning.');

-- A long history, and all that lists and notices tell of versions, are read without a single calculation.
DROP INDEX quotation_versions_in_short;
CREATE INDEX quotation_versions_in_short ON quotation_versions (quotation_id, version, total_cents, low_cents, high_cents,
  unpriced, needs_declaration, valid_until, created_at, created_by, sent_at);

-- On which pile a request lies, without a look at what each visitor answered.
CREATE INDEX quote_requests_in_short ON quote_requests (id, disposition, project_id);
