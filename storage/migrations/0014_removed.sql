-- Whose seat an arbiter has taken, and whom an arbiter has given one, by Discord's ids: a removal lasts until another act ends it.

ALTER TABLE arbiter_acts ADD COLUMN removed INTEGER;
ALTER TABLE arbiter_acts ADD COLUMN seated INTEGER;
