"""Merits of cards in hands and stacks: those to keep, to give back, to take, and the stacks to take them from."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from engine.catan_cards.actions import ACTION_EFFECTS
from engine.catan_cards.building import card_hindrance, centre_hindrance, price
from engine.catan_cards.building_merits import (
    added_points,
    best_doubled,
    find_action_merits,
    find_target_merits,
    is_last_return,
)
from engine.catan_cards.cards.base_events import MasterBuilder
from engine.catan_cards.catalogue import Card
from engine.catan_cards.piles import GIVEN_BACK, SEARCH, filled_stacks
from engine.catan_cards.playing_cards import play_hindrance
from engine.catan_cards.principality import open_roads
from engine.catan_cards.production import find_harvest
from engine.catan_cards.resources import holdings
from engine.catan_cards.scoring import score, search_cost
from engine.catan_cards.state import State
from engine.catan_cards.tables import CENTRE_COSTS, STACKS
from engine.core.computer_preferences import number, text
from engine.core.deckbuilding import strip_number
from engine.core.flow import Position
from engine.core.goods import Goods, add, count_missing, covers, total
from engine.core.types import NOTHING, Action, Decision, Merit, Option, Reason, Seat

OBSTACLES: Final = frozenset({"already_in_play", "gate_closed", "needs_building", "no_site", "no_target", "one_only"})
"""Reasons why a card in hand is of no use now, whatever the player can pay."""

ANSWERING_CARDS: Final = frozenset({"bishop", "herb_woman"})
"""Action cards that are only of use against an attack."""

MAX_SOON: Final = 3
"""Resources that may be missing for a card that scores soon, and is not given back for them."""

MAX_NEAR: Final = 1
"""Resources that may be missing for a city or settlement for which cards are kept."""

TOKEN_LOSSES: Final = frozenset({"costs_token", "gains_token"})
"""Merits of returns that take a token from the opponent."""

LOOKING: Final = frozenset({"master_builder", "opening_stack"})
"""Kinds of questions for a stack to look through."""


def missing(held: Goods, cost: Goods) -> Goods:
    """Return the resources that are missing for a cost."""
    return {kind: amount - held[kind] for kind, amount in cost.items() if amount > held[kind]}


def obstacle(state: State, seat: Seat, id: str) -> Reason | None:
    """Return why a card cannot be used now; None for a card that can, or that waits for its moment."""
    card = state.printed(id)
    if card.placed:
        return card_hindrance(state, seat, id)
    effect = ACTION_EFFECTS.get(id)
    return None if effect is None else play_hindrance(state, seat, id, effect.gold) or effect.hindrance(state, seat)


def _stock(state: State, seat: Seat) -> Goods:
    """Return the resources of a seat, with what the rolled number will bring."""
    found = {**holdings(state, seat)}
    add(found, find_harvest(state, seat))
    return found


def _payable(state: State, seat: Seat, ids: Sequence[str]) -> list[str]:
    """Return the most cards that a seat can pay for together, the first ones of as many."""
    held = holdings(state, seat)
    several = [list(some) for count in range(len(ids), 0, -1) for some in combinations(ids, count)]
    costs = {id: price(state, seat, state.printed(id)) for id in ids}
    return next((some for some in several if covers(held, total(*[costs[id] for id in some]))), [])


def needs_city(state: State, seat: Seat, id: str) -> bool:
    """Return True if a card can only be placed in a city, and the seat has none."""
    return state.printed(id).colour == "red" and "city" not in state.players[seat].centre


def _lacking(state: State, seat: Seat, id: str) -> int:
    """Count the resources that the seat lacks for a hand card."""
    card = state.printed(id)
    return count_missing(_stock(state, seat), price(state, seat, card)) if card.placed else 0


def is_ready(state: State, seat: Seat, id: str) -> bool:
    """Return True if a card can be placed and paid for."""
    return state.printed(id).placed and card_hindrance(state, seat, id) is None


def give_back(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield why a card can be spared, or what the hand is good for if none is given."""
    hand, id, second = state.players[seat].hand, text(option, "building"), text(other, "building")
    if option.key == NOTHING:
        yield from _usable(state, seat, hand)
        return
    found = None if _is_needed(state, seat, id) else obstacle(state, seat, id)
    if found is not None and needs_city(state, seat, id):
        yield Merit("needs_city")
    elif found is not None and found.kind in OBSTACLES:
        points = sum([score(state, one) for one in state.seats])
        yield Merit(found.kind, {**found.data, "have": points} if found.kind == "gate_closed" else found.data)
    elif found is not None and found.kind == "cannot_pay" and not _scores_soon(state, seat, id):
        yield from _costly(state, seat, id, second)
    if id in ANSWERING_CARDS:
        yield Merit("only_answers", {"by": 1 - seat})
    if not second:
        return
    cards = [state.printed(one) for one in (id, second)]
    if all(card.placed for card in cards):
        cost, less = map(_size, cards)
        if cost > less and cards[0].vp <= cards[1].vp:
            yield Merit("costs_more", {"count": cost, "left": less})
    if not cards[0].vp and cards[1].vp:
        yield Merit("pointless", {"vp": cards[1].vp})


