"""One language's sentences: their texts are read when the first is asked for, Fluent is loaded for one that needs it."""

import re
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from bot.words.errors import WordsError

if TYPE_CHECKING:
    from bot.words.fluent_messages import FluentMessages

ENTRY: Final = re.compile(r"^(?P<id>[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""One message of a Fluent file: from its id at the line's start to the line before the next id or comment."""


class Language:
    """The sentences of the Fluent files in a folder; every use raises `WordsError` when an id occurs twice there."""

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
                        raise WordsError(f"{file}: {entry['id']} occurs twice")
                    sources[entry["id"]] = entry[0]
        return sources

    @cached_property
    def messages(self) -> "FluentMessages":
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
