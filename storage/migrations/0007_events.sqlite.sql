-- A tournament: what it is, fixed when it is made, and when its runner has to look at it next.
CREATE TABLE events (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    owner_id INTEGER NOT NULL,
    settings TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    message_id INTEGER,
    next_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX events_due ON events (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX events_of_channel ON events (channel_id, created_at);

-- Everything that has happened to an event, in order: all else follows from it.
CREATE TABLE event_acts (
    event_id TEXT NOT NULL REFERENCES events (id),
    n INTEGER NOT NULL CHECK (n >= 0),
    text TEXT NOT NULL,
    PRIMARY KEY (event_id, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER event_acts_are_never_rewritten BEFORE UPDATE ON event_acts
BEGIN
    SELECT raise(ABORT, 'event_acts is append-only');
END;

CREATE TRIGGER event_acts_are_never_shortened BEFORE DELETE ON event_acts
BEGIN
    SELECT raise(ABORT, 'event_acts is append-only');
END;

-- How those in an event are called.
CREATE TABLE event_people (
    event_id TEXT NOT NULL REFERENCES events (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (event_id, user_id)
) STRICT, WITHOUT ROWID;

-- The place and the match of each table, known before the match is made, so that none is made twice.
CREATE TABLE event_tables (
    event_id TEXT NOT NULL REFERENCES events (id),
    table_key TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    match_id TEXT NOT NULL UNIQUE,
    taken INTEGER NOT NULL DEFAULT 0 CHECK (taken IN (0, 1)),
    PRIMARY KEY (event_id, table_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_tables_waiting ON event_tables (match_id) WHERE taken = 0;