def _is_needed(state: State, seat: Seat, id: str) -> bool:
    """Return True if a card waits for a city or settlement that is near, or has a place where it doubles two harvests."""
    card = state.printed(id)
    if card.doubles and best_doubled(state, seat, card) > 1:
        return True
    found = obstacle(state, seat, id) if card.placed else None
    if needs_city(state, seat, id):
        return _is_near(state, seat, "city", [f"city.{at}" for at, _ in state.players[seat].columns])
    sides = open_roads(state.players[seat])
    is_placeless = found is not None and found.kind == "no_site"
    return is_placeless and _is_near(state, seat, "settlement", [f"settlement.{side}" for side in sides])


def _is_near(state: State, seat: Seat, kind: str, keys: Iterable[str]) -> bool:
    """Return True if at most one resource is missing for a city or settlement that has a place."""
    found = [centre_hindrance(state, seat, key) for key in keys]
    is_possible = any(one is None or one.kind == "cannot_pay" for one in found)
    return is_possible and count_missing(_stock(state, seat), CENTRE_COSTS[kind]) <= MAX_NEAR


def _size(card: Card) -> int:
    """Return the number of resources that a card costs."""
    return sum(card.cost.values())


def _scores_soon(state: State, seat: Seat, id: str) -> bool:
    """Return True if a card adds points, a token included, and little is missing for it."""
    return _lacking(state, seat, id) <= MAX_SOON and added_points(state, seat, id) > 0


def _costly(state: State, seat: Seat, id: str, second: str) -> Iterator[Merit]:
    """Yield what a card lacks: more than any other, more than the second one, or as much."""
    hand, lacking = state.players[seat].hand, _lacking(state, seat, id)
    cost = price(state, seat, state.printed(id))
    lost = missing(_stock(state, seat), cost)
    if lacking == max([_lacking(state, seat, other) for other in hand]):
        count = sum([_lacking(state, seat, other) == lacking for other in {*hand}])
        yield Merit("costly", {"pay": cost, "lost": lost, "tied": count > 1})
    elif not (second and state.printed(second).placed) or lacking == (less := _lacking(state, seat, second)):
        yield Merit("lacks", {"lost": lost})
    elif lacking > less:
        yield Merit("lacks_more", {"lost": lost, "left": less})


def _usable(state: State, seat: Seat, cards: Iterable[str]) -> Iterator[Merit]:
    usable = _payable(state, seat, [id for id in cards if is_ready(state, seat, id)])
    if usable:
        yield Merit("usable_hand", {"cards": usable, "count": len(usable)})


def choose_hand(state: State, seat: Seat, picks: Sequence[str], other: Sequence[str]) -> Iterator[Merit]:
    """Yield what an opening hand has over another one: cards that can be paid for at once, points, or a lower cost.

    Cards that can be paid for at once are named last if the other hand has as many.
    """
    cards, instead = (
        _payable(
            state,
            seat,
            [id for id in map(strip_number, keys) if is_ready(state, seat, id) and not needs_city(state, seat, id)],
        )
        for keys in (picks, other)
    )
    opens, more = Merit("opens_with", {"cards": cards, "count": len(cards)}), len(instead)
    if len(cards) > more:
        yield opens
    hand, another = ([state.printed(strip_number(key)) for key in keys] for keys in (picks, other))
    points, less = (sum([card.vp for card in one]) for one in (hand, another))
    if points > less:
        yield Merit("hand_points", {"vp": points, "left": less})
    red, others = (sum([card.colour == "red" for card in one]) for one in (hand, another))
    if red < others:
        yield Merit("hand_without_city", {"count": red, "left": others})
    cost, dearer = (sum([_size(card) for card in one]) for one in (hand, another))
    if cost < dearer:
        yield Merit("hand_cost", {"count": cost, "left": dearer})
    if cards and len(cards) == more:
        yield opens


