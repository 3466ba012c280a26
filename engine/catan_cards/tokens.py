"""The knight token and the windmill token: who holds them (docs/rules/catan_cards.md 1.5)."""

from typing import Final

from engine.catan_cards.scoring import strength, trade
from engine.catan_cards.state import NO_SEAT, State
from engine.core.flow import Play
from engine.core.types import Seat

WINDMILL: Final = "windmill"

TOKEN_COUNTS: Final = {"knight": strength, WINDMILL: trade}
"""The tokens, and the count that decides who holds them."""


def holder(state: State, token: str) -> Seat:
    """Return the seat that has strictly more; only a player with a city can hold the windmill."""
    measured = [TOKEN_COUNTS[token](state, seat) for seat in range(2)]
    if measured[0] == measured[1]:
        return NO_SEAT
    leader = measured.index(max(measured))
    if token == WINDMILL and "city" not in state.players[leader].centre:
        return NO_SEAT
    return leader


def move_tokens(play: Play[State]) -> bool:
    """Give the tokens to their rightful holders; return True if one moved."""
    moved = False
    for token in TOKEN_COUNTS:
        seat, before = holder(play.state, token), getattr(play.state, token)
        if seat != before:
            setattr(play.state, token, seat)
            play.report("token", None if seat == NO_SEAT else seat, token=token)
            moved = True
    return moved
