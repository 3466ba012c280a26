"""What one viewer sees of a game of the Catan Card Game: a frozen value of ids and numbers.

Places are named as in the state: `c30` is a settlement or city, `c31` a road, `u31` and `d31` are the regions above and
below a road, `u30a`, `u30b`, `d30a`, `d30b` the sites of a city (those with `a` of a settlement), `u31x` and `u31y` the
brown slots of a region, `c31x` the slot of a road. Even columns have settlements, odd ones roads and regions.
"""

from typing import Final

from msgspec import Struct

from engine.catan_cards.cards.catalogue import CARDS, ROW, TRADERS, Card
from engine.catan_cards.corrections import catalogue
from engine.catan_cards.tables import CENTRE, FACES, GATE, RESOURCES, SAFE_FROM_BRIGANDS, STORE, SUPPLY
from engine.core.goods import Goods
from engine.core.types import Decision, Outcome, Seat

__all__ = [
    "CATALOGUE",
    "CENTRE",
    "FACES",
    "GATE",
    "RECONSTRUCTED",
    "RESOURCES",
    "ROW",
    "SAFE_FROM_BRIGANDS",
    "STORE",
    "SUPPLY",
    "BuiltView",
    "Card",
    "CatanCardsView",
    "CentreView",
    "DiscardView",
    "HandCardView",
    "PrincipalityView",
    "RegionView",
    "StackView",
    "catalogue",
]

CATALOGUE: Final = CARDS
"""What is printed on every card: known to all, so part of what anybody sees. Its numbers in a match are in `catalogue`."""

RECONSTRUCTED: Final = frozenset(card.id for card in TRADERS)
"""Cards whose costs and points no public source prints (rules/catan_cards.md 1.7)."""


class CentreView(Struct, frozen=True):
    """A card of the row: settlement, city or road, at its column."""

    place: str
    kind: str


class RegionView(Struct, frozen=True):
    """A region: what it produces (a resource), at which number, and how much of it is stored, at most 3."""

    place: str
    kind: str
    number: int
    stored: int


class BuiltView(Struct, frozen=True):
    """A card in a principality: `owner` is not the seat of the principality for a foreign card.

    `dogma` is the seat that laid a dogma on it, None without one. `counter` is a residence's trades, a colonial base's
    gold or a triumphal arch's points, 0 for all others.
    """

    card: str
    place: str
    owner: Seat
    dogma: Seat | None
    counter: int


class PrincipalityView(Struct, frozen=True):
    """What everybody knows of a player.

    `sites`, `brown` and `expansions` are all places for cards, free or taken: on sites, beside regions, on roads.
    `hand` and `limit` are numbers of cards, `goods` is what is stored in all, `exposed` what brigands would count, and
    `toll` the gold that the next action card would cost the host of a barbarian camp.
    """

    seat: Seat
    centre: tuple[CentreView, ...]
    regions: tuple[RegionView, ...]
    cards: tuple[BuiltView, ...]
    sites: tuple[str, ...]
    brown: tuple[str, ...]
    expansions: tuple[str, ...]
    points: int
    sources: dict[str, int]
    strength: int
    tournament: int
    trade: int
    hand: int
    limit: int
    goods: Goods
    exposed: int
    toll: int


class StackView(Struct, frozen=True):
    """A face-down stack by its number, from 1.

    `cards` is the set that it was dealt from, base or traders; empty in the tournament game, where `owner` is the seat
    that may use it.
    """

    number: int
    owner: Seat | None
    cards: str
    count: int


class DiscardView(Struct, frozen=True):
    """A face-up discard, the newest card last; `owner` is None for the common one."""

    owner: Seat | None
    cards: tuple[str, ...]


class HandCardView(Struct, frozen=True):
    """A card in the viewer's own hand: what it costs now, and whether the viewer has that."""

    card: str
    cost: Goods
    affordable: bool


class CatanCardsView(Struct, frozen=True):
    """A whole position as one viewer sees it; `viewer` None is a spectator.

    `phase` is one of setup, start, roll, event, production, actions, hand, over; `active` is None in the set-up. `face`,
    `card` (the event card) and `number` are what this turn's dice showed, None before. `fixed` is the number that an
    Alchemist has chosen. `row` lies face up beside the stacks in the themed game. `sold` cards have left the game.
    `events` and `region_stack` are heights. `knight` and `windmill` are the holders of the tokens. `target` points win;
    `gate` says whether attack and neutral cards may be played. `hand` and, in the tournament game, `deck` are the
    viewer's own, empty for spectators. `rules` is the revision of the rules.
    """

    viewer: Seat | None
    options: dict[str, str]
    turn: int
    phase: str
    active: Seat | None
    face: str | None
    card: str | None
    number: int | None
    fixed: int | None
    principalities: tuple[PrincipalityView, ...]
    stacks: tuple[StackView, ...]
    discards: tuple[DiscardView, ...]
    row: tuple[str, ...]
    sold: tuple[str, ...]
    events: int
    region_stack: int
    supply: Goods
    knight: Seat | None
    windmill: Seat | None
    target: int
    gate: bool
    hand: tuple[HandCardView, ...]
    deck: tuple[str, ...]
    decisions: tuple[Decision, ...]
    asked: tuple[Seat, ...]
    outcome: Outcome | None
    rules: int = 1
    game: str = "catan_cards"
