-- The newest of what anyone changed, without reading all that was ever told.
CREATE INDEX log_by_time ON log (at);
