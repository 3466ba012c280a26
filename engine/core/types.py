"""Values that rules, matches and all other packages exchange; every one is frozen."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

Seat = int
"""A player's place at the table, 0 first; `CHANCE` is the seat of dice and shuffles."""

CHANCE: Final[Seat] = -1

ARBITER: Final[Seat] = -2
"""The seat of an undo by an arbiter, who has no seat in the match."""

NOTHING: Final = "none"
"""The key of the option to take, play or give nothing."""

Value = bool | int | str | list[str] | dict[str, int] | None

Data = dict[str, Value]
"""Data of an option, event or reason: ids and numbers, never a sentence."""

MAX_KEY: Final = 60
"""Longest option key in a custom id of Discord; longer ones are replaced by a digest."""


class Option(Struct, frozen=True):
    """One thing that may be picked.

    `key` identifies it in an answer; `verb` is its slash command; `group` splits long lists; `data` is for words and
    pictures (costs, points, targets); `spot` names the place on the board. An `idle` option gains nothing by itself,
    such as making an offer or pulling a building down: computer players leave it alone.
    """

    key: str
    verb: str = ""
    group: str = ""
    data: Data = {}
    spot: str = ""
    idle: bool = False


class Ask(Struct, frozen=True):
    """A question to one seat: pick from `least` to `most` different options.

    `open` is false when the options depend on something hidden: they are then for `seat` alone. `ordered` is true
    when the order of the picks matters, as in a shuffle. `secret` is true when the answer stays hidden from others too,
    as that of a shuffle: an export of a running match leaves the picks out. `occasion` of a question to `CHANCE` tells
    it from others of its kind, such as the owner of a deck (docs/decisions/duplicate.md).
    """

    seat: Seat
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    open: bool = True
    ordered: bool = False
    secret: bool = False
    occasion: str = ""


def shuffle(cards: Sequence[str], occasion: str = "") -> Ask:
    """Ask chance for an order of these cards, which stays secret."""
    count = len(cards)
    options = tuple(map(Option, cards))
    return Ask(CHANCE, options, count, count, open=False, ordered=True, secret=True, occasion=occasion)


class Decision(Struct, frozen=True):
    """An open question: `id` grows with every question of a position, `kind` is the tag of the frame that asks."""

    id: int
    kind: str
    ask: Ask


class Action(Struct, frozen=True, array_like=True):
    """An answer: the seat, the kind of its question, and the keys of the picked options."""

    seat: Seat
    kind: str
    picks: tuple[str, ...] = ()


class Event(Struct, frozen=True):
    """Something that happened in a game; `seen_by` is None if it is public."""

    kind: str
    seat: Seat | None
    data: Data
    seen_by: tuple[Seat, ...] | None = None


class Reason(Struct, frozen=True):
    """The reason why something cannot be done, as a kind and data."""

    kind: str
    data: Data = {}


class Merit(Struct, frozen=True):
    """A reason for an answer by position and rules, as a kind and data."""

    kind: str
    data: Data = {}


class Later(Struct, frozen=True):
    """A wish for later in the turn: the kind of question that will offer it, and its present obstacle."""

    kind: str
    option: Option
    reason: Reason


class Illegal(Exception):
    """Refusal of an action; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.kind)
        self.reason = reason


class Outcome(Struct, frozen=True):
    """The end of a game: `ranks` (1 = first, ties share), `scores` and `sources` by seat, and the way it ended."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    ended: str


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """Rank scores from the highest; equal scores share a rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
