"""Merits of cubes in Caylus Magna Carta: the batches and cards that they complete, and gold to keep."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from engine.core.computer_preferences import amounts, number
from engine.core.goods import Goods, multisets, sums, total, without
from engine.core.merits import (
    EndRates,
    keeps_gold,
    spends_gold,
)
from engine.core.types import Data, Merit, Option, Seat
from engine.magna_carta.actions import PRESTIGE
from engine.magna_carta.cards import CARDS, CUBES, Buy, Effect, FromCard, Gain, Sell, Swap
from engine.magna_carta.castle import next_tokens, tokens_left, worth
from engine.magna_carta.payment import payment, ways
from engine.magna_carta.state import NO_SEAT, Slot, State
from engine.magna_carta.tables import (
    ACTION_COST,
    BATCH_COST,
    CUBES_PER_POINT,
    DENIERS_PER_POINT,
    FIRST_PASS,
    GOLD_POINTS,
    PROVOST_RANGE,
)

POINT_RATES: Final = EndRates(GOLD_POINTS, CUBES_PER_POINT, DENIERS_PER_POINT)

MIN_CARD_GAIN: Final = 2
"""Points that a card must score beyond what its cubes are worth at the end: for less, computer players rarely build it."""


def gains(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], spent: int) -> Iterator[Merit]:
    """Yield what one of the `choices` of cubes completes, with those `held` and those that are still to come.

    It costs the deniers `spent`, and is compared with what the seat has without it.
    """
    hand = state.players[seat].hand
    owned = coming(state, seat, state.players[seat].cubes)
    several = [(gain, coming(state, seat, added(held, gain), spent)) for gain in choices]
    completed = [*_batch(state, held, owned, several)]
    yield from completed
    payable = {card for cubes in owned for card in hand if ways(_after_castle(state, cubes), card)}
    is_for_cards = not is_last_turn(state) and (
        not completed or len(choices) == 1
    )  # Otherwise it would be another cube.
    for gain, richer in several if is_for_cards else ():
        rests = [_after_castle(state, cubes) for cubes in richer]
        paid = {id: [way for cubes in rests for way in ways(cubes, id).values()] for id in hand if id not in payable}
        least = {id: min(payments, key=_gold) for id, payments in paid.items() if payments}
        worthy = [id for id, pay in least.items() if is_worth_building(state, id, pay)]
        if worthy:
            best = max(worthy, key=lambda card: CARDS[card].points)
            alone = bool(ways(_after_castle(state, added(held, gain)), best))
            yield Merit("pays_card", {"gain": gain, "building": best, "others": not alone, "pay": least[best]})
            break
    yield from _saves_gold(state, owned, several)
    yield from _nearer_batch(state, owned, several)
    known = {kind for cubes in coming(state, seat, held, spent) for kind in held if cubes[kind]}
    if len(choices) == 1 and choices[0] and not known & choices[0].keys():
        is_needed = choices[0].keys() <= BATCH_COST.keys() and tokens_left(state) > 0
        yield Merit("first", {"gain": choices[0], "count": int(is_needed)})


def is_worth_building(state: State, id: str, pay: Goods) -> bool:
    """Return True if a card scores clearly more than its cubes at the end, and no less than their part of a batch."""
    points, share = CARDS[id].points, worth(next_tokens(state, 1)) * sum(pay.values()) / sum(BATCH_COST.values())
    return points >= POINT_RATES.worth(pay) + MIN_CARD_GAIN and points >= share


Outcomes = Sequence[tuple[Goods, Sequence[Goods]]]
"""Gains, each with every amount of cubes that the seat may hold after it."""


def _batch(state: State, held: Goods, owned: Sequence[Goods], several: Outcomes) -> Iterator[Merit]:
    """Yield the batches with one more that one of several gains makes, and the cubes for all of them.

    Yield nothing if the gold that it takes is worth as much.
    """
    before, left = max(map(count_batches, owned)), tokens_left(state)
    for gain, richer in several if before < left else ():
        if max(map(count_batches, richer)) > before:
            vp, pay = _next_worth(state, before), made_of(richer, before + 1)
            if vp > GOLD_POINTS * (_gold(pay) - min(map(_gold, _payments(owned, before)))):
                alone = count_batches(added(held, gain)) > before
                yield Merit("batch", {"gain": gain, "vp": vp, "others": not alone, "pay": pay, "count": before + 1})
                return


def _next_worth(state: State, count: int) -> int:
    """Return the points of the token after a number of tokens."""
    return worth(next_tokens(state, count + 1)) - worth(next_tokens(state, count))


def _payments(owned: Sequence[Goods], count: int) -> list[Goods]:
    """Return the cubes for a number of batches, from each amount that pays for them."""
    cost = {kind: amount * count for kind, amount in BATCH_COST.items()}
    return [paid for cubes in owned if (paid := payment(cubes, cost)) is not None]


def made_of(owned: Sequence[Goods], count: int) -> Goods:
    """Return the cubes for a number of batches with the least gold."""
    return min(_payments(owned, count), key=_gold)


def _gold(goods: Goods) -> int:
    return goods.get("gold", 0)


def _saves_gold(state: State, owned: Sequence[Goods], several: Outcomes) -> Iterator[Merit]:
    """Yield the batches that can be given without gold, if one of several gains makes it one more of as many.

    Otherwise yield the gold that one of the gains saves in as many batches.
    """
    before, whole = (max(map(count, owned)) for count in (_batches_without_gold, count_batches))
    alike = [(gain, richer) for gain, richer in several if max(map(count_batches, richer)) == whole]
    for gain, richer in alike:
        count = max(map(_batches_without_gold, richer))
        if before < count <= tokens_left(state):
            yield Merit("saves_gold", {"gain": gain, "count": count})
            return
    count = min(whole, tokens_left(state))
    paid = min(map(_gold, _payments(owned, count)))
    for gain, richer in alike:
        saved = paid - min(map(_gold, _payments(richer, count)))
        if saved > 0:
            yield Merit("spares_gold", {"gain": gain, "gold": saved, "count": count})
            return


def _nearer_batch(state: State, owned: Sequence[Goods], several: Outcomes) -> Iterator[Merit]:
    """Yield one of several gains after which a single cube is missing for one more batch.

    Yield nothing if the gold that it takes is worth as much.
    """
    count = max(map(count_batches, owned)) + 1
    before = min([sum(_missing(cubes, count).values()) for cubes in owned])
    for gain, richer in several if count <= tokens_left(state) else ():
        nearest = min(richer, key=lambda cubes: sum(_missing(cubes, count).values()))
        lost = _missing(nearest, count)
        gold = sum(_missing({**nearest, "gold": 0}, count).values()) - sum(lost.values())
        if before > sum(lost.values()) == 1 and _next_worth(state, count - 1) > GOLD_POINTS * gold:
            (kind,) = (kind for kind in lost if lost[kind])
            data: Data = {"gain": gain, "lost": lost, "gold": gold, "count": count}
            yield Merit("nearer_batch", {**data, "more": kind} if kind in gain else data)
            return


def leaves_batches(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
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
        held = without(state.players[seat].cubes, amounts(option, "pay"))
        pay = made_of(coming(state, seat, held, price(state, option)), left)
        yield Merit("leaves_batches", {"count": left, "left": otherwise, "vp": vp, "pay": pay})


def keeps_deniers(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the batches that a seat can give this turn, if it can give fewer after an answer that costs more deniers.

    With those that the other one costs it buys cubes on the road, or else that is a move of the provost that does not
    come as far, whatever it costs. After a worker it may place the others too.
    """
    costs = [price(state, one) for one in (option, other)]
    if amounts(other, "pay") or (costs[0] >= costs[1] and "to" not in option.data):
        return
    here, there = (_after(state, seat, one) for one in (option, other))
    held = state.players[seat].cubes
    left = most_batches(here, seat, held)
    otherwise = most_batches(there, seat, held, is_placing="to" not in other.data) if left else 0
    if left > otherwise:
        vp = worth(next_tokens(state, left)) - worth(next_tokens(state, otherwise))
        if costs[0] < costs[1] and most_batches(there, seat, held, costs[0] - costs[1]) >= left:
            yield Merit("buys_batch", {"count": left - otherwise, "vp": vp})
        else:
            data: Data = {"count": left, "left": otherwise, "vp": vp, "pay": made_of(coming(here, seat, held), left)}
            undoing = _moving_back(here, there, seat, left) if "to" in other.data else None
            yield Merit("leaves_batches", data if undoing is None else {**data, "by": undoing})


