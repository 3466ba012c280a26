-- What several processes need that work on one database; SQLite has nothing of it, and it is not copied.

-- A match with its version: the lines of its log count themselves, and `changes` counts the rest.
CREATE VIEW versioned_matches AS
SELECT id, channel_id, guild_id, game, rules, schema, seats, options, settings, seed, commitment, status, created_at,
       owner_id, changes + coalesce((SELECT max(seq) + 1 FROM log WHERE match_id = id), 0) AS version
FROM matches;

CREATE FUNCTION is_json(value text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    PERFORM value::json;
    RETURN true;
EXCEPTION WHEN invalid_text_representation THEN
    RETURN false;
END
$$;

-- The key of every transaction that wrote something: whoever lost the connection while it was committed asks for it.
CREATE TABLE transaction_keys (
    key bigint PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX transaction_keys_by_age ON transaction_keys (at);

-- Each store that is opened has a number of its own, under which it holds what it holds.
CREATE SEQUENCE epochs;

-- Every store that works on this database, by its number, and when it said so last.
CREATE TABLE processes (
    id bigint PRIMARY KEY,
    seen timestamptz NOT NULL
);

-- The servers by partition, and who looks after them until when; a partition without a holder is free.
CREATE TABLE leases (
    partition smallint PRIMARY KEY,
    holder bigint,
    until timestamptz NOT NULL DEFAULT now()
);

INSERT INTO leases (partition) SELECT generate_series(0, 15);

-- Discord's own formula, over sixteen partitions; what is on no server belongs to the first.
CREATE FUNCTION partition_of(guild_id bigint) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ((coalesce(guild_id, 0) >> 22) % 16)::smallint;

-- What a process has begun to do about a clock, an event or a notice; no other begins it before `until`.
CREATE TABLE claims (
    what text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    holder bigint NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (what, id)
);
