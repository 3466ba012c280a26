"""Declarations of a game apart from its rules: for commands, records, help and computer players."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from engine.core.computer_preferences import Preferences
from engine.core.types import NOTHING


class Showcase(Struct, frozen=True):
    """A position for the help: the first question of a kind in a turn or later, in a match with these options."""

    turn: int
    kind: str
    options: dict[str, str] = {}


class Verb(Struct, frozen=True):
    """A slash command of a game; `param` names its one parameter, or is empty if it has none."""

    name: str
    param: str = ""


class FormPart(Struct, frozen=True):
    """A question that is one of several in a form: pick up to `most` goods.

    The field `goods` in the data of its options has the goods. The option with the key `none` turns it down.
    """

    kind: str
    goods: str
    most: int
    none: str = NOTHING


class DailyTurns(Struct, frozen=True):
    """The length of a daily deal: the `last` turns of a game with this number of `seats`.

    A deal that goes on for `most` turns is cut off.
    """

    seats: int
    last: int
    most: int


class Presented:
    """Declarations of a game for commands, records and help."""

    command: ClassVar[str]
    """The group of its slash commands, such as `magnacarta`."""

    former_commands: ClassVar[tuple[str, ...]] = ()
    """Former names of that group, which still work."""

    verbs: ClassVar[tuple[Verb, ...]]
    """The slash commands in that group."""

    repeats: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Kinds of events that repeat another event, each with the sources in its data."""

    consequences: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that follow from the answers of a whole phase, not from the last of them."""

    notable: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events in which a player loses something or is affected by another; short reports always have them."""

    own_news: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that are notable for their own player alone, as long as the turn lasts."""

    losses: ClassVar[Mapping[str, str]] = {}
    """Kinds of notable events in which a player loses something, each with the field for the loser: `seat` or `by`."""

    summed: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that are reported as one if several follow each other, each with the goods that are added."""

    skips: ClassVar[Mapping[str, str]] = {}
    """Kinds of questions that follow each other, each with the key that skips the rest of them."""

    forms: ClassVar[Mapping[str, tuple[FormPart, ...]]] = {}
    """Options, by key, whose following questions to the same seat are asked together, in a form."""

    showcases: ClassVar[tuple[Showcase, ...]] = ()
    """Positions on the game's pages of help after the first, in their order."""

    daily: ClassVar[DailyTurns | None] = None
    """The daily deal; None for a game without one."""


class Taught:
    """Declarations for computer players."""

    preferences: ClassVar[Preferences] = {}
    """Preferences of computer players that play to win."""

    stake: ClassVar[int] = 10
    """Points that winning is worth to computer players."""

    lapses: ClassVar[float] = 0.0
    """Share of random answers of a journeyman."""

    styles: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    """Styles of computer players by name: amounts by row or mark of an option, which a policy adds to its score."""

    telling_points: ClassVar[int] = 2
    """Points at stake from which on fewer of them speak against an answer, and those of others are named."""

    completing: ClassVar[frozenset[str]] = frozenset()
    """Kinds of merits of what can be built at once; `won` in their data are the points that it adds."""

    goal_answers: ClassVar[Mapping[str, str]] = {}
    """By kind of question, an answer that hints always try, because it scores what simulations may miss.

    Its merits say with `last` that it may be too late for it after another answer, and with `others` whether something
    else may take what it needs.
    """

    keeping: ClassVar[frozenset[str]] = frozenset()
    """Kinds of merits of what an answer keeps for a building; `won` in their data are the points that it adds."""

    scoring: ClassVar[frozenset[str]] = frozenset()
    """Kinds of merits of points at once, which are `won` or `vp` in their data; the more decide what is as good."""

    forfeits: ClassVar[Mapping[str, int]] = {}
    """Points that a seat loses besides where it misses what a kind of merit would score, by that kind."""

    faint: ClassVar[frozenset[str]] = frozenset()
    """Kinds of merits that say too little to prefer an answer that is only as good."""

    drawbacks: ClassVar[frozenset[str]] = frozenset()
    """Facts that are better when lower."""

    goals: ClassVar[Mapping[str, str]] = {}
    """Facts that grow when what a drawback counts the distance to is reached, by drawback."""

    unvalued: ClassVar[frozenset[str]] = frozenset()
    """Facts that only a policy reads, since they say nothing about who is winning."""

    achievements: ClassVar[tuple[str, ...]] = ()
    """Facts that count what a seat has made or won, the most important first; hints name them after points."""

    goods: ClassVar[tuple[str, ...]] = ()
    """Facts that count what a seat holds."""

    doubted: ClassVar[frozenset[str]] = frozenset()
    """Questions in which a search tries other answers even if its policy is certain."""
