-- How long the latest matches of a game took is found without reading the others.

CREATE INDEX outcomes_of_game ON outcomes (game, ended_at) WHERE ending = 'own_end';
