-- A moment of a public match that a server was shown, to predict what is chosen there. Its question is the one to that seat, of
-- that kind, that was open when the log had `length` lines. `answer` is NULL while nobody has answered, and empty where it
-- came to nothing; `recap_id` is NULL until it was said how it went.
CREATE TABLE spotlight_contests (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    length INTEGER NOT NULL,
    options INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    message_id INTEGER,
    answer TEXT,
    answered INTEGER,
    recap_id INTEGER
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX spotlight_under_way ON spotlight_contests (guild_id) WHERE recap_id IS NULL;
CREATE INDEX spotlight_of_guild ON spotlight_contests (guild_id, opened_at);

-- `length` is how many lines the log had when it was predicted; `points` is NULL until the answer is known.
CREATE TABLE spotlight_predictions (
    contest_id TEXT NOT NULL REFERENCES spotlight_contests (id),
    user_id INTEGER NOT NULL,
    pick TEXT NOT NULL,
    length INTEGER NOT NULL,
    points INTEGER,
    PRIMARY KEY (contest_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX spotlight_of_user ON spotlight_predictions (user_id);
CREATE INDEX preferences_by_name ON preferences (name, scope, id);
