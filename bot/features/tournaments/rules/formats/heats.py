"""Heats that anyone may enter as often as they like, then semifinals and a final."""

from collections.abc import Sequence

from msgspec import Struct


class Advance(Struct, frozen=True):
    """Who plays the semifinal or final, and the ordered alternates for those who do not appear."""

    seats: int
    through: tuple[int, ...]
    alternates: tuple[int, ...]


def advance(ranked: Sequence[int], seats: int) -> Advance:
    """The most that fill a square of tables or one table, never more than half of those who took part.

    At tables of four: sixteen, else one final of four; at tables of three: nine, else three.
    """
    half = len(ranked) // 2
    count = next((count for count in (seats * seats, seats) if count <= half), min(seats, len(ranked)))
    return Advance(count, tuple(ranked[:count]), tuple(ranked[count:]))
