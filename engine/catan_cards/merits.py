"""Merits of answers in the Catan Card Game by position and rules: resources for the next building, and what it brings."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from engine.catan_cards.actions import END_KEY
from engine.catan_cards.building import card_hindrance, centre_hindrance, price
from engine.catan_cards.building_merits import (
    added_points,
    best_doubled,
    find_action_merits,
    find_building_merits,
    find_site_merits,
    find_target_merits,
    is_last_return,
    makes_pair,
)
from engine.catan_cards.card_merits import (
    ANSWERING_CARDS,
    LOOKING,
    bury,
    choose_hand,
    draw,
    give_back,
    look,
    missing,
    spoil_hand,
    take_card,
)
from engine.catan_cards.catalogue import Card
from engine.catan_cards.event_die import exposed_goods, keep_away
from engine.catan_cards.piles import GIVEN_BACK, SEARCH
from engine.catan_cards.principality import open_roads, road_ends
from engine.catan_cards.production import factor, find_harvest
from engine.catan_cards.reactions import MAX_COUNTERED_ROLL, MAX_WINNING_ROLL
from engine.catan_cards.resources import holdings, rooms
from engine.catan_cards.state import State
from engine.catan_cards.tables import CENTRE_COSTS, MAX_STORED, NEW_REGIONS, PLUNDER, SAFE_FROM_BRIGANDS
from engine.core.computer_preferences import amounts, number, text
from engine.core.flow import Frame, Position
from engine.core.goods import Goods, add, count_missing, covers, total, without
from engine.core.merits import fewer_held
from engine.core.types import Data, Decision, Merit, Option, Reason, Seat

MAX_LACKING: Final = 3
"""Resources that may be missing for a building that is named as the next one."""

MAX_KEPT_LACKING: Final = 2
"""Resources that may be missing for a building for which others are kept from the bank."""

ROAD_TO_SETTLEMENT: Final = "road_and_settlement"
"""The goal of a player without an open road."""

LEVELS: Final = {"road": 1, "settlement": 2, "city": 3, ROAD_TO_SETTLEMENT: 4}

CHOSEN: Final = frozenset({"conflict", "retrieve", "search", "spy"})
"""Kinds of questions for a card to take."""

HANDS: Final = {"opening": choose_hand, "conflict": spoil_hand}
"""Merits of several cards that are chosen at once, by the kind of question."""


def find_merits(
    position: Position[State, Frame[State]], decision: Decision, picks: Sequence[str], other: Sequence[str]
) -> Iterable[Merit]:
    """Return what speaks for an answer rather than for another one, the strongest first."""
    state, kind, seat = position.state, decision.kind, decision.ask.seat
    options = {option.key: option for option in decision.ask.options}
    if kind == "act" and picks == (END_KEY,) and all(one.idle or one.key == END_KEY for one in decision.ask.options):
        return [Merit("end_idle", {"by": 1 - seat, **_next_goal(state, seat), **_risk(state, seat)})]
    if kind in HANDS and other:
        return HANDS[kind](state, seat, picks, other)
    if len(picks) != 1 or len(other) != 1:
        return ()
    option, instead = options[picks[0]], options[other[0]]
    if kind == "bury_stack":
        return bury(position, seat, option, instead, decision.ask.options)
    if kind == "return":
        return find_target_merits(state, seat, option, instead, is_last=is_last_return(position))
    if kind in GIVEN_BACK:
        return give_back(state, seat, option, instead)
    if option.group in ("top", SEARCH) and option.verb == "draw":
        return draw(state, seat, option, instead, decision.ask.options)
    if kind in LOOKING:
        return look(option, instead, decision.ask.options)
    return _choose(state, seat, kind, option, instead)


def _choose(state: State, seat: Seat, kind: str, option: Option, instead: Option) -> Iterable[Merit]:
    """Return what speaks for an action, a card, a place or resources."""
    if kind in CHOICE_MERITS:
        return CHOICE_MERITS[kind](state, seat, option, instead)
    if kind in CHOSEN and text(option, "building"):
        return take_card(state, seat, option, instead)
    if option.verb == "pay":
        return _pays(state, seat, option, instead)
    if "have" in option.data and amounts(option, "gain") == amounts(instead, "gain"):
        return _stores(state, seat, option, instead)
    return _gains(state, seat, option, instead)


def _side(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield that a new region has a neighbour of its kind, or that its side makes no difference."""
    kind = text(option, "region")
    here, there = (makes_pair(state, seat, one.spot.rpartition(".")[2], kind) for one in (option, instead))
    if here and not there:
        yield Merit("region_pair", {"region": kind})
    elif not there:
        yield Merit("sides_alike", {"place": option.key})


