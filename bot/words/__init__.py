"""Every sentence that a person reads, in English, Italian and Spanish (Project Fluent files beside this one).

Besides what Fluent offers, a message may use three functions:

- `GIVEN($x)` is `no` when `$x` is empty or 0, else `yes`: it selects a wording for what may be absent.
- `OTHER($x, $y)` is the same, and `no` as well when `$x` is what `$y` is.
- `THE($x)` is the name with its article, which the name's own message declares as the attribute `.the`
  (`Cava` -> `la Cava`); text that is no such name stays as it is.

Whole numbers are arguments as they are, since a language may choose a plural by them, and come out as
`render.prose.numbers.written` writes them; those with decimals or a plus are written by it beforehand.

Files are read, and Fluent loaded, only when they are needed.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.words.fluent_messages import FluentMessages

log = logging.getLogger(__name__)

MESSAGE: Final = re.compile(r"^(?P<id>[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message in a Fluent file, from its id to the line before the next id or comment."""

LOCALES: Final = ("en", "it", "es")
"""The languages. English comes first, because it replaces sentences that another language lacks."""

SENTENCES_CACHED: Final = 32_768
"""Formatted sentences kept in memory. A picture needs some hundreds, most of them repeatedly."""

Args = tuple[tuple[str, str | int], ...]


class Language:
    """The sentences in a folder of Fluent files. Every use raises `ValueError` if an id occurs twice."""

    def __init__(self, locale: str, folder: Traversable) -> None:
        self._locale = locale
        self._folder = folder

    @cached_property
    def sources(self) -> dict[str, str]:
        """Return the source of each message by id."""
        sources: dict[str, str] = {}
        for file in sorted(self._folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                for entry in MESSAGE.finditer(file.read_text(encoding="utf-8")):
                    if entry["id"] in sources:
                        raise ValueError(f"{file}: {entry['id']} occurs twice")
                    sources[entry["id"]] = entry[0]
        return sources

    @cached_property
    def messages(self) -> FluentMessages:
        """Return the parsed messages."""
        from bot.words.fluent_messages import FluentMessages  # noqa: PLC0415 - Fluent loads as slowly as all rules of a game

        return FluentMessages(self._locale, self.sources)

    def prepare(self) -> None:
        """Load the messages and Fluent."""
        self.messages  # noqa: B018 - a property that loads them

    def format(self, id: str, args: dict[str, str | int]) -> str:
        """Format a sentence. Most are plain text and need no Fluent, above all those needed at the start."""
        source = self.sources[id].rstrip()
        plain = source.partition("=")[2].strip()
        return plain if plain and not {"{", "\n"} & set(source) else self.messages.format(id, args)


class Catalogue:
    """The messages of all languages, by id.

    `folder` has a folder for each of `LOCALES`. By default it is this package's own, whose languages all catalogues share.
    A language is read on its first use.
    Reading raises `ValueError` for an id that occurs twice, and formatting for a message that is not Fluent.
    """

    def __init__(self, folder: Traversable | None = None) -> None:
        self._languages = _own_languages() if folder is None else _languages_in(folder)
        self._cached = lru_cache(SENTENCES_CACHED)(self._format)

    def words(self, locale: str | None = None) -> Words:
        """Return the words for a Discord locale (`es-419`, `en-GB`), English ones if it is unknown or None."""
        return Words(self, self.match(locale))

    def prepare(self) -> None:
        """Load Fluent and every language now, so that the first user does not wait."""
        for language in self._languages.values():
            language.prepare()

    @staticmethod
    def match(locale: str | None) -> str:
        """Return the language that serves a Discord locale."""
        language = (locale or "").replace("_", "-").split("-")[0].lower()
        return language if language in LOCALES else LOCALES[0]

    def format(self, locale: str, id: str, args: Args) -> str:
        """Format a sentence. A missing one is logged and replaced by the English one, or by its id."""
        return self._cached(locale, id, args)

    def has(self, locale: str, id: str) -> bool:
        """Return True if a language has a sentence."""
        return id in self._languages[locale].sources

    def ids(self, locale: str) -> frozenset[str]:
        """Return all ids of a language."""
        return frozenset(self._languages[locale].sources)

    def variables(self, locale: str, id: str) -> frozenset[str]:
        """Return the arguments of a sentence, including those of messages that it refers to."""
        return self._languages[locale].messages.variables(id)

    def attributes(self, locale: str, id: str) -> dict[str, str]:
        """Return the texts of a message's attributes, such as `the`."""
        return self._languages[locale].messages.attributes(id)

    def _format(self, locale: str, id: str, args: Args) -> str:
        for language in (locale, LOCALES[0]):
            if self.has(language, id):
                return self._languages[language].format(id, dict(args))
            log.warning("no words for %s in %s", id, language)
        return id


class Words:
    """The sentences of one language, and the names of a match's players if they are bound to it."""

    def __init__(self, catalogue: Catalogue, locale: str, names: Sequence[str] = ()) -> None:
        self.locale = locale
        self._catalogue = catalogue
        self._names = tuple(names) if _are_distinct(names) else self._told_apart(names)

    def __call__(self, id: str, /, **args: str | int) -> str:
        """Return the sentence `id`. A missing one is replaced by the English one, or by its id."""
        return self._catalogue.format(self.locale, id, tuple(args.items()))

    def has(self, id: str) -> bool:
        """Return True if this language has the sentence `id`."""
        return self._catalogue.has(self.locale, id)

    def seat(self, seat: int) -> str:
        """Return the name of the player at `seat`, 0 first, or its number from 1 if there is no name."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self("seat-name", number=seat + 1)

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the players' names by seat, all distinct."""
        return self._names

    def at(self, names: Sequence[str]) -> Words:
        """Return the same language bound to players' names by seat. Equal names get their seat's colour."""
        return Words(self._catalogue, self.locale, names)

    def of_colour(self, name: str, seat: int) -> str:
        """Return a name with the colour of a seat, such as `Ada (blue)`."""
        colour = f"seat-colour-{seat}"
        return self("seat-of-colour", player=name, colour=self(colour) if self.has(colour) else f"{seat + 1}")

    def former(self, name: str, seat: int) -> str:
        """Return the name of a former player of `seat`, with its colour if another player has the same name."""
        others = (other for number, other in enumerate(self._names) if number != seat)
        return self.of_colour(name, seat) if name.casefold() in map(str.casefold, others) else name

    def _told_apart(self, names: Sequence[str]) -> tuple[str, ...]:
        told = list(names)
        while not _are_distinct(told):  # a name with its colour may equal another name
            count = Counter(map(str.casefold, told))
            told = [
                self.of_colour(name, seat) if count[name.casefold()] > 1 else name for seat, name in enumerate(told)
            ]
        return tuple(told)


def _languages_in(folder: Traversable) -> dict[str, Language]:
    return {locale: Language(locale, folder / locale) for locale in LOCALES}


@cache
def _own_languages() -> dict[str, Language]:
    return _languages_in(files("bot.words"))


def _are_distinct(names: Sequence[str]) -> bool:
    return len({name.casefold() for name in names}) == len(names)