def spoil_hand(state: State, seat: Seat, picks: Sequence[str], other: Sequence[str]) -> Iterator[Merit]:
    """Yield the cards that the opponent could place now, or the points, that a conflict takes from their hand."""
    rival = 1 - seat
    cards, others = (
        [strip_number(key) for key in picks if key not in without]
        for picks, without in ((picks, other), (other, picks))
    )
    ready = _payable(state, rival, [id for id in cards if is_ready(state, rival, id)])
    if ready and not any(is_ready(state, rival, id) for id in others):
        yield Merit("spoils", {"by": rival, "cards": ready})
    points, less = (sum([state.printed(id).vp for id in ids]) for ids in (cards, others))
    if points > less:
        yield Merit("spoils_points", {"by": rival, "vp": points, "left": less})


def bury(
    position: Position[State, Any], seat: Seat, option: Option, other: Option, options: Iterable[Option]
) -> Iterator[Merit]:
    """Yield that the opponent may not look through a stack, or that the highest one keeps a card away for longest."""
    most = max([number(one, "count") for one in options])
    following = [frame for slot in position.stack for frame in slot.frames if isinstance(frame, MasterBuilder)]
    shared = number(option, "stack") in position.state.own_stacks(1 - seat)
    if shared and any(frame.seat != seat and frame.barred == number(option, "stack") for frame in following):
        yield Merit("barred", {"by": 1 - seat, "stack": number(option, "stack")})
    elif most == number(option, "count") > number(other, "count") and not (following and shared):
        yield Merit("deeper", {"count": number(option, "count")})
    elif number(option, "count") == number(other, "count"):
        yield Merit("as_deep", {"stack": number(option, "stack"), "count": number(option, "count")})


def draw(state: State, seat: Seat, option: Option, other: Option, options: Iterable[Option]) -> Iterator[Merit]:
    """Yield that a top card is taken unseen, and costs nothing, or that a search shows the whole stack."""
    cost, count = search_cost(state, seat), number(option, "count")
    if option.group != SEARCH:
        if other.group == SEARCH:
            yield Merit("saves_search", {"cost": cost})
        sets = _sets(state)
        mine = sets[number(option, "stack") - 1]
        stacks = [str(one) for one in filled_stacks(state, seat) if sets[one - 1] == mine]
        yield Merit("unseen", {"cost": cost, "stack": number(option, "stack"), "stacks": stacks})
    elif other.group != SEARCH:
        yield Merit("looks", {"cost": cost, "count": count})
    else:
        yield from _more_cards(option, other, [one for one in options if one.group == SEARCH])


def _sets(state: State) -> list[str]:
    """Return the set of the cards of every stack."""
    return [name for name, count in STACKS[state.mode] for _ in range(count)]


def _more_cards(option: Option, other: Option, options: Iterable[Option]) -> Iterator[Merit]:
    """Yield the larger number of cards of a stack, with the other stacks that have as many."""
    count, left = number(option, "count"), number(other, "count")
    if count > left > 0:
        same = [one for one in options if number(one, "count") == count and one.key != option.key]
        stacks = [str(number(one, "stack")) for one in same]
        yield Merit("more_cards", {"count": count, "left": left, "stacks": stacks, "tied": len(stacks)})


def recall(merit: Merit, actions: Iterable[Action], seat: Seat) -> Merit:
    """Return the merit of a top card by who has looked through its stack: the seat itself, the opponent, or neither.

    A stack that only the opponent has looked through is told with the one that the seat has looked through last. Stacks
    that neither has looked through are alike.
    """
    if merit.kind != "unseen":
        return merit
    looked, stacks = _looked_through(actions), merit.data["stacks"]
    if not any(isinstance(stacks, list) and number in stacks for _, number in looked):
        return Merit("unseen_all", {"cost": merit.data["cost"]})
    mine, stack = [number for one, number in looked if one == seat], str(merit.data["stack"])
    if stack in mine:
        return Merit("seen", merit.data)
    seen = [number for _, number in looked]
    if stack not in seen:
        rest = [one for one in stacks if one not in seen] if isinstance(stacks, list) else []
        return Merit("untouched", {"cost": merit.data["cost"], "stacks": rest, "count": len(rest)})
    return Merit("unseen", {**merit.data, **({"known": mine[-1]} if mine else {})})


