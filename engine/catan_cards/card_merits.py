"""Merits of cards in hands and stacks: those to keep, to give back, to take, and the stacks to take them from."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from engine.catan_cards.actions import ACTION_EFFECTS
from engine.catan_cards.building import card_hindrance, price
from engine.catan_cards.building_merits import added_points, find_action_merits
from engine.catan_cards.cards.base_events import MasterBuilder
from engine.catan_cards.catalogue import Card
from engine.catan_cards.piles import SEARCH, filled_stacks
from engine.catan_cards.playing_cards import play_hindrance
from engine.catan_cards.resources import holdings
from engine.catan_cards.scoring import score, search_cost
from engine.catan_cards.state import State
from engine.catan_cards.tables import STACKS
from engine.core.computer_preferences import number, text
from engine.core.decks import strip_number
from engine.core.flow import Position
from engine.core.goods import Goods, count_missing
from engine.core.types import NOTHING, Action, Decision, Merit, Option, Reason, Seat

OBSTACLES: Final = frozenset({"already_in_play", "gate_closed", "needs_building", "no_site", "no_target", "one_only"})
"""Reasons why a card in hand is of no use now, whatever the player can pay."""

ANSWERING_CARDS: Final = frozenset({"bishop", "herb_woman"})
"""Action cards that are only of use against an attack."""

MAX_SOON: Final = 3
"""Resources that may be missing for a card that scores soon, and is not given back for them."""

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


def needs_city(state: State, seat: Seat, id: str) -> bool:
    """Return True if a card can only be placed in a city, and the seat has none."""
    return state.printed(id).colour == "red" and "city" not in state.players[seat].centre


def _lacking(state: State, seat: Seat, id: str) -> int:
    """Count the resources that the seat lacks for a hand card."""
    card = state.printed(id)
    return count_missing(holdings(state, seat), price(state, seat, card)) if card.placed else 0


def is_ready(state: State, seat: Seat, id: str) -> bool:
    """Return True if a card can be placed and paid for."""
    return state.printed(id).placed and card_hindrance(state, seat, id) is None


def give_back(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield why a card can be spared, or what the hand is good for if none is given."""
    hand, id, second = state.players[seat].hand, text(option, "building"), text(other, "building")
    if option.key == NOTHING:
        yield from _usable(state, seat, hand)
        return
    found = obstacle(state, seat, id)
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
    lost = missing(holdings(state, seat), cost)
    if lacking == max([_lacking(state, seat, other) for other in hand]):
        count = sum([_lacking(state, seat, other) == lacking for other in {*hand}])
        yield Merit("costly", {"pay": cost, "lost": lost, "tied": count > 1})
    elif not (second and state.printed(second).placed) or lacking == (less := _lacking(state, seat, second)):
        yield Merit("lacks", {"lost": lost})
    elif lacking > less:
        yield Merit("lacks_more", {"lost": lost, "left": less})


def _usable(state: State, seat: Seat, cards: Iterable[str]) -> Iterator[Merit]:
    usable = [id for id in cards if is_ready(state, seat, id)]
    if usable:
        yield Merit("usable_hand", {"cards": usable, "count": len(usable)})


def choose_hand(state: State, seat: Seat, picks: Sequence[str], other: Sequence[str]) -> Iterator[Merit]:
    """Yield what an opening hand has over another one: cards that can be paid for at once, points, or a lower cost.

    Cards that can be paid for at once are named last if the other hand has as many.
    """
    ready, instead = (
        [id for id in map(strip_number, keys) if not needs_city(state, seat, id) and not obstacle(state, seat, id)]
        for keys in (picks, other)
    )
    cards = [id for id in ready if state.printed(id).placed]
    opens, more = (
        Merit("opens_with", {"cards": cards, "count": len(cards)}),
        sum([state.printed(id).placed for id in instead]),
    )
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
    ready = [id for id in cards if is_ready(state, rival, id)]
    if ready and not any(is_ready(state, rival, id) for id in others):
        yield Merit("spoils", {"by": rival, "cards": ready})
    points, less = (sum([state.printed(id).vp for id in ids]) for ids in (cards, others))
    if points > less:
        yield Merit("spoils_points", {"by": rival, "vp": points, "left": less})


