### Language and theme: /game language, /game theme, and the languages' own names.

command-game-language = Choose the language I use with you or on this server
command-game-theme = Choose how the boards look

param-language = Which language
param-theme = How the boards look
theme-day = Day
theme-night = Night
theme-contrast = High contrast
theme-large = Large print
theme-set-me = Boards that only you see: { $theme }.
theme-set-match = Boards of this game, from the next one on: { $theme }.
refuse-unknown-theme = There is no theme called “{ $theme }”. Pick one from the list.
language-set-me = From now on I'll use English with you.
language-set-server = From now on I'll use English on this server.
language-set-me-auto = I'll go back to your Discord language when I talk to you.
language-set-server-auto = I'll go back to this server's own language.

refuse-unknown-language = I don't speak “{ $language }”. I speak English, Italian and Spanish.

language-en = English
language-it = Italiano
language-es = Español
language-auto = Same as Discord

param-scope = For you alone, or for the whole server
scope-me = For me
scope-server = For this server
scope-match = For this game
