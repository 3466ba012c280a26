### How a language lists things, and notes after them.

## Listas: `list-more` une todos menos el último, `list-last` el último; `list-or` el último de varios de los que basta uno

list-more = { $start }, { $next }
list-last = { $start } y { $next }
list-or = { $start } o { $next }
list-none = nada

## Por qué no se puede hacer algo, en cualquier juego

note-of = { $name }: { $effect }
