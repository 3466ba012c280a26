"""Merits of answers in the Catan Card Game by position and rules: resources for the next building, and what it brings."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from engine.catan_cards.actions import END_KEY
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
    BURIED,
    LOOKING,
    TAKEN,
    bury,
    choose_hand,
    draw,
    give_back,
    look,
    spoil_hand,
    take_card,
)
from engine.catan_cards.event_die import exposed_goods, keep_away
from engine.catan_cards.goals import (
    LEVELS,
    MAX_LACKING,
    ROAD_TO_SETTLEMENT,
    distance,
    find_bank_goal,
    find_goals,
    find_kept,
    find_next,
    find_rarest,
    goal_data,
    is_planned,
    missing,
    needs_road,
    next_goal,
    worth,
)
from engine.catan_cards.piles import GIVEN_BACK, SEARCH
from engine.catan_cards.principality import sites
from engine.catan_cards.production import factor, find_harvest
from engine.catan_cards.reactions import MAX_COUNTERED_ROLL, MAX_WINNING_ROLL
from engine.catan_cards.resources import holdings, room, rooms
from engine.catan_cards.state import State
from engine.catan_cards.tables import MAX_STORED, NEW_REGIONS, PLUNDER, SAFE_FROM_BRIGANDS, SETTLEMENT_POINTS
from engine.core.computer_preferences import amounts, number, text
from engine.core.flow import Frame, Position
from engine.core.goods import Goods, add, count_missing, covers, without
from engine.core.merits import fewer_held
from engine.core.types import NOTHING, Data, Decision, Merit, Option, Seat

MAX_KEPT_LACKING: Final = 2
"""Resources that may be missing for a building for which others are kept, or that is said to be delayed."""

SITE_COLOURS: Final = frozenset({"green", "red"})
"""Colours of cards that are placed above or below a settlement or city."""

CHOSEN: Final = TAKEN | {"conflict"}
"""Kinds of questions for cards to take."""

HANDS: Final = {"opening": choose_hand, "conflict": spoil_hand}
"""Merits of several cards that are chosen at once, by the kind of question."""


def find_merits(
    position: Position[State, Frame[State]], decision: Decision, picks: Sequence[str], other: Sequence[str]
) -> Iterable[Merit]:
    """Return what speaks for an answer rather than for another one, the strongest first."""
    state, kind, seat = position.state, decision.kind, decision.ask.seat
    options = {option.key: option for option in decision.ask.options}
    if kind == "act" and picks == (END_KEY,) and all(one.idle or one.key == END_KEY for one in decision.ask.options):
        return [Merit("end_idle", {"by": 1 - seat, **next_goal(state, seat), **_risk(state, seat)})]
    if kind == "spy" and picks == (NOTHING,):
        return [Merit("spies_nothing", {"by": 1 - seat, "count": len(state.players[1 - seat].hand)})]
    if kind in HANDS and other:
        return HANDS[kind](state, seat, picks, other)
    if len(picks) != 1 or len(other) != 1:
        return ()
    option, instead = options[picks[0]], options[other[0]]
    if kind in BURIED:
        return bury(position, seat, option, instead, decision.ask.options)
    if kind == "return":
        return find_target_merits(state, seat, option, instead, is_last=is_last_return(position))
    if kind in GIVEN_BACK:
        return give_back(state, seat, option, instead)
    if option.group in ("top", SEARCH) and option.verb == "draw":
        return draw(state, seat, option, instead, decision.ask.options)
    return _choose(state, decision, option, instead)


def _choose(state: State, decision: Decision, option: Option, instead: Option) -> Iterable[Merit]:
    """Return what speaks for an action, a stack to look through, a card, a place or resources."""
    kind, seat, options = decision.kind, decision.ask.seat, decision.ask.options
    if kind in LOOKING:
        return look(option, instead, options)
    if kind == "receive":
        return _receives(state, seat, option, instead, options)
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
    """Yield the building that the number fixed by an Alchemist pays for or brings nearer, or else what it brings, if more."""
    here, there = (_yield_of(state, seat, number(one, "number")) for one in (option, instead))
    held = holdings(state, seat)
    for id, lacks in _reached(state, seat, held, _sum(held, here), _sum(held, there)):
        yield _purpose(state, seat, id, lacks, {"gain": here, "number": number(option, "number"), "roll": 0})
        return
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
        yield from find_kept(state, seat, theirs, spared=mine)
    have, other = number(option, "have"), number(instead, "have")
    if have > other and (mine == theirs or have == MAX_STORED):
        yield Merit("frees_room", {"most": MAX_STORED})
    elif mine == theirs and have == other:
        yield Merit("regions_alike", {"place": option.key})


def _risk(state: State, seat: Seat) -> Data:
    """Return how many resources brigands would see next turn, if they would then take something."""
    count, held = exposed_goods(state, seat), holdings(state, seat)
    is_safe = count <= SAFE_FROM_BRIGANDS or not any(held[kind] for kind in PLUNDER)
    is_safe |= keep_away(state, state.turn + 1)
    return {} if is_safe else {"count": count, "most": SAFE_FROM_BRIGANDS}


def _gains(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the building that a resource completes, with the harvest to come, or brings nearer, as near as the other one.

    It brings none nearer if the other one completes a building with points.
    """
    gain, held = amounts(option, "gain"), holdings(state, seat)
    if not gain:
        return
    coming, otherwise, instead = _harvest(state, seat, option), _harvest(state, seat, other), amounts(other, "gain")
    have = _sum(held, _harvest(state, seat))
    for id, lacks in _reached(state, seat, have, _sum(held, coming, gain), _sum(held, otherwise, instead)):
        is_by_roll = lacks != missing(_sum(held, gain), find_goals(state, seat)[id])
        yield _purpose(state, seat, id, lacks, {"gain": gain, "roll": state.pips if is_by_roll else 0})
        return
    if not any(have[kind] for kind in gain) and any(have[kind] for kind in instead):
        yield Merit("first", {"gain": gain})
        return
    yield from fewer_held(have, option, other)
    regions = [region.kind for region in state.players[seat].regions.values()]
    here, there = (sum([regions.count(kind) for kind in one]) for one in (gain, instead))
    if len(gain) == len(instead) == 1 and here < there:
        yield Merit("scarce", {"gain": gain, "count": here, "left": there, "have": instead})