def _moving_back(here: State, there: State, seat: Seat, count: int) -> Seat | None:
    """Return a player who may still move the provost to an own worker, so that a seat can give as many batches; or None.

    `here` are more of them possible than `there`, where he stops before.
    """
    for mover in here.passed[here.passed.index(seat) + 1 :]:
        reach = there.provost + min(PROVOST_RANGE, there.players[mover].deniers)
        own = [
            at for at in range(there.provost + 1, reach + 1) if at <= len(here.road) and here.slot(at).worker == mover
        ]
        if own and most_batches(structs.replace(there, provost=own[-1]), seat, there.players[seat].cubes) >= count:
            return mover
    return None


def denied_points(state: State, seat: Seat, rival: Seat, move: Option, other: Option) -> int:
    """Return the points of the batches that a rival can no longer give after a seat's move of the provost."""
    cubes = state.players[rival].cubes
    left, otherwise = (most_batches(_after(state, seat, one), rival, cubes) for one in (move, other))
    return worth(next_tokens(state, otherwise)) - worth(next_tokens(state, left))


def gives_up_batches(state: State, seat: Seat, move: Option, other: Option) -> Iterator[Merit]:
    """Yield the batches that a seat can no longer give this turn after a move of the provost, and after another one can."""
    for merit in keeps_deniers(state, seat, other, move):
        count, left = merit.data["count"], merit.data.get("left", 0)
        assert isinstance(count, int)
        assert isinstance(left, int)
        undoing = {key: seat for key, seat in merit.data.items() if key == "by"}
        yield Merit("fewer_batches", {"count": count - left, "vp": merit.data["vp"], **undoing})


