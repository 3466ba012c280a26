CREATE TABLE decks (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    parts TEXT NOT NULL,
    PRIMARY KEY (user_id, game, name)
) STRICT, WITHOUT ROWID;
