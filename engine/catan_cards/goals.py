"""Goals of a player of the Catan Card Game: what could be placed if the resources sufficed, and what is missing."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.catan_cards.building import card_hindrance, centre_hindrance, has_settlements, price
from engine.catan_cards.building_merits import added_points, best_doubled, taken_tokens
from engine.catan_cards.catalogue import Card
from engine.catan_cards.principality import open_roads, places, road_ends
from engine.catan_cards.resources import holdings
from engine.catan_cards.state import State
from engine.catan_cards.tables import CENTRE_COSTS
from engine.core.goods import Goods, count_missing, covers, total, without
from engine.core.types import Data, Merit, Reason, Seat

MAX_LACKING: Final = 3
"""Resources that may be missing for a building that is named as the next one."""

ROAD_TO_SETTLEMENT: Final = "road_and_settlement"
"""The goal of a player without an open road."""

LEVELS: Final = {"road": 1, "settlement": 2, "city": 3, ROAD_TO_SETTLEMENT: 4}

ROADSIDE: Final = frozenset({"road", "settlement", ROAD_TO_SETTLEMENT})
"""Goals that bring no token."""


def missing(held: Goods, cost: Goods) -> Goods:
    """Return the resources that are missing for a cost."""
    return {kind: amount - held[kind] for kind, amount in cost.items() if amount > held[kind]}


def find_goals(state: State, seat: Seat) -> dict[str, Goods]:
    """Return the costs of what the seat could place now if it had the resources, the most wanted first."""
    area, held = state.players[seat], holdings(state, seat)
    keys = {
        "city": [f"city.{at}" for at, centre in area.columns if centre == "settlement"],
        "settlement": [f"settlement.{side}" for side in open_roads(area)],
        "road": [f"road.{side}" for side in road_ends(area)] if needs_road(state, seat) else [],
    }
    found = {
        kind: CENTRE_COSTS[kind]
        for kind, several in keys.items()
        if any(is_possible(centre_hindrance(state, seat, key)) for key in several)
    }
    cards = [state.printed(id) for id in dict.fromkeys([*area.hand, *state.row])]
    placed = [card for card in cards if card.placed and is_wanted(state, seat, card)]
    for card in sorted(placed, key=lambda card: (-worth(state, seat, card.id), count_missing(held, card.cost))):
        found[card.id] = price(state, seat, card)
    road = CENTRE_COSTS["road"]
    if "road" in found and covers(held, road):
        found[ROAD_TO_SETTLEMENT] = total(road, CENTRE_COSTS["settlement"])
    return found


def next_goal(state: State, seat: Seat) -> Data:
    """Return the building with points for which the fewest resources are missing, and those; empty if there is none."""
    held, goals = holdings(state, seat), find_goals(state, seat)
    if "road" in goals:
        goals[ROAD_TO_SETTLEMENT] = total(CENTRE_COSTS["road"], CENTRE_COSTS["settlement"])
    near = {id: missing(held, cost) for id, cost in goals.items() if worth(state, seat, id) and not covers(held, cost)}
    id = min(
        near,
        key=lambda id: (sum(near[id].values()), -worth(state, seat, id), sum(goals[id].values())),
        default="",
    )
    return {**goal_data(state, seat, id), "lost": near[id]} if id else {}


def needs_road(state: State, seat: Seat) -> bool:
    """Return True if a settlement could be built with a road that the seat does not have."""
    return has_settlements(state) and not open_roads(state.players[seat])


def is_wanted(state: State, seat: Seat, card: Card) -> bool:
    """Return True if a card can be placed, and if one that doubles a harvest has a place where it does."""
    return is_possible(card_hindrance(state, seat, card.id)) and (
        not card.doubles or best_doubled(state, seat, card) > 0
    )


def is_possible(hindrance: Reason | None) -> bool:
    """Return True if nothing hinders a building, or only its price."""
    return hindrance is None or hindrance.kind == "cannot_pay"


def worth(state: State, seat: Seat, id: str) -> int:
    """Return the points that a building adds, and the tokens with it."""
    return added_points(state, seat, "settlement" if id == ROAD_TO_SETTLEMENT else id)


def distance(state: State, seat: Seat, id: str, lacks: Goods) -> int:
    """Return how far off a goal is: one resource more if it adds no points."""
    return sum(lacks.values()) + (worth(state, seat, id) == 0)


def find_kept(
    state: State,
    seat: Seat,
    pay: Goods,
    other: str = "",
    back: int = 0,
    *,
    spared: Goods | None = None,
    above: int = -1,
) -> Iterator[Merit]:
    """Yield the nearest building, other than `other`, that is further off after a payment of `pay`.

    `back` resources come in return. It lacks no more after the payment of what is `spared`, and adds more than `above`
    points. After a road, a road with a settlement does not count as further off.
    """
    held = holdings(state, seat)
    poorer, others = (without(held, cost) for cost in (pay, spared or {}))
    near = dict[str, tuple[Goods, int]]()
    for id, cost in find_goals(state, seat).items():
        lacks, left = missing(held, cost), count_missing(poorer, cost) - back
        is_part = other == "road" and id == ROAD_TO_SETTLEMENT
        is_open = id != other and not is_part and worth(state, seat, id) > above
        if is_open and left > sum(lacks.values()) and missing(others, cost) == lacks:
            near[id] = lacks, left
    id = min(near, key=lambda id: distance(state, seat, id, near[id][0]), default="")
    if id and sum(near[id][0].values()) <= MAX_LACKING:
        lacks, left = near[id]
        goal = goal_data(state, seat, id)
        yield Merit("keeps", {**goal, "lost": lacks, "left": left}) if lacks else Merit("keeps_whole", goal)


def find_bank_goal(state: State, seat: Seat, held: Goods, kinds: Iterable[str]) -> tuple[str, Goods]:
    """Return what one resource of these kinds completes, or else brings nearer, and what is missing for it before.

    The resources held are those after a payment to the bank. The id is empty if there is no such building.
    """
    offered, near = {*kinds}, dict[str, Goods]()
    for id, cost in find_goals(state, seat).items():
        lacks = missing(held, cost)
        if lacks and lacks.keys() <= offered and sum(lacks.values()) <= MAX_LACKING:
            near[id] = lacks
    done = [id for id in near if sum(near[id].values()) == 1]
    id = min(
        done or near,
        key=lambda id: (distance(state, seat, id, near[id]), -worth(state, seat, id)),
        default="",
    )
    return id, near.get(id, {})


def find_rarest(state: State, seat: Seat, kinds: Iterable[str]) -> str:
    """Return the kind of which the seat has the fewest regions, the first of several."""
    regions = [region.kind for region in state.players[seat].regions.values()]
    return min(kinds, key=regions.count)


def goal_data(state: State, seat: Seat, id: str) -> Data:
    """Return the data of a building; a `level` above 0 means one in the row. `won` are its points, those of a `token` too."""
    tokens = [] if id in ROADSIDE else taken_tokens(state, seat, id)
    token: Data = {"token": tokens[0]} if tokens else {}
    return {"building": id, "level": LEVELS.get(id, 0), "won": worth(state, seat, id), **token}


def find_next(state: State, seat: Seat, built: str, pay: Goods) -> list[str]:
    """Return what can still be paid for and placed this turn after a building, the most wanted first."""
    poorer, takes_place = without(holdings(state, seat), pay), int(built not in LEVELS)
    return [
        id
        for id, cost in find_goals(state, seat).items()
        if id not in (built, ROAD_TO_SETTLEMENT)
        and covers(poorer, cost)
        and (id in LEVELS or len(places(state, seat, state.printed(id))) > takes_place)
    ]


def is_planned(state: State, seat: Seat, built: str, pay: Goods, id: str) -> bool:
    """Return True if nothing near with more points lacks more once something has followed a building.

    After a road, that is a settlement.
    """
    goals, held = find_goals(state, seat), without(holdings(state, seat), pay)
    poorer, won = without(held, goals[id]), worth(state, seat, id)
    if built == "road":
        goals["settlement"] = CENTRE_COSTS["settlement"]
    return not any(
        worth(state, seat, other) > won
        and count_missing(held, cost) < count_missing(poorer, cost)
        and count_missing(held, cost) <= MAX_LACKING
        for other, cost in goals.items()
        if other not in (built, id)
    )
