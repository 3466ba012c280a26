-- Who gave a seat up for good, and in which turn; the seat keeps that player's name, and a computer player plays on.
ALTER TABLE seats ADD COLUMN former INTEGER;
ALTER TABLE seats ADD COLUMN since INTEGER;

CREATE INDEX seats_of_former ON seats (former) WHERE former IS NOT NULL;
