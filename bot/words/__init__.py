"""Every sentence that a person reads, in English, Italian and Spanish (Project Fluent files beside this one).

Besides what Fluent offers, a message may use three functions:

- `GIVEN($x)` is `no` when `$x` is empty or 0, else `yes`: it selects a wording for what may be absent.
- `OTHER($x, $y)` is the same, and `no` as well when `$x` is what `$y` is.
- `THE($x)` is the name with its article, which the name's own message declares as the attribute `.the`
  (`Cava` -> `la Cava`); text that is no such name stays as it is.

Whole numbers are arguments as they are, since a language may choose a plural by them, and come out as
`render.prose.numbers.written` writes them; those with decimals or a plus are written by it beforehand.
"""

from bot.words.catalogue import LOCALES, Catalogue, Words

__all__ = ["LOCALES", "Catalogue", "Words"]
