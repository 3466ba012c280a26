"""Input to a policy: the facts of a seat as buckets, and the row and marks of an option."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs

from engine.core.computer_facts import Facts, stem
from engine.core.game import Game
from engine.core.types import Ask, Decision, Option, Seat

BUCKETS: Final = 8
"""Number of buckets per fact."""

_STEPS: Final = (0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7)
"""The bucket of each number from 0 on; the last one also holds larger numbers."""

STOP_ROW: Final = "."
"""The row of the option to stop, in a question of several picks."""

SEAT_DATA: Final = frozenset({"by", "owner"})
"""Keys of an option's data whose values are seats."""

AnyGame = Game[Any, Any]


def bucket(value: int) -> int:
    """Return the bucket of a number; negative numbers are in the first."""
    return 0 if value <= 0 else _STEPS[value] if value < len(_STEPS) else _STEPS[-1]


def context(names: tuple[str, ...], facts: Facts) -> list[int]:
    """Return the active columns: one for each named fact, and the last column, which is always active."""
    get = facts.get
    return [
        at + bucket(get(name, 0)) for at, name in zip(range(0, BUCKETS * len(names), BUCKETS), names, strict=True)
    ] + [BUCKETS * len(names)]


def row(kind: str, option: Option) -> str:
    """Return the row of an option: its question and its key without the place."""
    return f"{kind}:{stem(option.key)}"


def marks(kind: str, option: Option, seat: Seat) -> Iterator[str]:
    """Yield the marks of an option: costs, gains, owners and the like."""
    for name, value in option.data.items():
        if name in SEAT_DATA and value is not None:
            yield f"{kind}:{name}={'own' if value == seat else 'other'}"
        elif isinstance(value, int):
            yield f"{kind}:{name}={value}" if value < 0 else f"{kind}:{name}~{bucket(value)}"
        elif isinstance(value, str):
            yield f"{kind}:{name}={stem(value)}"
        elif isinstance(value, dict):
            yield from (f"{kind}:{name}.{good}~{bucket(amount)}" for good, amount in value.items())


def question(game: AnyGame, decision: Decision) -> Decision:
    """Return a question without its idle options; a deck question offers ready-made decks in place of cards."""
    ask = decision.ask
    if game.deckbuilding is not None and deck_part(game, decision.kind) is not None:
        ready = Ask(ask.seat, tuple(map(Option, game.deckbuilding.ready)), open=ask.open)
        return Decision(decision.id, decision.kind, ready)
    options = tuple([option for option in ask.options if not option.idle])
    if max(1, ask.least) <= len(options) < len(ask.options):
        return Decision(decision.id, decision.kind, structs.replace(ask, options=options))
    return decision


def deck_part(game: AnyGame, kind: str) -> str | None:
    """Return the part of a deck that a question is about, or None if it is about none."""
    parts = game.deckbuilding.parts if game.deckbuilding is not None else ()
    return next((part.name for part in parts if part.kind == kind), None)
