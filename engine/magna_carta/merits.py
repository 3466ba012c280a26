"""Merits of answers in Caylus Magna Carta by position and rules: batches, cards in hand, and the provost."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core import provost
from engine.core.computer_preferences import amounts, number, text
from engine.core.goods import Goods, multisets, sums, total, without
from engine.core.merits import (
    EndRates,
    fewer_held,
    keeps_gold,
    more_of_the_same,
    pays_off,
    pays_plenty,
    plenty,
    spends_gold,
)
from engine.core.types import Data, Decision, Merit, Option, Seat
from engine.magna_carta import lawyer
from engine.magna_carta.actions import HAND_KEYS, PRESTIGE
from engine.magna_carta.cards import CARDS, CUBES, RESIDENCE, Buy, Effect, FromCard, Gain, Lawyer, Sell, Swap, Tokens
from engine.magna_carta.castle import next_tokens, tokens_left, worth
from engine.magna_carta.payment import payment, ways
from engine.magna_carta.state import NO_SEAT, Slot, State
from engine.magna_carta.tables import (
    ACTION_COST,
    BATCH_COST,
    CUBES_PER_POINT,
    DENIERS_PER_POINT,
    FIRST_HAND_SIZE,
    FIRST_PASS,
    GOLD_POINTS,
    MOST_BATCHES_GOLD,
    PROVOST_RANGE,
    SMALL_CARD_CUBES,
)
from engine.magna_carta.turn import EXCHANGE, KEEP

POINT_RATES: Final = EndRates(GOLD_POINTS, CUBES_PER_POINT, DENIERS_PER_POINT)


def find_merits(state: State, decision: Decision, picks: Sequence[str], other: Sequence[str]) -> Iterable[Merit]:
    """Return what speaks for an answer rather than for another one, the strongest first."""
    options = {option.key: option for option in decision.ask.options}
    if not other:
        return ()
    seat, option, instead = decision.ask.seat, options[picks[0]], options[other[0]]
    if decision.kind == "provost":
        movers = state.passed[state.passed.index(seat) + 1 :]
        faces = [slot.face for slot in state.road]
        found = provost.merits(state, seat, faces, option, instead, movers, PROVOST_RANGE)
        return (*found, *_share(state, seat, option, instead), *_denies(state, seat, option, instead))
    if decision.kind == "exchange":
        return _first_hand(state, seat, option)
    outlooks = [_outlook(state, decision, one) for one in (option, instead)]
    alike = [Merit("alike", {"count": outlooks[0]})] if outlooks[0] and outlooks[0] == outlooks[1] else []
    if decision.kind == "act":
        return (*_act(state, seat, decision, option, instead), *alike)
    return (*_trade(state, seat, decision.kind, option, instead), *alike)


def _outlook(state: State, decision: Decision, option: Option) -> int:
    """Return the batches that a seat can still give this turn after an answer; 0 where that tells too little of it."""
    seat, more = decision.ask.seat, list[Sequence[Goods]]()
    held, spent = state.players[seat].cubes, 0
    if decision.kind in ("buy", "swap"):
        held = _sum(without(held, amounts(option, "pay")), amounts(option, "gain"))
    elif option.verb == "place" and "beyond" not in option.data:
        effect = CARDS[text(option, "building")].primary
        if isinstance(effect, Gain):
            more = [[effect.gain]]
        elif isinstance(effect, Buy) and state.players[seat].deniers > effect.offers[0][0]:
            more, spent = [[{kind: 1} for kind in effect.kinds]], effect.offers[0][0]
    elif option.verb != "pass":
        return 0
    spent += _price(state, option) + amounts(option, "pay").get("denier", 0)
    return _most_batches(state, seat, held, spent, more)


def _share(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield a card of the seat that another player uses only if the provost goes that far."""
    for space in range(number(other, "to") + 1, number(option, "to") + 1):
        slot = state.slot(space)
        if slot.owner == seat and slot.worker not in (seat, NO_SEAT) and _has_share(slot):
            yield Merit(
                "provost_share", {"by": slot.worker, "places": [f"{space}:{slot.face}"], **_share_of(slot.face)}
            )
            return


