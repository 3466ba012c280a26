"""Prospects of a seat in Caylus within the turn: cubes to come, batches, and buildings it can pay for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.caylus import castle, construction
from engine.caylus.buildings import BUILDINGS, PLAIN_CUBES, Build, BuyOffer, MakeGoods, TradeOffer
from engine.caylus.computers import batches
from engine.caylus.favours import next_column
from engine.caylus.placing import cost
from engine.caylus.state import NO_SEAT, Space, State
from engine.caylus.tables import (
    CUBES_PER_VP,
    DENIERS_PER_VP,
    FAVOUR_GAINS,
    GOLD_VP,
    ROAD_SPACES,
    SECTIONS,
    SIMPLIFIED_FAVOUR_VP,
    TRADING_POST_DENIERS,
    CastleSection,
)
from engine.core.computer_preferences import amounts, number, text
from engine.core.goods import Goods, covers, multisets, sums, without
from engine.core.merits import EndRates
from engine.core.types import Data, Option, Seat

RATES: Final = EndRates(GOLD_VP, CUBES_PER_VP, DENIERS_PER_VP)


def coming(
    state: State,
    seat: Seat,
    held: Mapping[str, int],
    *,
    before: int = 0,
    spent: int = 0,
    more: Sequence[Sequence[Goods]] = (),
) -> list[Goods]:
    """Return every amount of cubes that a seat may hold after the road, or `before` a space, with those `held`.

    Its workers make and buy them, and it takes its share at its own buildings. Deniers that are `spent` buy nothing;
    `more` are other choices to come.
    """
    last = min(state.provost, before - 1) if before else state.provost
    places = [place for at, place in enumerate(state.road[:last], start=1) if at != state.active]
    sources = [source for place in places if (source := _takings(place, seat))]
    purse = {**all_cubes(held), "denier": max(0, deniers_ahead(state, seat) - spent)}
    return [found for found in sums(purse, [*sources, *more]) if found["denier"] >= 0]


def deniers_ahead(state: State, seat: Seat) -> int:
    """Return the deniers of a seat on the road: those it has, with those of its worker at the trading post."""
    return state.players[seat].deniers + TRADING_POST_DENIERS * state.special["trading_post"].count(seat)


def _takings(place: Space, seat: Seat) -> list[Goods]:
    """Return the choices of a seat at a place of the road; deniers are what it pays there."""
    effect = BUILDINGS[place.building].effect if place.building and place.worker != NO_SEAT else None
    match effect:
        case MakeGoods(choices) if place.worker == seat:
            return [*choices]
        case MakeGoods(_, owner) if place.owner == seat:
            return [{kind: 1} for kind in owner]
        case BuyOffer(offers) if place.worker == seat:
            bought = [{**got, "denier": -price} for price, count in offers for got in multisets(PLAIN_CUBES, count)]
            return [{}, *bought]
        case TradeOffer(small, large) if place.worker == seat and "gold" in small[1] and "denier" in small[0]:
            return [{}, *({**got, "denier": -pay["denier"]} for pay, got in (small, large))]
        case _:
            return []


def all_cubes(held: Mapping[str, int]) -> Goods:
    """Return cubes with every kind, also those of which there are none."""
    return {kind: held.get(kind, 0) for kind in (*PLAIN_CUBES, "gold")}


def reaches_castle(state: State, seat: Seat, price: int) -> bool:
    """Return True if the seat is at the castle, or can still place a worker there after one for that price."""
    if seat in state.castle:
        return True
    player = state.players[seat]
    can_place = player.workers > 1 and player.deniers >= price + cost(state, seat, NO_SEAT)
    return state.phase == "placing" and NO_SEAT in state.castle and can_place


def best_tile(
    state: State, seat: Seat, colour: str, several: Iterable[Goods], taken: Sequence[str] = ()
) -> Option | None:
    """Return the tile with most points that can be paid with one of several amounts of cubes.

    Tiles that are `taken` before are no longer in stock.
    """
    has_room = construction.residences(state, seat) if colour == "prestige" else construction.free_space(state)
    held = [*several] if has_room else []
    payable = [
        tile
        for tile in construction.wishes(state, colour)
        if state.stock[text(tile, "building")] > taken.count(text(tile, "building"))
        and any(covers(cubes, amounts(tile, "pay")) for cubes in held)
    ]
    return max(payable, key=lambda tile: number(tile, "vp"), default=None)


def next_tile(state: State, seat: Seat, space: int, colour: str) -> Option | None:
    """Return the tile with most points that a worker at a space can build after the seat's workers before it."""
    found = list[Option]()
    for cubes in coming(state, seat, state.players[seat].cubes, before=space):
        left, taken = after_building(state, seat, cubes, space)
        tile = best_tile(state, seat, colour, [left], taken)
        found += [tile] if tile is not None else []
    return max(found, key=lambda tile: number(tile, "vp"), default=None)


