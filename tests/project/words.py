"""Rules about the sentences in the catalogue: none is missing, and none is unused."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final

from bot.words import Catalogue
from render.prose.phrases import ARGUMENTS
from tests.project.repository import ROOT
from tests.project.source import Source, Strings, data_keys, first_strings, sources, strings

ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
SENTENCE_CALLS: Final = {"event": ("report", "Event"), "merit": ("Merit",), "reason": ("Reason",)}
"""Calls that make events, merits and reasons, by the first part of their sentences' ids."""

SUBJECTS: Final = "event|merit|reason|ask|option|group|ended|effect|verb|verbname|rule"


def package(name: str) -> tuple[Source, ...]:
    """Return the code of a package of the engine, such as a game's."""
    return sources(f"engine/{name}")


def core(game: str, games: tuple[str, ...]) -> tuple[Source, ...]:
    """Return the code of the core, without modules that only other games import."""
    foreign = frozenset(chain.from_iterable(_names(name) for name in games if name != game)) - _names(game)
    return tuple(file for file in package("core") if file.path.removesuffix(".py").replace("/", ".") not in foreign)


def _names(game: str) -> frozenset[str]:
    return frozenset(chain.from_iterable(file.imported_names() for file in package(game)))


@cache
def code() -> Strings:
    """Collect the strings of the bot, the painters and the rules."""
    return strings(sources("bot", "render", "engine"))


def unused(locale: str, file: str) -> Iterator[str]:
    """Find sentences of a file of words that no code uses."""
    kept = ENTRY.findall((ROOT / "bot" / "words" / locale / f"{file}.ftl").read_text(encoding="utf-8"))
    yield from (id for id in kept if not code().make(id))


def without_words(game: str, games: tuple[str, ...]) -> Iterator[str]:
    """Find kinds of events and reasons in a game's rules without a sentence."""
    ids = Catalogue().ids("en")
    for part, makers in SENTENCE_CALLS.items():
        for kind in first_strings((*package(game), *core(game, games)), *makers):
            if not {f"{part}-{kind}", f"{game}-{part}-{kind}"} & ids:
                yield f"{part} {kind}"


def about_nothing(game: str, games: tuple[str, ...]) -> Iterator[str]:
    """Find sentences of a game about subjects that its rules never mention."""
    subject = re.compile(rf"{game}-(?:{SUBJECTS})-(\w+)(?:-.*)?")
    rules = strings((*package(game), *core(game, games)))
    for id in Catalogue().ids("en"):
        if (found := subject.fullmatch(id)) and not rules.mention(found[1]):
            yield id


def unknown_arguments() -> Iterator[str]:
    """Find arguments of reasons that no sentence knows."""
    yield from data_keys(sources("engine"), "Reason") - ARGUMENTS.keys()


def refusals_of_events() -> set[str]:
    """Return the reasons to refuse an action of a tournament."""
    return first_strings(sources("bot/features/tournaments/rules"), "ActRefused")


def errors(path: str, name: str) -> set[str]:
    """Return the kinds of an error that the files of a folder raise, such as `Unreadable`."""
    return first_strings(sources(path), name)


def written_in_bot(id: str) -> bool:
    """Return True if the bot's code names a sentence."""
    return any(f'"{id}"' in file.text for file in sources("bot"))
