CREATE TABLE spotlight_contests (
    id text COLLATE "C" PRIMARY KEY,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    match_id text COLLATE "C" NOT NULL REFERENCES matches (id),
    seat bigint NOT NULL,
    kind text NOT NULL,
    length bigint NOT NULL,
    options bigint NOT NULL,
    opened_at bigint NOT NULL,
    message_id bigint,
    answer text,
    answered bigint,
    recap_id bigint
);

CREATE UNIQUE INDEX spotlight_under_way ON spotlight_contests (guild_id) WHERE recap_id IS NULL;
CREATE INDEX spotlight_of_guild ON spotlight_contests (guild_id, opened_at);

CREATE TABLE spotlight_predictions (
    contest_id text COLLATE "C" NOT NULL REFERENCES spotlight_contests (id),
    user_id bigint NOT NULL,
    pick text NOT NULL,
    length bigint NOT NULL,
    points bigint,
    PRIMARY KEY (contest_id, user_id)
);

CREATE INDEX spotlight_of_user ON spotlight_predictions (user_id);
CREATE INDEX preferences_by_name ON preferences (name, scope, id);