def _looked_through(actions: Iterable[Action]) -> list[tuple[Seat, str]]:
    """Return every look through a stack: the seat and the number."""
    return [
        (action.seat, pick.removeprefix(f"{SEARCH}."))
        for action in actions
        for pick in action.picks
        if pick.startswith(f"{SEARCH}.") or (action.kind in LOOKING and pick != NOTHING)
    ]


def prefer(
    position: Position[State, Any], decision: Decision, picks: tuple[str, ...], actions: Iterable[Action]
) -> tuple[str, ...]:
    """Return the answer that is as good as another one in simulations, and better by rules and memory."""
    if len(picks) == 1 and decision.kind in GIVEN_BACK:
        return _spare(position.state, decision, picks)
    if len(picks) == 1 and decision.kind == "return":
        return _rob_token(position, decision, picks)
    return _recall_stack(position.state, decision, picks, actions)


def _spare(state: State, decision: Decision, picks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the hand card to give back: not one that is needed soon, if there is another one of no use now."""
    seat, cards = decision.ask.seat, {one.key: text(one, "building") for one in decision.ask.options}
    if not cards[picks[0]] or not _is_needed(state, seat, cards[picks[0]]):
        return picks
    found = {key: obstacle(state, seat, id) for key, id in cards.items() if id and not _is_needed(state, seat, id)}
    useless = [key for key, reason in found.items() if reason is not None and reason.kind in OBSTACLES]
    dear = [key for key, reason in found.items() if reason is not None and not _scores_soon(state, seat, cards[key])]
    return (max(useless or dear, key=lambda key: _lacking(state, seat, cards[key]), default=picks[0]),)


def _rob_token(position: Position[State, Any], decision: Decision, picks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the card whose return takes a token from the opponent, if that of another one does not."""
    is_last = is_last_return(position)
    options = {one.key: one for one in decision.ask.options}

    def takes(key: str, other: str) -> bool:
        found = find_target_merits(position.state, decision.ask.seat, options[key], options[other], is_last=is_last)
        return any(one.kind in TOKEN_LOSSES for one in found)

    return next(((key,) for key in options if takes(key, picks[0])), picks)


def _recall_stack(
    state: State, decision: Decision, picks: tuple[str, ...], actions: Iterable[Action]
) -> tuple[str, ...]:
    """Return the top card to take: of the stacks of one set, one that neither player has looked through, or else the seat alone.

    Of several that neither has looked through, it is the highest. The position does not tell more about the top cards.
    """
    seat, tops = decision.ask.seat, {option.key: option for option in decision.ask.options if option.group == "top"}
    if len(picks) != 1 or picks[0] not in tops:
        return picks
    sets = _sets(state)
    looked = _looked_through(actions)

    def worth(key: str) -> tuple[int, int]:
        seats = {one for one, stack in looked if stack == key}
        return (int(seats == {seat}), 0) if seats else (2, number(tops[key], "count"))

    alike = [key for key in (*picks, *tops) if sets[int(key) - 1] == sets[int(picks[0]) - 1]]
    return (max(alike, key=worth),)


def look(option: Option, other: Option, options: Iterable[Option]) -> Iterator[Merit]:
    """Yield the larger number of cards of a stack to look through, or that no stack is better than another."""
    yield from _more_cards(option, other, options)
    count = number(option, "count")
    if count == number(other, "count"):
        yield Merit("as_many_cards", {"stack": number(option, "stack"), "count": count})


def take_card(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield that a card can be built now, that it has more points than another one, or what playing it does now."""
    ids = [text(one, "building") for one in (option, other)]
    ready = [bool(id) and is_ready(state, seat, id) for id in ids]
    if ready[0] and not ready[1]:
        yield Merit("ready_card", {"pay": price(state, seat, state.printed(ids[0]))})
    points = [state.printed(id).vp if id else 0 for id in ids]
    if points[0] > points[1]:
        yield Merit("card_points", {"vp": points[0], "city": needs_city(state, seat, ids[0])})
    if all(id and state.printed(id).placed for id in ids):
        if needs_city(state, seat, ids[1]) and not needs_city(state, seat, ids[0]):
            yield Merit("without_city")
        cost, dearer = (_size(state.printed(id)) for id in ids)
        if cost < dearer and points[0] >= points[1]:
            yield Merit("costs_less", {"count": cost, "left": dearer, "won": points[0] * (points[0] == points[1])})
    if ids[0] and not obstacle(state, seat, ids[0]):
        yield from find_action_merits(state, seat, option)
