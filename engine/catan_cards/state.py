"""The state of a game of the Catan Card Game: two principalities, hands and piles (docs/rules/catan_cards.md 1, 2.1).

Places are named by column, so that they stay what they are when a principality grows. The first two settlements are at
columns 30 and 32; settlements have even columns, roads odd ones. A region lies above or below the column of a road:
`u31`, `d31`. A city at column 30 has the sites `u30a`, `u30b`, `d30a`, `d30b`, a settlement those with `a`. A brown
card lies beside its region, `u31x` (with two slots also `u31y`), a road expansion on its road, `c31x`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from engine.catan_cards.card_values import catalogue
from engine.catan_cards.catalogue import CARDS, FACE_UP_CARDS, Card
from engine.catan_cards.place import LOWER, UPPER, CardPlace
from engine.catan_cards.tables import CENTRE_SUPPLY, REGION_STACK, RESOURCES, STACKS, STARTING_NUMBERS
from engine.core.goods import Goods
from engine.core.setup import Setup
from engine.core.types import Seat

NO_SEAT: Final[Seat] = -1
"""No holder or no dogma, in place of a seat."""

FIRST_COLUMN: Final = 30
"""Column of the left one of the two settlements that a player starts with."""

SOURCES: Final = ("settlements", "cities", "buildings", "arch", "knight", "windmill")
"""Sources of points; the last two are the tokens."""


class Region(Struct):
    """A region card: its kind, its number and its stored amount."""

    kind: str
    number: int
    stored: int = 0


class Built(Struct):
    """A placed card: `owner` placed it, which for a foreign card is not the seat of the principality.

    `dogma` is the seat that laid a dogma on it. `counter` is a residence's trades, a colonial base's gold or an arch's
    level. `since` is the turn of placing; `giver` is the seat that passed a jester on, and to whose discard he goes.
    """

    card: str
    place: str
    owner: Seat
    dogma: Seat = NO_SEAT
    counter: int = 0
    since: int = 0
    giver: Seat = NO_SEAT

    @property
    def printed(self) -> Card:
        """Return the printed card; corrected numbers are in `State.printed`."""
        return CARDS[self.card]

    @property
    def column(self) -> int:
        """Return the column of its place."""
        return CardPlace.parse(self.place).column

    @property
    def active(self) -> bool:
        """Return False for cards under a dogma, which do not count."""
        return self.dogma == NO_SEAT


class Player(Struct):
    """One player's principality and hand.

    `centre` is the row of settlements, cities and roads from the left, whose first card is at column `left`. `hand`
    is secret. `played` counts the action cards of this turn.
    """

    centre: list[str]
    left: int
    regions: dict[str, Region]
    cards: list[Built] = []
    hand: list[str] = []
    played: int = 0

    @property
    def columns(self) -> Iterator[tuple[int, str]]:
        """Yield every column from the left with its centre card."""
        return enumerate(self.centre, start=self.left)

    def at(self, column: int) -> str:
        """Return the centre card at a column (settlement, city or road), or an empty string."""
        index = column - self.left
        return self.centre[index] if 0 <= index < len(self.centre) else ""


class Tournament(Struct):
    """Decks and chosen events of a tournament game by seat, until they are shuffled."""

    decks: list[list[str]]
    events: list[list[str]]


class State(Struct):
    """Everything on the table and in the hands; the first card of a stack or deck is its top.

    `stacks` are numbered from 1 for the players; in the tournament game the first four are those of seat 0, the others
    those of seat 1, and there are two discards, otherwise one. `sold` are cards that have left the game. `used` are
    abilities, offers and actions of this turn, `declined` offers refused this turn, `christoph` the kinds that trade
    1:1 this turn, `fixed` the number that an Alchemist has chosen, and `shielded` whose trade fleets a civil war cannot
    hit. `ended` says how the game did. `rules` is not written for the first revision, whose saved positions stay what
    they were.
    """

    options: dict[str, str]
    players: list[Player]
    supply: Goods
    stacks: list[list[str]]
    discards: list[list[str]]
    events: list[str] = []
    region_stack: list[str] = []
    row: list[str] = []
    sold: list[str] = []
    knight: Seat = NO_SEAT
    windmill: Seat = NO_SEAT
    active: Seat = 0
    turn: int = 0
    phase: str = "setup"
    face: str = ""
    card: str = ""
    pips: int = 0
    fixed: int = 0
    used: list[str] = []
    declined: list[str] = []
    christoph: list[str] = []
    shielded: list[Seat] = []
    winner: Seat = NO_SEAT
    ended: str = ""
    submitted: Tournament | None = None
    rules: int | UnsetType = UNSET

    @property
    def revision(self) -> int:
        """Return the revision of the rules that the match is played by."""
        return 1 if self.rules is UNSET else self.rules

    @property
    def mode(self) -> str:
        """Return the mode: base, themed or tournament."""
        return self.options["mode"]

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Return both seats, the active one first: the order in which events are resolved."""
        return self.active, 1 - self.active

    def printed(self, id: str) -> Card:
        """Return a card with its numbers in this match."""
        return catalogue(self.options, self.revision)[id]

    def built(self) -> Iterator[tuple[Seat, Built]]:
        """Yield every placed card with the seat of its principality."""
        for area, player in enumerate(self.players):
            for built in player.cards:
                yield area, built

    def discard(self, seat: Seat) -> list[str]:
        """Return the seat's discard: the common one, or its own in the tournament game."""
        return self.discards[seat % len(self.discards)]

    def own_stacks(self, seat: Seat) -> range:
        """Return the numbers of the stacks that the seat may use: all, or its own in the tournament game."""
        count = len(self.stacks)
        half = count // 2
        return range(1 + half * seat, 1 + half * (seat + 1)) if self.mode == "tournament" else range(1, count + 1)

    def stack(self, number: int) -> list[str]:
        """Return a stack by its number, from 1."""
        return self.stacks[number - 1]


def new_state(setup: Setup) -> State:
    """Return the state before chance shuffles and the players arrange their regions (2)."""
    mode = setup.options["mode"]
    tournament = mode == "tournament"
    return State(
        options=dict(setup.options),
        players=[_principality(seat) for seat in range(2)],
        supply=dict(CENTRE_SUPPLY),
        stacks=[[] for _, count in STACKS[mode] for _ in range(count)],
        discards=[[] for _ in range(1 + tournament)],
        region_stack=list(REGION_STACK),
        row=[card for card in FACE_UP_CARDS for _ in range(2)] if mode == "themed" else [],
        submitted=Tournament([[], []], [[], []]) if tournament else None,
        rules=setup.rules if setup.rules > 1 else UNSET,
    )


def _principality(seat: Seat) -> Player:
    """Return a starting principality: two settlements, a road, and six regions with one resource each (1.1, 1.2)."""
    places = [str(CardPlace(side, FIRST_COLUMN + step)) for side in (UPPER, LOWER) for step in (-1, 1, 3)]
    regions = {
        place: Region(kind, STARTING_NUMBERS[seat][kind], 1)
        for place, kind in zip(places, ("lumber", "wool", "grain", "brick", "gold", "ore"), strict=True)
    }
    assert len(regions) == len(RESOURCES)
    return Player(["settlement", "road", "settlement"], FIRST_COLUMN, regions)
