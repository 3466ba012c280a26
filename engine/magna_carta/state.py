"""The state of a game of Caylus Magna Carta, and small changes to it that all rules share."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.core.goods import Goods
from engine.core.types import Seat
from engine.magna_carta.cards import CUBES, RESIDENCE, deck
from engine.magna_carta.tables import SECTIONS, START_CUBES, START_DENIERS, WORKERS

NO_SEAT: Final[Seat] = -1
"""No owner or no worker, in place of a seat."""

SOURCES: Final = ("castle", "buildings", "residences", "prestige", "gold", "cubes", "deniers")


class Slot(Struct):
    """A card on the road.

    `card` is the built card, `cubes` the number left on a small card. A `pending` card becomes a residence at the
    end of phase 4; `residence` is True once it has been flipped, and `prestige` is the prestige card on top of it.
    """

    card: str
    owner: Seat = NO_SEAT
    worker: Seat = NO_SEAT
    cubes: int = 0
    pending: bool = False
    residence: bool = False
    prestige: str = ""

    @property
    def face(self) -> str:
        """Return the visible card: the prestige card, the residence, or the card itself."""
        return self.prestige or (RESIDENCE if self.residence else self.card)


class Player(Struct):
    """A player: `hand` and `pile` are secret, the pile's next card last; `discard` is face up.

    `tokens` counts castle tokens by section; `prestige` are the prestige cards in front of the player (Beginner rules
    only); `batches` is the number given this turn.
    """

    deniers: int = START_DENIERS
    cubes: Goods = {}
    workers: int = WORKERS
    hand: list[str] = []
    pile: list[str] = []
    discard: list[str] = []
    tokens: dict[str, int] = {}
    prestige: list[str] = []
    batches: int = 0


class State(Struct):
    """Everything on the table and in the hands.

    `road` is indexed by slot number - 1; `provost` is the provost's slot number, the last to be activated (0 under the
    Beginner rules); `tokens` and `prestige` are the supply; `passed` are the seats that have passed, in order; `active`
    is the number of the slot being activated.
    """

    options: dict[str, str]
    players: list[Player]
    tokens: dict[str, int]
    prestige: list[str]
    road: list[Slot] = []
    first: Seat = 0
    passed: list[Seat] = []
    turn: int = 0
    phase: str = "setup"
    provost: int = 0
    active: int = 0

    @property
    def beginner(self) -> bool:
        """Return True for the Beginner rules (4)."""
        return self.options["rules"] == "beginner"

    @property
    def order(self) -> list[Seat]:
        """Return the seats clockwise, beginning with the first player."""
        count = len(self.players)
        return [(self.first + step) % count for step in range(count)]

    def slot(self, number: int) -> Slot:
        """Return the road slot of that number, 1 first."""
        return self.road[number - 1]

    def number(self, key: str) -> int:
        """Return the slot number of a key like `large_farm@5`; 0 for any text that names no card on the road."""
        face, _, place = key.partition("@")
        for number, slot in enumerate(self.road, start=1):
            if str(number) == place:
                return number if slot.face == face else 0
        return 0


def new_state(seats: int, options: dict[str, str]) -> State:
    """Return the state before chance lays the road and shuffles the cards (2)."""
    beginner = options["rules"] == "beginner"
    return State(
        options=dict(options),
        players=[
            Player(
                cubes={kind: START_CUBES.get(kind, 0) for kind in CUBES},
                tokens={section.id: 0 for section in SECTIONS},
            )
            for _ in range(seats)
        ],
        tokens={section.id: section.tokens[seats] for section in SECTIONS},
        prestige=list(deck(("prestige",), beginner=beginner)),
    )
