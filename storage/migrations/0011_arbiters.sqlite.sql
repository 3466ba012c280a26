-- What arbiters have done in matches, each with its reason, in the order of the log: `seq` is how many lines this had.
CREATE TABLE arbiter_acts (
    match_id TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL CHECK (n >= 0),
    seq INTEGER NOT NULL CHECK (seq >= 0),
    kind TEXT NOT NULL,
    seat INTEGER,
    hours INTEGER NOT NULL,
    by_user INTEGER,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER arbiter_acts_are_never_rewritten BEFORE UPDATE OF match_id, n, seq, kind, seat, hours, reason, at ON arbiter_acts
BEGIN
    SELECT raise(ABORT, 'arbiter_acts is append-only');
END;

CREATE TRIGGER arbiter_acts_are_never_shortened BEFORE DELETE ON arbiter_acts
BEGIN
    SELECT raise(ABORT, 'arbiter_acts is append-only');
END;
