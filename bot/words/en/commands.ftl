### What several slash commands share.

command-game = Set up, follow and manage games
param-game = Which game
param-scope = For you alone, or for the whole server

scope-me = For me
scope-server = For this server
scope-match = For this game
