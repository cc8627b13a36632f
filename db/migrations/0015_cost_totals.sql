-- What projects cost by kind, read for all that is under way without opening a line; and a week of hours among years.
CREATE INDEX costs_by_kind ON costs (project_id, category, cents);
CREATE INDEX costs_by_day ON costs (category, day);
