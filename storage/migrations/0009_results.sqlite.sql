-- The places of a match that came to its own end, by seat: who played it by pseudonym, the place, and whether it counts as skill.
CREATE TABLE results (
    match_id TEXT NOT NULL PRIMARY KEY,
    guild_id INTEGER,
    game TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    places TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_server ON results (guild_id, ended_at);

CREATE TRIGGER results_are_never_rewritten BEFORE UPDATE ON results
BEGIN
    SELECT raise(ABORT, 'results are immutable');
END;
