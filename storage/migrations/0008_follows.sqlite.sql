-- Whom and what people follow: a match by its id, or a player by the user's id.
CREATE TABLE follows (
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('match', 'player')),
    subject TEXT NOT NULL,
    place TEXT NOT NULL CHECK (place IN ('thread', 'direct', 'digest')),
    every TEXT NOT NULL CHECK (every IN ('phase', 'turn')),
    since INTEGER NOT NULL,
    PRIMARY KEY (user_id, kind, subject)
) STRICT, WITHOUT ROWID;

-- How many lines of a match's log were put into the outbox for a reader; the reader 0 is the match's commentary thread.
CREATE TABLE follow_progress (
    match_id TEXT NOT NULL REFERENCES matches (id),
    user_id INTEGER NOT NULL,
    length INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

-- The thread in which spectators talk about a match that runs.
CREATE TABLE commentaries (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    thread_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Every reader of a match that has begun, and how far the reader is: who follows the match counts before who follows a player.
CREATE VIEW readers AS
SELECT w.match_id, w.user_id, w.place, w.every, w.rank, p.length, m.status,
    (SELECT coalesce(max(l.seq) + 1, 0) FROM log AS l WHERE l.match_id = w.match_id) AS log_length
FROM (
    SELECT user_id, subject AS match_id, place, every, since, 0 AS rank FROM follows WHERE kind = 'match'
    UNION ALL
    SELECT f.user_id, s.match_id, f.place, f.every, f.since, 1
    FROM follows AS f JOIN seats AS s ON s.user_id = CAST(f.subject AS INTEGER) WHERE f.kind = 'player'
    UNION ALL
    SELECT 0, match_id, 'thread', 'phase', 0, 0 FROM commentaries
) AS w
JOIN matches AS m ON m.id = w.match_id
LEFT JOIN follow_progress AS p ON p.match_id = w.match_id AND p.user_id = w.user_id
WHERE m.status <> 'lobby' AND coalesce(p.done, 0) = 0 AND (p.length IS NOT NULL OR m.created_at >= w.since)
    AND NOT (w.rank = 1 AND m.status = 'cancelled' AND p.length IS NULL);
