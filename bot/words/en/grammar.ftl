### How a language lists things, and notes after them.

## Lists: `list-more` joins all but the last, `list-last` the last; `list-or` the last of several of which one is enough

list-more = { $start }, { $next }
list-last = { $start } and { $next }
list-or = { $start } or { $next }
list-none = nothing

## Why something cannot be done, in any game

note-of = { $name }: { $effect }