def _denies(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield a card whose owner takes a share of another player's worker only if the provost goes that far."""
    for space in range(number(option, "to") + 1, number(other, "to") + 1):
        slot = state.slot(space)
        if slot.owner not in (seat, NO_SEAT) and slot.worker not in (slot.owner, NO_SEAT) and _has_share(slot):
            yield Merit("provost_denies", {"by": slot.owner, "places": [f"{space}:{slot.face}"]})
            return


def _has_share(slot: Slot) -> bool:
    """Return False for a small card whose cubes have all been taken."""
    return slot.cubes > 0 or not isinstance(CARDS[slot.face].secondary, FromCard)


def _share_of(id: str) -> Data:
    """Return the owner's share of a card, as the data of a merit."""
    match CARDS[id].secondary:
        case Gain(gain):
            return {"share": "takes", "gain": gain}
        case FromCard(kind):
            return {"share": "takes", "gain": {kind: 1}}
        case Buy(offers, kinds):
            return {"share": "buys", "gain": {"gold": 1} if "gold" in kinds else {}, "cost": offers[0][0]}
        case Tokens(offers):
            return {"share": "buys_token", "cost": offers[0][0]}
        case _:
            return {"share": "swaps"}


def _act(state: State, seat: Seat, decision: Decision, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what speaks for an action."""
    id, vp = text(option, "building"), number(option, "vp")
    if option.verb == "place":
        yield from _place(state, seat, option)
        yield from _more_placed(option, other)
        yield from _owner_takes(state, seat, option)
        yield from provost.exposed(state, seat, option) if not state.beginner else ()
    elif option.verb == "build":
        stock = SMALL_CARD_CUBES[len(state.players)] if CARDS[id].cubes else 0
        yield Merit("owned", {"vp": vp, "count": stock, **_share_of(id)})
        yield from _leaves_batches(state, seat, option, other)
        yield from _keeps_gold(state, seat, option, other)
        yield from pays_plenty(state.players[seat].cubes, option, other)
        yield from _fewer_batches(state, seat, option, other)
        yield from _spends_gold(state, seat, option)
    elif option.verb == PRESTIGE:
        best = max([number(one, "vp") for one in decision.ask.options])
        data: Data = {"vp": vp, "deniers": CARDS[id].income, "tied": vp == best}
        yield Merit("prestige", {**data, "lost": 0 if state.beginner else CARDS[RESIDENCE].points})
        yield from _leaves_batches(state, seat, option, other)
        yield from _keeps_gold(state, seat, option, other)
        yield from _fewer_batches(state, seat, option, other)
    else:
        yield from _leaves_batches(state, seat, option, other)
        yield from _first_to_give(state, seat) if option.verb == "pass" else _hand(state, seat, option)
        yield from _keeps_gold(state, seat, option, other)


def _most_batches(
    state: State,
    seat: Seat,
    held: Goods,
    spent: int = 0,
    more: Sequence[Sequence[Goods]] = (),
    *,
    is_placing: bool = False,
) -> int:
    """Return the batches that a seat can give this turn with the cubes `held` and those that are still to come.

    If it `is_placing`, it may place its other workers on free cards before.
    """
    ready = _coming(state, seat, held, spent, more, is_placing=is_placing)
    return min(tokens_left(state), max(map(_batches, ready)))


def _most_after(state: State, seat: Seat, option: Option, *, is_placing: bool = False) -> int:
    """Return the batches that a seat can give this turn after what an action pays and takes."""
    held = without(state.players[seat].cubes, amounts(option, "pay"))
    return _most_batches(state, seat, held, _price(state, option), is_placing=is_placing)


def _price(state: State, option: Option) -> int:
    """Return the deniers that an action costs; for the first to pass, it is less than nothing."""
    return -FIRST_PASS if option.verb == "pass" and not state.passed else number(option, "cost")


def _leaves_batches(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the batches that a seat can still give this turn, if it can give fewer after what another action pays.

    After the other action it may place its other workers too.
    """
    if not amounts(other, "pay"):
        return
    left = _most_after(state, seat, option)
    if left <= _most_after(state, seat, other):
        return
    otherwise = _most_after(state, seat, other, is_placing=True)
    if left > otherwise:
        vp = worth(next_tokens(state, left)) - worth(next_tokens(state, otherwise))
        yield Merit("leaves_batches", {"count": left, "left": otherwise, "vp": vp})


def _fewer_batches(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the batches that a seat can no longer give this turn after what an option pays.

    Yield nothing if it can give even fewer after another option, or as many with the workers that it can still place.
    """
    if any(_leaves_batches(state, seat, option, other)):
        return
    held = state.players[seat].cubes
    rest = _sum(without(held, amounts(option, "pay")), amounts(option, "gain"))
    before = _most_batches(state, seat, held)
    count = before - _most_batches(state, seat, rest)
    if count > 0 and option.verb in ("build", PRESTIGE):
        most, least = (_most_batches(state, seat, one, is_placing=True) for one in (held, rest))
        count = min(count, most - least)
    if count > 0:
        vp = worth(next_tokens(state, before)) - worth(next_tokens(state, before - count))
        yield Merit("fewer_batches", {"count": count, "vp": vp})


def _spends_gold(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the gold that an option pays, unless a batch of this turn would take it as well."""
    held = state.players[seat].cubes
    if _most_batches(state, seat, held) == _most_batches(state, seat, {**held, "gold": 0}):
        yield from spends_gold(option, POINT_RATES)


def _keeps_gold(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the gold that another action pays and this one does not, unless a batch of this turn needs it."""
    rest = without(state.players[seat].cubes, amounts(option, "pay"))
    for merit in keeps_gold(option, other, POINT_RATES):
        if _most_batches(state, seat, rest) == _most_batches(state, seat, {**rest, "gold": 0}):
            yield merit


def _more_placed(option: Option, other: Option) -> Iterator[Merit]:
    """Yield how much more of the same goods a card brings than another one."""
    mine, theirs = (CARDS[text(one, "building")].primary if one.verb == "place" else None for one in (option, other))
    if isinstance(mine, Gain) and isinstance(theirs, Gain):
        yield from more_of_the_same(mine.gain, theirs.gain)


def _owner_takes(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the share that another player takes by a worker on their card."""
    slot = state.slot(number(option, "space"))
    if slot.owner in (seat, NO_SEAT) or "beyond" in option.data:
        return
    if _has_share(slot):
        yield Merit("owner_takes", {"by": slot.owner, **_share_of(slot.face)})


def _first_to_give(state: State, seat: Seat) -> Iterator[Merit]:
    """Yield that the first to pass gives first at the castle, if the seat will have a batch."""
    count = _most_batches(state, seat, state.players[seat].cubes)
    if not state.passed and count:
        yield Merit("first_to_give", {"deniers": FIRST_PASS, "count": count})


def _trade(state: State, seat: Seat, kind: str, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what speaks for batches, tokens, cubes, or a residence."""
    held, gain = state.players[seat].cubes, amounts(option, "gain")
    if kind == "batches":
        yield from _deliver(state, seat, option)
        yield from _misses_gold(state, seat, option, other)
        yield from _keeps_card(state, seat, option, other)
        if not any(_brings_gold(state, seat, number(one, "count")) for one in (option, other)):
            yield from keeps_gold(option, other, POINT_RATES)
    elif kind == "tokens" and gain:
        yield Merit("tokens", {"gain": gain, "deniers": DENIERS_PER_POINT})
    elif kind in ("buy", "swap") and gain:
        rest = without(held, amounts(option, "pay"))
        yield from _gains(state, seat, rest, [gain], amounts(option, "pay").get("denier", 0))
        yield from fewer_held(held, option, other)
        yield from more_of_the_same(gain, amounts(other, "gain"))
        yield from pays_off(option, POINT_RATES)
    elif kind == "sell" and gain:
        yield from plenty(held, option)
        yield from _spare_cube(state, seat, option) if "pay" not in other.data else ()
        yield from pays_off(option, POINT_RATES)
        yield from _fewer_batches(state, seat, option, other)
    elif kind == "lawyer" and gain:
        data: Data = {"vp": gain["vp"], "deniers": CARDS[RESIDENCE].income, "lost": number(option, "vp")}
        yield Merit("residence", data)


def _is_last_turn(state: State) -> bool:
    """Return True if the game is sure to end this turn: the last token is given, or leaves the game."""
    return tokens_left(state) <= 1


def _keeps_card(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the best card in hand that a seat can pay for after an option, and not after another one."""
    held, hand = state.players[seat].cubes, state.players[seat].hand
    left, otherwise = (without(held, amounts(one, "pay")) for one in (option, other))
    kept = [id for id in hand if not _is_last_turn(state) and ways(left, id) and not ways(otherwise, id)]
    if kept:
        best = max(kept, key=lambda card: CARDS[card].points)
        yield Merit("keeps_card", {"building": best, "vp": CARDS[best].points})


def _spare_cube(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the batches that a seat can still give without the cubes of an option, if it is as many as before."""
    held = state.players[seat].cubes
    count, left = (_most_batches(state, seat, one) for one in (held, without(held, amounts(option, "pay"))))
    if count and count == left:
        yield Merit("spare_cube", {"count": count})


def _first_hand(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield how many of the first cards can be paid for with the first cubes, or that an exchange costs nothing."""
    hand, cubes = state.players[seat].hand, state.players[seat].cubes
    payable = sum([bool(ways(cubes, card)) for card in hand])
    if (option.key == KEEP.key and payable > 1) or (option.key == EXCHANGE.key and payable <= 1):
        yield Merit("first_hand", {"count": payable, "most": len(hand)})
    elif option.key == EXCHANGE.key:
        yield Merit("free_exchange")


def _hand(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield that no card in hand can be paid for, even with what the seat's workers will bring."""
    hand, cubes = state.players[seat].hand, state.players[seat].cubes
    if hand and not any(ways(held, card) for held in _coming(state, seat, cubes) for card in hand):
        yield Merit("stuck_hand", {"count": len(hand)})
    elif not hand:
        yield Merit("no_hand")
    elif option.key == HAND_KEYS[0] and len(hand) < FIRST_HAND_SIZE:
        yield Merit("few_cards", {"count": len(hand), "deniers": state.players[seat].deniers})


def _place(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield what a worker brings on a card."""
    price, player = number(option, "cost"), state.players[seat]
    effect = CARDS[text(option, "building")].primary
    if "beyond" in option.data:
        yield from provost.brought(state, seat, state.passed, option, PROVOST_RANGE)
    elif isinstance(effect, Gain) and "denier" in effect.gain:
        yield Merit("wage", {"gain": effect.gain, "cost": price})
    elif isinstance(effect, Gain):
        yield from _gains(state, seat, player.cubes, [effect.gain], price)
        yield Merit("brings", {"gain": effect.gain})
    elif isinstance(effect, Buy) and player.deniers >= price + effect.offers[0][0]:
        deniers = effect.offers[0][0]
        for merit in _gains(state, seat, player.cubes, [{kind: 1} for kind in effect.kinds], price + deniers):
            yield Merit(merit.kind, {**merit.data, "cost": deniers})
        count = max([count for cost, count in effect.offers if cost <= player.deniers - price])
        yield Merit("bank" if "gold" in effect.kinds else "peddler", {"deniers": deniers, "count": count})
    elif isinstance(effect, Tokens) and player.deniers >= price + effect.offers[0][0] and tokens_left(state):
        yield Merit("church", {"vp": worth(next_tokens(state, 1)), "deniers": effect.offers[0][0]})
    elif isinstance(effect, Lawyer) and any(lawyer.hindrance(slot, seat) is None for slot in state.road):
        fee = payment(player.cubes, lawyer.LAWYER_FEE)
        if fee:
            yield Merit("lawyer", {"pay": fee, "deniers": CARDS[RESIDENCE].income})
    elif isinstance(effect, Sell) and _can_spare(state, seat, number(option, "space"), price):
        yield Merit("sale", {"deniers": effect.deniers, "cost": price})


def _can_spare(state: State, seat: Seat, space: int, spent: int) -> bool:
    """Return True if a seat can sell a cube that it has at a space, and still give as many batches this turn."""
    held = state.players[seat].cubes
    count, ready = _most_batches(state, seat, held, spent), _coming(state, seat, held, spent, before=space)
    kinds = {kind for cubes in ready for kind in held if cubes[kind]}
    return any(_most_batches(state, seat, without(held, {kind: 1}), spent) == count for kind in kinds)


def _coming(
    state: State,
    seat: Seat,
    held: Goods,
    spent: int = 0,
    more: Sequence[Sequence[Goods]] = (),
    before: int = 0,
    *,
    is_placing: bool = False,
) -> list[Goods]:
    """Return every amount of cubes that a seat may hold after the road, or `before` a space, with those `held`.

    Along the road its workers take, buy, sell and swap, and it has its share of its own cards. Deniers that are `spent`
    buy nothing; `more` are other choices to come. If it `is_placing`, it may place its other workers on free cards.
    """
    last = len(state.road) if state.beginner else state.provost
    deniers = max(0, state.players[seat].deniers - spent)
    workers = min(state.players[seat].workers, deniers // ACTION_COST) if is_placing else 0
    found: list[Goods] = [*sums({**held, "denier": deniers, "worker": workers}, more)]
    for at, slot in enumerate(state.road[: before - 1 if before else last], start=1):
        choices = _takings(slot, seat) if at != state.active else []
        ready = [goods for goods in sums({}, [found, choices]) if min(goods.values()) >= 0] if choices else found
        found = [*{tuple(goods.values()): goods for goods in ready}.values()]
    return found


def _takings(slot: Slot, seat: Seat) -> list[Goods]:
    """Return the choices of a seat at a card of the road, with what it pays there; of a free card, for a worker."""
    if slot.worker == NO_SEAT:
        fee = {"denier": -ACTION_COST, "worker": -1}
        return [{}, *(total(taken, fee) for taken in _choices(slot, CARDS[slot.face].primary))]
    if seat not in (slot.worker, slot.owner):
        return []
    return _choices(slot, CARDS[slot.face].primary if slot.worker == seat else CARDS[slot.face].secondary)


def _choices(slot: Slot, effect: Effect | None) -> list[Goods]:
    """Return what may be taken by an effect of a card, with what is paid for it."""
    match effect:
        case Gain(gain):
            return [gain]
        case FromCard(kind) if slot.cubes:
            return [{kind: 1}]
        case Buy(offers, kinds):
            bought = [{**got, "denier": -price} for price, count in offers for got in multisets(kinds, count)]
            return [{}, *bought]
        case Sell(deniers):
            return [{}, *({kind: -1, "denier": deniers} for kind in CUBES)]
        case Swap(gain):
            return [{}, *(total({kind: -1}, gain) for kind in CUBES)]
        case _:
            return []


def _batches(held: Goods) -> int:
    """Count the batches that these cubes pay for, with gold for missing ones."""
    count = 0
    while payment(held, {kind: amount * (count + 1) for kind, amount in BATCH_COST.items()}):
        count += 1
    return count


def _gains(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], spent: int) -> Iterator[Merit]:
    """Yield what one of the `choices` of cubes completes, with those `held` and those that are still to come.

    It costs the deniers `spent`, and is compared with what the seat has without it.
    """
    hand = state.players[seat].hand
    owned = _coming(state, seat, state.players[seat].cubes)
    several = [(gain, _coming(state, seat, _sum(held, gain), spent)) for gain in choices]
    yield from _batch(state, held, owned, several)
    payable = {card for cubes in owned for card in hand if ways(cubes, card)}
    for gain, richer in () if _is_last_turn(state) else several:
        lacking = [id for id in hand if id not in payable and any(ways(cubes, id) for cubes in richer)]
        if lacking:
            best = max(lacking, key=lambda card: CARDS[card].points)
            alone = bool(ways(_sum(held, gain), best))
            paid = [way for cubes in richer for way in ways(cubes, best).values()]
            pay = min(paid, key=lambda way: way.get("gold", 0))
            yield Merit("pays_card", {"gain": gain, "building": best, "others": not alone, "pay": pay})
            break
    yield from _saves_gold(state, owned, several)
    yield from _nearer_batch(state, owned, several)
    known = {kind for cubes in _coming(state, seat, held, spent) for kind in held if cubes[kind]}
    if len(choices) == 1 and choices[0] and not known & choices[0].keys():
        yield Merit("first", {"gain": choices[0]})


def _sum(held: Goods, gain: Goods) -> Goods:
    return {kind: amount + gain.get(kind, 0) for kind, amount in held.items()}


Outcomes = Sequence[tuple[Goods, Sequence[Goods]]]
"""Gains, each with every amount of cubes that the seat may hold after it."""


def _batch(state: State, held: Goods, owned: Sequence[Goods], several: Outcomes) -> Iterator[Merit]:
    """Yield the batches with one more that one of several gains makes, and the cubes for all of them."""
    before, left = max(map(_batches, owned)), tokens_left(state)
    for gain, richer in several if before < left else ():
        if max(map(_batches, richer)) > before:
            vp = worth(next_tokens(state, before + 1)) - worth(next_tokens(state, before))
            cost = {kind: amount * (before + 1) for kind, amount in BATCH_COST.items()}
            given = [paid for cubes in richer if (paid := payment(cubes, cost))]
            pay = min(given, key=lambda paid: paid.get("gold", 0))
            alone = _batches(_sum(held, gain)) > before
            yield Merit("batch", {"gain": gain, "vp": vp, "others": not alone, "pay": pay, "count": before + 1})
            return


def _saves_gold(state: State, owned: Sequence[Goods], several: Outcomes) -> Iterator[Merit]:
    """Yield the batches that can be given without gold, if one of several gains makes it one more of as many."""
    before, whole = (max(map(count, owned)) for count in (_batches_without_gold, _batches))
    for gain, richer in several:
        count = max(map(_batches_without_gold, richer))
        if before < count <= tokens_left(state) and max(map(_batches, richer)) == whole:
            yield Merit("saves_gold", {"gain": gain, "count": count})
            return


def _batches_without_gold(held: Goods) -> int:
    return min([held[kind] for kind in BATCH_COST])


def _nearer_batch(state: State, owned: Sequence[Goods], several: Outcomes) -> Iterator[Merit]:
    """Yield one of several gains after which a single cube is missing for one more batch."""
    count = max(map(_batches, owned)) + 1
    before = min([sum(_missing(cubes, count).values()) for cubes in owned])
    for gain, richer in several if count <= tokens_left(state) else ():
        nearest = min(richer, key=lambda cubes: sum(_missing(cubes, count).values()))
        lost = _missing(nearest, count)
        gold = sum(_missing({**nearest, "gold": 0}, count).values()) - sum(lost.values())
        if before > sum(lost.values()) == 1:
            (kind,) = (kind for kind in lost if lost[kind])
            data: Data = {"gain": gain, "lost": lost, "gold": gold, "count": count}
            yield Merit("nearer_batch", {**data, "more": kind} if kind in gain else data)
            return


def _missing(held: Goods, count: int) -> Goods:
    """Return the cubes that are missing for a number of batches, after gold has replaced as many as it can."""
    gold, lost = held["gold"], Goods()
    for kind, amount in BATCH_COST.items():
        gap = max(0, amount * count - held[kind])
        lost[kind] = max(0, gap - gold)
        gold = max(0, gold - gap)
    return lost


def _deliver(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the points of batches, and the gold if they are sure to bring it."""
    count = number(option, "count")
    if count:
        yield Merit("deliver", {"gain": amounts(option, "gain"), "gold": int(_brings_gold(state, seat, count))})


def _misses_gold(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the gold for the most batches that other batches are sure to bring, and an option is not."""
    count = number(other, "count")
    if _brings_gold(state, seat, count) and not _brings_gold(state, seat, number(option, "count")):
        yield Merit("misses_gold", {"count": count, "vp": MOST_BATCHES_GOLD * GOLD_POINTS})


def _brings_gold(state: State, seat: Seat, count: int) -> bool:
    """Return True if no other player can give as many batches; of equals the first one has the gold."""
    order, left = state.passed, tokens_left(state) - count
    others = [
        (player.batches if order.index(other) < order.index(seat) else min(left, _batches(player.cubes)) - 1)
        for other, player in enumerate(state.players)
        if other != seat
    ]
    return count > max(0, *others)