def _reached(state: State, seat: Seat, before: Goods, after: Goods, otherwise: Goods) -> Iterator[tuple[str, Goods]]:
    """Yield the building that resources pay for or bring nearer, as near as others do, and what is missing for it.

    One with points for which a single resource is missing goes before one without. None is brought nearer if the others
    pay for one with points.
    """
    done, near, even, is_outdone = dict[str, Goods](), dict[str, Goods](), dict[str, Goods](), False
    for id, cost in find_goals(state, seat).items():
        lacks, lacked = missing(after, cost), missing(before, cost)
        is_outdone |= worth(state, seat, id) > 0 and bool(lacked) and covers(otherwise, cost)
        if lacks != lacked:
            is_even = sum(lacks.values()) == count_missing(otherwise, cost)
            (done if not lacks else even if is_even else near)[id] = lacks
    found = done if is_outdone else {**done, **near} or even
    id = min(found, key=lambda id: (distance(state, seat, id, found[id]), not worth(state, seat, id)), default="")
    if id and sum(found[id].values()) <= MAX_LACKING:
        yield id, found[id]


def _purpose(state: State, seat: Seat, id: str, lacks: Goods, data: Data) -> Merit:
    """Return the merit of resources for a building."""
    whole = {**data, **goal_data(state, seat, id)}
    return Merit("nearer", {**whole, "lost": lacks}) if lacks else Merit("completes", whole)


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
        if risk := _risk(state, seat):
            yield Merit("risks_brigands", risk)
        return
    pay = amounts(option, "pay")
    if option.group == "trade":
        yield from _bank(state, seat, pay)
    elif text(option, "building") == "road":
        yield from _roads(state, seat)
    elif option.verb == "build":
        yield from _builds(state, seat, option, other)
    elif option.group == "cards":
        yield from find_action_merits(state, seat, option)
        if not pay and other.key != END_KEY:
            yield Merit("plays_free")
    yield from _escapes(state, seat, option)
    if option.verb == "build":
        yield from _leaves(state, seat, option, other)


def _roads(state: State, seat: Seat) -> Iterator[Merit]:
    """Yield that a road opens a place for a settlement, and that both can be paid for."""
    both = find_goals(state, seat).get(ROAD_TO_SETTLEMENT)
    if both is not None and covers(holdings(state, seat), both):
        yield Merit("settles", {"won": SETTLEMENT_POINTS, "count": NEW_REGIONS})
    elif needs_road(state, seat):
        yield Merit("opens_site")


