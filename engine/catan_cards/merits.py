"""Merits of answers in the Catan Card Game by position and rules: the next building, cards in hand, and stacks."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from engine.catan_cards.actions import ACTION_EFFECTS, END_KEY
from engine.catan_cards.building import card_hindrance, centre_hindrance, price
from engine.catan_cards.cards.base_events import MasterBuilder
from engine.catan_cards.piles import GIVEN_BACK, SEARCH
from engine.catan_cards.playing_cards import play_hindrance
from engine.catan_cards.principality import neighbours, open_roads, road_ends
from engine.catan_cards.production import factor
from engine.catan_cards.resources import holdings, rooms
from engine.catan_cards.scoring import score, search_cost
from engine.catan_cards.state import State
from engine.catan_cards.tables import CENTRE_COSTS, MAX_STORED
from engine.core.computer_preferences import amounts, number, text
from engine.core.flow import Frame, Position
from engine.core.goods import Goods, add, count_missing
from engine.core.types import NOTHING, Action, Data, Decision, Merit, Option, Reason, Seat

MAX_LACKING: Final = 3
"""Resources that may be missing for a building that is named as the next one."""

OBSTACLES: Final = frozenset({"already_in_play", "gate_closed", "needs_building", "no_site", "no_target", "one_only"})
"""Reasons why a card in hand is of no use now, whatever the player can pay."""

LEVELS: Final = {"road": 1, "settlement": 2, "city": 3}

GARRISON: Final = "garrison"
"""A building that protects the regions beside it."""

ALIKE_UNITS: Final = frozenset({"knight", "trade_fleet"})
"""Units that do the same wherever they are."""

LOOKING: Final = frozenset({"master_builder", "opening_stack"})
"""Kinds of questions for a stack to look through."""

CHOSEN: Final = frozenset({"conflict", "retrieve", "search", "spy"})
"""Kinds of questions for a card to take."""


def find_merits(
    position: Position[State, Frame[State]], decision: Decision, picks: Sequence[str], other: Sequence[str]
) -> Iterable[Merit]:
    """Return what speaks for an answer rather than for another one, the strongest first."""
    state, kind, seat = position.state, decision.kind, decision.ask.seat
    options = {option.key: option for option in decision.ask.options}
    if kind == "act" and picks == (END_KEY,) and all(one.idle or one.key == END_KEY for one in decision.ask.options):
        return [Merit("end_idle", {"by": 1 - seat})]
    if len(picks) != 1 or len(other) != 1:
        return ()
    option, instead = options[picks[0]], options[other[0]]
    if kind == "bury_stack":
        return _bury(position, seat, option, instead)
    if kind in GIVEN_BACK:
        return _give_back(state, seat, option)
    if option.group in ("top", SEARCH) and option.verb == "draw":
        return _draw(state, seat, option, instead)
    return _choose(state, seat, kind, option, instead)


def _choose(state: State, seat: Seat, kind: str, option: Option, instead: Option) -> Iterable[Merit]:
    """Return what speaks for an action, a card, a place or resources."""
    if kind == "master_builder":
        return _look(option, instead)
    if kind == "site":
        return _site(state, seat, option, instead)
    if kind == "pay" and number(option, "have") > number(instead, "have"):
        return [Merit("frees_room", {"most": MAX_STORED})]
    if kind == "act":
        return _act(state, seat, option, instead)
    if kind == "answer_offer":
        return _answer(state, seat, option)
    if kind in CHOSEN and text(option, "building"):
        return _card(state, seat, option, instead)
    if kind != "pay" and "have" in option.data and amounts(option, "gain") == amounts(instead, "gain"):
        if sum(_harvest(state, seat, option).values()) > sum(_harvest(state, seat, instead).values()):
            return [Merit("fits", {"gain": amounts(option, "gain"), "number": state.pips, "most": MAX_STORED})]
        is_emptier = number(option, "have") < number(instead, "have")
        return [Merit("leaves_room", {"most": MAX_STORED})] if is_emptier and amounts(option, "gain") else ()
    return _gains(state, seat, option, instead)


def _goals(state: State, seat: Seat) -> dict[str, Goods]:
    """Return the costs of what the seat could place now if it had the resources, the most wanted first."""
    area, held = state.players[seat], holdings(state, seat)
    keys = {
        "city": [f"city.{at}" for at, centre in area.columns if centre == "settlement"],
        "settlement": [f"settlement.{side}" for side in open_roads(area)],
        "road": [f"road.{side}" for side in road_ends(area)] if not open_roads(area) else [],
    }
    found = {
        kind: CENTRE_COSTS[kind]
        for kind, several in keys.items()
        if any(_is_possible(centre_hindrance(state, seat, key)) for key in several)
    }
    cards = [state.printed(id) for id in dict.fromkeys(area.hand)]
    placed = [card for card in cards if card.placed and _is_possible(card_hindrance(state, seat, card.id))]
    for card in sorted(placed, key=lambda card: (-card.vp, count_missing(held, card.cost))):
        found[card.id] = price(state, seat, card)
    return found


def _is_possible(hindrance: Reason | None) -> bool:
    return hindrance is None or hindrance.kind == "cannot_pay"


def _missing(held: Goods, cost: Goods) -> Goods:
    return {kind: amount - held[kind] for kind, amount in cost.items() if amount > held[kind]}


def _gains(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the building that a resource completes, or brings nearer than the other one, with the harvest to come."""
    gain, held = amounts(option, "gain"), holdings(state, seat)
    if not gain:
        return
    coming, otherwise, instead = _harvest(state, seat, option), _harvest(state, seat, other), amounts(other, "gain")
    near = dict[str, Goods]()
    for id, cost in _goals(state, seat).items():
        lacks, without = _missing(_sum(held, coming, gain), cost), _missing(_sum(held, _harvest(state, seat)), cost)
        if lacks == without:
            continue
        roll = state.pips if lacks != _missing(_sum(held, gain), cost) else 0
        if not lacks:
            yield Merit("completes", {"gain": gain, **_goal(id), "roll": roll})
            return
        if sum(lacks.values()) < count_missing(_sum(held, otherwise, instead), cost):
            near[id] = lacks
    if near:
        id = min(near, key=lambda id: sum(near[id].values()))
        if sum(near[id].values()) <= MAX_LACKING:
            roll = state.pips if near[id] != _missing(_sum(held, gain), _goals(state, seat)[id]) else 0
            yield Merit("nearer", {"gain": gain, **_goal(id), "lost": near[id], "roll": roll})
            return
    if all(not held[kind] for kind in gain):
        yield Merit("first", {"gain": gain})


