"""Building roads, settlements, cities and cards, and pulling them down again (docs/rules/catan_cards.md 3.4)."""

from collections.abc import Iterable
from typing import Final

from engine.catan_cards.catalogue import CARDS, FACE_UP_CARDS, UNIQUE_UNITS, Card
from engine.catan_cards.consequences import Upkeep, check_consequences, follow, unbearable
from engine.catan_cards.piles import throw_away
from engine.catan_cards.place import MIDDLE, CardPlace
from engine.catan_cards.principality import (
    LEFT,
    SIDES,
    describe_place,
    extend,
    find,
    has,
    open_roads,
    places,
    road_ends,
)
from engine.catan_cards.resources import unaffordable
from engine.catan_cards.state import Built, Region, State
from engine.catan_cards.tables import CENTRE_COSTS, NEW_REGIONS, REGION_STACK
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.types import NOTHING, Ask, Data, Event, Option, Reason, Seat, Value, shuffle

UPPER, LOWER = SIDES["u"], SIDES["d"]
KNIGHT_WAIVED: Final = ("wool", "grain")
ARCH: Final = "triumphal_arch"

FULL_TRADES: Final = 3
"""Trades that make a residence full (1.7)."""


def centre_hindrance(state: State, seat: Seat, key: str) -> Reason | None:
    """Return the reason why a road, settlement or city cannot be built; keys are like `road.left` or `city.30`."""
    kind, _, where = key.partition(".")
    area = state.players[seat]
    if not state.supply[kind]:
        return Reason("supply_empty", {"building": kind})
    if kind == "city":
        if not where.isdecimal() or area.at(int(where)) != "settlement":
            return Reason("no_settlement")
    elif where not in (road_ends(area) if kind == "road" else open_roads(area)):
        return Reason("no_road_end" if kind == "road" else "no_open_road")
    if kind == "settlement" and not has_regions(state):
        return Reason("no_regions_left")
    return unaffordable(state, seat, CENTRE_COSTS[kind])


def has_regions(state: State) -> bool:
    """Return True if the stack has the regions that come with a settlement."""
    return len(state.region_stack) >= NEW_REGIONS


def has_settlements(state: State) -> bool:
    """Return True if anyone may still found a settlement."""
    return state.supply["settlement"] > 0 and has_regions(state)


def price(state: State, seat: Seat, card: Card) -> Goods:
    """Return the cost of a card; a full residence of coin merchants waives wool and grain for knights (1.7)."""
    if card.unit == "knight" and any(
        built.card == "res_coin" and built.counter == FULL_TRADES for built in state.players[seat].cards
    ):
        return {kind: amount for kind, amount in card.cost.items() if kind not in KNIGHT_WAIVED}
    return card.cost


def card_hindrance(state: State, seat: Seat, id: str) -> Reason | None:
    """Return the reason why a card cannot be placed now, wherever it comes from."""
    card = state.printed(id)
    if card.kind == "wizard":
        return Reason("never_playable", {"building": id})
    if card.needs and not has(state, seat, card.needs):
        return Reason("needs_building", {"building": id, "needs": list(card.needs)})
    if card.unit in UNIQUE_UNITS and any(built.card == id for _, built in state.built()):
        return Reason("already_in_play", {"building": id})
    if id in _one_only(state) and has(state, seat, (id,)):
        return Reason("one_only", {"building": id})
    if card.foreign:
        reason = unbearable(state, 1 - seat, id)
        if reason:
            return reason
    if not places(state, seat, card):
        return Reason("no_site", {"building": id})
    return unaffordable(state, seat, price(state, seat, card))


def _one_only(state: State) -> tuple[str, ...]:
    """Return the cards limited to one for each principality: arches always, harbors in the themed game (2.3, 2.4)."""
    return FACE_UP_CARDS if state.mode == "themed" else (ARCH,)


class Found(Frame[State], tag="found"):
    """Placing a road or settlement at an end of the row, or a city on a settlement, already paid for."""

    seat: Seat
    building: str
    where: str
    scout: bool = False

    def run(self, play: Play[State]) -> None:
        """Build it; a settlement adds two regions."""
        state, seat = play.state, self.seat
        area = state.players[seat]
        state.supply[self.building] -= 1
        if self.building == "city":
            at = int(self.where)
            area.centre[at - area.left] = "city"
        else:
            at = (road_ends(area) if self.building == "road" else open_roads(area))[self.where]
            extend(area, self.where, self.building)
        report_at(play, "founded", seat, describe_place(area, str(CardPlace(MIDDLE, at))), building=self.building)
        follow(play)
        play.then(Upkeep())
        if self.building == "settlement":
            column = at - 1 if self.where == LEFT else at + 1
            if self.scout:
                play.then(Scouted(seat, column, UPPER), Scouted(seat, column, LOWER), RegionShuffle())
            else:
                play.then(NewRegions(seat, column))


