### Language and theme: /game language, /game theme, and the languages' own names.

command-game-language = Scegli la lingua in cui parlo con te o su questo server
command-game-theme = Scegli l'aspetto dei tabelloni

param-language = Quale lingua
param-theme = L'aspetto dei tabelloni
theme-day = Giorno
theme-night = Notte
theme-contrast = Alto contrasto
theme-large = Caratteri grandi
theme-set-me = Tabelloni che vedi solo tu: { $theme }.
theme-set-match = Tabelloni di questa partita, dal prossimo in poi: { $theme }.
refuse-unknown-theme = Non c'è un tema chiamato «{ $theme }». Scegline uno dall'elenco.
language-set-me = D'ora in poi ti parlo in italiano.
language-set-server = D'ora in poi su questo server parlo italiano.
language-set-me-auto = Ti parlo di nuovo nella lingua del tuo Discord.
language-set-server-auto = Parlo di nuovo la lingua di questo server.

refuse-unknown-language = Non parlo «{ $language }». Parlo inglese, italiano e spagnolo.

language-en = English
language-it = Italiano
language-es = Español
language-auto = Come in Discord

param-scope = Solo per te o per tutto il server
scope-me = Per me
scope-server = Per questo server
scope-match = Per questa partita
