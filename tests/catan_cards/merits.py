"""Merits of answers in positions of the Catan Card Game."""

from typing import Any

from engine.core.merits import BESIDE, FOLLOWING, USELESS
from tests.catan_cards.table import CATAN, Table, table

SOLD_OUT = {"city": 0, "settlement": 0, "road": 0}


def find_merits(game: Table, key: str, other: str, *, beside: bool = False) -> list[tuple[str, Any]]:
    """Return the reasons for an answer, or what is said beside them, without points of roads, settlements and cities."""
    found = CATAN.merits(game.position, game.decision, (key,), (other,))
    return [
        (one.kind, {name: value for name, value in one.data.items() if name != "won" or not one.data.get("level")})
        for one in found
        if (one.kind in BESIDE | FOLLOWING | USELESS) == beside
    ]


def kinds(game: Table, key: str, other: str) -> list[str]:
    """Return the kinds of the merits of an answer."""
    return [kind for kind, _ in find_merits(game, key, other)]


def table_without_row(mode: str = "themed", **more: Any) -> Table:
    """Lay out a position without cards face up beside the stacks."""
    return table(mode, given=lambda state: state.row.clear(), **more)


def acting(hand: tuple[str, ...] = (), villages: tuple[int, ...] = (), **goods: int) -> Table:
    """Return a match in which seat 0 is asked for an action and holds these goods."""
    return table_without_row(hands={0: hand}, villages={0: villages}, goods={0: goods})
