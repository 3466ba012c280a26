### What several slash commands share.

command-game = Prepara, sigue y gestiona partidas
param-game = Qué juego
param-scope = Solo para ti o para todo el servidor

scope-me = Para mí
scope-server = Para este servidor
scope-match = Para esta partida
