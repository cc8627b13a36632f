-- A long history, and what waits for a declaration, are read without a single calculation.
DROP INDEX quotation_versions_in_short;
CREATE INDEX quotation_versions_in_short ON quotation_versions (quotation_id, version, total_cents, low_cents, high_cents,
  unpriced, valid_until, created_at, created_by, sent_at);