class NewRegions(Frame[State], tag="region_side"):
    """The placing of two new regions: the stack's top one goes above or below the row, the next one opposite (3.4)."""

    seat: Seat
    column: int

    def reveals(self) -> bool:
        return True

    def ask(self, play: Play[State]) -> Ask:
        kind, number = read_region(play.state.region_stack[0])
        return Ask(
            self.seat,
            tuple(
                Option(
                    side,
                    "place",
                    data={"region": kind, "number": number, "side": side},
                    spot=f"region.{self.seat}.{_beyond(side, self.column)}",
                )
                for side in (UPPER, LOWER)
            ),
        )

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        stack, play.revealed = play.state.region_stack, True
        for side in (UPPER, LOWER) if picks[0] == UPPER else (LOWER, UPPER):
            lay(play, self.seat, stack.pop(0), side, self.column)


class Scouted(Frame[State], tag="scout"):
    """The choice of a region by a Scout, out of the whole stack, whose contents anyone can work out."""

    seat: Seat
    column: int
    side: str

    def ask(self, play: Play[State]) -> Ask:
        """Offer all remaining regions, by kind and number."""
        left = play.state.region_stack
        options = [
            Option(key, "place", data={"region": kind, "number": number, "side": self.side}, spot=f"choice.{key}")
            for key in REGION_STACK
            if key in left
            for kind, number in (read_region(key),)
        ]
        return Ask(self.seat, tuple(options))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.state.region_stack.remove(picks[0])
        lay(play, self.seat, picks[0], self.side, self.column)


class RegionShuffle(Frame[State], tag="shuffle_regions"):
    """A shuffle of the region stack."""

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of the remaining regions; at least one is always left (4.26)."""
        left = [key for key in REGION_STACK if key in play.state.region_stack]
        return shuffle(left)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.state.region_stack = list(picks)


def read_region(key: str) -> tuple[str, int]:
    """Read the kind and number of a region from its id in the stack."""
    kind, _, number = key.partition(".")
    return kind, int(number)


def lay(play: Play[State], seat: Seat, key: str, side: str, column: int) -> None:
    """Put an empty region into a principality."""
    kind, number = read_region(key)
    area = play.state.players[seat]
    place = _beyond(side, column)
    area.regions[place] = Region(kind, number)
    report_at(play, "region", seat, describe_place(area, place))


def _beyond(side: str, column: int) -> str:
    """Return the name of the place above or below the row."""
    return f"{'u' if side == UPPER else 'd'}{column}"


class CardSite(Frame[State], tag="site"):
    """The choice of a place for a card that has been paid for; `row` means that it comes from the face-up cards.

    For a card from the hand it is closed: the other player must not see the card before it is placed.
    """

    seat: Seat
    card: str
    row: bool = False

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every place if there are several."""
        state, card = play.state, CARDS[self.card]
        area = 1 - self.seat if card.foreign else self.seat
        found = places(state, self.seat, card)
        if len(found) == 1:
            return None
        options = [
            Option(
                place,
                "place",
                data={"building": self.card, **describe_place(state.players[area], place)},
                spot=spot(area, place),
            )
            for place in found
        ]
        return Ask(self.seat, tuple(options), open=self.row)

    def run(self, play: Play[State]) -> None:
        """Put it in the only possible place."""
        self.answer(play, tuple(places(play.state, self.seat, CARDS[self.card])))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Put it there. `owner` in the event is the seat of the principality."""
        state, seat = play.state, self.seat
        area = 1 - seat if CARDS[self.card].foreign else seat
        (state.row if self.row else state.players[seat].hand).remove(self.card)
        level = int(state.options["arch_start"]) if self.card == ARCH else 0
        state.players[area].cards.append(Built(self.card, picks[0], seat, counter=level, since=state.turn))
        report_at(play, "built", seat, describe_place(state.players[area], picks[0]), building=self.card, owner=area)
        check_consequences(play)


def report_at(play: Play[State], kind: str, seat: Seat, where: Data, **data: Value) -> None:
    """Report an event at a place of a principality."""
    play.events.append(Event(kind, seat, {**data, **where}))


def spot(area: Seat, place: str) -> str:
    """Return the picture's spot for a place."""
    at = CardPlace.parse(place)
    kind = "expansion" if at.in_row else "brown" if at.at_region else "site"
    return f"{kind}.{area}.{place}"


def removable(state: State, seat: Seat) -> list[Built]:
    """Return the cards that a seat may pull down: its own cards in its own principality (3.4)."""
    return [built for built in state.players[seat].cards if built.owner == seat]


class Demolish(Frame[State], tag="demolish"):
    """The demolition of one of the player's buildings, or dismissal of one of their units, at no cost."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer each of the seat's own cards, and the choice of none."""
        area = play.state.players[self.seat]
        options = [
            Option(
                built.place,
                "demolish",
                data={"building": built.card, **describe_place(area, built.place)},
                spot=spot(self.seat, built.place),
            )
            for built in removable(play.state, self.seat)
        ]
        return Ask(self.seat, (*options, Option(NOTHING, "demolish")))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Take the card off the board."""
        if picks[0] != NOTHING:
            built = find(play.state, self.seat, picks[0])
            throw_away(play, self.seat, built)
            play.report("demolished", self.seat, building=built.card)
            check_consequences(play)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every card, foreign ones included."""
        return [
            Option(built.place, "demolish", data={"building": built.card})
            for built in play.state.players[self.seat].cards
        ]

    def why(self, play: Play[State], key: str) -> Reason | None:
        for built in play.state.players[self.seat].cards:
            if built.place == key:
                return Reason("foreign_card", {"building": built.card, "by": built.owner})
        return None
