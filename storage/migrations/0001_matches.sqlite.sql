CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed BLOB,
    commitment TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'ended', 'cancelled')),
    created_at INTEGER NOT NULL,
    owner_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX matches_busy_channel ON matches (channel_id) WHERE status IN ('lobby', 'live');
CREATE INDEX matches_open ON matches (status) WHERE status IN ('lobby', 'live');
CREATE INDEX matches_of_channel ON matches (channel_id, created_at);

CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    PRIMARY KEY (match_id, seat),
    CHECK (user_id IS NULL OR computer IS NULL)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_of_user ON seats (user_id, match_id) WHERE user_id IS NOT NULL;

CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL CHECK (seq >= 0),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    picks TEXT NOT NULL,
    by_user INTEGER,
    auto INTEGER NOT NULL CHECK (auto IN (0, 1)),
    at INTEGER NOT NULL,
    key TEXT,
    PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_key ON log (key) WHERE key IS NOT NULL;

CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE OF match_id, seq, seat, kind, picks ON log
BEGIN
    SELECT raise(ABORT, 'log is append-only');
END;

CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
BEGIN
    SELECT raise(ABORT, 'log is append-only');
END;

-- A table of its own: a move rewrites the snapshot and leaves the row of the match alone.
CREATE TABLE snapshots (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    seq INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

-- Messages are deleted once told: the table stays so small that an index by match would cost each move more than it saves.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    target TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE cards (
    match_id TEXT NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    posted_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    scope TEXT NOT NULL CHECK (scope IN ('user', 'guild')),
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, id, name)
) STRICT, WITHOUT ROWID;
