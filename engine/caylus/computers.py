"""Facts and preferences of computer players in Caylus: points first, then sources of later points.

Ratings are about tenths of a point.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from engine.caylus.buildings import BUILDINGS, RESIDENCE, Build, BuyOffer, Effect, LawyerOffice, MakeGoods, SellOffer
from engine.caylus.castle import BATCH_COSTS
from engine.caylus.construction import ways
from engine.caylus.state import NO_SEAT, State
from engine.caylus.tables import CASTLE, FAVOUR_GAINS, FAVOUR_LINES, JOUST_COST, SECTIONS
from engine.caylus.view import CaylusView
from engine.core import computer_preferences
from engine.core.computer_facts import Facts, beyond
from engine.core.computer_preferences import Preferences, Rating, amounts, by_key, mine, number, text
from engine.core.goods import Goods, add, count_missing, without
from engine.core.provost import Stakes, expected_move
from engine.core.types import Decision, Option, Seat

_COUNTED = {"wood": "tiles", "stone": "stones", "prestige": "prestige", "residence": "houses"}
"""Names of facts for tiles by colour."""

DRAWBACKS: Final = frozenset({"behind", "beyond", "place"})


def find_facts(state: State, seat: Seat) -> Facts:
    """Return named numbers about a seat, in a fixed order: what it has, with what its placed workers will bring."""
    player = state.players[seat]
    held = {**player.cubes, "denier": player.deniers}
    owned = dict.fromkeys(_COUNTED.values(), 0)
    income = beyond = placed = builders = 0
    for at, space in enumerate(state.road, start=1):
        if not space.building:
            continue
        building = BUILDINGS[space.building]
        if space.owner == seat:
            owned[_COUNTED[building.colour]] += 1
            income += building.income
        if space.worker == seat:
            placed += 1
            if at > state.provost:
                beyond += 1
            elif isinstance(building.effect, MakeGoods):
                add(held, building.effect.choices[0])
            elif isinstance(building.effect, Build):
                builders += 1
    others = [other for at, other in enumerate(state.players) if at != seat]
    ahead = player.vp - max([other.vp for other in others])
    built = state.castle_built[seat]
    current = min(state.scored, len(SECTIONS) - 1)
    left = SECTIONS[current].marker - state.bailiff
    return {
        "stage": current,
        "points": player.vp,
        "deniers": held["denier"],
        **{kind: held[kind] for kind in player.cubes},
        "kinds": sum([amount > 0 for kind, amount in held.items() if kind != "denier"]),
        "batches": batches(held),
        "workers": player.workers,
        "placed": placed,
        "beyond": beyond,
        "castle": int(seat in state.castle),
        "section": state.houses[current].count(seat),
        "parts": SECTIONS[current].parts - len(state.houses[current]),
        "left": left,
        "all_houses": sum([houses.count(seat) for houses in state.houses]),
        **owned,
        "income": income,
        **{f"favour_{line}": player.favours[line] for line in FAVOUR_LINES},
        "favour_sum": sum(player.favours.values()),
        "columns": state.columns,
        "passed": len(state.passed),
        "lead": max(0, state.provost - state.bailiff),
        "behind": max(0, state.bailiff - state.provost),
        "place": state.order.index(seat),
        "seats": len(state.players),
        "inn": int(seat in state.special["inn"]),
        "simplified": int(state.options["favours"] == "simplified"),
        "turn": state.turn // 2,
        "ahead": max(0, ahead) // 2,
        "trailing": max(0, -ahead) // 2,
        "rivals": sum([rival not in (seat, NO_SEAT) for rival in state.castle]),
        "built": built,
        "best_built": max([count for at, count in enumerate(state.castle_built) if at != seat]),
        "builders": builders,
        "rich": max([other.deniers for other in others]),
        "idle": max([other.workers for other in others]),
    }


def batches(held: dict[str, int]) -> int:
    """Count the batches that these cubes make at most: one food each, and two other kinds."""
    left = dict(held)
    count = 0
    while True:
        # The most plentiful kinds go first, so that the rest still makes pairs.
        others = sorted(
            (kind for kind in ("wood", "stone", "cloth", "gold") if left[kind]), key=lambda kind: -left[kind]
        )
        if not left["food"] or len(others) < 2:
            return count
        for kind in ("food", *others[:2]):
            left[kind] -= 1
        count += 1


def find_remarks(state: State, decision: Decision) -> Callable[[Option], str] | None:
    """Remark how far a place is beyond the provost, and whose workers a move of the provost reaches or leaves."""
    if decision.kind in ("place", "gate"):
        return lambda option: f"beyond={beyond(option, state.provost)}"
    if decision.kind in ("provost", "guild"):
        return lambda option: _moved(state, decision.ask.seat, option)
    return None


def _moved(state: State, seat: Seat, option: Option) -> str:
    to = option.data.get("to")
    assert isinstance(to, int)
    change = {True: 0, False: 0}
    sign = 1 if to > state.provost else -1
    for at in range(min(to, state.provost) + 1, max(to, state.provost) + 1):
        worker = state.space(at).worker
        if worker >= 0:
            change[worker == seat] += sign
    return f"own={change[True]} others={max(-2, min(2, change[False]))}"


STAKES: Final = Stakes(own=30, other=25, step=5)

DUEL_SEATS: Final = 2
"""Players among whom moves of the provost are expected; among more it brought nothing."""


def expect_move(state: State, decision: Decision) -> str | None:
    """Return the move of the provost that one of two players is expected to choose; None for another question.

    It keeps its workers in reach and cuts off the other's if that is worth its price.
    """
    if decision.kind not in ("provost", "guild") or len(state.players) > DUEL_SEATS:
        return None
    return expected_move(state, decision, STAKES if decision.kind == "provost" else STAKES._replace(step=0))


MIN_JOUST_POINTS: Final = 3
"""Points of the next favour from which on a search tries the joust field."""


def find_overlooked(state: State, decision: Decision) -> list[str]:
    """Return the joust field if a seat can pay for a good favour there; a policy that was never there avoids it."""
    found = [option for option in decision.ask.options if option.key == "joust_field" and decision.kind == "place"]
    player = state.players[decision.ask.seat]
    steps = FAVOUR_GAINS["prestige"][1]
    points = steps[min(player.favours["prestige"] + 1, state.columns) - 1]
    held = {**player.cubes, "denier": player.deniers}
    return [
        option.key
        for option in found
        if points >= MIN_JOUST_POINTS
        and not count_missing({**held, "denier": player.deniers - number(option, "cost")}, JOUST_COST)
    ]


def find_useless(state: State, decision: Decision) -> set[str]:
    """Return the places that can build nothing, because no tile of their colour is left."""
    if decision.kind not in ("place", "gate"):
        return set()
    left = {BUILDINGS[id].colour for id, count in state.stock.items() if count}
    builders = {
        id
        for id, building in BUILDINGS.items()
        if isinstance(building.effect, Build) and building.effect.colour not in left
    }
    return {option.key for option in decision.ask.options if option.data.get("building") in builders}


PRICES: Final = {"vp": 10, "denier": 5, "food": 10, "wood": 10, "stone": 10, "cloth": 12, "gold": 20}

SCARCE_BONUS: Final = 12
"""Bonus of the first cube of a kind."""

FAVOUR_WORTH: Final = 30

HOUSE_WORTH: Final = 180
"""A residence, while there are fewer than `MAX_HOUSES`: prestige tiles need them."""
MAX_HOUSES: Final = 2

PLACE_WORTH: Final = {"merchants_guild": 8, "inn": 6, "stables": 6, "gate": 6}
"""The worth of a worker on a special building."""
BATCH_WORTH, JOUST_WORTH, LAWYER_WORTH, PEDDLER_WORTH, MONEY_WORTH, SOME_MONEY_WORTH = 90, 50, 60, 10, 40, 20
"""Worth of a worker at the castle and the like, if it can be used there."""

DISTANCE_LOSS: Final = 10
"""The loss of a worker's worth for each space that it is beyond the provost."""

