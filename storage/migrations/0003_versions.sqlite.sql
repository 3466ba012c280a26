-- Raised by every change of a match but the lines of its log, which are counted by themselves: a move leaves this row alone.
ALTER TABLE matches ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;

DROP INDEX matches_of_channel;
CREATE INDEX matches_ended ON matches (channel_id, created_at) WHERE status = 'ended';

-- Each line's hash takes in the line before; lines that are older than this column have none.
ALTER TABLE log ADD COLUMN hash BLOB;

DROP TRIGGER log_is_never_rewritten;
CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE OF match_id, seq, seat, kind, picks, hash ON log
BEGIN
    SELECT raise(ABORT, 'log is append-only');
END;

-- Snapshots without a checksum cannot be trusted. They are caches: each match is played again once, and then has a new one.
DROP TABLE snapshots;
CREATE TABLE snapshots (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    seq INTEGER NOT NULL,
    checksum BLOB NOT NULL,
    body BLOB NOT NULL
) STRICT;

-- The index holds all that is asked of messages that wait: whose they are, and since when.
CREATE TABLE unsent AS
SELECT o.id, o.match_id, o.seq, o.target, coalesce(l.at, m.created_at) AS at, o.body
FROM outbox o JOIN matches m ON m.id = o.match_id LEFT JOIN log l ON l.match_id = o.match_id AND l.seq = o.seq;

DROP TABLE outbox;
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    target TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE INDEX outbox_of_match ON outbox (match_id, at);

INSERT INTO outbox SELECT * FROM unsent;
DROP TABLE unsent;
