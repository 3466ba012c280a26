"""What a computer player that builds wants in Caylus: points now, then what brings points later.

Ratings are about tenths of a point.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from engine.caylus.buildings import BUILDINGS, RESIDENCE, Build, Buy, Effect, Lawyer, Make, Sell
from engine.caylus.castle import COSTS
from engine.caylus.construction import ways
from engine.caylus.tables import CASTLE, JOUST_COST
from engine.caylus.view import CaylusView
from engine.core import preferences
from engine.core.goods import Goods, add, count_missing, without
from engine.core.preferences import Preferences, Rating, amounts, by_key, mine, number, text
from engine.core.types import Option

PRICES: Final = {"vp": 10, "denier": 5, "food": 10, "wood": 10, "stone": 10, "cloth": 12, "gold": 20}
SCARCE: Final = 12
"""What the first cube of a kind is worth more."""

FAVOUR: Final = 30
HOUSE: Final = 180
"""A residence, as long as there are fewer than `HOUSES`, for prestige tiles to replace them."""
HOUSES: Final = 2

PLACES: Final = {"merchants_guild": 8, "inn": 6, "stables": 6, "gate": 6}
"""What a worker brings on a special building whoever it is."""
BATCH, JOUST, LAWYER, PEDDLER, MONEY, SOME_MONEY = 90, 50, 60, 10, 40, 20
"""What a worker brings at the castle and the like, if what it takes is there."""

AWAY: Final = 10
"""What a worker is worth less for each space that it stands beyond the provost."""

PASSING: Final = 6
"""What is worth less than that is not worth a worker."""

POOR: Final = 5
"""With fewer deniers than that, money is wanted; the last `RESERVE` are dearer by `SCARCE`."""
RESERVE: Final = 2


worth: Final = partial(preferences.worth, PRICES, SCARCE)
"""What goods are worth to whoever holds these."""


def expected_goods(view: CaylusView) -> Goods:
    """The viewer's cubes and deniers, with those that its workers on the road are going to make."""
    me = mine(view)
    held = {**me.cubes, "denier": me.deniers}
    for space in view.road[: view.provost]:
        if space.worker == view.viewer and space.building:
            effect = BUILDINGS[space.building].effect
            if isinstance(effect, Make):
                add(held, effect.choices[0])
    return held


def deliverable(held: Goods) -> bool:
    """Whether these cubes make a batch."""
    return any(not count_missing(held, cost) for cost in COSTS.values())


def place(view: CaylusView) -> Rating:
    """What a worker brings there, less what it costs, and less the further it stands beyond the provost."""
    held = expected_goods(view)
    best = cache(lambda colour: _best(view, colour, held))

    def rate(option: Option) -> int:
        building = text(option, "building")
        if not building:
            return PASSING
        away = max(0, number(option, "space") - view.provost)
        price = PRICES["denier"] * number(option, "cost") + AWAY * away
        effect = BUILDINGS[building].effect if building in BUILDINGS else None
        return (_work(view, effect, held, best) if effect else _special(building, held)) - price

    return rate


def _special(id: str, held: Goods) -> int:
    """What a worker brings before the bridge, or at the castle."""
    if id == CASTLE:
        return BATCH * deliverable(held)
    if id == "joust_field":
        return JOUST * (not count_missing(held, JOUST_COST))
    if id == "trading_post":
        return MONEY if held["denier"] < POOR else SOME_MONEY
    return PLACES[id]


def _work(view: CaylusView, effect: Effect, held: Goods, best: Callable[[str], int]) -> int:
    """What a worker brings on a building of the road; `best` is what the best tile of a colour does."""
    match effect:
        case Make(choices):
            return max([worth(held, choice) for choice in choices])
        case Build(colour):
            return best(colour)
        case Lawyer():
            return LAWYER * (mine(view).residences < HOUSES and not count_missing(held, BUILDINGS[RESIDENCE].cost))
        case Sell(deniers):
            return PRICES["denier"] * deniers * (held["denier"] < POOR)
        case Buy():
            return PEDDLER * (held["denier"] >= POOR)
        case trade:
            cost, gain = trade.small
            return worth(held, gain) * (not count_missing(held, cost))


def _best(view: CaylusView, colour: str, held: Goods) -> int:
    """What the best tile of a colour brings that can be paid for."""
    if colour == "prestige" and not mine(view).residences:
        return 0
    return max(
        [_tile(id) for _, id, cost in ways(colour, False) if view.stock[id] and not count_missing(held, cost)] or [0]
    )


@cache
def _tile(id: str) -> int:
    return PRICES["vp"] * BUILDINGS[id].vp + FAVOUR * BUILDINGS[id].favours


def rate_broken_batch(view: CaylusView) -> Rating:
    """What an option costs whoever has a worker at the castle and would give the last batch away."""
    cubes = mine(view).cubes
    promised = view.viewer in view.castle and deliverable(cubes)
    return lambda option: BATCH * (promised and not deliverable(without(cubes, amounts(option, "pay"))))


def build(view: CaylusView) -> Rating:
    """Points and favours, and a few residences."""
    house, breaks = HOUSE * (1 if mine(view).residences < HOUSES else -1), rate_broken_batch(view)

    def rate(option: Option) -> int:
        if option.group == RESIDENCE:
            return house - breaks(option)
        return PRICES["vp"] * number(option, "vp") + FAVOUR * number(option, "favours") - breaks(option)

    return rate


def exchange(view: CaylusView) -> Rating:
    """What comes in, less what goes."""
    me, breaks = mine(view), rate_broken_batch(view)

    def rate(option: Option) -> int:
        pay = amounts(option, "pay")
        dear = SCARCE * (pay.get("denier", 0) > me.deniers - RESERVE)
        loss = worth(without(me.cubes, pay), pay) + dear + breaks(option)
        return worth(me.cubes, amounts(option, "gain")) - loss

    return rate


def batch(view: CaylusView) -> Rating:
    """As many batches as there are, of the cubes that can best be spared."""
    cubes = mine(view).cubes
    return lambda option: sum([BATCH + cubes[kind] - PRICES[kind] for kind in amounts(option, "pay")])


def provost(view: CaylusView) -> Rating:
    """As far as own workers stand, if that is not dear."""
    spaces = [space.number for space in view.road if space.worker == view.viewer]
    return preferences.rate_reach(spaces, AWAY, PRICES["denier"])


PREFERENCES: Final[Preferences] = {
    "place": place,
    "gate": place,
    "guild": provost,
    "joust": by_key(pay=1),
    "inn": by_key(leave=1),
    "provost": provost,
    "produce": exchange,
    "bonus": exchange,
    "sell": exchange,
    "buy": exchange,
    "trade": exchange,
    "resources": exchange,
    "swap": exchange,
    "build": build,
    "works": build,
    "lawyer": build,
    "batch": batch,
    "favour": by_key(prestige=4, resources=3, buildings=2, deniers=1),
}
"""By kind of question; on which residence a prestige tile is built does not matter."""
