"""Dealing again what a seat cannot see: others' hands and piles, and the order of every pile.

Every player owns one copy of each card, so what is unseen is known but for where it lies.
"""

from engine.core.redealing import Source, redealt
from engine.core.types import Seat
from engine.magna_carta.state import State


def redeal(state: State, seat: Seat | None, source: Source) -> None:
    """Deal each player's unseen cards again, in place, among that player's hand and pile."""
    for owner, player in enumerate(state.players):
        redealt([player.pile] if owner == seat else [player.pile, player.hand], source)
