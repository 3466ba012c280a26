"""Merits of cards in hands and stacks: those to keep, to give back, to take, and the stacks to take them from."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from engine.catan_cards.actions import ACTION_EFFECTS
from engine.catan_cards.building import card_hindrance, centre_hindrance, price
from engine.catan_cards.building_merits import (
    added_points,
    best_doubled,
    find_action_merits,
    find_building_merits,
    find_target_merits,
    is_last_return,
    swung_points,
    taken_tokens,
)
from engine.catan_cards.cards.base_events import MasterBuilder
from engine.catan_cards.catalogue import Card
from engine.catan_cards.goals import LEVELS, find_bank_goal, find_rarest, is_possible, missing
from engine.catan_cards.piles import GIVEN_BACK, SEARCH, filled_stacks
from engine.catan_cards.playing_cards import play_hindrance
from engine.catan_cards.principality import open_roads
from engine.catan_cards.production import find_harvest
from engine.catan_cards.resources import holdings
from engine.catan_cards.scoring import score, search_cost
from engine.catan_cards.state import State
from engine.catan_cards.tables import CENTRE_COSTS, STACKS
from engine.core.computer_preferences import amounts, number, text
from engine.core.deckbuilding import strip_number
from engine.core.flow import Position
from engine.core.goods import Goods, add, count_missing, covers, total
from engine.core.merits import SIDE_EFFECTS
from engine.core.types import NOTHING, Action, Data, Decision, Merit, Option, Reason, Seat

OBSTACLES: Final = frozenset({"already_in_play", "gate_closed", "needs_building", "no_site", "no_target", "one_only"})
"""Reasons why a card in hand is of no use now, whatever the player can pay."""

PLACELESS: Final = OBSTACLES - {"gate_closed", "no_target"}
"""Reasons why a card cannot be placed, which last."""

ANSWERING_CARDS: Final = frozenset({"bishop", "herb_woman"})
"""Action cards that are only of use against an attack."""

MAX_SOON: Final = 3
"""Resources that may be missing for a card that scores soon, and is not given back for them."""

MAX_NEAR: Final = 2
"""Resources that may be missing for a city or settlement for which cards are kept."""

MAX_AWAITED: Final = 6
"""Resources that may be missing for both such a building and the card."""

MUCH_DEARER: Final = 3
"""Resources that a card may cost more than another one if it has more points."""

POINT_WORTH, DOUBLED_WORTH = 5, 3
"""Worth of a card for each point, and for each harvest that it doubles, in resources."""

MAX_UNIT_WORTH: Final = 2
"""Worth at most of strength and trade points without a token."""

ANSWER_WORTH, ACTION_WORTH = 2, 4
"""Worth of action cards: of those that only answer attacks, and of those that can be played."""

HOPELESS: Final = 4
"""Worth that a card loses if it has no place, or if it costs too much to wait for."""

TOKEN_LOSSES: Final = frozenset({"costs_token", "gains_token", "may_cost_token"})
"""Merits of returns that take a token from the opponent."""

TOKEN_MERITS: Final = frozenset({"breaks_knight", "breaks_windmill", "takes_knight", "takes_windmill"})
"""Merits of cards that move a token."""

SAFE_LEAD: Final = 3
"""Lead in strength or trade that an opponent does not easily make up in a turn."""

TAKEN: Final = frozenset({"retrieve", "search", "spy"})
"""Kinds of questions for one card to take."""

BURIED: Final = frozenset({"bury_stack", "conflict_stack"})
"""Kinds of questions for a stack to put cards under."""

DRAWING: Final = frozenset({"draw", "draw_stack", "exchange_stack"})
"""Kinds of questions for a stack to draw the top card of."""

LOOKING: Final = frozenset({"master_builder", "opening_stack"})
"""Kinds of questions for a stack to look through."""


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
    if _awaited(state, seat, id) is not None:
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
    yield from _compares(state, seat, id, second)
    awaited = _awaited(state, seat, second)
    if awaited is not None:
        yield Merit("stays", {"building": second, **awaited})


def _compares(state: State, seat: Seat, id: str, second: str) -> Iterator[Merit]:
    """Yield that a card costs more than another one for no more points, or that only the other one brings points."""
    cards = [state.printed(one) for one in (id, second)]
    if all(card.placed for card in cards):
        cost, less = map(_size, cards)
        if cost > less and (cards[0].vp <= cards[1].vp or cost >= less + MUCH_DEARER):
            yield Merit("costs_more", {"count": cost, "left": less})
    points = [added_points(state, seat, card.id) if card.placed else 0 for card in cards]
    if not points[0] and points[1]:
        yield Merit("pointless", {"vp": points[1]})


def _awaited(state: State, seat: Seat, id: str) -> Data | None:
    """Return what a card in hand waits for: two harvests to double, or a city or settlement for which little is missing.

    The `level` is that of the city or settlement, or 0. None if the card waits for nothing near.
    """
    card, area = state.printed(id), state.players[seat]
    if card.doubles and best_doubled(state, seat, card) > 1:
        return {"level": 0, "count": 0, "lost": {}}
    found = obstacle(state, seat, id) if card.placed else None
    if needs_city(state, seat, id):
        return _near(state, seat, card, "city", [f"city.{at}" for at, _ in area.columns])
    if found is None or found.kind != "no_site":
        return None
    return _near(state, seat, card, "settlement", [f"settlement.{side}" for side in open_roads(area)])


def _near(state: State, seat: Seat, card: Card, kind: str, keys: Iterable[str]) -> Data | None:
    """Return what is missing for a city or settlement that has a place, unless it is too much, alone or with the card."""
    lost = missing(_stock(state, seat), CENTRE_COSTS[kind])
    count = sum(lost.values())
    if count > min(MAX_NEAR, MAX_AWAITED - _size(card)) or not any(
        is_possible(centre_hindrance(state, seat, key)) for key in keys
    ):
        return None
    return {"level": LEVELS[kind], "count": count, "lost": lost}


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
        alike = [one for one in filled_stacks(state, seat) if sets[one - 1] == mine]
        stacks, heights = [str(one) for one in alike], [str(len(state.stack(one))) for one in alike]
        offered = cost if any(one.group == SEARCH for one in options) else 0
        yield Merit("unseen", {"cost": offered, "stack": number(option, "stack"), "stacks": stacks, "heights": heights})
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


class _Memory(NamedTuple):
    """The stacks by number that were looked through, by seat, and drawn from, and the cards put back under each.

    Cards that the opponent has put back without showing them are empty.
    """

    looked: list[tuple[Seat, str]]
    drawn: set[str]
    returned: defaultdict[str, list[str]]

    def returned_in(self, stack: str, height: int) -> list[str]:
        """Return the cards of a stack that no player looked through, the top one first, if all of them were put back."""
        cards, seen = self.returned[stack], any(one == stack for _, one in self.looked)
        return [] if seen or height > len(cards) else cards[len(cards) - height :]


def _remember(actions: Iterable[Action], seat: Seat) -> _Memory:
    """Return what a player may remember of the stacks."""
    memory = _Memory([], set(), defaultdict(list))
    chosen: dict[Seat, list[str]] = {}
    for action in actions:
        kind, (pick, *_) = action.kind, action.picks or (NOTHING,)
        number = pick.rpartition(".")[2]
        if kind in GIVEN_BACK:
            chosen[action.seat] = [pick if action.seat == seat else ""]
        elif kind == "conflict":
            chosen[action.seat] = [strip_number(one) for one in action.picks]
        elif kind in (*BURIED, "exchange_stack"):
            memory.returned[number] += chosen.pop(action.seat, [""])
        if pick.startswith(f"{SEARCH}.") or (kind in LOOKING and pick != NOTHING):
            memory.looked.append((action.seat, number))
        elif kind in DRAWING:
            memory.drawn.add(number)
    return memory


def recall(merit: Merit, actions: Iterable[Action], seat: Seat) -> Merit:
    """Return the merit of a top card by what became of its stack: who has looked through it, or that it was drawn empty.

    Stacks that neither has looked through are alike, and so are those that only the opponent has, once there is no
    other. What was put back is worse.
    """
    if merit.kind != "unseen":
        return merit
    memory, stack, cost = _remember(actions, seat), str(merit.data["stack"]), merit.data["cost"]
    stacks, heights = merit.data["stacks"], merit.data["heights"]
    assert isinstance(stacks, list)
    assert isinstance(heights, list)
    height = {one: int(count) for one, count in zip(stacks, heights, strict=True)}
    seen = {one for _, one in memory.looked}
    spent = [one for one in stacks if memory.returned_in(one, height[one])]
    if stack in spent:
        cards = memory.returned_in(stack, height[stack])
        return Merit("put_back", {"count": len(cards), "cards": [*filter(None, dict.fromkeys(cards))]})
    if not spent and seen.isdisjoint(stacks):
        return Merit("unseen_all", {"cost": cost})
    if (seat, stack) in memory.looked:
        return Merit("seen", merit.data)
    rest = [one for one in stacks if one not in seen and one not in spent]
    if stack in seen:
        return merit if rest else Merit("others_spent" if spent else "searched_all", {"cost": cost, "stacks": spent})
    fresh = [one for one in rest if one not in memory.drawn]
    if stack in fresh:
        return Merit("untouched", {"cost": cost, "stacks": fresh, "count": len(fresh)})
    return Merit("unsearched", {"cost": cost, "count": height[stack] - len(memory.returned[stack])})


def prefer(
    position: Position[State, Any], decision: Decision, picks: tuple[str, ...], actions: Iterable[Action]
) -> tuple[str, ...]:
    """Return the answer that is as good as another one in simulations, and better by rules and memory."""
    if len(picks) != 1:
        return picks
    if decision.kind in GIVEN_BACK | TAKEN:
        return _choose_card(position.state, decision, picks[0])
    if decision.kind == "return":
        return _rob_token(position, decision, picks)
    if decision.kind in BURIED:
        return _bury_deep(position, decision, picks)
    if decision.kind == "receive":
        return _complete(position.state, decision, picks[0])
    return _recall_stack(position.state, decision, picks, actions)


def _choose_card(state: State, decision: Decision, pick: str) -> tuple[str, ...]:
    """Return the card to take or to give back by what cards are worth, if that has a reason; simulations know no cards.

    The card just taken is not the one that is given back for it.
    """
    seat, options = decision.ask.seat, {one.key: one for one in decision.ask.options}
    cards = {key: text(one, "building") for key, one in options.items() if text(one, "building")}
    if pick not in cards:
        return (pick,)
    find, sign = (take_card, -1) if decision.kind in TAKEN else (give_back, 1)
    worth = {key: sign * card_worth(state, seat, id) for key, id in cards.items()}
    if decision.kind == "return_card":
        kept = state.players[seat].hand[-1]
        worth = {key: worth[key] for key in worth if cards[key] != kept} or worth
    ordered = sorted(worth, key=lambda key: (worth[key], key != pick))
    wanted = ordered[: ordered.index(pick)] if pick in worth else ordered
    told = (key for key in wanted if _is_told(find(state, seat, options[key], options[pick])))
    return (next(told, pick if pick in worth else ordered[0]),)


def _is_told(merits: Iterable[Merit]) -> bool:
    """Return True if one of these merits is a reason by itself."""
    return any(one.kind not in SIDE_EFFECTS for one in merits)


def card_worth(state: State, seat: Seat, id: str) -> int:
    """Return roughly what a card in hand is worth, in resources: what it brings, less what is missing for it."""
    card, found = state.printed(id), obstacle(state, seat, id)
    if not card.placed:
        return 0 if found is not None else ANSWER_WORTH if id in ANSWERING_CARDS else ACTION_WORTH
    gain = 1 + min(card.strength + card.trade, MAX_UNIT_WORTH) + card.hand + (card.unit == "trade_fleet")
    if found is None or found.kind in ("cannot_pay", "no_site"):
        is_doubled = bool(_tokens_in_hand(state, seat, id) & {*taken_tokens(state, seat, id)})
        gain += POINT_WORTH * (card.vp if is_doubled else swung_points(state, seat, id))
    if card.doubles:
        gain += DOUBLED_WORTH * best_doubled(state, seat, card)
    is_hopeless = found is not None and found.kind in OBSTACLES and _awaited(state, seat, id) is None
    return gain - HOPELESS * (is_hopeless + (_size(card) > MAX_AWAITED)) - _lacking(state, seat, id)


def _bury_deep(position: Position[State, Any], decision: Decision, picks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the highest stack, unless the opponent may not look through another one."""
    options = {one.key: one for one in decision.ask.options}
    highest = max(options, key=lambda key: (number(options[key], "count"), key == picks[0]))
    pair = options[picks[0]], options[highest]
    found = bury(position, decision.ask.seat, *pair, decision.ask.options)
    return picks if any(one.kind == "barred" for one in found) else (highest,)


