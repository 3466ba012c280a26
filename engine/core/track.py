"""The provost's walk along the numbered cards or spaces of a road: where it may be moved, and why not elsewhere."""

from collections.abc import Iterator
from functools import cache

from engine.core.types import Option, Reason


@cache
def offers(at: int, last: int, reach: int, price: int) -> tuple[Option, ...]:
    """Offer moves up to `reach` each way that stay between 1 and `last`, each step for `price` deniers."""
    return tuple(option for option in moves(at, reach, price) if 1 <= at + int(option.key) <= last)


def moves(at: int, reach: int, price: int) -> Iterator[Option]:
    """Every move up to `reach` each way, off the road too."""
    for move in range(-reach, reach + 1):
        to = at + move
        yield Option(
            f"{move:+d}" if move else "0", "provost", data={"to": to, "cost": abs(move) * price}, spot=f"road.{to}"
        )


def read(key: str) -> int | None:
    """Read any text as a move, None when it is none."""
    try:
        return int(key)
    except ValueError:
        return None


def reason(move: int, at: int, last: int, deniers: int | None) -> Reason | None:
    """Explain a move that is not on offer; `deniers` are those that the seat has, None when moving is free."""
    if not 1 <= at + move <= last:
        return Reason("off_road", {"to": at + move, "most": last})
    if deniers is not None and abs(move) > deniers:
        return Reason("no_money", {"cost": abs(move), "have": deniers})
    return None
