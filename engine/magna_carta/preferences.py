"""What a computer player that builds wants in Caylus Magna Carta: points now, then what brings points later.

Ratings are about tenths of a point.
"""

from functools import partial
from typing import Final

from engine.core import preferences
from engine.core.goods import without
from engine.core.preferences import Preferences, Rating, amounts, mine, number, text
from engine.core.types import Option
from engine.magna_carta.cards import CARDS, RESIDENCE, Buy, Effect, Gain, Sell, Tokens
from engine.magna_carta.view import MagnaCartaView, PlayerView

PRICES: Final = {"vp": 10, "denier": 4, "food": 8, "wood": 8, "stone": 8, "gold": 14}
SCARCE: Final = 14
"""What the first cube of a kind is worth more."""

BUILDING: Final = 30
"""What a building is worth beside its points."""

TOKEN, LAWYER = 30, 30
"""What a worker brings who buys a token, or sees a lawyer."""

HOUSE: Final = 20
HOUSES: Final = 2
"""So many residences are worth `HOUSE`, for prestige cards to cover them."""

AWAY: Final = 8
"""What a worker is worth less for each card that it stands beyond the provost."""

PASSING: Final = 2
"""What is worth less than that is not done."""

DRAWING: Final = 3
CARDS_WANTED: Final = 3
"""With fewer cards in hand than that, one is drawn."""

POOR: Final = 4
"""With fewer deniers than that, they are spent on workers alone."""


worth: Final = partial(preferences.worth, PRICES, SCARCE)
"""What goods are worth to whoever holds these cubes."""


def act(view: MagnaCartaView) -> Rating:
    """Cards with points, then workers where they bring most, then cards to be built later."""
    me = mine(view)
    last = len(view.road) if view.provost is None else view.provost

    def rate(option: Option) -> int:
        card = text(option, "building")
        if option.verb == "place":
            away = max(0, number(option, "space") - last)
            return _work(CARDS[card].primary, me) - PRICES["denier"] - AWAY * away
        if card:
            return PRICES["vp"] * CARDS[card].points + BUILDING
        if option.verb == "draw":
            return DRAWING * (me.hand < CARDS_WANTED and me.deniers >= POOR)
        return PASSING * (option.verb == "pass")

    return rate


def _work(effect: Effect | None, me: PlayerView) -> int:
    """What a worker brings on a card; buying takes money. What is nothing else is the lawyer."""
    match effect:
        case Gain(gain):
            return worth(me.cubes, gain)
        case Buy(_, kinds):
            return worth(me.cubes, {kinds[0]: 1}) * (me.deniers >= POOR)
        case Sell(deniers):
            return PRICES["denier"] * deniers * (me.deniers < POOR)
        case Tokens():
            return TOKEN * (me.deniers >= POOR)
        case _:
            return LAWYER


def exchange(view: MagnaCartaView) -> Rating:
    """What comes in, less what goes."""
    held = mine(view).cubes

    def rate(option: Option) -> int:
        pay = amounts(option, "pay")
        return worth(held, amounts(option, "gain")) - worth(without(held, pay), pay)

    return rate


def lawyer(view: MagnaCartaView) -> Rating:
    """A few residences, of the cards with fewest points."""
    houses = [slot.owner for slot in view.road if slot.face == RESIDENCE].count(view.viewer)
    house = HOUSE if houses < HOUSES else 0

    def rate(option: Option) -> int:
        card = text(option, "building")
        return house - PRICES["vp"] * CARDS[card].points if card else 0

    return rate


def provost(view: MagnaCartaView) -> Rating:
    """As far as own workers stand, if that is not dear."""
    spaces = [slot.number for slot in view.road if slot.worker == view.viewer]
    return preferences.rate_reach(spaces, AWAY, PRICES["denier"])


def batches(view: MagnaCartaView) -> Rating:
    """All that there are."""
    return lambda option: number(option, "count")


PREFERENCES: Final[Preferences] = {
    "act": act,
    "provost": provost,
    "buy": exchange,
    "sell": exchange,
    "swap": exchange,
    "tokens": exchange,
    "lawyer": lawyer,
    "batches": batches,
}
"""By kind of question; whether the first hand is kept is left to chance."""
