"""Two of the actions: drawing a card, and replacing the whole hand (docs/rules/magna_carta.md 3, actions A and B)."""

from collections.abc import Iterator
from functools import cache

from engine.core.flow import Play
from engine.core.types import Option, Reason, Seat
from engine.magna_carta.deck import discard_hand, draw
from engine.magna_carta.state import State
from engine.magna_carta.tables import ACTION_COST

KEYS = ("draw", "replace")


def hindrance(state: State, seat: Seat, key: str) -> str | None:
    """Name what hinders drawing or replacing, None when nothing does (rulings 1 and 2)."""
    player = state.players[seat]
    if key == "replace" and not player.hand:
        return "no_hand"
    if not player.pile and not player.discard:
        return "no_cards_left"
    return "no_money" if player.deniers < ACTION_COST else None


def offers(state: State, seat: Seat) -> Iterator[Option]:
    """Offer what can be drawn."""
    for key in KEYS:
        if hindrance(state, seat, key) is None:
            yield _option(key, len(state.players[seat].hand))


def wishes(state: State, seat: Seat) -> Iterator[Option]:
    """Both, whether they can be done or not."""
    for key in KEYS:
        yield _option(key, len(state.players[seat].hand))


@cache
def _option(key: str, hand: int) -> Option:
    return Option(key, key, data={"cost": ACTION_COST, "count": hand} if key == "replace" else {"cost": ACTION_COST})


def reason(state: State, seat: Seat, key: str) -> Reason | None:
    """Explain what hinders drawing or replacing; None when the key is neither."""
    kind = hindrance(state, seat, key) if key in KEYS else None
    if kind == "no_money":
        return Reason(kind, {"cost": ACTION_COST, "have": state.players[seat].deniers})
    return Reason(kind) if kind else None


def act(play: Play[State], seat: Seat, key: str) -> None:
    """Pay, and draw one card, or as many as are put aside."""
    play.state.players[seat].deniers -= ACTION_COST
    if key == "draw":
        count, event = 1, "drew"
    else:
        count, event = discard_hand(play, seat), "replaced"
    play.report(event, seat, count=count, cost=ACTION_COST)
    draw(play, seat, count)
