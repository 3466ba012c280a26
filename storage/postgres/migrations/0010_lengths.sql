CREATE INDEX outcomes_of_game ON outcomes (game, ended_at) WHERE ending = 'own_end';
