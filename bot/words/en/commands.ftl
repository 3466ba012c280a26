### What several slash commands share.

command-game = Set up, follow and manage games
param-game = Which game
