-- The clock of a match is its lines: each says what happened at an instant. No line names a user; who did it stands beside it.
CREATE TABLE clock_lines (
    match_id TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL CHECK (n >= 0),
    text TEXT NOT NULL,
    by_user INTEGER,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER clock_lines_are_never_rewritten BEFORE UPDATE OF match_id, n, text ON clock_lines
BEGIN
    SELECT raise(ABORT, 'clock_lines is append-only');
END;

CREATE TRIGGER clock_lines_are_never_shortened BEFORE DELETE ON clock_lines
BEGIN
    SELECT raise(ABORT, 'clock_lines is append-only');
END;

-- When something is due next in a match or lobby. A table of its own: a move changes a small row and leaves that of the match alone.
CREATE TABLE due (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    next_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX due_at ON due (next_at);

-- The machine's clock as it was read last, and the instant that it stands for: one row.
CREATE TABLE instants (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    reading INTEGER NOT NULL,
    instant INTEGER NOT NULL
) STRICT;

CREATE TABLE outages (
    since INTEGER NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL CHECK (until > since)
) STRICT, WITHOUT ROWID;

CREATE TABLE vacations (
    user_id INTEGER NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    since INTEGER NOT NULL,
    guild_id INTEGER,
    until INTEGER,
    PRIMARY KEY (user_id, match_id, since)
) STRICT, WITHOUT ROWID;

-- Who would take a seat that becomes free, in this order.
CREATE TABLE reserves (
    match_id TEXT NOT NULL REFERENCES matches (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- People stand in the figures by a pseudonym, so that deleting one alters no row of them.
CREATE TABLE people (
    user_id INTEGER NOT NULL PRIMARY KEY,
    pseudonym TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE outcomes (
    match_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    first_move_at INTEGER,
    ended_at INTEGER NOT NULL,
    ending TEXT NOT NULL,
    first TEXT NOT NULL,
    stayed TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE turns (
    match_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    person TEXT,
    asked_at INTEGER NOT NULL,
    ended_at INTEGER,
    awake INTEGER NOT NULL,
    has_deadline INTEGER NOT NULL CHECK (has_deadline IN (0, 1)),
    missed INTEGER NOT NULL CHECK (missed IN (0, 1)),
    presses INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER outcomes_are_never_rewritten BEFORE UPDATE ON outcomes
BEGIN
    SELECT raise(ABORT, 'outcomes are immutable');
END;

CREATE TRIGGER turns_are_never_rewritten BEFORE UPDATE ON turns
BEGIN
    SELECT raise(ABORT, 'turns are immutable');
END;
