"""Merits of cubes and deniers in Caylus: the batches, buildings and exchanges that they complete."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from engine.caylus import castle
from engine.caylus.buildings import BUILDINGS, CUBES, NONGOLD, Build, BuyOffer, TradeOffer
from engine.caylus.computers import batches
from engine.caylus.placing import cost
from engine.caylus.prospects import (
    after_building,
    all_cubes,
    batches_without_gold,
    best_tile,
    builders,
    coming,
    count_missing,
    deniers_ahead,
    is_last_turn,
    missing_cubes,
    next_section,
    next_tile,
    reaches_castle,
    sure_points,
    tile_data,
)
from engine.caylus.state import NO_SEAT, State
from engine.core.computer_preferences import number, text
from engine.core.goods import Goods, covers, total, without
from engine.core.types import Data, Merit, Option, Seat


def completed(
    state: State, seat: Seat, held: Goods, choices: Sequence[Goods], space: int, spent: int
) -> Iterator[Merit]:
    """Yield what one of the `choices` of cubes completes, with those `held` and those that are still to come.

    They are taken at a space, and cost the deniers `spent`.
    """
    found = [
        *batch(state, seat, held, choices, spent),
        *lets_build(state, seat, held, choices, space, spent),
        *saves_gold(state, seat, held, choices, spent),
    ] or [*would_build(state, seat, held, choices, space, spent)]
    yield from found
    if not found:
        yield from nearer_batch(state, seat, held, choices, spent)
        yield from builds_later(state, seat, held, choices, spent)


def first(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], spent: int) -> Iterator[Merit]:
    """Yield cubes of which a seat has none, and none to come, if only one of the `choices` brings such."""
    known = {kind for cubes in coming(state, seat, held, spent=spent) for kind in CUBES if cubes[kind]}
    new = [{kind: amount for kind, amount in gain.items() if kind not in known} for gain in choices]
    lacking = [gain for gain in new if gain]
    if len(lacking) == 1:
        is_batch_to_come = next_section(state) is not None and not is_last_turn(state)
        richer = coming(state, seat, total(held, lacking[0]), spent=spent)
        left = min([count_missing(after_building(state, seat, cubes)[0]) for cubes in richer])
        data: Data = {"gain": lacking[0], "food": "food" in lacking[0], "left": left if is_batch_to_come else 0}
        yield Merit("first", {**data, "built": bool(builders(state, seat))})


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
            ways = (way for cubes in richer for way in castle.BATCH_COSTS.values() if covers(cubes, way))
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


def keeps_deniers(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the building or batch of this turn for which a seat needs the deniers that another answer costs.

    They buy cubes on the road. Yield nothing for a batch of cubes with which a worker of the seat may build first.
    """
    here, there = (_after(state, seat, one) for one in (option, other))
    rich, poor = (one.players[seat].deniers for one in (here, there))
    if rich <= poor or text(other, "building") == "trading_post":
        return
    held, kept = state.players[seat].cubes, _after(there, seat, Option("", "", data={"cost": poor - rich}))
    ready = [coming(one, seat, held) for one in (here, there, kept)]
    is_building = False
    for at, colour in builders(here, seat):
        tile, instead, still = (next_tile(one, seat, at, colour) for one in (here, there, kept))
        is_building |= tile is not None
        if tile is not None and instead is None and still is not None:
            data: Data = {"building": text(tile, "building"), "vp": number(tile, "vp"), "space": at}
            yield Merit("buys_tile", {**data, "known": [state.space(at).building]})
    section, counts = castle.building_site(state), [max(map(batches, one)) for one in ready]
    if section is not None and seat in state.castle and not is_building and counts[1] < counts[0] <= counts[2]:
        count = counts[0] - counts[1]
        yield Merit("buys_batch", {"count": count, "vp": sure_points(state, seat, section) if count == 1 else 0})


def moves_batches(state: State, seat: Seat, move: Option, other: Option) -> Iterator[Merit]:
    """Yield the batches that a seat at the castle can give this turn after a move of the provost and not after another one.

    Yield those that it gives up by the move as well, but none of cubes with which its workers may build first.
    """
    section, after = castle.building_site(state), [_after(state, seat, one) for one in (move, other)]
    if section is None or seat not in state.castle or any(builders(one, seat) for one in after):
        return
    left, otherwise = (max(map(batches, coming(one, seat, state.players[seat].cubes))) for one in after)
    if left > otherwise:
        yield Merit("leaves_batches", {"count": left, "left": otherwise})
    elif left < otherwise:
        vp = sure_points(state, seat, section) * (otherwise - left)
        yield Merit("fewer_batches", {"count": otherwise - left, "pay": {}, "vp": vp})


def _after(state: State, seat: Seat, option: Option) -> State:
    """Return the state after an answer that costs deniers: with a worker on the road, or the provost moved, if so."""
    player, space = state.players[seat], number(option, "space") * (option.verb == "place")
    paid = structs.replace(player, deniers=player.deniers - number(option, "cost"))
    players = [paid if other == seat else one for other, one in enumerate(state.players)]
    road = [structs.replace(one, worker=seat) if at == space else one for at, one in enumerate(state.road, start=1)]
    return structs.replace(state, players=players, road=road, provost=number(option, "to") or state.provost)