def _react(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield the rolls that an attack needs with and without the answer."""
    if option.key in ANSWERING_CARDS:
        yield Merit("parries", {"most": MAX_WINNING_ROLL, "least": MAX_COUNTERED_ROLL})


def _region(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield that the number of a new region is new, or that there are fewer regions of its kind."""
    regions = state.players[seat].regions.values()
    numbers = {region.number for region in regions}
    if number(option, "number") not in numbers and number(instead, "number") in numbers:
        yield Merit("new_number", {"number": number(option, "number")})
    here, there = (sum([region.kind == text(one, "region") for region in regions]) for one in (option, instead))
    if here < there:
        yield Merit("few_regions", {"region": text(option, "region"), "count": here, "left": there})


def _fixes(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield what the number that an Alchemist fixes brings, if it is more than another one."""
    here, there = (_yield_of(state, seat, number(one, "number")) for one in (option, instead))
    if sum(here.values()) > sum(there.values()):
        yield Merit("fixes", {"number": number(option, "number"), "gain": here})


def _yield_of(state: State, seat: Seat, pips: int) -> Goods:
    """Return what a rolled number brings, as the regions are now."""
    found: Goods = {}
    for place, region in state.players[seat].regions.items():
        if region.number == pips:
            add(found, {region.kind: min(factor(state, seat, place), MAX_STORED - region.stored)})
    return found


def _stores(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield why a resource is stored in one region rather than in another one of its kind."""
    gain, have, other = amounts(option, "gain"), number(option, "have"), number(instead, "have")
    here, there = (sum(_harvest(state, seat, one).values()) for one in (option, instead))
    if here > there:
        yield Merit("fits", {"gain": gain, "number": state.pips, "most": MAX_STORED})
    elif have < other:
        yield Merit("leaves_room", {"most": MAX_STORED})
    elif here == there and have == other:
        yield Merit("regions_alike", {"place": option.key})


def _pays(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield why a resource is paid rather than another one: it is not needed, or its region is fuller."""
    mine, theirs = (amounts(one, "pay") or {text(one, "region"): 1} for one in (option, instead))
    if mine != theirs:
        yield from _keeps(state, seat, theirs, spared=mine)
    have, other = number(option, "have"), number(instead, "have")
    if have > other and (mine == theirs or have == MAX_STORED):
        yield Merit("frees_room", {"most": MAX_STORED})
    elif mine == theirs and have == other:
        yield Merit("regions_alike", {"place": option.key})


def _goals(state: State, seat: Seat) -> dict[str, Goods]:
    """Return the costs of what the seat could place now if it had the resources, the most wanted first."""
    area, held = state.players[seat], holdings(state, seat)
    keys = {
        "city": [f"city.{at}" for at, centre in area.columns if centre == "settlement"],
        "settlement": [f"settlement.{side}" for side in open_roads(area)],
        "road": [f"road.{side}" for side in road_ends(area)] if _needs_road(state, seat) else [],
    }
    found = {
        kind: CENTRE_COSTS[kind]
        for kind, several in keys.items()
        if any(_is_possible(centre_hindrance(state, seat, key)) for key in several)
    }
    cards = [state.printed(id) for id in dict.fromkeys(area.hand)]
    placed = [card for card in cards if card.placed and _is_wanted(state, seat, card)]
    for card in sorted(placed, key=lambda card: (-_worth(state, seat, card.id), count_missing(held, card.cost))):
        found[card.id] = price(state, seat, card)
    road = CENTRE_COSTS["road"]
    if "road" in found and covers(held, road):
        found[ROAD_TO_SETTLEMENT] = total(road, CENTRE_COSTS["settlement"])
    return found


def _next_goal(state: State, seat: Seat) -> Data:
    """Return the building with points for which the fewest resources are missing, and those; empty if there is none."""
    held, goals = holdings(state, seat), _goals(state, seat)
    if "road" in goals:
        goals[ROAD_TO_SETTLEMENT] = total(CENTRE_COSTS["road"], CENTRE_COSTS["settlement"])
    near = {id: missing(held, cost) for id, cost in goals.items() if _worth(state, seat, id) and not covers(held, cost)}
    id = min(
        near,
        key=lambda id: (sum(near[id].values()), -_worth(state, seat, id), sum(goals[id].values())),
        default="",
    )
    return {**_goal(state, seat, id), "lost": near[id]} if id else {}


def _risk(state: State, seat: Seat) -> Data:
    """Return how many resources brigands would see next turn, if they would then take something."""
    count, held = exposed_goods(state, seat), holdings(state, seat)
    is_safe = count <= SAFE_FROM_BRIGANDS or not any(held[kind] for kind in PLUNDER)
    is_safe |= keep_away(state, state.turn + 1)
    return {} if is_safe else {"count": count, "most": SAFE_FROM_BRIGANDS}


def _needs_road(state: State, seat: Seat) -> bool:
    """Return True if a settlement could be built with a road that the seat does not have."""
    has_settlements = state.supply["settlement"] > 0 and len(state.region_stack) >= NEW_REGIONS
    return has_settlements and not open_roads(state.players[seat])


def _is_wanted(state: State, seat: Seat, card: Card) -> bool:
    """Return True if a card can be placed, and if one that doubles a harvest has a place where it does."""
    return _is_possible(card_hindrance(state, seat, card.id)) and (
        not card.doubles or best_doubled(state, seat, card) > 0
    )


def _is_possible(hindrance: Reason | None) -> bool:
    return hindrance is None or hindrance.kind == "cannot_pay"


def _gains(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the building that a resource completes, with the harvest to come, or brings nearer, as near as the other one.

    It brings none nearer if the other one completes a building with points.
    """
    gain, held = amounts(option, "gain"), holdings(state, seat)
    if not gain:
        return
    coming, otherwise, instead = _harvest(state, seat, option), _harvest(state, seat, other), amounts(other, "gain")
    near, even, is_outdone = dict[str, Goods](), dict[str, Goods](), False
    for id, cost in _goals(state, seat).items():
        lacks, before = missing(_sum(held, coming, gain), cost), missing(_sum(held, _harvest(state, seat)), cost)
        is_outdone |= _worth(state, seat, id) > 0 and bool(before) and covers(_sum(held, otherwise, instead), cost)
        if lacks == before:
            continue
        roll = state.pips if lacks != missing(_sum(held, gain), cost) else 0
        if not lacks:
            yield Merit("completes", {"gain": gain, **_goal(state, seat, id), "roll": roll})
            return
        is_even = sum(lacks.values()) == count_missing(_sum(held, otherwise, instead), cost)
        (even if is_even else near)[id] = lacks
    near = {} if is_outdone else near or even
    if near:
        id = min(near, key=lambda id: _distance(state, seat, id, near[id]))
        if sum(near[id].values()) <= MAX_LACKING:
            roll = state.pips if near[id] != missing(_sum(held, gain), _goals(state, seat)[id]) else 0
            yield Merit("nearer", {"gain": gain, **_goal(state, seat, id), "lost": near[id], "roll": roll})
            return
    have = _sum(held, _harvest(state, seat))
    if not any(have[kind] for kind in gain) and any(have[kind] for kind in instead):
        yield Merit("first", {"gain": gain})
        return
    yield from fewer_held(have, option, other)
    regions = [region.kind for region in state.players[seat].regions.values()]
    here, there = (sum([regions.count(kind) for kind in one]) for one in (gain, instead))
    if len(gain) == len(instead) == 1 and here < there:
        yield Merit("scarce", {"gain": gain, "count": here, "left": there, "have": instead})


def _sum(*several: Goods) -> Goods:
    """Add up resources, the first with every kind."""
    return {kind: sum([goods.get(kind, 0) for goods in several]) for kind in several[0]}


def _harvest(state: State, seat: Seat, taken: Option | None = None) -> Goods:
    """Return what the rolled number will bring before the seat can build, after a resource is taken."""
    owner, _, place = taken.spot.rpartition(".") if taken is not None else ("", "", "")
    if taken is None or owner != f"region.{seat}":
        return find_harvest(state, seat)
    return find_harvest(state, seat, place, sum(amounts(taken, "gain").values()))


def _act(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what an action leads to, or what ending the actions saves."""
    if option.key == END_KEY:
        yield from _ends(state, seat, other)
    elif option.group == "trade":
        yield from _bank(state, seat, amounts(option, "pay"))
    elif text(option, "building") == "road":
        if _needs_road(state, seat):
            yield Merit("opens_site")
    elif option.verb == "build":
        yield from _builds(state, seat, option, other)
    elif option.group == "cards":
        yield from find_action_merits(state, seat, option)


def _builds(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what a building brings, without what another one adds as well, and that it costs less."""
    ids = [text(one, "building") for one in (option, other)]
    are_cards = other.verb == "build" and not any(id in LEVELS for id in ids)
    others = [*find_building_merits(state, seat, other)] if are_cards else []
    for merit in find_building_merits(state, seat, option):
        if not any(_adds_no_more(merit, one) for one in others):
            yield merit
    if are_cards:
        cost, dearer = (sum(amounts(one, "pay").values()) for one in (option, other))
        points, others_points = (added_points(state, seat, id) for id in ids)
        if cost < dearer and points >= others_points:
            yield Merit("costs_less", {"count": cost, "left": dearer, "won": points * (points == others_points)})


def _adds_no_more(merit: Merit, other: Merit) -> bool:
    """Return True if a unit adds no more of anything than another one."""
    if merit.kind != "unit" or other.kind != "unit" or "have" in merit.data:
        return False
    gains = ([one.data[name] for name in ("strength", "tournament", "trade")] for one in (merit, other))
    return all(isinstance(one, int) and isinstance(two, int) and one <= two for one, two in zip(*gains, strict=True))


def _ends(state: State, seat: Seat, other: Option) -> Iterator[Merit]:
    """Yield the building for which the end of the actions keeps resources, or that the bank completes no points.

    Nothing is kept for what could be built at once instead, for what is far off, or for what is worth no more than
    what is built or completed otherwise.
    """
    pay, is_trade, built = amounts(other, "pay"), other.group == "trade", text(other, "building")
    held, goals = holdings(state, seat), _goals(state, seat)
    poorer = without(held, pay)
    bought = [id for id, cost in goals.items() if count_missing(held, cost) and count_missing(poorer, cost) == 1]
    instead = max([_worth(state, seat, id) for id in (bought if is_trade else [built] if built else [])], default=-1)
    near = MAX_KEPT_LACKING if is_trade else MAX_LACKING
    for merit in _keeps(state, seat, pay, built, int(is_trade), above=instead):
        lost = merit.data.get("lost")
        if isinstance(lost, dict) and sum(lost.values()) <= near:
            yield merit
    if is_trade and not instead:
        yield Merit("bank_pointless", _goal(state, seat, bought[0]))
    if is_trade and not bought:
        yield Merit("bank_idle", {"pay": pay})
    if other.group == "expansions" and (card := state.printed(built)).doubles and not best_doubled(state, seat, card):
        yield Merit("doubles_nothing", {"building": built})


def _worth(state: State, seat: Seat, id: str) -> int:
    """Return the points that a building adds, and the tokens with it."""
    return added_points(state, seat, "settlement" if id == ROAD_TO_SETTLEMENT else id)


def _distance(state: State, seat: Seat, id: str, lacks: Goods) -> int:
    """Return how far off a goal is: one resource more if it adds no points."""
    return sum(lacks.values()) + (_worth(state, seat, id) == 0)


def _keeps(
    state: State,
    seat: Seat,
    pay: Goods,
    other: str = "",
    back: int = 0,
    *,
    spared: Goods | None = None,
    above: int = -1,
) -> Iterator[Merit]:
    """Yield the nearest building but the `other` one that lacks more after a payment, for which `back` resources come.

    It lacks no more after the payment of what is `spared`, and adds more than `above` points.
    """
    held = holdings(state, seat)
    poorer, others = (without(held, cost) for cost in (pay, spared or {}))
    near = dict[str, tuple[Goods, int]]()
    for id, cost in _goals(state, seat).items():
        lacks, left = missing(held, cost), count_missing(poorer, cost) - back
        is_wanted = id != other and _worth(state, seat, id) > above
        if is_wanted and left > sum(lacks.values()) and missing(others, cost) == lacks:
            near[id] = lacks, left
    id = min(near, key=lambda id: _distance(state, seat, id, near[id][0]), default="")
    if id and sum(near[id][0].values()) <= MAX_LACKING:
        lacks, left = near[id]
        goal = _goal(state, seat, id)
        yield Merit("keeps", {**goal, "lost": lacks, "left": left}) if lacks else Merit("keeps_whole", goal)


def _bank(state: State, seat: Seat, pay: Goods) -> Iterator[Merit]:
    """Yield the building that the bank's resource completes or brings nearer, or the full regions that pay for it."""
    held = holdings(state, seat)
    poorer = without(held, pay)
    near = dict[str, Goods]()
    for id, cost in _goals(state, seat).items():
        lacks = missing(poorer, cost)
        if lacks and not lacks.keys() & pay.keys():
            near[id] = lacks
    paid = [id for id in near if sum(near[id].values()) == 1]
    id = min(paid or near, key=lambda id: _distance(state, seat, id, near[id]), default="")
    if paid:
        yield Merit("completes", {"gain": near[id], **_goal(state, seat, id), "roll": 0})
    full = [kind for kind in pay if not any(rooms(state, seat, kind))]
    if full:
        yield Merit("full", {"have": {full[0]: held[full[0]]}})
    if id and not paid and sum(near[id].values()) <= MAX_LACKING:
        yield Merit("bank_nearer", {**_goal(state, seat, id), "lost": near[id]})


def _goal(state: State, seat: Seat, id: str) -> Data:
    """Return the data of a building; a `level` above 0 means one in the row. `won` are the points that it adds."""
    return {"building": id, "level": LEVELS.get(id, 0), "won": _worth(state, seat, id)}


def _answer(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield the building that an offer completes, or that declining it keeps near."""
    gain, pay, held = amounts(option, "gain"), amounts(option, "pay"), holdings(state, seat)
    after = {kind: amount + gain.get(kind, 0) - pay.get(kind, 0) for kind, amount in held.items()}
    if option.key == "decline":
        yield from _keeps(state, seat, {kind: held[kind] - after[kind] for kind in pay})
        return
    for id, cost in _goals(state, seat).items():
        if count_missing(held, cost) and not count_missing(after, cost):
            yield Merit("completes", {"gain": gain, **_goal(state, seat, id), "roll": 0})
            return


CHOICE_MERITS: Final[dict[str, Callable[[State, Seat, Option, Option], Iterator[Merit]]]] = {
    "act": _act,
    "answer_offer": _answer,
    "before_roll": _fixes,
    "react": _react,
    "region_side": _side,
    "scout": _region,
    "site": find_site_merits,
}
"""Merits of single answers, by the kind of question."""
