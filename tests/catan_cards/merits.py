"""Merits of answers in positions of the Catan Card Game."""

from typing import Any

from tests.catan_cards.table import CATAN, Table, table

SOLD_OUT = {"city": 0, "settlement": 0, "road": 0}


def said(game: Table, key: str, other: str) -> list[tuple[str, Any]]:
    """What is said for an answer rather than for another one; of roads, settlements and cities without their points."""
    found = CATAN.merits(game.position, game.decision, (key,), (other,))
    return [
        (one.kind, {name: value for name, value in one.data.items() if name != "won" or not one.data.get("level")})
        for one in found
    ]


def kinds(game: Table, key: str, other: str) -> list[str]:
    """The kinds of what is said."""
    return [kind for kind, _ in said(game, key, other)]


def acting(hand: tuple[str, ...] = (), villages: tuple[int, ...] = (), **goods: int) -> Table:
    """Seat 0 acting with these goods."""
    return table(hands={0: hand}, villages={0: villages}, goods={0: goods})
