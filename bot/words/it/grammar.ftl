### How a language lists things, and notes after them.

## Elenchi: `list-more` unisce tutti tranne l'ultimo, `list-last` l'ultimo; `list-or` l'ultimo di più cose di cui ne basta una

list-more = { $start }, { $next }
list-last = { $start } e { $next }
list-or = { $start } o { $next }
list-none = niente

## Perché qualcosa non si può fare, in qualsiasi gioco

note-of = { $name }: { $effect }
