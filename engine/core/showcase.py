"""Positions of a game that are worth showing to whoever learns it."""

from msgspec import Struct


class Showcase(Struct, frozen=True):
    """The first question of that kind in that turn or later, in a match with these options."""

    turn: int
    kind: str
    options: dict[str, str] = {}
