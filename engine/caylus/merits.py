"""Merits of answers in Caylus by position and rules: batches, buildings, the provost and the castle."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.caylus import castle, construction
from engine.caylus.buildings import BUILDINGS, PLAIN_CUBES, Build, BuyOffer, MakeGoods, SellOffer, TradeOffer
from engine.caylus.computers import batches
from engine.caylus.placing import cost
from engine.caylus.state import NO_SEAT, State
from engine.caylus.tables import CASTLE, JOUST_COST, PROVOST_RANGE, SECTIONS, TRADING_POST_DENIERS, CastleSection
from engine.core import track
from engine.core.computer_preferences import amounts, number, text
from engine.core.goods import Goods, covers, most, sums, total, without
from engine.core.merits import fewer_held, plenty
from engine.core.purse import can_pay
from engine.core.types import Data, Decision, Merit, Option, Seat

PLACING: Final = frozenset({"place", "gate"})
EXCHANGES: Final = frozenset({"bonus", "buy", "produce", "resources", "swap", "trade"})
"""Kinds of questions for cubes."""


def find_merits(state: State, decision: Decision, picks: Sequence[str], other: Sequence[str]) -> Iterable[Merit]:
    """Return what speaks for an answer rather than for another one, the strongest first."""
    options = {option.key: option for option in decision.ask.options}
    if len(picks) != 1 or len(other) != 1:
        return ()
    seat, option, instead = decision.ask.seat, options[picks[0]], options[other[0]]
    outlooks = [_outlook(state, decision, one) for one in (option, instead)]
    alike = [Merit("alike")] if None not in outlooks and outlooks[0] == outlooks[1] else []
    return (*_merits(state, decision, option, instead, seat), *alike)


def _outlook(state: State, decision: Decision, option: Option) -> tuple[int, int, list[int]] | None:
    """Return points at once, and the batches and points of buildings that a seat can still make after an answer.

    Return None where that does not tell what the answer leads to.
    """
    seat, more = decision.ask.seat, list[Sequence[Goods]]()
    held = state.players[seat].cubes
    if decision.kind in EXCHANGES and "gain" in option.data:
        held = total(without(held, amounts(option, "pay")), amounts(option, "gain"))
    elif decision.kind == "place" and "beyond" not in option.data and seat in state.castle:
        id = text(option, "building")
        effect = BUILDINGS[id].effect if number(option, "space") else None
        if isinstance(effect, MakeGoods):
            more = [effect.choices]
        elif option.verb != "pass":
            return None
    else:
        return None
    held = _all(held)
    count = most(held, [*_sources(state, seat), *more], batches) if seat in state.castle else 0
    tiles = [
        _best_tile(state, seat, colour, held, [*_sources(state, seat, at), *more])
        for at, colour in _builders(state, seat)
    ]
    points = amounts(option, "gain").get("vp", 0)
    return None if count and tiles else (points, count, [number(tile, "vp") if tile else 0 for tile in tiles])


def _merits(state: State, decision: Decision, option: Option, instead: Option, seat: Seat) -> Iterable[Merit]:
    """Return what speaks for an option rather than for another one."""
    if decision.kind in ("provost", "guild"):
        return _move(state, seat, option, instead, is_free=decision.kind == "guild")
    if decision.kind in PLACING:
        return _place(state, seat, option)
    if decision.kind == "batch":
        return _deliver(state, seat, option)
    if decision.kind in EXCHANGES and "gain" in option.data:
        rest = without(state.players[seat].cubes, amounts(option, "pay"))
        gains = _gains(state, seat, rest, [amounts(option, "gain")], state.active, 0)
        return (*gains, *fewer_held(state.players[seat].cubes, option, instead))
    if decision.kind == "sell":
        return plenty(state.players[seat].cubes, option)
    return _most_points(decision, option)


def _most_points(decision: Decision, option: Option) -> Iterator[Merit]:
    """Yield the points of a building, if none on offer has more."""
    vp = number(option, "vp")
    if option.verb == "build" and vp and vp == max([number(one, "vp") for one in decision.ask.options]):
        yield Merit("most_points", {"vp": vp, "building": option.data.get("building")})


def _move(state: State, seat: Seat, option: Option, other: Option, *, is_free: bool) -> Iterator[Merit]:
    """Yield what a move of the provost changes for workers, and for the bailiff."""
    movers = state.passed if is_free else state.passed[state.passed.index(seat) + 1 :]
    movers = [mover for mover in movers if mover != seat]
    faces = [space.building for space in state.road]
    found = [*track.merits(state, seat, faces, option, other, movers, PROVOST_RANGE)]
    ahead, otherwise = (number(one, "to") > state.bailiff for one in (option, other))
    if ahead == otherwise:
        yield from found
        return
    yield from (one for one in found if one.kind != "provost_idle")
    to, section = state.bailiff + (2 if ahead else 1), state.section
    if ahead and section is not None and to == section.marker:
        yield Merit("scored_now", {"section": section.id, "to": to, "back": bool(movers)})
    else:
        yield Merit("bailiff_far" if ahead else "bailiff_near", {"to": to, "back": bool(movers)})


def _deliver(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the points of a batch, and the favour if the seat is alone at the castle."""
    if option.key in castle.BATCH_COSTS:
        alone = all(other in (seat, NO_SEAT) for other in state.castle)
        yield Merit("deliver", {"gain": amounts(option, "gain"), "favours": int(alone)})


