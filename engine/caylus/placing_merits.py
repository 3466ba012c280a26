"""Merits of a worker's place in Caylus: before the bridge, at the castle, and on the road."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.caylus import castle
from engine.caylus.buildings import (
    BUILDINGS,
    NONGOLD,
    PLAIN_CUBES,
    RESIDENCE,
    Build,
    BuyOffer,
    Effect,
    LawyerOffice,
    MakeGoods,
    SellOffer,
    TradeOffer,
)
from engine.caylus.computers import batches
from engine.caylus.cube_merits import completed, fewer_batches, first, lets_trade
from engine.caylus.placing import PASS, cost
from engine.caylus.prospects import (
    all_cubes,
    best_tile,
    builders,
    coming,
    deniers_ahead,
    is_last_turn,
    next_favours,
    next_tile,
    reaches_castle,
    tile_data,
)
from engine.caylus.state import NO_SEAT, State
from engine.caylus.tables import (
    CASTLE,
    INN_RIGHT,
    JOUST_COST,
    OWNER_VP,
    PROVOST_RANGE,
    SECTIONS,
    TRADING_POST_DENIERS,
    TWO_SEATS_PASSED_COST,
)
from engine.core import provost
from engine.core.computer_preferences import number, text
from engine.core.goods import Goods, covers, multisets, total, without
from engine.core.purse import can_pay
from engine.core.types import Merit, Option, Seat


def place(state: State, seat: Seat, option: Option) -> Iterable[Merit]:
    """Return what a worker brings at a place."""
    id, price, space = text(option, "building"), number(option, "cost"), number(option, "space")
    if "beyond" in option.data:
        brought = option.verb == "place"
        return provost.brought(state, seat, state.passed, option, PROVOST_RANGE) if brought else ()
    if space:
        is_useful = _has_use(state, seat, BUILDINGS[id].effect, space, price)
        return _work(state, seat, id, space, price) if is_useful else [Merit("no_use")]
    return SPECIAL_MERITS[id](state, seat, price) if id in SPECIAL_MERITS else ()


def owner_takes(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield what another player gains by a worker on their building."""
    owner, effect = option.data.get("owner"), BUILDINGS.get(text(option, "building"))
    if isinstance(owner, int) and owner != seat and effect is not None:
        takes = effect.effect.owner if isinstance(effect.effect, MakeGoods) and "beyond" not in option.data else ()
        first, second = ({kind: 1} for kind in takes) if takes else ({}, {})
        yield Merit("owner_takes", {"by": owner, "vp": OWNER_VP, "gain": first, "have": second})


def at_castle(state: State, seat: Seat, option: Option, instead: Option) -> Iterator[Merit]:
    """Yield what a worker brings at the castle, and if it may be too late for that after another answer."""
    spends = any(merit.kind == "fewer_batches" for merit in place(state, seat, instead))
    for merit in _castle(state, seat, number(option, "cost")):
        is_last = not merit.data["others"] and (spends or not _can_wait(state, seat, instead))
        told = {"last": is_last, "spends": spends, "passes": instead.key == PASS.key}
        yield Merit(merit.kind, {**merit.data, **told})


