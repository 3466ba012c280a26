"""Merits of answers in Caylus by position and rules: batches, buildings, the provost and the castle."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.caylus import castle, construction, lawyer
from engine.caylus.buildings import (
    BUILDINGS,
    CRAFT_COLOURS,
    CUBES,
    RESIDENCE,
    Build,
    MakeGoods,
)
from engine.caylus.computers import batches
from engine.caylus.cube_merits import completed, fewer_batches, first, keeps_deniers, lets_trade, moves_batches
from engine.caylus.placing_merits import at_castle, castle_waits, owner_takes, place
from engine.caylus.prospects import (
    RATES,
    all_cubes,
    best_tile,
    builders,
    coming,
    is_last_turn,
    next_favours,
    next_tile,
    reaches_castle,
    tile_data,
)
from engine.caylus.state import NO_SEAT, State
from engine.caylus.tables import (
    CASTLE,
    FAVOUR_BUILDINGS,
    FAVOUR_GAINS,
    FAVOUR_RESOURCES,
    PROVOST_RANGE,
    SECTIONS,
)
from engine.core import provost
from engine.core.computer_preferences import amounts, number, text
from engine.core.goods import Goods, total, without
from engine.core.merits import (
    fewer_held,
    keeps_gold,
    more_of_the_same,
    pays_off,
    pays_plenty,
    plenty,
    spends_gold,
)
from engine.core.types import Data, Decision, Merit, Option, Seat

STAKED: Final = frozenset(
    {"provost_guard", "provost_keep", "provost_loses", "provost_open", "provost_reach", "provost_safe"}
)
"""Kinds of merits about the seat's workers and the provost."""

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
    spent = number(option, "cost") + amounts(option, "pay").get("denier", 0)
    found = coming(state, seat, held, spent=spent, more=more)
    count = max(map(batches, found)) if seat in state.castle else 0
    tiles = [
        best_tile(state, seat, colour, coming(state, seat, held, before=at, spent=spent, more=more))
        for at, colour in builders(state, seat)
    ]
    points = amounts(option, "gain").get("vp", 0)
    return None if count and tiles else (points, count, [number(tile, "vp") if tile else 0 for tile in tiles])


def _keeps_move(state: State, seat: Seat, option: Option, instead: Option) -> Iterable[Merit]:
    """Return what deniers are kept for, unless the special buildings pay for a move of the provost or make one first."""
    if seat in state.special["trading_post"] or state.special["merchants_guild"] != [NO_SEAT]:
        return ()
    faces = [space.building for space in state.road]
    return provost.keeps_move(state, seat, state.passed, faces, (option, instead), PROVOST_RANGE)


def _merits(state: State, decision: Decision, option: Option, instead: Option, seat: Seat) -> Iterable[Merit]:
    """Return what speaks for an option rather than for another one."""
    kind = decision.kind
    if kind in ("provost", "guild"):
        moved = _move(state, seat, option, instead, is_free=kind == "guild")
        bought = [*keeps_deniers(state, seat, option, instead)]
        return (*(bought or moves_batches(state, seat, option, instead)), *moved)
    if kind in PLACING:
        moves = [*_keeps_move(state, seat, option, instead)]
        if option.verb == "pass":
            return (*keeps_deniers(state, seat, option, instead), *moves)
        if option.key == CASTLE and kind == "place":
            return at_castle(state, seat, option, instead)
        found = [
            *place(state, seat, option),
            *owner_takes(state, seat, option),
            *provost.exposed(state, seat, state.passed, option),
        ]
        if kind == "place" and not any(merit.kind == "batch" for merit in found):
            found += castle_waits(state, seat, option)
        return (*found, *moves)
    fewer = fewer_batches(state, seat, amounts(option, "pay"), amounts(option, "gain")) if kind != "batch" else ()
    if kind in CHOICES:
        return (*CHOICES[kind](state, seat, option, instead), *fewer)
    if kind in EXCHANGES and "gain" in option.data:
        return (*_exchange(state, seat, option, instead), *fewer)
    built = [*_build_tile(state, seat, decision, option, instead)]
    return (*built, *(() if any(merit.kind == "leaves_batches" for merit in built) else fewer))


