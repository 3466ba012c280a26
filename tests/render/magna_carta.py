"""Positions of Caylus Magna Carta to draw and describe."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, islice
from typing import Final

from msgspec.structs import replace

from engine.core.types import Seat
from engine.magna_carta.view import (
    CATALOGUE,
    RESIDENCE,
    SECTIONS,
    SMALL_CARD_CUBES,
    HandCardView,
    MagnaCartaView,
    PlayerView,
    SectionView,
    SlotView,
)
from render.canvas.theme import DAY
from render.magna_carta.artist import board, builders
from render.parts.layout import Layout
from tests.render.positions import views_of_game
from tests.render.table import Table

NEUTRAL = [id for id, card in CATALOGUE.items() if card.colour == "neutral"]
OWNED = [id for id, card in CATALOGUE.items() if card.colour in ("wood", "stone")]
PRESTIGE = [id for id, card in CATALOGUE.items() if card.colour == "prestige"]


def views(seats: int, seed: int, every: int = 1, own: bool = False, **options: str) -> Iterator[MagnaCartaView]:
    """Yield every few views of a random game, of a spectator or, with `own`, of the seat to move."""
    for view in views_of_game("magna_carta", seats, seed, every, own, **options):
        assert isinstance(view, MagnaCartaView)
        yield view


@cache
def busy(seats: int = 4, seed: int = 3, part: float = 0.55, own: bool = False, **options: str) -> MagnaCartaView:
    """Return the position after that part of a random game."""
    whole = list(views(seats, seed, 1, own, **options))
    return whole[int((len(whole) - 1) * part)]


@cache
def asking(kind: str, seats: int = 4, seed: int = 40, own: bool = False) -> MagnaCartaView:
    """Return the question of a kind with the most options in a random game."""
    asked = (view for view in views(seats, seed, own=own) if any(each.kind == kind for each in view.decisions))
    return max(asked, key=lambda view: len(view.decisions[0].ask.options))


def start(view: MagnaCartaView) -> MagnaCartaView:
    """Return the same table at its beginning, so that all of `view` is a change."""
    return replace(
        view,
        provost=None if view.provost is None else len(view.players),
        road=tuple(replace(slot, worker=None) for slot in view.road[: len(view.players)]),
        sections=tuple(replace(section, left=section.total) for section in view.sections),
        players=tuple(
            replace(
                player,
                points=0,
                deniers=player.deniers + 12,
                cubes=dict.fromkeys(player.cubes, 0),
                tokens=dict.fromkeys(player.tokens, 0),
                hand=0,
                prestige=(),
            )
            for player in view.players
        ),
        passed=(),
        prestige=tuple(id for id in PRESTIGE if id in builders(view)),
    )


def crowded(seats: int = 4, cards: int = 40, beginner: bool = False, viewer: Seat | None = None) -> MagnaCartaView:
    """Make a road of that many cards, each as full as possible, with large numbers everywhere."""
    standing = () if beginner else (*PRESTIGE[:2], RESIDENCE)
    faces = (*NEUTRAL[:seats], *islice(cycle((*OWNED, *standing)), cards - seats))
    return MagnaCartaView(
        game="magna_carta",
        viewer=viewer,
        options={"rules": "beginner" if beginner else "standard"},
        turn=17,
        phase="actions",
        provost=None if beginner else cards * 2 // 3,
        active=None,
        road=tuple(_slot(seats, number, face) for number, face in enumerate(faces, 1)),
        sections=tuple(
            SectionView(section.id, section.points, number * 2, section.tokens[seats])
            for number, section in enumerate(SECTIONS)
        ),
        prestige=tuple(PRESTIGE[2 if not beginner else 1 :]),
        players=tuple(_player(seats, seat, beginner) for seat in range(seats)),
        order=tuple(range(seats)),
        passed=tuple(range(seats - 1)),
        hand=None if viewer is None else hand(OWNED),
        decisions=(),
        asked=(seats - 1,),
        outcome=None,
    )


def hand(cards: Sequence[str]) -> tuple[HandCardView, ...]:
    """Return a hand of which every other card can be paid."""
    return tuple(HandCardView(card, number % 2 == 0) for number, card in enumerate(cards))


def _slot(seats: int, number: int, face: str) -> SlotView:
    kind = CATALOGUE[face]
    card = face if kind.primary else OWNED[number % len(OWNED)]
    return SlotView(
        number=number,
        face=face,
        card=card,
        owner=None if kind.colour == "neutral" else number % seats,
        worker=number * 3 % seats if kind.primary and number % 3 else None,
        cubes=SMALL_CARD_CUBES[seats] - number % 3 if kind.cubes else 0,
        pending=number % 11 == 0 and kind.primary is not None,
    )


def _player(seats: int, seat: Seat, beginner: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        points=108 + seat,
        sources={"castle": 40, "buildings": 30, "residences": 8, "prestige": 30 + seat},
        deniers=47,
        cubes={"food": 19, "wood": 18, "stone": 17, "gold": 16},
        workers=seat,
        hand=12 - seat,
        pile=seat * 3,
        discard=tuple(OWNED[: seat * 2]),
        tokens={section.id: section.tokens[seats] - seat for section in SECTIONS},
        prestige=tuple(PRESTIGE[:1]) if beginner and not seat else (),
        income=5 + seat,
        passed=None if seat == seats - 1 else seat + 1,
        batches=seat,
    )


def layout_of(view: MagnaCartaView) -> Layout:
    """Return the layout of a view."""
    return board(DAY, len(view.players), len(view.road), view.provost, tuple(builders(view))).place


TABLE: Final = Table(
    "magna_carta",
    (2, 3, 4),
    ({"rules": "standard"}, {"rules": "beginner"}),
    (crowded(4, 40), crowded(4, 52), crowded(3, 26), crowded(2, 18, beginner=True)),
    start,
    ("castle", "road.1", "road.4", "prestige.hotel", "prestige.cathedral"),
    lambda view: len(view.players),
    layout_of,
)
