"""Places of a principality and their neighbours (docs/rules/catan_cards.md 2.1)."""

from collections.abc import Iterable, Iterator
from functools import cache

from engine.catan_cards.catalogue import Card
from engine.catan_cards.place import LOWER, MIDDLE, SLOTS, UPPER, CardPlace
from engine.catan_cards.state import NO_SEAT, Built, Player, Region, State
from engine.core.types import Data, Seat

LEFT, RIGHT = "left", "right"
SIDES = {UPPER: "upper", LOWER: "lower", MIDDLE: "middle"}


@cache
def neighbours(place: str) -> tuple[str, ...]:
    """Return the regions next to a card's place: two for a site, the region itself for a brown card."""
    at = CardPlace.parse(place)
    if not at.at_settlement:
        return (at.region,)
    return str(CardPlace(at.side, at.column - 1)), str(CardPlace(at.side, at.column + 1))


def beside(area: Player, place: str) -> Iterator[tuple[str, Region]]:
    """Yield the regions next to a card's place, with their names."""
    for region in neighbours(place):
        yield region, area.regions[region]


@cache
def around(column: int) -> tuple[str, ...]:
    """Return the four regions around the settlement or city at a column."""
    return tuple(str(CardPlace(side, column + step)) for side in (UPPER, LOWER) for step in (-1, 1))


def sites(area: Player) -> Iterator[str]:
    """Yield every site of every settlement and city."""
    for at, centre in area.columns:
        if centre != "road":
            upper, lower = city_sites(at) if centre == "city" else settlement_sites(at)
            yield from upper
            yield from lower


def free_sites(area: Player, *, city: bool = False) -> list[str]:
    """Return one free site for each side of a settlement or city, because both sites of a side are worth the same."""
    taken, found = {built.place for built in area.cards}, list[str]()
    for at, centre in area.columns:
        if centre == "city" or (centre == "settlement" and not city):
            for side in city_sites(at) if centre == "city" else settlement_sites(at):
                for place in side:
                    if place not in taken:
                        found.append(place)
                        break
    return found


@cache
def city_sites(at: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the sites of a city, above and below."""
    return _sites(at, UPPER, "ab"), _sites(at, LOWER, "ab")


@cache
def settlement_sites(at: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the sites of a settlement, above and below."""
    return _sites(at, UPPER, "a"), _sites(at, LOWER, "a")


def _sites(column: int, side: str, slots: str) -> tuple[str, ...]:
    return tuple(str(CardPlace(side, column, slot)) for slot in slots)


@cache
def expansion(column: int) -> str:
    """Return the slot of the road at a column."""
    return str(CardPlace(MIDDLE, column, SLOTS[0]))


def places(state: State, seat: Seat, card: Card) -> list[str]:
    """Return the possible places of a card: in the seat's own principality, or in the opponent's for a foreign card."""
    area = state.players[1 - seat if card.foreign else seat]
    if card.colour == "brown":
        return _brown(state, area, card.land)
    if card.colour == "road":
        taken = {built.place for built in area.cards}
        return [expansion(at) for at, centre in area.columns if centre == "road" and expansion(at) not in taken]
    return free_sites(area, city=card.colour == "red")


def _brown(state: State, area: Player, land: str) -> list[str]:
    taken = {built.place for built in area.cards}
    slots = SLOTS[: int(state.options["brown_slots"])]
    found: dict[str, str] = {}
    for place, region in area.regions.items():
        for slot in slots:
            if region.kind == land and place + slot not in taken:
                found.setdefault(place, place + slot)
    return list(found.values())


def find(state: State, area: Seat, place: str) -> Built:
    """Return the card at a place."""
    return next(built for built in state.players[area].cards if built.place == place)


def own(state: State, seat: Seat, *ids: str) -> Iterator[Built]:
    """Yield the seat's active cards of these ids in its own principality."""
    for built in state.players[seat].cards:
        if built.card in ids and built.owner == seat and built.dogma == NO_SEAT:
            yield built


def has(state: State, seat: Seat, ids: Iterable[str]) -> bool:
    """Return True if the seat's own principality has one of these buildings, and it counts."""
    for built in state.players[seat].cards:
        if built.card in ids and built.owner == seat and built.dogma == NO_SEAT:
            return True
    return False


def units(state: State, seat: Seat, *kinds: str) -> list[Built]:
    """Return the seat's units of these kinds, or all units if no kinds are given."""
    found = []
    for built in state.players[seat].cards:
        unit = built.printed.unit
        if unit and (not kinds or unit in kinds):
            found.append(built)
    return found


def next_columns(area: Player) -> dict[str, int]:
    """Return the columns beyond the ends of the row, by side."""
    return {LEFT: area.left - 1, RIGHT: area.left + len(area.centre)}


def road_ends(area: Player) -> dict[str, int]:
    """Return the columns for a new road, by side: next to a settlement or city at the end of the row."""
    outer = {LEFT: area.centre[0], RIGHT: area.centre[-1]}
    return {side: at for side, at in next_columns(area).items() if outer[side] != "road"}


def open_roads(area: Player) -> dict[str, int]:
    """Return the columns for a new settlement, by side: behind a road at the end of the row."""
    return {side: at for side, at in next_columns(area).items() if side not in road_ends(area)}


def settlement_columns(area: Player) -> dict[str, int]:
    """Return the columns of the next settlements, by side: behind the road at the end of the row, or behind a new one."""
    lacking = road_ends(area)
    return {side: at + (side in lacking) * (-1 if side == LEFT else 1) for side, at in next_columns(area).items()}


def extend(area: Player, side: str, centre: str) -> None:
    """Put a road or settlement at an end of the row."""
    if side == LEFT:
        area.centre.insert(0, centre)
        area.left -= 1
    else:
        area.centre.append(centre)


def describe_place(area: Player, place: str) -> Data:
    """Describe a place in terms that a person can follow.

    `side` is upper, lower or middle; `at` counts settlements (and cities), roads or regions from the left, from 1;
    `centre` says what it counts. A region comes with what it produces, its number and its store; a site with the kinds
    beside it.
    """
    where = CardPlace.parse(place)
    at, side = where.column, SIDES[where.side]
    first = area.left + area.left % 2  # the column of the leftmost settlement or city
    if at % 2 == 0:
        number = (at - first) // 2 + 1
        data: Data = {"side": side, "at": number, "centre": area.at(at)}
        return data if where.in_row else {**data, "regions": [region.kind for _, region in beside(area, place)]}
    if where.in_row:
        number = (at - (area.left + 1 - area.left % 2)) // 2 + 1
        return {"side": side, "at": number, "centre": "road"}
    number = (at - (first - 1)) // 2 + 1
    region = area.regions[where.region]
    return {"side": side, "at": number, "region": region.kind, "number": region.number, "have": region.stored}