def bury(position: Position[State, Any], seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield that the opponent may not look through a stack, or that a higher one keeps a card away for longer."""
    following = [frame for slot in position.stack for frame in slot.frames if isinstance(frame, MasterBuilder)]
    shared = number(option, "stack") in position.state.own_stacks(1 - seat)
    if shared and any(frame.seat != seat and frame.barred == number(option, "stack") for frame in following):
        yield Merit("barred", {"by": 1 - seat, "stack": number(option, "stack")})
    elif number(option, "count") > number(other, "count") and not (following and shared):
        yield Merit("deeper", {"count": number(option, "count")})
    elif number(option, "count") == number(other, "count"):
        yield Merit("as_deep", {"stack": number(option, "stack"), "count": number(option, "count")})


def draw(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield that a top card is taken unseen, and costs nothing, or that a search shows the whole stack."""
    cost, count = search_cost(state, seat), number(option, "count")
    if option.group != SEARCH:
        if other.group == SEARCH:
            yield Merit("saves_search", {"cost": cost})
        stacks = [str(one) for one in filled_stacks(state, seat)]
        yield Merit("unseen", {"cost": cost, "stack": number(option, "stack"), "stacks": stacks})
    elif other.group != SEARCH:
        yield Merit("looks", {"cost": cost, "count": count})
    elif count > number(other, "count"):
        yield Merit("more_cards", {"count": count, "left": number(other, "count")})


def recall(merit: Merit, actions: Iterable[Action], seat: Seat) -> Merit:
    """Return the merit of a top card by who has looked through its stack: the seat itself, the opponent, or neither.

    It names the stack that the seat has looked through last. If no stack was looked through, all are alike.
    """
    if merit.kind != "unseen":
        return merit
    looked, stacks = _looked_through(actions), merit.data["stacks"]
    if not any(isinstance(stacks, list) and number in stacks for _, number in looked):
        return Merit("unseen_all", {"cost": merit.data["cost"]})
    mine, stack = [number for one, number in looked if one == seat], str(merit.data["stack"])
    if stack in mine:
        return Merit("seen", merit.data)
    known = {"known": mine[-1]} if mine else {}
    return Merit("unseen" if stack in [number for _, number in looked] else "untouched", {**merit.data, **known})


def _looked_through(actions: Iterable[Action]) -> list[tuple[Seat, str]]:
    """Return every look through a stack: the seat and the number."""
    return [
        (action.seat, pick.removeprefix(f"{SEARCH}."))
        for action in actions
        for pick in action.picks
        if pick.startswith(f"{SEARCH}.") or (action.kind in LOOKING and pick != NOTHING)
    ]


def recall_stack(
    state: State, decision: Decision, picks: tuple[str, ...], actions: Iterable[Action]
) -> tuple[str, ...]:
    """Return the top card to take: of the stacks of one set, one that neither player has looked through, or else the seat alone.

    The position does not tell more about the top cards of stacks.
    """
    seat, tops = decision.ask.seat, {option.key: option for option in decision.ask.options if option.group == "top"}
    if len(picks) != 1 or picks[0] not in tops:
        return picks
    sets = [name for name, count in STACKS[state.mode] for _ in range(count)]
    looked = _looked_through(actions)

    def worth(key: str) -> int:
        seats = {one for one, number in looked if number == key}
        return 2 if not seats else int(seats == {seat})

    alike = [key for key in (*picks, *tops) if sets[int(key) - 1] == sets[int(picks[0]) - 1]]
    return (max(alike, key=worth),)


def look(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the larger number of cards of a stack to look through, or that no stack is better than another."""
    count, left = number(option, "count"), number(other, "count")
    if count > left > 0:
        yield Merit("more_cards", {"count": count, "left": left})
    elif count == left:
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
