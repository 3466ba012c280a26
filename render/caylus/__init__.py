"""The board of Caylus as a picture."""

from functools import partial
from typing import Final

from engine.caylus.view import CaylusView, points
from render.canvas.caching import drawn_once
from render.canvas.canvas import Canvas
from render.canvas.theme import Theme
from render.caylus import castle, favours, player_cards, road
from render.caylus.badges import middle
from render.caylus.layout import layout
from render.caylus.tiles import stock_tile
from render.parts import badges
from render.parts.layout import Layout
from render.parts.player_cards import header
from render.parts.tiles import short
from render.picture import Picture

OPTIONAL: Final = {"s_jeweler": "jeweler"}
"""Buildings that exist only when an option of the match is on."""


def paint(picture: Picture[CaylusView]) -> Canvas:
    """Paint the whole board; what has changed since `picture.before` is made to stand out."""
    view, earlier, words, theme = picture.view, picture.earlier, picture.words, picture.colours
    stock = {
        id: copies
        for id, copies in view.stock.items()
        if copies or id not in OPTIONAL or view.options[OPTIONAL[id]] == "on"
    }
    place = layout(len(view.players), tuple(stock))
    captions = tuple(words(f"board-{caption}") for caption in ("passing", "castle", "favours"))
    canvas = _ground(theme, place, captions).copy()
    header(canvas, view, words, place.places["header"])
    player_cards.cards(canvas, view, earlier, words, place)
    road.road(canvas, view, earlier, words, place)
    castle.castle(canvas, view, earlier, words, place)
    favours.favours(canvas, view, earlier, words, place)
    for id, copies in stock.items():
        box = place.places[f"stock.{id}"]
        canvas.part(box.x, box.y, stock_tile(theme, id, short(words, id), copies, points(view.options, id)))
    badges.marks(canvas, place, picture.marks, partial(middle, place))
    return canvas


@drawn_once
def _ground(theme: Theme, place: Layout, captions: tuple[str, ...]) -> Canvas:
    """All that stays the same for long; some megabytes each, so only few are kept."""
    passing, castle_title, favours_title = captions
    canvas = Canvas(theme, place.width, place.height)
    canvas.panel(place.places["panel.stock"], "panel", 14)
    road.ground(canvas, place, passing)
    castle.ground(canvas, place, castle_title)
    favours.ground(canvas, place, favours_title)
    return canvas
