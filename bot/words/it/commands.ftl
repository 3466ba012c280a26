### What several slash commands share.

command-game = Prepara, segui e gestisci le partite
param-game = Quale gioco
