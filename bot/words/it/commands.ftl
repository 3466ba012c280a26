### What several slash commands share.

command-game = Prepara, segui e gestisci le partite
param-game = Quale gioco
param-scope = Solo per te o per tutto il server

scope-me = Per me
scope-server = Per questo server
scope-match = Per questa partita
