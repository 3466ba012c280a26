"""Positions of Caylus to draw and describe."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from engine.caylus.view import CATALOGUE, CaylusView, SpaceView
from render import marks
from render.caylus.artist import last_shown
from render.caylus.layout import layout
from render.caylus.poster.tiles import STOCK_SPOT
from render.parts.layout import Layout
from tests.render.positions import views_of_game
from tests.render.table import Table


def views(seats: int, seed: int, every: int = 1, **options: str) -> Iterator[CaylusView]:
    """Yield a spectator's view of every few positions of a random game, including the last."""
    for view in views_of_game("caylus", seats, seed, every, False, **options):
        assert isinstance(view, CaylusView)
        yield view


@cache
def busy(seats: int = 5, seed: int = 3, part: float = 0.55, **options: str) -> CaylusView:
    """Return the position after that part of a random game."""
    whole = list(views(seats, seed, 1, **options))
    return whole[int((len(whole) - 1) * part)]


@cache
def asking(kind: str, seats: int = 4, seed: int = 40) -> CaylusView:
    """Return the question of a kind with the most options in a random game."""
    asked = (view for view in views(seats, seed) if any(each.kind == kind for each in view.decisions))
    return max(asked, key=lambda view: len(view.decisions[0].ask.options))


def crowded(seats: int = 5, first: int = 0) -> CaylusView:
    """Make a position fuller than any game gets: every space built and occupied, every circle and slot taken.

    `first` is the building on the first free space, counted among all, so that a few positions show every building.
    """
    view = busy(seats, 3, 0.3, jeweler="on")
    tiles = [id for id, building in CATALOGUE.items() if building.colour not in ("neutral", "fixed")]
    taken = {space.number for space in view.road if space.number < 9 or space.number == 16}
    road = [
        space
        if space.number in taken
        else SpaceView(space.number, tiles[(space.number + first) % len(tiles)], space.number % seats, None, None)
        for space in view.road
    ]
    road = [replace(space, worker=(space.number * 3) % seats, pending=space.owner) for space in road]
    everybody = [*range(seats)] * 14
    return replace(
        view,
        road=tuple(road),
        special=tuple(replace(each, workers=tuple(everybody[: len(each.workers)])) for each in view.special),
        castle=tuple(everybody[:5]),
        sections=tuple(replace(each, houses=tuple(everybody[: each.parts])) for each in view.sections),
        players=tuple(
            replace(
                player,
                vp=128,
                deniers=47,
                income=11,
                cubes=dict.fromkeys(player.cubes, 19),
                favours=dict.fromkeys(player.favours, 3),
                passed=player.seat + 1,
            )
            for player in view.players
        ),
        passed=tuple(range(seats)),
        active=17,
        columns=5,
    )


def start(view: CaylusView) -> CaylusView:
    """Return the same table at its beginning, so that all of `view` is a change."""
    return replace(
        view,
        bailiff=5,
        provost=5,
        road=tuple(
            space if space.number < 9 else SpaceView(space.number, None, None, None, None) for space in view.road
        ),
        special=tuple(replace(each, workers=(None,) * len(each.workers)) for each in view.special),
        castle=(None,) * len(view.castle),
        sections=tuple(replace(each, houses=()) for each in view.sections),
        players=tuple(
            replace(
                player,
                vp=0,
                deniers=player.deniers + 12,
                cubes=dict.fromkeys(player.cubes, 0),
                favours=dict.fromkeys(player.favours, 0),
            )
            for player in view.players
        ),
        passed=(),
    )


def layout_of(view: CaylusView) -> Layout:
    """Return the layout of a view."""
    lettered = any(spot.startswith(STOCK_SPOT) for spot, _ in marks(view))
    return layout(len(view.players), tuple(id for id, left in view.stock.items() if left), lettered, last_shown(view))


TABLE: Final = Table(
    "caylus",
    (2, 3, 4, 5),
    (
        {"favours": "royal", "jeweler": "on"},
        {"favours": "simplified", "jeweler": "off"},
        {"favours": "royal", "jeweler": "off"},
    ),
    (crowded(5), crowded(4, 13)),
    start,
    ("castle", "special.gate", "special.stables", "road.3", "favour.deniers", "stock.w_mason"),
    lambda view: len(view.players),
    layout_of,
)
