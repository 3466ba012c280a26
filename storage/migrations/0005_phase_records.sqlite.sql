-- The messages that say what happened in phases that have ended. An undo that keeps fewer than `length` actions takes back
-- something that the message says.
CREATE TABLE phase_records (
    match_id TEXT NOT NULL REFERENCES matches (id),
    message_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    length INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (match_id, message_id)
) STRICT, WITHOUT ROWID;

-- What has been published of the phase that runs, until it ends and has a message.
CREATE TABLE phase_drafts (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    body BLOB NOT NULL
) STRICT, WITHOUT ROWID;
