"""What every game owes to the bot, the store and the players, whichever its rules: a game is held to it by being listed."""