MIN_PLACEMENT_WORTH: Final = 6
"""Minimum worth of a placement; below it, passing is better."""

LOW_MONEY: Final = 5
"""Deniers; with fewer, money is wanted. The last `MONEY_RESERVE` are dearer by `SCARCE_BONUS`."""
MONEY_RESERVE: Final = 2


worth: Final = partial(computer_preferences.worth, PRICES, SCARCE_BONUS)
"""The worth of goods to a player with these."""


def expected_goods(view: CaylusView) -> Goods:
    """Return the viewer's cubes and deniers, with those that its workers on the road will make."""
    me = mine(view)
    held = {**me.cubes, "denier": me.deniers}
    for space in view.road[: view.provost]:
        if space.worker == view.viewer and space.building:
            effect = BUILDINGS[space.building].effect
            if isinstance(effect, MakeGoods):
                add(held, effect.choices[0])
    return held


def deliverable(held: Goods) -> bool:
    """Return True if these cubes make a batch."""
    return any(not count_missing(held, cost) for cost in BATCH_COSTS.values())


def place(view: CaylusView) -> Rating:
    """Rate a worker by its gain, less its cost, and less the further it is beyond the provost."""
    held = expected_goods(view)
    best = cache(lambda colour: _best(view, colour, held))

    def rate(option: Option) -> int:
        building = text(option, "building")
        if not building:
            return MIN_PLACEMENT_WORTH
        away = max(0, number(option, "space") - view.provost)
        price = PRICES["denier"] * number(option, "cost") + DISTANCE_LOSS * away
        effect = BUILDINGS[building].effect if building in BUILDINGS else None
        return (_work(view, effect, held, best) if effect else _special(building, held)) - price

    return rate


