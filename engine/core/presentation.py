"""Declarations of a game that have nothing to do with its rules: for commands, records and help, and for computer players."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from engine.core.preferences import Preferences


class Showcase(Struct, frozen=True):
    """A position worth showing: the first question of a kind in a turn or later, in a match with these options."""

    turn: int
    kind: str
    options: dict[str, str] = {}


class Verb(Struct, frozen=True):
    """A slash command that a game declares; `param` names its one parameter, empty when it has none."""

    name: str
    param: str = ""


class Presented:
    """Declarations for people: how a game is played by commands, told in records and shown in help."""

    command: ClassVar[str]
    """The group of its slash commands, such as `magnacarta`."""

    verbs: ClassVar[tuple[Verb, ...]]
    """The slash commands in that group."""

    repeats: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Kinds of events that say again what another event says, each with the sources in its data."""

    summed: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that are told as one where several follow each other, each with the goods that are added."""

    showcases: ClassVar[tuple[Showcase, ...]] = ()
    """The positions on its pages of help, in their order."""


class Taught:
    """Declarations for computer players."""

    preferences: ClassVar[Preferences] = {}
    """What those want that play to win."""

    stake: ClassVar[int] = 10
    """The points that winning is worth to them."""

    lapses: ClassVar[float] = 0.0
    """How often a journeyman picks anything."""

    drawbacks: ClassVar[frozenset[str]] = frozenset()
    """The facts of which less is better."""

    doubted: ClassVar[frozenset[str]] = frozenset()
    """The questions in which a search tries other answers, however certain its policy is."""
