"""What one viewer sees of a game of Caylus Magna Carta: a frozen value of ids and numbers."""

from typing import Final

from msgspec import Struct

from engine.core.goods import Goods
from engine.core.types import Decision, Outcome, Seat
from engine.magna_carta.cards import (
    ANY,
    CARDS,
    CUBES,
    RESIDENCE,
    Buy,
    Card,
    Effect,
    FromCard,
    Gain,
    Lawyer,
    Sell,
    Swap,
    Tokens,
)
from engine.magna_carta.tables import SECTIONS, SMALL_CARD_CUBES

__all__ = [
    "ANY",
    "CATALOGUE",
    "CUBES",
    "RESIDENCE",
    "SECTIONS",
    "SMALL_CARD_CUBES",
    "Buy",
    "Card",
    "Effect",
    "FromCard",
    "Gain",
    "HandCardView",
    "Lawyer",
    "MagnaCartaView",
    "PlayerView",
    "SectionView",
    "Sell",
    "SlotView",
    "Swap",
    "Tokens",
]

CATALOGUE: Final = CARDS
"""What is printed on every card: known to all, so part of what anybody sees."""


class SlotView(Struct, frozen=True):
    """A card on the road, numbered from 1: `face` is the id of what is seen of it.

    `card` is what was built there, also under a residence or a prestige card. `owner` is None for neutral cards.
    `cubes` lie on a small card; a `pending` card becomes a residence at the end of phase 4.
    """

    number: int
    face: str
    card: str
    owner: Seat | None
    worker: Seat | None
    cubes: int
    pending: bool


class SectionView(Struct, frozen=True):
    """A section of the castle: points of a token, tokens left and tokens at the start."""

    id: str
    points: int
    left: int
    total: int


class HandCardView(Struct, frozen=True):
    """A card in the viewer's own hand, and whether the viewer holds what it costs."""

    card: str
    affordable: bool


class PlayerView(Struct, frozen=True):
    """What everybody knows of a player: `hand` and `pile` are numbers of cards, `discard` lies face up.

    `points` is what tokens and cards are worth now, `sources` splits it (at the end goods count too); `income` is what the
    next phase 1 pays; `passed` is the place on the bridge, 1 first; `prestige` are the cards in front of a player of the
    Beginner rules; `batches` were given this turn; `tokens` are counted by section.
    """

    seat: Seat
    points: int
    sources: dict[str, int]
    deniers: int
    cubes: Goods
    workers: int
    hand: int
    pile: int
    discard: tuple[str, ...]
    tokens: dict[str, int]
    prestige: tuple[str, ...]
    income: int
    passed: int | None
    batches: int


class MagnaCartaView(Struct, frozen=True):
    """A whole position as one viewer sees it; `viewer` None is a spectator.

    `phase` is one of setup, income, actions, provost, road, castle, end, over. `provost` is the number of the road card
    it stands at, None under the Beginner rules. `active` is the road card being activated. `prestige` are the prestige cards that
    can still be built. `order` is clockwise from the first player, `passed` the bridge. `hand` are the viewer's own cards,
    None for spectators. `decisions` are the open questions this viewer may read; `asked` are all seats that owe an answer.
    """

    viewer: Seat | None
    options: dict[str, str]
    turn: int
    phase: str
    provost: int | None
    active: int | None
    road: tuple[SlotView, ...]
    sections: tuple[SectionView, ...]
    prestige: tuple[str, ...]
    players: tuple[PlayerView, ...]
    order: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    hand: tuple[HandCardView, ...] | None
    decisions: tuple[Decision, ...]
    asked: tuple[Seat, ...]
    outcome: Outcome | None
    game: str = "magna_carta"