def _complete(state: State, decision: Decision, pick: str) -> tuple[str, ...]:
    """Return the resource from the bank for which a hint traded: it completes something, or brings it nearer."""
    seat, gains = decision.ask.seat, {one.key: amounts(one, "gain") for one in decision.ask.options}
    id, lacks = find_bank_goal(state, seat, holdings(state, seat), [kind for gain in gains.values() for kind in gain])
    wanted = find_rarest(state, seat, lacks) if id else ""
    bought = [key for key in (pick, *gains) if wanted in gains[key]]
    return (bought[0] if bought else pick,)


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

    Of several that neither has looked through, it is the highest. One in which there are only cards that were put back
    is the last. The position does not tell more about the top cards.
    """
    seat, tops = decision.ask.seat, {option.key: option for option in decision.ask.options if option.group == "top"}
    if len(picks) != 1 or picks[0] not in tops:
        return picks
    sets = _sets(state)
    memory = _remember(actions, seat)

    def worth(key: str) -> tuple[int, int]:
        seats, height = {one for one, stack in memory.looked if stack == key}, number(tops[key], "count")
        if memory.returned_in(key, height):
            return (-1, height)
        return (int(seats == {seat}), 0) if seats else (2, height)

    alike = [key for key in (*picks, *tops) if sets[int(key) - 1] == sets[int(picks[0]) - 1]]
    return (max(alike, key=worth),)


def look(option: Option, other: Option, options: Iterable[Option]) -> Iterator[Merit]:
    """Yield the larger number of cards of a stack to look through, or that no stack is better than another."""
    yield from _more_cards(option, other, options)
    count = number(option, "count")
    if count == number(other, "count"):
        yield Merit("as_many_cards", {"stack": number(option, "stack"), "count": count})


def take_card(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what a card brings, that it can be built now, or that it costs less than another one or has more points."""
    ids = [text(one, "building") for one in (option, other)]
    yield from _brings(state, seat, option, ids[0])
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