def _after(state: State, seat: Seat, option: Option) -> State:
    """Return the state after an answer that costs deniers: with a worker placed, or the provost moved, if it does that."""
    player, space = state.players[seat], number(option, "space") * (option.verb == "place")
    paid = structs.replace(player, deniers=player.deniers - price(state, option), workers=player.workers - bool(space))
    players = [paid if other == seat else one for other, one in enumerate(state.players)]
    road = [structs.replace(slot, worker=seat) if at == space else slot for at, slot in enumerate(state.road, start=1)]
    return structs.replace(state, players=players, road=road, provost=number(option, "to") or state.provost)


def fewer_batches(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the batches that a seat can no longer give this turn after what an option pays.

    Yield nothing if it can give even fewer after another option, or as many with the workers that it can still place.
    """
    if any(leaves_batches(state, seat, option, other)):
        return
    held = state.players[seat].cubes
    rest = added(without(held, amounts(option, "pay")), amounts(option, "gain"))
    before = most_batches(state, seat, held)
    count = before - most_batches(state, seat, rest)
    if count > 0 and option.verb in ("build", PRESTIGE):
        most, least = (most_batches(state, seat, one, is_placing=True) for one in (held, rest))
        count = min(count, most - least)
    if count > 0:
        vp = worth(next_tokens(state, before)) - worth(next_tokens(state, before - count))
        yield Merit("fewer_batches", {"count": count, "vp": vp})


def spare_cube(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the batches that a seat can still give without the cubes of an option, if it is as many as before."""
    held = state.players[seat].cubes
    count, left = (most_batches(state, seat, one) for one in (held, without(held, amounts(option, "pay"))))
    if count and count == left:
        yield Merit("spare_cube", {"count": count})


def can_spare(state: State, seat: Seat, space: int, spent: int) -> bool:
    """Return True if a seat has a cube other than gold to sell at a space, and can still give as many batches then."""
    held = state.players[seat].cubes
    count, ready = most_batches(state, seat, held, spent), coming(state, seat, held, spent, before=space)
    rests = [without(cubes, {kind: 1}) for cubes in ready for kind in held if kind != "gold" and cubes[kind]]
    return any(count_batches(cubes) >= count for cubes in _walk(state, seat, rests, space, _last_space(state)))


def spends_spare_gold(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the gold that an option pays, unless a batch of this turn would take it as well."""
    held = state.players[seat].cubes
    if most_batches(state, seat, held) == most_batches(state, seat, {**held, "gold": 0}):
        yield from spends_gold(option, POINT_RATES)


def keeps_spare_gold(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the gold that another action pays and this one does not, unless a batch of this turn needs it."""
    rest = without(state.players[seat].cubes, amounts(option, "pay"))
    for merit in keeps_gold(option, other, POINT_RATES):
        if most_batches(state, seat, rest) == most_batches(state, seat, {**rest, "gold": 0}):
            yield merit


def most_batches(
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
    ready = coming(state, seat, held, spent, more, is_placing=is_placing)
    return min(tokens_left(state), max(map(count_batches, ready)))


def _most_after(state: State, seat: Seat, option: Option, *, is_placing: bool = False) -> int:
    """Return the batches that a seat can give this turn after what an action pays and takes."""
    held = without(state.players[seat].cubes, amounts(option, "pay"))
    return most_batches(state, seat, held, price(state, option), is_placing=is_placing)


def price(state: State, option: Option) -> int:
    """Return the deniers that an action costs; for the first to pass, it is less than nothing."""
    return -FIRST_PASS if option.verb == "pass" and not state.passed else number(option, "cost")


def coming(
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
    deniers = max(0, state.players[seat].deniers - spent)
    workers = min(state.players[seat].workers, deniers // ACTION_COST) if is_placing else 0
    begun: list[Goods] = [*sums({**held, "denier": deniers, "worker": workers}, more)]
    return _walk(state, seat, begun, 1, before - 1 if before else _last_space(state))


def _last_space(state: State) -> int:
    """Return the last space of the road with an effect."""
    return len(state.road) if state.beginner else state.provost


def _walk(state: State, seat: Seat, found: list[Goods], first: int, last: int) -> list[Goods]:
    """Return every amount of goods after the cards from one space to another one, for all amounts before."""
    for at in range(first, last + 1):
        choices = _takings(state.slot(at), seat) if at != state.active else []
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


def count_batches(held: Goods) -> int:
    """Count the batches that these cubes pay for, with gold for missing ones."""
    count = 0
    while payment(held, {kind: amount * (count + 1) for kind, amount in BATCH_COST.items()}):
        count += 1
    return count


def _batches_without_gold(held: Goods) -> int:
    return min([held[kind] for kind in BATCH_COST])


def _after_castle(state: State, held: Goods) -> Goods:
    """Return the cubes that are left for a card when as many batches as possible have been given this turn."""
    count = min(tokens_left(state), count_batches(held))
    return without(held, payment(held, {kind: amount * count for kind, amount in BATCH_COST.items()}) or {})


def _missing(held: Goods, count: int) -> Goods:
    """Return the cubes that are missing for a number of batches, after gold has replaced as many as it can."""
    gold, lost = held["gold"], Goods()
    for kind, amount in BATCH_COST.items():
        gap = max(0, amount * count - held[kind])
        lost[kind] = max(0, gap - gold)
        gold = max(0, gold - gap)
    return lost


def is_last_turn(state: State) -> bool:
    """Return True if the game is sure to end this turn: the last token is given, or leaves the game."""
    return tokens_left(state) <= 1


def added(held: Goods, gain: Goods) -> Goods:
    """Return the goods held with a gain of some of their kinds."""
    return {kind: amount + gain.get(kind, 0) for kind, amount in held.items()}
