-- How often a job was cut off by the end of the process: that says nothing of the job, so it is no attempt.
ALTER TABLE jobs ADD COLUMN cut_offs INTEGER NOT NULL DEFAULT 0;