def after_building(state: State, seat: Seat, held: Goods, space: int = ROAD_SPACES + 1) -> tuple[Goods, list[str]]:
    """Return the cubes that are left once the seat's workers before a space have built, and what they built."""
    taken = list[str]()
    for _, colour in [one for one in builders(state, seat) if one[0] < space]:
        tile = best_tile(state, seat, colour, [held], taken)
        if tile is not None:
            held, taken = without(held, amounts(tile, "pay")), [*taken, text(tile, "building")]
    return held, taken


def builders(state: State, seat: Seat) -> list[tuple[int, str]]:
    """Return the spaces and colours of the seat's workers that will build."""
    effects = [
        (at, BUILDINGS[space.building].effect)
        for at, space in enumerate(state.road[: state.provost], start=1)
        if space.worker == seat and at > state.active
    ]
    return [(at, effect.colour) for at, effect in effects if isinstance(effect, Build)]


def is_last_turn(state: State) -> bool:
    """Return True if the game is sure to end this turn: the last section is full, or the bailiff one step before it."""
    last = SECTIONS[-1]
    is_due = state.phase == "end" or state.bailiff >= last.marker - 1 or len(state.houses[-1]) == last.parts
    return state.scored == len(SECTIONS) - 1 and is_due


def next_section(state: State) -> CastleSection | None:
    """Return the section of the next house; None if there is none, or once the last scoring ends the game."""
    is_over = state.phase == "end" and is_last_turn(state)
    return None if is_over else castle.building_site(state)


def sure_points(state: State, seat: Seat, section: CastleSection) -> int:
    """Return the points of the next batch, or 0 if others may fill the section before the seat gives it."""
    room = section.parts - len(state.houses[SECTIONS.index(section)])
    rivals = sum([batches(player.cubes) + 1 for other, player in enumerate(state.players) if other != seat])
    return section.vp if room > rivals else 0


def batches_without_gold(held: Goods) -> int:
    """Count the batches that cubes make without their gold."""
    return batches({**held, "gold": 0})


def count_missing(held: Goods) -> int:
    """Count the cubes that are missing for a batch: food, and two other kinds."""
    kinds = len([kind for kind, amount in held.items() if amount and kind not in ("food", "denier")])
    return int(not held["food"]) + max(0, 2 - kinds)


def missing_cubes(held: Goods, count: int) -> list[str]:
    """Return the kinds of which one cube more makes a number of batches."""
    return [kind for kind in PLAIN_CUBES if batches({**held, kind: held[kind] + 1}) >= count]


def tile_data(tile: Option) -> Data:
    """Return the data of a building for a merit: which one, its cost and its points."""
    return {"building": text(tile, "building"), "pay": amounts(tile, "pay"), "vp": number(tile, "vp")}


def next_favours(state: State, seat: Seat) -> Data:
    """Return the points and the deniers that the next favour can bring a seat, as the data of a merit."""
    if state.options["favours"] == "simplified":
        return {"vp": SIMPLIFIED_FAVOUR_VP, "deniers": 0}
    favours = state.players[seat].favours
    vp, deniers = (steps[next_column(favours[line], state.columns) - 1] for line, (_, steps) in FAVOUR_GAINS.items())
    return {"vp": vp, "deniers": deniers}