def _sum(*several: Goods) -> Goods:
    """Add up resources, the first with every kind."""
    return {kind: sum([goods.get(kind, 0) for goods in several]) for kind in several[0]}


def _harvest(state: State, seat: Seat, taken: Option | None = None) -> Goods:
    """Return what the rolled number will bring before the seat can build, after a resource is taken; nothing later."""
    if state.phase != "event" or seat != state.active:
        return {}
    found: Goods = {}
    for place, region in state.players[seat].regions.items():
        if region.number == state.pips:
            is_here = taken is not None and taken.spot == f"region.{seat}.{place}"
            stored = region.stored + (sum(amounts(taken, "gain").values()) if taken is not None and is_here else 0)
            add(found, {region.kind: max(0, min(factor(state, seat, place), MAX_STORED - stored))})
    return found


def _act(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what an action leads to, or what ending the actions saves."""
    if option.key == END_KEY:
        found = _keeps(state, seat, amounts(other, "pay"), text(other, "building"), int(other.group == "trade"))
        yield from (merit for merit in found if merit.kind != "keeps_whole")  # It could be built instead.
    elif option.group == "trade":
        yield from _bank(state, seat, amounts(option, "pay"))
    elif text(option, "building") == "road":
        if not open_roads(state.players[seat]):
            yield Merit("opens_site")
    elif option.group == "expansions":
        yield from _expansion(state, text(option, "building"))


def _keeps(state: State, seat: Seat, pay: Goods, other: str = "", back: int = 0) -> Iterator[Merit]:
    """Yield the nearest building but the `other` one that lacks more after a payment, for which `back` resources come."""
    held = holdings(state, seat)
    poorer = {kind: amount - pay.get(kind, 0) for kind, amount in held.items()}
    near = dict[str, tuple[Goods, int]]()
    for id, cost in _goals(state, seat).items():
        lacks, left = _missing(held, cost), count_missing(poorer, cost) - back
        if id != other and left > sum(lacks.values()):
            near[id] = lacks, left
    id = min(near, key=lambda id: sum(near[id][0].values()), default="")
    if id and sum(near[id][0].values()) <= MAX_LACKING:
        lacks, left = near[id]
        yield Merit("keeps", {**_goal(id), "lost": lacks, "left": left}) if lacks else Merit("keeps_whole", _goal(id))


def _bank(state: State, seat: Seat, pay: Goods) -> Iterator[Merit]:
    """Yield the building that the bank's resource completes or brings nearer, or the full regions that pay for it."""
    held = holdings(state, seat)
    poorer = {kind: amount - pay.get(kind, 0) for kind, amount in held.items()}
    near = dict[str, Goods]()
    for id, cost in _goals(state, seat).items():
        lacks = _missing(poorer, cost)
        if lacks and not lacks.keys() & pay.keys():
            near[id] = lacks
    id = min(near, key=lambda id: sum(near[id].values()), default="")
    if id and sum(near[id].values()) == 1:
        yield Merit("completes", {"gain": near[id], **_goal(id), "roll": 0})
    full = [kind for kind in pay if not any(rooms(state, seat, kind))]
    if full:
        yield Merit("full", {"have": {full[0]: held[full[0]]}})
    if id and 1 < sum(near[id].values()) <= MAX_LACKING:
        yield Merit("bank_nearer", {**_goal(id), "lost": near[id]})


def _goal(id: str) -> Data:
    """Return the data of a building; a `level` above 0 means a road, a settlement or a city."""
    return {"building": id, "level": LEVELS.get(id, 0)}


def _expansion(state: State, id: str) -> Iterator[Merit]:
    """Yield the points of strength, tournament and trade of a card, or the harvest that it doubles."""
    card = state.printed(id)
    if card.strength or card.tournament or card.trade:
        yield Merit("unit", {"strength": card.strength, "tournament": card.tournament, "trade": card.trade})
    elif card.doubles:
        yield Merit("doubles", {"kind": card.doubles})
    elif card.hand:
        yield Merit("holds_more", {"count": card.hand})


def _answer(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the building that an offer completes, or that declining it keeps near."""
    gain, pay, held = amounts(option, "gain"), amounts(option, "pay"), holdings(state, seat)
    after = {kind: amount + gain.get(kind, 0) - pay.get(kind, 0) for kind, amount in held.items()}
    if option.key == "decline":
        yield from _keeps(state, seat, {kind: held[kind] - after[kind] for kind in pay})
        return
    for id, cost in _goals(state, seat).items():
        if count_missing(held, cost) and not count_missing(after, cost):
            yield Merit("completes", {"gain": gain, **_goal(id), "roll": 0})
            return


def _site(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the regions that a card doubles or protects only there, or that the place of a unit makes no difference."""
    card, regions = state.printed(text(option, "building")), state.players[seat].regions
    beside, others = ([regions[name] for name in neighbours(one.key)] for one in (option, other))
    if card.doubles:
        if sum([region.kind == card.doubles for region in beside]) > sum(
            [region.kind == card.doubles for region in others]
        ):
            yield Merit("site_doubles", {"kind": card.doubles})
    elif card.id == GARRISON:
        stored, otherwise = (sum([region.stored for region in several]) for several in (beside, others))
        if stored > otherwise:
            yield Merit("site_guards", {"count": stored, "left": otherwise})
    elif card.unit in ALIKE_UNITS:
        yield Merit("site_alike", {"place": option.key})


def obstacle(state: State, seat: Seat, id: str) -> Reason | None:
    """Return why a card cannot be used now; None for a card that can, or that waits for its moment."""
    card = state.printed(id)
    if card.placed:
        return card_hindrance(state, seat, id)
    effect = ACTION_EFFECTS.get(id)
    return None if effect is None else play_hindrance(state, seat, id, effect.gold) or effect.hindrance(state, seat)


def _needs_city(state: State, seat: Seat, id: str) -> bool:
    """Return True if a card can only be placed in a city, and the seat has none."""
    return state.printed(id).colour == "red" and "city" not in state.players[seat].centre


def _lacking(state: State, seat: Seat, id: str) -> int:
    """Count the resources that the seat lacks for a hand card."""
    card = state.printed(id)
    return count_missing(holdings(state, seat), price(state, seat, card)) if card.placed else 0


def _give_back(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield why a card can be spared, or what the hand is good for if none is given."""
    hand = state.players[seat].hand
    if option.key == NOTHING:
        usable = [id for id in hand if state.printed(id).placed and obstacle(state, seat, id) is None]
        if usable:
            yield Merit("usable_hand", {"cards": usable, "count": len(usable)})
        return
    id = text(option, "building")
    found = obstacle(state, seat, id)
    if found is None:
        return
    if _needs_city(state, seat, id):
        yield Merit("needs_city")
    elif found.kind in OBSTACLES:
        points = sum([score(state, one) for one in state.seats])
        yield Merit(found.kind, {**found.data, "have": points} if found.kind == "gate_closed" else found.data)
    elif found.kind == "cannot_pay" and _lacking(state, seat, id) == max(
        [_lacking(state, seat, other) for other in hand]
    ):
        count = sum([_lacking(state, seat, other) == _lacking(state, seat, id) for other in {*hand}])
        cost = price(state, seat, state.printed(id))
        yield Merit("costly", {"pay": cost, "lost": _missing(holdings(state, seat), cost), "tied": count > 1})


def _bury(position: Position[State, Any], seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield that the opponent may not look through a stack, or that a higher one keeps a card away for longer."""
    following = [frame for slot in position.stack for frame in slot.frames if isinstance(frame, MasterBuilder)]
    if any(frame.seat != seat and frame.barred == number(option, "stack") for frame in following):
        yield Merit("barred", {"by": 1 - seat, "stack": number(option, "stack")})
    elif not following and number(option, "count") > number(other, "count"):
        yield Merit("deeper", {"count": number(option, "count")})


def _draw(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield that a top card is taken unseen, or that a search shows the whole stack."""
    cost, count = search_cost(state, seat), number(option, "count")
    if option.group != SEARCH:
        yield Merit("unseen", {"cost": cost, "stack": number(option, "stack")})
    elif other.group != SEARCH:
        yield Merit("looks", {"cost": cost, "count": count})
    elif count > number(other, "count"):
        yield Merit("more_cards", {"count": count, "left": number(other, "count")})


def recall(merit: Merit, actions: Iterable[Action], seat: Seat) -> Merit:
    """Return the merit of a top card with the stack that the seat has looked through last, or that it is this one."""
    if merit.kind != "unseen":
        return merit
    picks = [(action.kind, pick) for action in actions if action.seat == seat for pick in action.picks]
    looked = [
        pick.removeprefix(f"{SEARCH}.")
        for kind, pick in picks
        if pick.startswith(f"{SEARCH}.") or (kind in LOOKING and pick != NOTHING)
    ]
    if str(merit.data["stack"]) in looked:
        return Merit("seen", merit.data)
    return Merit("unseen", {**merit.data, "known": looked[-1]}) if looked else merit


def _look(option: Option, other: Option) -> Iterator[Merit]:
    """Yield the larger number of cards of a stack to look through."""
    count, left = number(option, "count"), number(other, "count")
    if count > left > 0:
        yield Merit("more_cards", {"count": count, "left": left})


def _card(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield that a card can be built now, or that it has more points than another one."""
    ids = [text(one, "building") for one in (option, other)]
    ready = [bool(id) and state.printed(id).placed and obstacle(state, seat, id) is None for id in ids]
    if ready[0] and not ready[1]:
        yield Merit("ready_card", {"pay": price(state, seat, state.printed(ids[0]))})
    points = [state.printed(id).vp if id else 0 for id in ids]
    if points[0] > points[1]:
        yield Merit("card_points", {"vp": points[0], "city": _needs_city(state, seat, ids[0])})
