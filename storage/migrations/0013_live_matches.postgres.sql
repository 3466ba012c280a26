CREATE INDEX matches_open_of_guild ON matches (guild_id) WHERE status IN ('lobby', 'live');
CREATE INDEX matches_open_of_owner ON matches (owner_id, status) WHERE status IN ('lobby', 'live');
