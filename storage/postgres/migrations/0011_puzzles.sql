-- The solution of a puzzle: of a moment of a match that is over. NULL where a player is still to answer.

ALTER TABLE spotlight_contests ADD COLUMN puzzle TEXT;
