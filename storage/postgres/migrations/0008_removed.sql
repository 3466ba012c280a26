ALTER TABLE arbiter_acts ADD COLUMN removed bigint;
ALTER TABLE arbiter_acts ADD COLUMN seated bigint;
