-- The daily deal. `body` is the deal as JSON; the same for everyone, it could be made again from the date and the game.
CREATE TABLE daily_deals (
    day TEXT COLLATE BINARY NOT NULL,
    game TEXT COLLATE BINARY NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;

-- A user's attempt at it: `line` has the actions so far as JSON, the last one `length` in number, and is emptied after some
-- days. `ended_at`, `points` and `margin` are NULL until the end, `marks` until the choices were compared.
CREATE TABLE daily_attempts (
    day TEXT COLLATE BINARY NOT NULL,
    game TEXT COLLATE BINARY NOT NULL,
    user_id INTEGER NOT NULL,
    line TEXT NOT NULL,
    length INTEGER NOT NULL,
    begun_at INTEGER NOT NULL,
    ended_at INTEGER,
    points INTEGER,
    margin INTEGER,
    marks TEXT,
    PRIMARY KEY (day, game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_attempts_of_user ON daily_attempts (user_id, game, day);

-- The servers on whose ranking an attempt is, with the name that the user had there.
CREATE TABLE daily_entries (
    guild_id INTEGER NOT NULL,
    day TEXT COLLATE BINARY NOT NULL,
    game TEXT COLLATE BINARY NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild_id, day, game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_entries_of_user ON daily_entries (user_id);