def _escapes(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield that no more resources are left after a payment than are safe from brigands, if ore or wool are left."""
    pay, held = amounts(option, "pay"), holdings(state, seat)
    count = sum(held.values()) - sum(pay.values()) + (option.group == "trade")
    is_open = exposed_goods(state, seat) == sum(held.values())
    left = {kind: held[kind] - pay.get(kind, 0) for kind in PLUNDER if held[kind] > pay.get(kind, 0)}
    if is_open and left and _risk(state, seat) and count <= SAFE_FROM_BRIGANDS:
        yield Merit("escapes_brigands", {"count": count, "most": SAFE_FROM_BRIGANDS, "have": left})


def _leaves(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what can follow a building this turn, the other one if it can, or what more it costs: a place, or a goal."""
    built, pay, second = text(option, "building"), amounts(option, "pay"), text(other, "building")
    following = find_next(state, seat, built, pay)
    if second in following and other.verb == "build":
        yield Merit("follows", goal_data(state, seat, second))
        return
    if len(following) == 1 and is_planned(state, seat, built, pay, following[0]):
        yield Merit("leaves", goal_data(state, seat, following[0]))
        return
    if built not in LEVELS and state.printed(built).colour in SITE_COLOURS:
        taken = {one.place for one in state.players[seat].cards}
        if sum([place not in taken for place in sites(state.players[seat])]) == 1:
            yield Merit("last_site")
    if built != "road":
        yield from _delays(state, seat, pay, built, {})


def _delays(state: State, seat: Seat, pay: Goods, built: str, bought: Goods) -> Iterator[Merit]:
    """Yield a near building that lacks more after another one is built, or after something is bought for that.

    It has points, and no fewer than the other one.
    """
    goals, rest = find_goals(state, seat), _sum(without(holdings(state, seat), pay), bought)
    for merit in find_kept(state, seat, pay, built, above=max(0, worth(state, seat, built) - 1)):
        id = str(merit.data["building"])
        count, lacks = count_missing(holdings(state, seat), goals[id]), missing(rest, goals[id])
        if count < sum(lacks.values()) and count <= MAX_KEPT_LACKING:
            yield Merit("delays", {**goal_data(state, seat, id), "lost": lacks})


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
    held, goals = holdings(state, seat), find_goals(state, seat)
    poorer = without(held, pay)
    bought = [id for id, cost in goals.items() if count_missing(held, cost) and count_missing(poorer, cost) == 1]
    instead = max([worth(state, seat, id) for id in (bought if is_trade else [built] if built else [])], default=-1)
    for merit in find_kept(state, seat, pay, built, int(is_trade), above=instead):
        lost = merit.data.get("lost")
        if isinstance(lost, dict) and sum(lost.values()) <= MAX_KEPT_LACKING:
            yield merit
    if is_trade and not instead:
        yield Merit("bank_pointless", goal_data(state, seat, bought[0]))
    if is_trade and not bought:
        yield Merit("bank_idle", {"pay": pay})
    if other.group == "expansions" and (card := state.printed(built)).doubles and not best_doubled(state, seat, card):
        yield Merit("doubles_nothing", {"building": built})


def _bank(state: State, seat: Seat, pay: Goods) -> Iterator[Merit]:
    """Yield the building that the bank's resource completes or brings nearer, or the full regions that pay for it."""
    held = holdings(state, seat)
    kinds = [kind for kind, free in room(state, seat).items() if free and kind not in pay]
    id, lacks = find_bank_goal(state, seat, without(held, pay), kinds)
    full = [kind for kind in pay if not any(rooms(state, seat, kind))]
    if id:
        yield _from_bank(state, seat, id, lacks)
    if id and sum(lacks.values()) == 1:
        yield from _delays(state, seat, pay, id, lacks)
    if full:
        yield Merit("frees_full" if id else "full", {"have": {full[0]: held[full[0]]}})


def _from_bank(state: State, seat: Seat, id: str, lacks: Goods) -> Merit:
    """Return the merit of the resource that the bank gives for a building."""
    gain: Goods = {find_rarest(state, seat, lacks): 1}
    rest = {kind: amount for kind, amount in without(lacks, gain).items() if amount}
    return _purpose(state, seat, id, rest, {"gain": gain, "roll": 0})


def _receives(state: State, seat: Seat, option: Option, other: Option, options: Iterable[Option]) -> Iterator[Merit]:
    """Yield the building for which a resource was bought, what it brings, or why it is stored in a region."""
    gain, kinds = amounts(option, "gain"), [kind for one in options for kind in amounts(one, "gain")]
    if gain == amounts(other, "gain"):
        yield from _stores(state, seat, option, other)
        return
    id, lacks = find_bank_goal(state, seat, holdings(state, seat), kinds)
    if id and find_rarest(state, seat, lacks) in gain:
        yield _from_bank(state, seat, id, lacks)
    else:
        yield from _gains(state, seat, option, other)


def _answer(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield the building that an offer completes, or that declining it keeps near."""
    gain, pay, held = amounts(option, "gain"), amounts(option, "pay"), holdings(state, seat)
    after = {kind: amount + gain.get(kind, 0) - pay.get(kind, 0) for kind, amount in held.items()}
    if option.key == "decline":
        yield from find_kept(state, seat, {kind: held[kind] - after[kind] for kind in pay})
        return
    for id, cost in find_goals(state, seat).items():
        if count_missing(held, cost) and not count_missing(after, cost):
            yield Merit("completes", {"gain": gain, **goal_data(state, seat, id), "roll": 0})
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
