"""The view of a game of Caylus Magna Carta: a frozen value of ids and numbers."""

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct, structs

from engine.core.goods import Goods
from engine.core.types import Seat
from engine.core.view import View, seat_or_none
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
from engine.magna_carta.income import income
from engine.magna_carta.payment import ways
from engine.magna_carta.scoring import sources
from engine.magna_carta.state import Slot, State
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
"""Printed values of every card, known to all viewers."""


class SlotView(Struct, frozen=True):
    """A card on the road, numbered from 1: `face` is the id of its visible side.

    `card` is the built card, also under a residence or a prestige card. `owner` is None for neutral cards.
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
    """A card in the viewer's own hand; `payable` is True if the viewer can pay its cost."""

    card: str
    affordable: bool


class PlayerView(Struct, frozen=True):
    """The public part of a player: `hand` and `pile` are numbers of cards, `discard` is face up.

    `points` is the present worth of tokens and cards, `sources` splits it (at the end goods count too); `income` is
    that of the next phase 1; `passed` is the place on the bridge, 1 first; `prestige` are the cards in front of a
    player of the Beginner rules; `batches` were given this turn; `tokens` are counted by section.
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


class MagnaCartaView(View, frozen=True, kw_only=True):
    """A whole position as one viewer sees it; `viewer` None is a spectator.

    `phase` is one of setup, income, actions, provost, road, castle, end, over. `provost` is the number of its road
    card, None under the Beginner rules. `active` is the road card being activated. `prestige` are the prestige cards
    that can still be built. `order` is clockwise from the first player, `passed` the bridge. `hand` are the viewer's
    own cards, or None for spectators. `decisions` are the open questions this viewer may read; `asked` are all seats
    that owe an answer.
    """

    provost: int | None
    active: int | None
    road: tuple[SlotView, ...]
    sections: tuple[SectionView, ...]
    prestige: tuple[str, ...]
    players: tuple[PlayerView, ...]
    order: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    hand: tuple[HandCardView, ...] | None


def see(state: State, seat: Seat | None) -> MagnaCartaView:
    """Return the view of a seat: hands and piles of others are numbers of cards."""
    return MagnaCartaView(
        provost=None if state.beginner else state.provost,
        active=state.active or None,
        road=tuple([_slot(number, structs.astuple(slot)) for number, slot in enumerate(state.road, start=1)]),
        sections=tuple(
            SectionView(section.id, section.points, state.tokens[section.id], section.tokens[len(state.players)])
            for section in SECTIONS
        ),
        prestige=tuple(state.prestige),
        players=tuple(_player(state, seat) for seat in range(len(state.players))),
        order=tuple(state.order),
        passed=tuple(state.passed),
        hand=None if seat is None else _hand(state, seat),
    )


@lru_cache(maxsize=4096)
def _slot(number: int, fields: tuple[Any, ...]) -> SlotView:
    """Return the view of a road card from the fields of its slot. Cached, because few change between two views."""
    slot = Slot(*fields)
    owner, worker = seat_or_none(slot.owner), seat_or_none(slot.worker)
    return SlotView(number, slot.face, slot.card, owner, worker, slot.cubes, slot.pending)


def _hand(state: State, seat: Seat) -> tuple[HandCardView, ...]:
    player = state.players[seat]
    return tuple(HandCardView(card, bool(ways(player.cubes, card))) for card in player.hand)


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    by_source = sources(state, seat)
    return PlayerView(
        seat=seat,
        points=sum(by_source.values()),
        sources=by_source,
        deniers=player.deniers,
        cubes=player.cubes.copy(),
        workers=player.workers,
        hand=len(player.hand),
        pile=len(player.pile),
        discard=tuple(player.discard),
        tokens=player.tokens.copy(),
        prestige=tuple(player.prestige),
        income=income(state, seat),
        passed=state.passed.index(seat) + 1 if seat in state.passed else None,
        batches=player.batches,
    )