def _place(state: State, seat: Seat, option: Option) -> Iterable[Merit]:
    """Return what a worker brings at a place."""
    id, price, space = text(option, "building"), number(option, "cost"), number(option, "space")
    if "beyond" in option.data:
        brought = option.verb == "place"
        return track.brought(state, seat, state.passed, option, PROVOST_RANGE) if brought else ()
    if space:
        return _work(state, seat, id, space, price)
    return SPECIAL_MERITS[id](state, seat, price) if id in SPECIAL_MERITS else ()


def _trading_post(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    yield Merit("trading_post", {"deniers": TRADING_POST_DENIERS, "cost": price})


def _joust_field(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    if can_pay(state, seat, JOUST_COST) and state.players[seat].deniers > price:
        yield Merit("joust_field", {"pay": JOUST_COST})


def _stables(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    place = state.special["stables"].index(NO_SEAT)
    if state.order.index(seat) > place:
        yield Merit("stables", {"place": place + 1})


def _inn(state: State, seat: Seat, price: int) -> Iterator[Merit]:
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


def _castle(state: State, seat: Seat, price: int) -> Iterator[Merit]:
    """Yield the batches that the seat can give at the castle, and their points."""
    section, cubes = castle.building_site(state), state.players[seat].cubes
    if section is None:
        return
    room = section.parts - len(state.houses[SECTIONS.index(section)])
    if any(_best_tile(state, seat, colour, cubes, _sources(state, seat)) for _, colour in _builders(state, seat)):
        return
    for kind, count in (("castle", batches(cubes)), ("castle_with", most(cubes, _sources(state, seat), batches))):
        if count:
            given = min(count, room)
            ahead = sum([batches(state.players[other].cubes) + 1 for other in state.castle if other != NO_SEAT])
            yield Merit(kind, {"count": given, "vp": given * section.vp if room >= given + ahead else 0})
            return


SPECIAL_MERITS: Final[Mapping[str, Callable[[State, Seat, int], Iterator[Merit]]]] = {
    CASTLE: _castle,
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
            yield from _gains(state, seat, player.cubes, choices, space, price)
        case Build(colour):
            yield from _builds(state, seat, colour, space)
        case SellOffer(deniers) if any(player.cubes.values()):
            yield Merit("sale", {"deniers": deniers, "cost": price})
        case BuyOffer(offers) if player.deniers >= price + offers[0][0]:
            sold = [{kind: 1} for kind in PLAIN_CUBES]
            for merit in (
                *_batch(state, seat, player.cubes, sold, price + offers[0][0]),
                *_lets_build(state, seat, player.cubes, sold, space),
            ):
                yield Merit(merit.kind, {**merit.data, "cost": offers[0][0]})
            yield Merit("peddler", {"deniers": offers[0][0]})
        case TradeOffer(small, _) if small[0].keys() <= {*player.cubes, "denier"}:
            if can_pay(state, seat, {**small[0], "denier": small[0].get("denier", 0) + price}):
                yield Merit("trade", {"pay": small[0], "gain": small[1]})
        case _:
            pass


def _sources(state: State, seat: Seat, before: int = 0) -> list[Sequence[Goods]]:
    """Return what each of the seat's workers will bring that the provost reaches, all or those `before` a space."""
    last = min(state.provost, before - 1) if before else state.provost
    found = list[Sequence[Goods]]()
    for at, space in enumerate(state.road[:last], start=1):
        effect = BUILDINGS[space.building].effect if space.worker == seat and at != state.active else None
        if isinstance(effect, MakeGoods):
            found.append(effect.choices)
        elif isinstance(effect, BuyOffer) and state.players[seat].deniers >= effect.offers[0][0]:
            found.append([{kind: 1} for kind in PLAIN_CUBES])
    return found


def _gains(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], space: int, price: int) -> Iterator[Merit]:
    """Yield what one of the `choices` of cubes completes, with those `held` and those that other workers will bring."""
    yield from _batch(state, seat, held, choices, price)
    yield from _lets_build(state, seat, held, choices, space)
    sources = _sources(state, seat)
    known = {kind for kind, amount in held.items() if amount} | {
        kind for each in sources for one in each for kind in one
    }
    new = [{kind: amount for kind, amount in gain.items() if kind not in known} for gain in choices]
    lacking = [gain for gain in new if gain]
    if len(lacking) == 1:
        yield Merit("first", {"gain": lacking[0]})
    elif price:
        yield from _last_source(state, choices, space)
        first, *others = choices
        yield Merit("either", {"gain": first, "have": others[0]}) if others else Merit("brings", {"gain": first})


def _batch(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], price: int) -> Iterator[Merit]:
    """Yield one more batch that one of the `choices` of cubes makes, for this turn if the seat reaches the castle.

    Yield nothing if another worker of the seat may build with these cubes first.
    """
    sources, section = _sources(state, seat), castle.building_site(state)
    before = most(held, sources, batches)
    is_spent = any(
        _best_tile(state, seat, colour, total(held, gain), sources)
        for _, colour in _builders(state, seat)
        for gain in choices
    )
    for gain in choices if section is not None and not is_spent else ():
        richer = _all(total(held, gain))
        if most(richer, sources, batches) > before and section is not None:
            alone = batches(richer) > batches(_all(held))
            ways = (
                cost for cubes in sums(richer, sources) for cost in castle.BATCH_COSTS.values() if covers(cubes, cost)
            )
            data: Data = {
                "gain": gain,
                "vp": _sure_points(state, seat, section),
                "others": not alone,
                "pay": {} if before else next(ways),
            }
            if _reaches_castle(state, seat, price):
                yield Merit("batch", {**data, "there": seat in state.castle})
            else:
                yield Merit("batch_later", data)
            return


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


def _all(held: Mapping[str, int]) -> Goods:
    """Return cubes with every kind, also those of which there are none."""
    return {kind: held.get(kind, 0) for kind in (*PLAIN_CUBES, "gold")}


def _reaches_castle(state: State, seat: Seat, price: int) -> bool:
    """Return True if the seat is at the castle, or can still place a worker there after one for that price."""
    if seat in state.castle:
        return True
    player = state.players[seat]
    can_place = player.workers > 1 and player.deniers >= price + cost(state, seat, NO_SEAT)
    return state.phase == "placing" and NO_SEAT in state.castle and can_place


def _best_tile(state: State, seat: Seat, colour: str, held: Goods, sources: Sequence[Sequence[Goods]]) -> Option | None:
    """Return the tile with most points that can be paid with these cubes and one of each of the sources."""
    has_room = construction.residences(state, seat) if colour == "prestige" else construction.free_space(state)
    payable = [
        tile
        for tile in construction.wishes(state, colour)
        if has_room
        and state.stock[text(tile, "building")]
        and any(covers(cubes, amounts(tile, "pay")) for cubes in sums(held, sources))
    ]
    return max(payable, key=lambda tile: number(tile, "vp"), default=None)


def _builders(state: State, seat: Seat) -> list[tuple[int, str]]:
    """Return the spaces and colours of the seat's workers that will build."""
    effects = [
        (at, BUILDINGS[space.building].effect)
        for at, space in enumerate(state.road[: state.provost], start=1)
        if space.worker == seat and at > state.active
    ]
    return [(at, effect.colour) for at, effect in effects if isinstance(effect, Build)]


def _builds(state: State, seat: Seat, colour: str, space: int) -> Iterator[Merit]:
    """Yield the best tile that a worker there can build, unless another worker will build one of that colour."""
    if any(other == colour for _, other in _builders(state, seat)):
        return
    cubes = state.players[seat].cubes
    for kind, sources in (("build", []), ("build_with", _sources(state, seat, space))):
        tile = _best_tile(state, seat, colour, cubes, sources)
        if tile is not None:
            pay = amounts(tile, "pay")
            yield Merit(kind, {"building": text(tile, "building"), "pay": pay, "vp": number(tile, "vp")})
            return


def _sure_points(state: State, seat: Seat, section: CastleSection) -> int:
    """Return the points of the next batch, or 0 if others may fill the section before the seat gives it."""
    room = section.parts - len(state.houses[SECTIONS.index(section)])
    rivals = sum([batches(player.cubes) + 1 for other, player in enumerate(state.players) if other != seat])
    return section.vp if room > rivals else 0


def _lets_build(state: State, seat: Seat, held: Goods, choices: Sequence[Goods], space: int) -> Iterator[Merit]:
    """Yield the tile that a worker further along the road can build with one of the choices, and else could not."""
    for at, colour in _builders(state, seat):
        sources = _sources(state, seat, at)
        if at <= space or _best_tile(state, seat, colour, held, sources) is not None:
            continue
        for gain in choices:
            tile = _best_tile(state, seat, colour, total(held, gain), sources)
            if tile is not None:
                data: Data = {"gain": gain, "building": text(tile, "building"), "vp": number(tile, "vp"), "space": at}
                yield Merit("lets_build", {**data, "known": [state.space(at).building]})
                return
