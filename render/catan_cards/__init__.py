"""The table of the Catan Card Game as a picture."""

from functools import partial

from engine.catan_cards.view import CatanCardsView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Canvas
from render.canvas.theme import Theme
from render.catan_cards import player_cards, principality, table
from render.catan_cards.badges import middle
from render.catan_cards.headline import headline
from render.catan_cards.layout import Extent, arranged, layout
from render.parts import badges
from render.parts.layout import Layout
from render.parts.player_cards import leading, moments, plate
from render.picture import Picture


def paint(picture: Picture[CatanCardsView]) -> Canvas:
    """Paint the whole table; what has changed since `picture.before` is made to stand out."""
    view, earlier, words, theme = picture.view, picture.earlier, picture.words, picture.colours
    extents, piles = arranged(view)
    place = layout(extents, piles)
    free = tuple(principality.free(view, extent.seat) for extent in extents)
    canvas = _ground(theme, place, extents, free).copy()
    plate(canvas, place.places["header"], leading(view), "  ·  ".join(moments(view, words)), headline(view, words))
    player_cards.cards(canvas, view, earlier, words, place)
    table.table(canvas, view, earlier, words, place)
    for extent in extents:
        principality.principality(canvas, view, earlier, extent.seat, words, place)
    badges.marks(canvas, place, picture.marks, partial(middle, place, _taken(view)))
    return canvas


def _taken(view: CatanCardsView) -> set[str]:
    """The sites of both with a card, as `0.u30a`."""
    return {f"{seat}.{card.place}" for seat, own in enumerate(view.principalities) for card in own.cards}


@drawn_once
def _ground(theme: Theme, place: Layout, extents: tuple[Extent, ...], free: tuple[tuple[str, ...], ...]) -> Canvas:
    """All that stays the same for long; some megabytes each, so only few are kept."""
    canvas = Canvas(theme, place.width, place.height)
    canvas.panel(place.places["panel.table"], "panel", 14)
    for extent, spots in zip(extents, free, strict=True):
        principality.ground(canvas, extent, spots, place)
    return canvas
