CREATE TABLE follows (
    user_id bigint NOT NULL,
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('match', 'player')),
    subject text COLLATE "C" NOT NULL,
    place text COLLATE "C" NOT NULL CHECK (place IN ('thread', 'direct', 'digest')),
    every text COLLATE "C" NOT NULL CHECK (every IN ('phase', 'turn')),
    since bigint NOT NULL,
    PRIMARY KEY (user_id, kind, subject)
);

CREATE TABLE follow_progress (
    match_id text COLLATE "C" NOT NULL REFERENCES matches (id),
    user_id bigint NOT NULL,
    length bigint NOT NULL,
    done smallint NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
    PRIMARY KEY (match_id, user_id)
);

CREATE TABLE commentaries (
    match_id text COLLATE "C" PRIMARY KEY REFERENCES matches (id),
    thread_id bigint NOT NULL
);

-- Every reader of a match that has begun, and how far the reader is: who follows the match counts before who follows a player.
CREATE VIEW readers AS
SELECT w.match_id, w.user_id, w.place, w.every, w.rank, p.length, m.status, m.guild_id,
    (SELECT coalesce(max(l.seq) + 1, 0) FROM log AS l WHERE l.match_id = w.match_id) AS log_length
FROM (
    SELECT user_id, subject AS match_id, place, every, since, 0 AS rank FROM follows WHERE kind = 'match'
    UNION ALL
    SELECT f.user_id, s.match_id, f.place, f.every, f.since, 1
    FROM follows AS f JOIN seats AS s ON s.user_id = CASE f.kind WHEN 'player' THEN f.subject::bigint END
    UNION ALL
    SELECT 0, match_id, 'thread', 'phase', 0, 0 FROM commentaries
) AS w
JOIN matches AS m ON m.id = w.match_id
LEFT JOIN follow_progress AS p ON p.match_id = w.match_id AND p.user_id = w.user_id
WHERE m.status <> 'lobby' AND coalesce(p.done, 0) = 0 AND (p.length IS NOT NULL OR m.created_at >= w.since)
    AND NOT (w.rank = 1 AND m.status = 'cancelled' AND p.length IS NULL);