def _special(id: str, held: Goods) -> int:
    """Return the worth of a worker before the bridge, or at the castle."""
    if id == CASTLE:
        return BATCH_WORTH * deliverable(held)
    if id == "joust_field":
        return JOUST_WORTH * (not count_missing(held, JOUST_COST))
    if id == "trading_post":
        return MONEY_WORTH if held["denier"] < LOW_MONEY else SOME_MONEY_WORTH
    return PLACE_WORTH[id]


def _work(view: CaylusView, effect: Effect, held: Goods, best: Callable[[str], int]) -> int:
    """Return the worth of a worker on a building of the road; `best` is the worth of the best tile of a colour."""
    match effect:
        case MakeGoods(choices):
            return max([worth(held, choice) for choice in choices])
        case Build(colour):
            return best(colour)
        case LawyerOffice():
            return LAWYER_WORTH * (
                mine(view).residences < MAX_HOUSES and not count_missing(held, BUILDINGS[RESIDENCE].cost)
            )
        case SellOffer(deniers):
            return PRICES["denier"] * deniers * (held["denier"] < LOW_MONEY)
        case BuyOffer():
            return PEDDLER_WORTH * (held["denier"] >= LOW_MONEY)
        case trade:
            cost, gain = trade.small
            return worth(held, gain) * (not count_missing(held, cost))


def _best(view: CaylusView, colour: str, held: Goods) -> int:
    """Return the worth of the best tile of a colour that can be paid."""
    if colour == "prestige" and not mine(view).residences:
        return 0
    return max(
        [_tile(id) for _, id, cost in ways(colour, False) if view.stock[id] and not count_missing(held, cost)] or [0]
    )


@cache
def _tile(id: str) -> int:
    return PRICES["vp"] * BUILDINGS[id].vp + FAVOUR_WORTH * BUILDINGS[id].favours


def rate_broken_batch(view: CaylusView) -> Rating:
    """Return the loss of an option that gives away the last batch of a player with a worker at the castle."""
    cubes = mine(view).cubes
    promised = view.viewer in view.castle and deliverable(cubes)
    return lambda option: BATCH_WORTH * (promised and not deliverable(without(cubes, amounts(option, "pay"))))


def build(view: CaylusView) -> Rating:
    """Prefer points and favours, and a few residences."""
    house, breaks = HOUSE_WORTH * (1 if mine(view).residences < MAX_HOUSES else -1), rate_broken_batch(view)

    def rate(option: Option) -> int:
        if option.group == RESIDENCE:
            return house - breaks(option)
        return PRICES["vp"] * number(option, "vp") + FAVOUR_WORTH * number(option, "favours") - breaks(option)

    return rate


def exchange(view: CaylusView) -> Rating:
    """Rate gains less costs."""
    me, breaks = mine(view), rate_broken_batch(view)

    def rate(option: Option) -> int:
        pay = amounts(option, "pay")
        dear = SCARCE_BONUS * (pay.get("denier", 0) > me.deniers - MONEY_RESERVE)
        loss = worth(without(me.cubes, pay), pay) + dear + breaks(option)
        return worth(me.cubes, amounts(option, "gain")) - loss

    return rate


def batch(view: CaylusView) -> Rating:
    """Prefer as many batches as there are, of the cubes that can best be spared."""
    cubes = mine(view).cubes
    return lambda option: sum([BATCH_WORTH + cubes[kind] - PRICES[kind] for kind in amounts(option, "pay")])


def provost(view: CaylusView) -> Rating:
    """Prefer to move the provost as far as the player's own workers, if that is not expensive."""
    spaces = [space.number for space in view.road if space.worker == view.viewer]
    return computer_preferences.rate_reach(spaces, DISTANCE_LOSS, PRICES["denier"])


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
"""Preferences by kind of question; the residence for a prestige tile does not matter."""
