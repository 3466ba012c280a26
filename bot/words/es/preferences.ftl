### Language and theme: /game language, /game theme, and the languages' own names.

command-game-language = Elige el idioma en que te hablo, o en que hablo en este servidor
command-game-theme = Elige el aspecto de los tableros

param-language = Qué idioma
param-theme = El aspecto de los tableros
theme-day = Día
theme-night = Noche
theme-contrast = Alto contraste
theme-large = Letra grande
theme-set-me = Tableros que solo ves tú: { $theme }.
theme-set-match = Tableros de esta partida, desde el próximo: { $theme }.
refuse-unknown-theme = No hay ningún tema llamado «{ $theme }». Elige uno de la lista.
language-set-me = A partir de ahora te hablo en español.
language-set-server = A partir de ahora hablo español en este servidor.
language-set-me-auto = Vuelvo a hablarte en el idioma de tu Discord.
language-set-server-auto = Vuelvo a hablar el idioma de este servidor.

refuse-unknown-language = No hablo «{ $language }». Hablo inglés, italiano y español.

language-en = English
language-it = Italiano
language-es = Español
language-auto = Como en Discord

param-scope = Solo para ti o para todo el servidor
scope-me = Para mí
scope-server = Para este servidor
scope-match = Para esta partida