def fewer_batches(state: State, seat: Seat, pay: Goods, gain: Goods, spent: int = 0) -> Iterator[Merit]:
    """Yield the batches that a seat can no longer give this turn after it has paid for a gain."""
    held = all_cubes(state.players[seat].cubes)
    if not pay or not reaches_castle(state, seat, spent) or castle.building_site(state) is None:
        return
    whole = coming(state, seat, held, spent=spent)
    rest = [all_cubes(total(without(cubes, pay), gain)) for cubes in whole if covers(cubes, pay)]
    before, after = max(map(batches, whole)), max(map(batches, rest), default=0)
    if rest and after < before:
        yield Merit(
            "fewer_batches", {"count": before - after, "pay": {kind: pay[kind] for kind in pay if kind in held}}
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
    """Yield one of the `choices` that leaves only one cube missing for one more batch, if more were missing before."""
    owned = coming(state, seat, state.players[seat].cubes)
    count = max(map(batches, owned)) + 1
    is_for_later = next_section(state) is not None and not is_last_turn(state)
    may_be_spent = count > 1 and any(builders(state, seat))
    if not is_for_later or may_be_spent or any(missing_cubes(cubes, count) for cubes in owned):
        return
    for gain in choices:
        richer = coming(state, seat, total(held, gain), spent=spent)
        kinds = next(filter(None, (missing_cubes(cubes, count) for cubes in richer)), None)
        if kinds and max(map(batches, richer)) < count:
            yield Merit("nearer_batch", {"gain": gain, "food": "food" in kinds, "count": count})
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
            made = {} if income or space else _makes(state, seat, gain, spent)
            yield Merit("lets_trade" if income else "lets_buy", {"gain": gain, **data, **made})
            return
        poor, rich = (without(held, can[-1][0]) if can else held for held, can in ((poor, now), (rich, then)))


def _makes(state: State, seat: Seat, gain: Goods, spent: int) -> Data:
    """Return the batches of this turn that a seat at the castle can give more with deniers that are gained, if any.

    Return none if a worker of the seat may build with the cubes first.
    """
    held, section = state.players[seat].cubes, castle.building_site(state)
    poor, rich = (coming(state, seat, held, spent=one) for one in (spent, spent - gain["denier"]))
    count = max(map(batches, rich)) - max(map(batches, poor))
    is_sure = not any(best_tile(state, seat, colour, rich) for _, colour in builders(state, seat))
    if count and is_sure and section is not None and seat in state.castle:
        return {"count": count, "vp": sure_points(state, seat, section) if count == 1 else 0}
    return {}


def would_build(
    state: State, seat: Seat, held: Goods, choices: Sequence[Goods], space: int, spent: int
) -> Iterator[Merit]:
    """Yield the tile that a seat could build with one of the choices and one more worker further along the road."""
    if state.phase != "placing" or state.players[seat].workers < 2 or _has_batch(state, seat, spent):
        return
    deniers, own = state.players[seat].deniers - spent, {colour for _, colour in builders(state, seat)}
    for at, place in enumerate(state.road[: state.provost], start=1):
        effect = BUILDINGS[place.building].effect if place.building and place.worker == NO_SEAT else None
        is_open = at > space and isinstance(effect, Build) and cost(state, seat, place.owner) <= deniers
        if not isinstance(effect, Build) or not is_open or effect.colour in own:
            continue
        if best_tile(state, seat, effect.colour, coming(state, seat, state.players[seat].cubes, before=at)) is not None:
            continue
        for gain in choices:
            richer = coming(state, seat, total(held, gain), before=at, spent=spent)
            tile = best_tile(state, seat, effect.colour, richer)
            if tile is not None:
                yield Merit("would_build", {"gain": gain, **tile_data(tile), "space": at, "known": [place.building]})
                return


def builds_later(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], spent: int) -> Iterator[Merit]:
    """Yield the tile that one of the choices pays for in a later turn, if no worker of this turn may take the cubes."""
    if is_last_turn(state) or builders(state, seat) or _has_batch(state, seat, spent):
        return
    for place in state.road:
        effect = BUILDINGS[place.building].effect if place.building else None
        if not isinstance(effect, Build):
            continue
        if best_tile(state, seat, effect.colour, coming(state, seat, state.players[seat].cubes)) is not None:
            continue
        for gain in choices:
            tile = best_tile(state, seat, effect.colour, coming(state, seat, total(held, gain), spent=spent))
            if tile is not None:
                yield Merit("builds_later", {"gain": gain, **tile_data(tile), "known": [place.building]})
                return


def _has_batch(state: State, seat: Seat, spent: int) -> bool:
    """Return True if a seat can give a batch at the castle this turn, so that its cubes are for that."""
    return reaches_castle(state, seat, spent) and any(map(batches, coming(state, seat, state.players[seat].cubes)))
