CREATE TABLE arbiter_acts (
    match_id text COLLATE "C" NOT NULL REFERENCES matches (id),
    n bigint NOT NULL CHECK (n >= 0),
    seq bigint NOT NULL CHECK (seq >= 0),
    kind text NOT NULL,
    seat bigint,
    hours bigint NOT NULL,
    by_user bigint,
    name text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (match_id, n)
);

CREATE TRIGGER arbiter_acts_are_never_rewritten
    BEFORE UPDATE OF match_id, n, seq, kind, seat, hours, reason, at ON arbiter_acts
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER arbiter_acts_are_never_shortened BEFORE DELETE ON arbiter_acts
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
