"""Contract of games with the bot, the store and the players, checked for every listed game."""
