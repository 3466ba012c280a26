"""Styles of computer players of the Catan Card Game: what a policy adds for some answers; 32 are a natural logarithm."""

from collections.abc import Mapping
from typing import Final

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.tables import RESOURCES

_KNIGHTS: Final = tuple(id for id, card in CARDS.items() if card.unit == "knight")
_FLEETS: Final = tuple(id for id, card in CARDS.items() if card.unit in ("trade_fleet", "fleet"))
_GAINED: Final = ("act", "search", "opening")

STYLES: Final[Mapping[str, Mapping[str, int]]] = {
    # Fleets take the sites of knights.
    "knights": {
        **{f"{kind}:{id}": 48 for kind in _GAINED for id in _KNIGHTS},
        **{f"{kind}:{id}": -24 for kind in _GAINED for id in _FLEETS},
        **{f"{kind}:{id}": -48 for kind in ("exchange", "bury", "return_card") for id in _KNIGHTS},
    },
    "trader": {f"act:trade.{resource}": 128 for resource in RESOURCES},
}
"""Amounts by row or mark of an answer, by style."""
