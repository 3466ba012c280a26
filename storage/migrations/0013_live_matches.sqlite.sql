-- What is asked of all live matches, or of a server's or an owner's, is found without reading the others. SQLite takes the
-- indexes of settings for a query that has the same words in it: `reading.live_matches`.

CREATE INDEX matches_open_of_guild ON matches (guild_id) WHERE status IN ('lobby', 'live');
CREATE INDEX matches_open_of_owner ON matches (owner_id, status) WHERE status IN ('lobby', 'live');
CREATE INDEX matches_live_computers ON matches (id) WHERE status = 'live' AND instr(settings, '"computers":"') > 0;
CREATE INDEX matches_live_stand_in ON matches (id) WHERE status = 'live' AND instr(settings, '"stand_in":"') > 0;
CREATE INDEX matches_live_public ON matches (id) WHERE status = 'live' AND instr(settings, '"public":"') > 0;
CREATE INDEX matches_live_routine ON matches (id) WHERE status = 'live' AND instr(settings, '"routine":"') > 0;
CREATE INDEX matches_live_never_react ON matches (id) WHERE status = 'live' AND instr(settings, '"never_react":"') > 0;