def castle_waits(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield that a seat with a batch can still go to the castle after another place that takes no cubes."""
    id, is_there = text(option, "building"), seat in state.castle
    effect = BUILDINGS[id].effect if number(option, "space") else None
    is_free = id in ("trading_post", "stables", "inn", "merchants_guild") or isinstance(effect, MakeGoods)
    if not is_there and is_free and _can_wait(state, seat, option):
        for merit in _castle(state, seat, number(option, "cost")):
            if not merit.data["others"]:
                now, later = _castle_prices(state, seat)
                yield Merit("castle_waits", {"cost": later if later > now + 1 else 0})


def _can_wait(state: State, seat: Seat, option: Option) -> bool:
    """Return True if a seat can pay for the castle after an answer, even if another player passes before."""
    player, price = state.players[seat], max(_castle_prices(state, seat))
    return option.key != PASS.key and player.workers > 1 and player.deniers - number(option, "cost") >= price


def _castle_prices(state: State, seat: Seat) -> tuple[int, int]:
    """Return what a worker at the castle costs a seat now, and once another player has passed."""
    price = cost(state, seat, NO_SEAT)
    if state.special["inn"][INN_RIGHT] == seat:
        return price, price
    return price, TWO_SEATS_PASSED_COST if len(state.players) == 2 else price + 1


def _gate(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    yield Merit("gate")


def _trading_post(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    yield from lets_trade(state, seat, {"denier": TRADING_POST_DENIERS}, 0, price)
    if price < TRADING_POST_DENIERS:
        yield Merit("trading_post", {"deniers": TRADING_POST_DENIERS, "cost": price})


def _joust_field(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    if can_pay(state, seat, JOUST_COST) and state.players[seat].deniers > price:
        yield Merit("joust_field", {"pay": JOUST_COST, **next_favours(state, seat)})


def _stables(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    place = state.special["stables"].index(NO_SEAT)
    is_later = state.order.index(seat) > place
    if not is_last_turn(state):
        yield Merit("stables" if is_later else "stables_keep", {"place": place + 1})


def _inn(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    if not is_last_turn(state):
        yield Merit("inn")


def _guild(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    """Yield the worker that the guild's move of the provost can reach, or cut off without losing one of the seat's."""
    near = range(max(1, state.provost - PROVOST_RANGE + 1), state.provost + PROVOST_RANGE + 1)
    spaces = [(at, state.space(at)) for at in near if at <= len(state.road)]
    for at, space in spaces:
        if at > state.provost and space.worker == seat:
            yield Merit("guild_reach", {"building": space.building, "space": at})
    own = max([at for at, space in spaces if space.worker == seat], default=0)
    for at, space in spaces:
        if own < at <= state.provost and space.worker != NO_SEAT:
            yield Merit("guild_shut", {"building": space.building, "space": at, "by": space.worker, "to": at - 1})
            return
    yield Merit("guild", {"most": PROVOST_RANGE})


def _castle(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    """Yield the batches that the seat can give at the castle, and their points."""
    section, cubes = castle.building_site(state), state.players[seat].cubes
    if section is None:
        return
    room = section.parts - len(state.houses[SECTIONS.index(section)])
    richer = coming(state, seat, cubes, spent=price)
    spends = any(best_tile(state, seat, colour, richer) for _, colour in builders(state, seat))
    for kind, count in (("castle", batches(cubes)), ("castle_with", max(map(batches, richer)))):
        if count:
            given = min(count, room)
            ahead = sum([batches(state.players[other].cubes) + 1 for other in state.castle if other != NO_SEAT])
            vp = given * section.vp if room >= given + ahead else 0
            yield Merit(
                kind, {"count": given, "vp": vp, "others": spends, "last": False, "spends": False, "passes": False}
            )
            return


SPECIAL_MERITS: Final[Mapping[str, Callable[[State, Seat, int], Iterator[Merit]]]] = {
    CASTLE: _castle,
    "gate": _gate,
    "inn": _inn,
    "joust_field": _joust_field,
    "merchants_guild": _guild,
    "stables": _stables,
    "trading_post": _trading_post,
}
"""Merits of a worker at a price, by the place, if it is not on the road."""


def _work(state: State, seat: Seat, id: str, space: int, price: int) -> Iterator[Merit]:
    """Yield what a worker brings at a building of the road."""
    player = state.players[seat]
    match BUILDINGS[id].effect:
        case MakeGoods(choices):
            yield from completed(state, seat, player.cubes, choices, space, price)
            several = [*first(state, seat, player.cubes, choices, price)]
            yield from several or _last_source(state, choices, space)
            one, *others = choices
            yield _either(state, seat, one, others[0], price) if others else Merit("brings", {"gain": one})
        case Build(colour):
            for merit in _builds(state, seat, colour, space):
                yield merit
                pay = merit.data["pay"]
                assert isinstance(pay, dict)
                yield from fewer_batches(state, seat, pay, {}, price)
        case SellOffer(deniers):
            yield from lets_trade(state, seat, {"denier": deniers}, space, price)
            ready = coming(state, seat, player.cubes, before=space, spent=price)
            if any(cubes[kind] for cubes in ready for kind in player.cubes if kind != "gold"):
                yield Merit("sale", {"deniers": deniers, "cost": price})
        case BuyOffer(offers) if player.deniers >= price + offers[0][0]:
            bought = [merit for offer in offers for merit in _bought(state, seat, offer, space, price)]
            whole = [merit for merit in bought if merit.kind not in ("builds_later", "nearer_batch")]
            yield from whole or bought[:1]
            deniers = deniers_ahead(state, seat) - price
            count = max([count for dear, count in offers if dear <= deniers])
            yield Merit("peddler", {"deniers": offers[0][0], "count": count})
        case TradeOffer(small, _):
            yield from _trades(state, seat, small, price)
        case LawyerOffice() if can_pay(state, seat, total(BUILDINGS[RESIDENCE].cost, {"denier": price})):
            house = BUILDINGS[RESIDENCE]
            yield Merit("lawyer", {"pay": house.cost, "vp": house.vp, "deniers": house.income})
        case _:
            pass


def _either(state: State, seat: Seat, one: Goods, other: Goods, price: int) -> Merit:
    """Return two kinds of cubes of which a place brings one, with how many of them the seat has none and none to come."""
    several = coming(state, seat, state.players[seat].cubes, spent=price)
    new = [kind for kind in (*one, *other) if not any(cubes[kind] for cubes in several)]
    return Merit("either", {"gain": one, "have": other, "count": len(new)})


def _has_use(state: State, seat: Seat, effect: Effect | None, space: int, price: int) -> bool:
    """Return True if a worker at a building can do something with what the seat has and is still to take before.

    A cube that a batch needs is not for sale.
    """
    ready = coming(state, seat, state.players[seat].cubes, before=space, spent=price)
    match effect:
        case Build(colour):
            return best_tile(state, seat, colour, ready) is not None
        case SellOffer():
            return _can_spare(state, seat, space, price)
        case BuyOffer(offers):
            return deniers_ahead(state, seat) >= price + offers[0][0]
        case TradeOffer((pay, _), _):
            return any(covers({**cubes, NONGOLD: sum([cubes[kind] for kind in PLAIN_CUBES])}, pay) for cubes in ready)
        case LawyerOffice():
            return any(covers(cubes, BUILDINGS[RESIDENCE].cost) for cubes in ready)
        case _:
            return True


def _can_spare(state: State, seat: Seat, space: int, price: int) -> bool:
    """Return True if a seat can sell a cube that it has at a space, and still give as many batches at the castle."""
    held = all_cubes(state.players[seat].cubes)
    ready = coming(state, seat, held, before=space, spent=price)
    kinds = [kind for kind in held if any(cubes[kind] for cubes in ready)]
    if not reaches_castle(state, seat, price):
        return bool(kinds)
    whole = coming(state, seat, held, spent=price)
    rest = [without(cubes, {kind: 1}) for cubes in whole for kind in kinds if cubes[kind]]
    return bool(rest) and max(map(batches, whole)) == max(map(batches, rest))


def _bought(state: State, seat: Seat, offer: tuple[int, int], space: int, price: int) -> Iterator[Merit]:
    """Yield what the cubes of an offer complete, if a seat can pay for it beside a worker at a price."""
    deniers, count = offer
    if state.players[seat].deniers >= price + deniers:
        sold = [*multisets(PLAIN_CUBES, count)]
        for merit in completed(state, seat, state.players[seat].cubes, sold, space, price + deniers):
            yield Merit(merit.kind, {**merit.data, "cost": deniers})


def _trades(state: State, seat: Seat, offer: tuple[Goods, Goods], price: int) -> Iterator[Merit]:
    """Yield an exchange that a seat can pay for beside a worker at a price."""
    pay, gain = offer
    cubes = state.players[seat].cubes
    if NONGOLD in pay:
        if sum([cubes[kind] for kind in PLAIN_CUBES]) >= pay[NONGOLD]:
            yield Merit("trade_cubes", {"count": pay[NONGOLD], "gain": gain})
    elif covers({**cubes, "denier": deniers_ahead(state, seat) - price}, pay):
        yield Merit("trade", {"pay": pay, "gain": gain})


def _last_source(state: State, choices: Sequence[Goods], space: int) -> Iterator[Merit]:
    """Yield a kind of cube that no other free building of the road brings this turn."""
    free = [
        BUILDINGS[other.building].effect
        for at, other in enumerate(state.road[: state.provost], start=1)
        if at != space and other.building and other.worker == NO_SEAT
    ]
    made = {kind for effect in free if isinstance(effect, MakeGoods) for choice in effect.choices for kind in choice}
    for gain in () if any(isinstance(one, BuyOffer) for one in free) else choices:
        if not made & gain.keys():
            yield Merit("last_source", {"gain": gain})
            return


def _builds(state: State, seat: Seat, colour: str, space: int) -> Iterator[Merit]:
    """Yield the best tile that a worker there can build, after another worker who builds one of that colour.

    There must be one, if no other worker builds.
    """
    others = [at for at, other in builders(state, seat) if other == colour]
    if others:
        tile = next_tile(state, seat, space, colour) if others[-1] < space else None
        if tile is not None:
            places = [f"{at}:{state.space(at).building}" for at in others]
            yield Merit("build_second", {**tile_data(tile), "places": places})
        return
    cubes = state.players[seat].cubes
    now = best_tile(state, seat, colour, [cubes])
    tile = now or best_tile(state, seat, colour, coming(state, seat, cubes, before=space))
    assert tile is not None
    yield Merit("build" if now else "build_with", tile_data(tile))
