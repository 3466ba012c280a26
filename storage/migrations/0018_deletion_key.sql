-- The secret with which the ids of deleted users are hashed, made when it is first needed: see `storage/privacy.py`.
CREATE TABLE deletion_key (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    key BLOB NOT NULL
) STRICT;

CREATE INDEX arbiter_acts_of_deleted ON arbiter_acts (match_id) WHERE removed < 0;
