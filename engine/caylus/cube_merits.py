"""Merits of cubes and deniers in Caylus: the batches, buildings and exchanges that they complete."""

from collections.abc import Iterator, Sequence

from engine.caylus import castle
from engine.caylus.buildings import BUILDINGS, CUBES, NONGOLD, BuyOffer, TradeOffer
from engine.caylus.computers import batches
from engine.caylus.prospects import (
    all_cubes,
    batches_without_gold,
    best_tile,
    builders,
    coming,
    count_missing,
    deniers_ahead,
    is_last_turn,
    next_section,
    reaches_castle,
    sure_points,
)
from engine.caylus.state import State
from engine.core.computer_preferences import number, text
from engine.core.goods import Goods, covers, total, without
from engine.core.types import Data, Merit, Seat


def completed(
    state: State, seat: Seat, held: Goods, choices: Sequence[Goods], space: int, spent: int
) -> Iterator[Merit]:
    """Yield what one of the `choices` of cubes completes, with those `held` and those that are still to come.

    They are taken at a space, and cost the deniers `spent`.
    """
    yield from batch(state, seat, held, choices, spent)
    yield from lets_build(state, seat, held, choices, space, spent)
    yield from saves_gold(state, seat, held, choices, spent)
    yield from nearer_batch(state, seat, held, choices, spent)


def first(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], spent: int) -> Iterator[Merit]:
    """Yield cubes of which a seat has none, and none to come, if only one of the `choices` brings such."""
    known = {kind for cubes in coming(state, seat, held, spent=spent) for kind in CUBES if cubes[kind]}
    new = [{kind: amount for kind, amount in gain.items() if kind not in known} for gain in choices]
    lacking = [gain for gain in new if gain]
    if len(lacking) == 1:
        yield Merit("first", {"gain": lacking[0], "food": "food" in lacking[0]})


def batch(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], spent: int) -> Iterator[Merit]:
    """Yield one more batch that one of the `choices` of cubes makes, for this turn if the seat reaches the castle.

    Yield nothing if another worker of the seat may build with these cubes first.
    """
    section = next_section(state)
    before = max(map(batches, coming(state, seat, state.players[seat].cubes)))
    for gain in choices if section is not None else ():
        richer = coming(state, seat, total(held, gain), spent=spent)
        if any(best_tile(state, seat, colour, richer) for _, colour in builders(state, seat)):
            return
        if max(map(batches, richer)) > before and section is not None:
            alone = batches(all_cubes(total(held, gain))) > batches(all_cubes(held))
            ways = (cost for cubes in richer for cost in castle.BATCH_COSTS.values() if covers(cubes, cost))
            data: Data = {
                "gain": gain,
                "vp": sure_points(state, seat, section),
                "others": not alone,
                "pay": {} if before else next(ways),
            }
            if reaches_castle(state, seat, spent):
                yield Merit("batch", {**data, "there": seat in state.castle})
            elif not is_last_turn(state):
                yield Merit("batch_later", data)
            return


def fewer_batches(state: State, seat: Seat, cost: Goods, gain: Goods, spent: int = 0) -> Iterator[Merit]:
    """Yield the batches that a seat can no longer give this turn after it has paid a cost for a gain."""
    held = all_cubes(state.players[seat].cubes)
    if not cost or not reaches_castle(state, seat, spent) or castle.building_site(state) is None:
        return
    whole = coming(state, seat, held, spent=spent)
    rest = [all_cubes(total(without(cubes, cost), gain)) for cubes in whole if covers(cubes, cost)]
    before, after = max(map(batches, whole)), max(map(batches, rest), default=0)
    if rest and after < before:
        yield Merit(
            "fewer_batches", {"count": before - after, "pay": {kind: cost[kind] for kind in cost if kind in held}}
        )


def saves_gold(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], spent: int) -> Iterator[Merit]:
    """Yield the batches that a seat can give at the castle without gold, if one of the `choices` makes it one more."""
    if not reaches_castle(state, seat, spent) or castle.building_site(state) is None or builders(state, seat):
        return
    owned = coming(state, seat, state.players[seat].cubes)
    before, whole = (max(map(count, owned)) for count in (batches_without_gold, batches))
    for gain in choices:
        richer = coming(state, seat, total(held, gain), spent=spent)
        count = max(map(batches_without_gold, richer))
        if count > before and max(map(batches, richer)) == whole:
            yield Merit("saves_gold", {"gain": gain, "count": count})
            return


def nearer_batch(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], spent: int) -> Iterator[Merit]:
    """Yield one of the `choices` after which a single cube is missing for the seat's first batch."""
    before = min(map(count_missing, coming(state, seat, state.players[seat].cubes)))
    for gain in choices if next_section(state) is not None and not is_last_turn(state) else ():
        richer = min(coming(state, seat, total(held, gain), spent=spent), key=count_missing)
        if before > count_missing(richer) == 1:
            yield Merit("nearer_batch", {"gain": gain, "food": not richer["food"]})
            return


def lets_build(
    state: State, seat: Seat, held: Goods, choices: Sequence[Goods], space: int, spent: int = 0
) -> Iterator[Merit]:
    """Yield the tile that a worker further along the road can build with one of the choices, and else could not."""
    for at, colour in builders(state, seat):
        owned = coming(state, seat, state.players[seat].cubes, before=at)
        if at <= space or best_tile(state, seat, colour, owned) is not None:
            continue
        for gain in choices:
            tile = best_tile(state, seat, colour, coming(state, seat, total(held, gain), before=at, spent=spent))
            if tile is not None:
                data: Data = {"gain": gain, "building": text(tile, "building"), "vp": number(tile, "vp"), "space": at}
                yield Merit("lets_build", {**data, "known": [state.space(at).building]})
                return


def lets_trade(state: State, seat: Seat, gain: Goods, space: int, spent: int = 0) -> Iterator[Merit]:
    """Yield what a worker further along the road can buy with goods that are gained, and could not with those held."""
    poor: Goods = {**state.players[seat].cubes, "denier": deniers_ahead(state, seat) - spent}
    rich = {**poor, **total(poor, gain)}
    for at, place in enumerate(state.road[: state.provost], start=1):
        effect = BUILDINGS[place.building].effect if place.worker == seat and at > space else None
        offers: Sequence[tuple[Goods, Goods]] = ()
        if isinstance(effect, TradeOffer) and NONGOLD not in effect.small[0]:
            offers = (effect.small, effect.large)
        elif isinstance(effect, BuyOffer):
            offers = [({"denier": price}, {}) for price, _ in effect.offers]
        now, then = ([one for one in offers if covers(held, one[0])] for held in (poor, rich))
        if len(then) > len(now):
            pay, income = then[-1]
            data: Data = {"pay": pay, "have": income, "space": at, "known": [place.building]}
            yield Merit("lets_trade" if income else "lets_buy", {"gain": gain, **data})
            return
        poor, rich = (without(held, can[-1][0]) if can else held for held, can in ((poor, now), (rich, then)))
