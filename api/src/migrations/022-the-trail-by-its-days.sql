-- A day of the trail was looked for from its newest row on: of three million rows one from long ago took as long as a statement may.
CREATE INDEX audit_days ON audit (at, sequence);
