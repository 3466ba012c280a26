CREATE TABLE results (
    match_id text COLLATE "C" PRIMARY KEY,
    guild_id bigint,
    game text NOT NULL,
    ended_at bigint NOT NULL,
    places text NOT NULL
);

CREATE INDEX results_of_server ON results (guild_id, ended_at);
CREATE TRIGGER results_are_never_rewritten BEFORE UPDATE ON results FOR EACH ROW EXECUTE FUNCTION refuse_change();
