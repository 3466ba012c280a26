"""Facts for computer players: named numbers about a seat, read off its view in the order of the fields.

This is the default for every game, and knows nothing about any of them. A game may override `Game.insight`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.core.types import Option, Seat

Facts = dict[str, int]
"""Numbers about one seat, by name.

Two names mean the same in every game that has them: `stage` is 0 at the beginning of a game and 2 at its end, and
`points` is the current score.
"""

STAGE: Final = "stage"
POINTS: Final = "points"

IGNORED_FIELDS: Final = frozenset({"asked", "decisions", "game", "options", "outcome", "rules", "seat", "viewer"})
"""Fields of a view that say nothing about a seat's prospects."""

_NUMBER: Final = re.compile(r"(?<=[a-z_])[@.]?\d.*$")


def stem(key: str) -> str:
    """Return a key without its copy or place number: `abbey.2` and `w_mason@9` become `abbey` and `w_mason`."""
    return _NUMBER.sub("", key)


def beyond(option: Option, number: int) -> int:
    """Return the distance of an option's space beyond a number, at most 5; -1 if it is before the number or unknown."""
    space = option.data.get("space")
    return min(5, max(-1, space - number)) if isinstance(space, int) else -1


def walked(view: object, seat: Seat) -> Facts:
    """Return every number of a view that is about this seat or about no seat."""
    assert isinstance(view, Struct), "a view is a struct"
    facts: Facts = {}
    _walk(facts, view, "", seat)
    return facts


def _walk(facts: Facts, value: Struct, prefix: str, seat: Seat) -> None:
    for name in value.__struct_fields__:
        if name not in IGNORED_FIELDS:
            _note(facts, prefix + name, getattr(value, name), seat)


def _note(facts: Facts, name: str, value: object, seat: Seat) -> None:
    if isinstance(value, int):
        facts[name] = facts.get(name, 0) + value
    elif isinstance(value, str):
        facts[f"{name}.{stem(value)}"] = facts.get(f"{name}.{stem(value)}", 0) + 1
    elif isinstance(value, Mapping):
        for key, amount in value.items():
            _note(facts, f"{name}.{stem(key)}", amount, seat)
    elif isinstance(value, Sequence):
        _list(facts, name, value, seat)


def _list(facts: Facts, name: str, values: Sequence[object], seat: Seat) -> None:
    """Count words and the things the seat owns; of numbers and players listed by seat, take only the seat's own."""
    for index, value in enumerate(values):
        if isinstance(value, Struct):
            _part(facts, name, value, seat)
        elif isinstance(value, str) or index == seat:
            _note(facts, name, value, seat)


def _part(facts: Facts, name: str, part: Struct, seat: Seat) -> None:
    if hasattr(part, "seat"):
        if part.seat == seat:
            _walk(facts, part, f"{name}.", seat)
    elif getattr(part, "owner", seat) == seat:
        words: Iterable[str] = (
            value for field in part.__struct_fields__ if isinstance(value := getattr(part, field), str)
        )
        _note(facts, name, next(iter(words), ""), seat)
