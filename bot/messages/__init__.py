"""Discord messages as values: turn cards, private cards, lobby cards, deck cards and their controls."""
