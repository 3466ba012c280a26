### What several slash commands share.

command-game = Prepara, sigue y gestiona partidas
param-game = Qué juego
