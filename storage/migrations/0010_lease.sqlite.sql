-- The number of the store that may write: each that opens the database raises it.
CREATE TABLE lease (epoch INTEGER NOT NULL) STRICT;
INSERT INTO lease VALUES (0);
