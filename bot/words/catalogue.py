"""All sentences in all languages, formatted with a cache: texts are read when the first is asked for, Fluent when one needs it."""

from __future__ import annotations

import re
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.words.fluent_messages import FluentMessages


import logging
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

ENTRY: Final = re.compile(r"^(?P<id>[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""One message of a Fluent file: from its id at the line's start to the line before the next id or comment."""


class Language:
    """The sentences of the Fluent files in a folder; every use raises `ValueError` when an id occurs twice there."""

    def __init__(self, locale: str, folder: Traversable) -> None:
        self._locale = locale
        self._folder = folder

    @cached_property
    def sources(self) -> dict[str, str]:
        """Each message as it stands in its file, by id."""
        sources: dict[str, str] = {}
        for file in sorted(self._folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
                    if entry["id"] in sources:
                        raise ValueError(f"{file}: {entry['id']} occurs twice")
                    sources[entry["id"]] = entry[0]
        return sources

    @cached_property
    def messages(self) -> FluentMessages:
        """What Fluent makes of them."""
        from bot.words.fluent_messages import FluentMessages  # noqa: PLC0415 - loading Fluent takes as long as all rules of a game

        return FluentMessages(self._locale, self.sources)

    def prepare(self) -> None:
        """Load them, and Fluent."""
        self.messages  # noqa: B018 - a property that loads them

    def format(self, id: str, args: dict[str, str | int]) -> str:
        """Format a sentence; most have nothing to parse, above all those that the bot needs at its start."""
        source = self.sources[id].rstrip()
        plain = source.partition("=")[2].strip()
        return plain if plain and not {"{", "\n"} & set(source) else self.messages.format(id, args)


LOCALES: Final = ("en", "it", "es")
"""English first: it stands in for a sentence that another language lacks."""

CACHED: Final = 32_768
"""Sentences kept ready; a picture asks for some hundreds, most of them the same as before."""

Args = tuple[tuple[str, str | int], ...]

log = logging.getLogger(__name__)


class Catalogue:
    """Every language's messages, by id.

    `folder` holds one folder for each of `LOCALES`; without it, this package does. A language is read when it is first
    used, which raises `ValueError` for an id that occurs twice there; so does formatting what is not Fluent.
    """

    def __init__(self, folder: Traversable | None = None) -> None:
        root = folder or files("bot.words")
        self._languages = {locale: Language(locale, root / locale) for locale in LOCALES}
        self._cached = lru_cache(CACHED)(self._format)

    def words(self, locale: str | None = None) -> Words:
        """Words for a Discord locale (`es-419`, `en-GB`), English when it is unknown or None."""
        return Words(self, self.match(locale))

    def prepare(self) -> None:
        """Load Fluent and every language now, for which whoever asks first would wait."""
        for language in self._languages.values():
            language.prepare()

    @staticmethod
    def match(locale: str | None) -> str:
        """The language of `LOCALES` that serves a Discord locale."""
        language = (locale or "").replace("_", "-").split("-")[0].lower()
        return language if language in LOCALES else LOCALES[0]

    def format(self, locale: str, id: str, args: Args) -> str:
        """Format a sentence of one of `LOCALES`; a missing id is logged and comes in English, or else as itself."""
        return self._cached(locale, id, args)

    def has(self, locale: str, id: str) -> bool:
        """Whether the language has the sentence."""
        return id in self._languages[locale].sources

    def ids(self, locale: str) -> frozenset[str]:
        """Every id of a language."""
        return frozenset(self._languages[locale].sources)

    def variables(self, locale: str, id: str) -> frozenset[str]:
        """The arguments that a sentence uses, those of the messages it refers to included."""
        return self._languages[locale].messages.variables(id)

    def attributes(self, locale: str, id: str) -> dict[str, str]:
        """The texts of a message's attributes, such as `the`."""
        return self._languages[locale].messages.attributes(id)

    def _format(self, locale: str, id: str, args: Args) -> str:
        for language in (locale, LOCALES[0]):
            if self.has(language, id):
                return self._languages[language].format(id, dict(args))
            log.warning("no words for %s in %s", id, language)
        return id


class Words:
    """Finds sentences in one language; knows the players' names when it is bound to a table."""

    def __init__(self, catalogue: Catalogue, locale: str, names: Sequence[str] = ()) -> None:
        self.locale = locale
        self._catalogue = catalogue
        self._names = tuple(names) if _are_distinct(names) else self._told_apart(names)

    def __call__(self, id: str, /, **args: str | int) -> str:
        """Give the sentence `id`; one missing in this language comes in English, one missing there as its id."""
        return self._catalogue.format(self.locale, id, tuple(args.items()))

    def has(self, id: str) -> bool:
        """Whether this language has the sentence `id`."""
        return self._catalogue.has(self.locale, id)

    def seat(self, seat: int) -> str:
        """Name the player at `seat`, 0 first; without a name at this table, by number from 1."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self("seat-name", number=seat + 1)

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names by seat, no two alike."""
        return self._names

    def at(self, names: Sequence[str]) -> Words:
        """The same language at the table of the players `names`, by seat; those of one name are told apart by colour."""
        return Words(self._catalogue, self.locale, names)

    def of_colour(self, name: str, seat: int) -> str:
        """Name a player with the colour of a seat, as `Ada (blue)`."""
        colour = f"seat-colour-{seat}"
        return self("seat-of-colour", player=name, colour=self(colour) if self.has(colour) else f"{seat + 1}")

    def former(self, name: str, seat: int) -> str:
        """Name a person who was at `seat`, with its colour where another player is called the same."""
        others = (other for number, other in enumerate(self._names) if number != seat)
        return self.of_colour(name, seat) if name.casefold() in map(str.casefold, others) else name

    def _told_apart(self, names: Sequence[str]) -> tuple[str, ...]:
        told = list(names)
        while not _are_distinct(told):  # a longer name may be that of another player
            count = Counter(map(str.casefold, told))
            told = [
                self.of_colour(name, seat) if count[name.casefold()] > 1 else name for seat, name in enumerate(told)
            ]
        return tuple(told)


def _are_distinct(names: Sequence[str]) -> bool:
    return len({name.casefold() for name in names}) == len(names)
