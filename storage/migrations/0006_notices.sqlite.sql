-- Messages to one person that were posted, so that they can be deleted once they are no longer true.
CREATE TABLE posted_notices (
    message_id INTEGER NOT NULL PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    user_id INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- The target tells what goes to all at a match from what goes to one person, and is asked for with the rest.
DROP INDEX outbox_of_match;
CREATE INDEX outbox_of_match ON outbox (match_id, at, target);