def _exchange(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what goods are for, then how they compare with those of the other option."""
    held, gain = state.players[seat].cubes, amounts(option, "gain")
    if gain.keys() <= {*CUBES}:
        rest = without(held, amounts(option, "pay"))
        spent = amounts(option, "pay").get("denier", 0)
        yield from completed(state, seat, rest, [gain], state.active, spent)
        yield from first(state, seat, rest, [gain], spent)
        yield from lets_trade(state, seat, gain, state.active) if not option.data.get("pay") else ()
    to_come = coming(state, seat, held)
    if not any(cubes.get(kind, 0) > held.get(kind, 0) for cubes in to_come for kind in gain):
        yield from fewer_held(held, option, other)
    yield from more_of_the_same(gain, amounts(other, "gain"))
    yield from pays_off(option, RATES)
    if "food" in gain and "food" not in amounts(other, "gain"):
        yield from _short_of_food(state, seat)
        yield Merit("food_staple")


def _short_of_food(state: State, seat: Seat) -> Iterator[Merit]:
    """Yield the food of a seat if it has no more than other cubes for batches, two for each."""
    held = state.players[seat].cubes
    pairs = (sum(held.values()) - held["food"]) // 2
    if 0 < held["food"] <= pairs:
        yield Merit("short_of_food", {"have": {"food": held["food"]}})


def _sell(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what the deniers of a sale are for, and why this cube can be spared."""
    yield from lets_trade(state, seat, amounts(option, "gain"), state.active)
    yield from plenty(state.players[seat].cubes, option)
    yield from _leaves_batches(state, seat, option, other)
    yield from _keeps_gold(state, seat, option, other)
    if not any(_leaves_batches(state, seat, other, option)):
        yield from pays_off(option, RATES)


def _leaves_batches(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield how many batches a seat can still give this turn after paying, if it can give fewer after another option.

    Of an option that is compared with paying nothing, yield them if they are as many.
    """
    pay, instead = amounts(option, "pay"), amounts(other, "pay")
    if not reaches_castle(state, seat, 0) or castle.building_site(state) is None:
        return
    held = all_cubes(state.players[seat].cubes)
    left, otherwise = (max(map(batches, coming(state, seat, without(held, one)))) for one in (pay, instead))
    if left > otherwise:
        yield Merit("leaves_batches", {"count": left, "left": otherwise})
    elif pay and left == otherwise > 0 and not instead:
        yield Merit("spare_cube", {"count": left})


def _keeps_gold(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the gold that another option pays and this one does not, unless a batch of this turn needs it."""
    rest = without(all_cubes(state.players[seat].cubes), amounts(option, "pay"))
    with_gold, without_gold = (max(map(batches, coming(state, seat, one))) for one in (rest, {**rest, "gold": 0}))
    if with_gold == without_gold or not reaches_castle(state, seat, 0):
        yield from keeps_gold(option, other, RATES)


def _build_tile(state: State, seat: Seat, decision: Decision, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what a building brings, and what it costs less than another one."""
    if option.group == RESIDENCE:
        yield from _residence(state, seat, option, other)
        return
    vp, tile = number(option, "vp"), BUILDINGS.get(text(option, "building"))
    if tile is None:
        yield from _leaves_batches(state, seat, option, other)
        return
    data: Data = {"vp": vp, "favours": tile.favours, "deniers": tile.income}
    if vp == max([number(one, "vp") for one in decision.ask.options]):
        equals = {text(one, "building"): None for one in decision.ask.options if number(one, "vp") == vp}
        yield Merit("most_points", {**data, "equals": [id for id in equals if id != tile.id]})
    elif tile.favours or tile.income:
        yield Merit("building_brings", data)
    yield from _leaves_batches(state, seat, option, other)
    yield from _keeps_gold(state, seat, option, other)
    yield from pays_plenty(state.players[seat].cubes, option, other)


def _residence(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what a residence brings, and what becomes of the building that it replaces."""
    house, replaced = BUILDINGS[RESIDENCE], BUILDINGS[text(option, "building")]
    rival = BUILDINGS.get(text(other, "building"))
    is_craft = other.group == RESIDENCE and rival is not None and rival.colour in CRAFT_COLOURS
    if is_craft and replaced.colour not in CRAFT_COLOURS:
        yield Merit("keeps_tile", {"building": text(other, "building")})
    yield Merit("residence", {"vp": house.vp, "deniers": house.income})


def _site(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    yield Merit("any_residence")


def _joust(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    if "pay" in option.data:
        yield Merit("favour", next_favours(state, seat))


def _inn_choice(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    yield Merit("inn" if option.key == "stay" else "inn_leave")


def _favour(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what a favour brings on a line, and the next one after it or that it goes no further yet."""
    line, column, player = option.key, number(option, "column"), state.players[seat]
    is_last = is_last_turn(state)
    if line in FAVOUR_GAINS:
        kind, steps = FAVOUR_GAINS[line]
        further = 0 if is_last or column >= min(len(steps), state.columns) else steps[column]
        is_stopped = not is_last and column == state.columns < len(steps)
        if kind == "denier":
            yield from lets_trade(state, seat, {kind: steps[column - 1]}, state.active)
            data: Data = {"deniers": steps[column - 1], "have": player.deniers}
            yield Merit("favour_deniers", {**data, "most": further, "stopped": is_stopped})
        else:
            vp = steps[column - 1]
            yield Merit("favour_points", {"vp": vp, "most": further, "stopped": is_stopped, **_rates(vp, other)})
    elif line == "resources":
        kinds = [kind for cubes in FAVOUR_RESOURCES[:column] for kind in cubes if kind != "swap"]
        yield from completed(state, seat, player.cubes, [{kind: 1} for kind in kinds], state.active, 0)
        yield from first(state, seat, player.cubes, [{kind: 1} for kind in kinds], 0)
        yield from _short_of_food(state, seat) if kinds == ["food"] else ()
        yield Merit("favour_cubes", {"gain": dict.fromkeys(kinds, 1), "count": len(kinds)})
    else:
        built = [
            tile
            for colour in FAVOUR_BUILDINGS[1:column]
            if colour != RESIDENCE
            for tile in construction.offers(state, seat, colour, discounted=True)
        ]
        best = max(built, key=lambda tile: number(tile, "vp"), default=None)
        if best is not None:
            yield Merit("favour_builds", tile_data(best))
        elif RESIDENCE in FAVOUR_BUILDINGS[1:column] and lawyer.offers(state, seat, lawyer.price(False), "build"):
            house = BUILDINGS[RESIDENCE]
            yield Merit("favour_residence", {"pay": lawyer.price(False), "vp": house.vp, "deniers": house.income})
        elif column == 1 and not is_last:
            yield Merit("favour_later")


def _rates(vp: int, other: Option) -> Data:
    """Return how many deniers or cubes of another line of favours make a point at the end of the game, if few points."""
    column, line = number(other, "column"), other.key
    deniers = FAVOUR_GAINS["deniers"][1][column - 1] if line == "deniers" else 0
    is_cube = line == "resources" and all("gold" not in kinds for kinds in FAVOUR_RESOURCES[:column])
    is_less = 0 < RATES.worth({"denier": deniers}) < vp
    return {"deniers": RATES.deniers * is_less, "cubes": RATES.cubes * is_cube}


def _move(state: State, seat: Seat, option: Option, other: Option, *, is_free: bool) -> Iterator[Merit]:
    """Yield what a move of the provost changes for workers, and for the bailiff."""
    movers = state.passed if is_free else state.passed[state.passed.index(seat) + 1 :]
    movers = [mover for mover in movers if mover != seat]
    later = provost.LaterMovers(movers, PROVOST_RANGE)
    faces = [space.building for space in state.road]
    found = [_with_stake(state, seat, merit) for merit in provost.merits(state, seat, faces, option, other, later)]
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


def _with_stake(state: State, seat: Seat, merit: Merit) -> Merit:
    """Return a merit about workers that the provost must reach, with the points of what they can build."""
    if merit.kind not in STAKED:
        return merit
    places, won = merit.data["places"], 0
    assert isinstance(places, list)
    for space in [int(one.partition(":")[0]) for one in places]:
        effect = BUILDINGS[state.space(space).building].effect
        tile = next_tile(state, seat, space, effect.colour) if isinstance(effect, Build) else None
        won = max(won, number(tile, "vp") if tile else 0)
    return Merit(merit.kind, {**merit.data, "won": won})


def _deliver(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what a batch brings: points, the favour for the most of the turn, and what its house is good for."""
    section, player = castle.building_site(state), state.players[seat]
    if option.key in castle.BATCH_COSTS and section is not None:
        built, houses = state.castle_built[seat], state.houses[SECTIONS.index(section)].count(seat)
        yield from _keeps_gold(state, seat, option, other) if other.key in castle.BATCH_COSTS else ()
        data: Data = {
            "gain": amounts(option, "gain"),
            "favours": int(_is_best_builder(state, seat, built + 1) and not _is_best_builder(state, seat, built)),
            "alone": all(worker in (seat, NO_SEAT) for worker in state.castle),
            "houses": houses + 1,
            "section": section.id,
            "step": section.favours(houses + 1) > section.favours(houses),
            "lost": 0 if houses else section.zero,
        }
        yield Merit("deliver", data)
        yield from pays_plenty(player.cubes, option, other)
        yield from spends_gold(option, RATES)
    elif "gold" in amounts(other, "pay") and section is not None and RATES.gold >= section.vp:
        yield Merit("keeps_gold", {"have": {"gold": 1}, "vp": RATES.gold})


def _is_best_builder(state: State, seat: Seat, built: int) -> bool:
    """Return True if no player can give more batches this turn than a seat has given, or as many before it."""
    workers = [worker for worker in state.castle if worker != NO_SEAT]
    at = workers.index(seat)
    before = max([state.castle_built[rival] for rival in workers[:at]], default=0)
    after = max([batches(state.players[rival].cubes) for rival in workers[at + 1 :]], default=0)
    parts = [section.parts - len(state.houses[number]) for number, section in enumerate(SECTIONS)]
    room = sum(parts[state.scored :]) - (built - state.castle_built[seat])
    return built > before and built >= min(after, room)


CHOICES: Final[Mapping[str, Callable[[State, Seat, Option, Option], Iterator[Merit]]]] = {
    "batch": _deliver,
    "favour": _favour,
    "inn": _inn_choice,
    "joust": _joust,
    "sell": _sell,
    "site": _site,
}
"""Merits of an option rather than another one, by the kind of the question."""