def _brings(state: State, seat: Seat, option: Option, id: str) -> Iterator[Merit]:
    """Yield what a card to take does at once or soon, and what is missing for it, or that it has no place for long."""
    found, card = obstacle(state, seat, id), state.printed(id)
    if not card.placed:
        if found is None:
            yield from find_action_merits(state, seat, option)
        return
    is_placeless = found is not None and found.kind in PLACELESS and not needs_city(state, seat, id)
    if is_placeless and _awaited(state, seat, id) is None:
        yield Merit("no_use")
        return
    lost = missing(_stock(state, seat), price(state, seat, card))
    if not is_possible(found):
        return
    brought = [one for one in find_building_merits(state, seat, option) if one.kind != "scores"]
    if lost or state.active != seat:
        plain = [one for one in brought if one.kind not in TOKEN_MERITS and sum(lost.values()) <= MAX_NEAR]
        brought = [*_tokens_later(brought, 1 - seat), *plain]
    told = [one for one in brought if not _is_in_hand(state, seat, id, one)]
    yield from told
    if told:
        yield Merit("pays_soon", {"lost": lost}) if lost else Merit("pays_now", {"pay": price(state, seat, card)})


def _tokens_later(merits: Iterable[Merit], rival: Seat) -> Iterator[Merit]:
    """Yield the tokens that a card takes at a later time with a long lead, unless the opponent catches up."""
    for one in merits:
        lead = [one.data.get(name) for name in ("count", "left")] if one.kind in TOKEN_MERITS else []
        match lead:
            case [int(count), int(left)] if count >= left + SAFE_LEAD:
                yield Merit("would_take", {**one.data, "by": rival})


def _is_in_hand(state: State, seat: Seat, id: str, merit: Merit) -> bool:
    """Return True if a cheaper card in hand takes the token of a merit too."""
    return merit.kind in (*TOKEN_MERITS, "would_take") and merit.data["token"] in _tokens_in_hand(state, seat, id)


def _tokens_in_hand(state: State, seat: Seat, id: str) -> set[str]:
    """Return the tokens that cards in hand cheaper than this one take."""
    cards = [state.printed(one) for one in state.players[seat].hand]
    cheaper = [card.id for card in cards if card.placed and _size(card) < _size(state.printed(id))]
    ready = [one for one in cheaper if is_possible(obstacle(state, seat, one))]
    return {token for one in ready for token in taken_tokens(state, seat, one)}
