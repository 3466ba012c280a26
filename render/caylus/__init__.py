"""The board of Caylus as a picture."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.caylus.view import CaylusView
from render.canvas import Box, Canvas
from render.caylus import castle, players, road
from render.caylus.layout import Layout, layout
from render.caylus.tiles import short, stock_tile
from render.fonts import Face
from render.theme import Theme
from render.words import Words

MARK: Final = 40


def paint(view: CaylusView, words: Words, theme: Theme, marks: Sequence[tuple[str, str]], shape: str) -> Canvas:
    """Paint the board; `marks` are pairs of a spot (`Option.spot`) and the number to write there."""
    place = layout(shape, len(view.players), tuple(view.stock))
    canvas = _ground(theme, place, (words("board-castle"), words("board-favours"))).copy()
    players.header(canvas, view, words, place)
    players.cards(canvas, view, words, place)
    road.road(canvas, view, words, place)
    castle.castle(canvas, view, words, place)
    castle.favours(canvas, view, words, place)
    for id, copies in view.stock.items():
        box = place.places[f"stock.{id}"]
        canvas.part(box.x, box.y, stock_tile(theme, id, short(words, id), copies))
    _marks(canvas, place, marks)
    return canvas


@lru_cache(maxsize=16)
def _ground(theme: Theme, place: Layout, titles: tuple[str, str]) -> Canvas:
    canvas = Canvas(theme, place.width, place.height)
    canvas.panel(place.places["panel.stock"], "panel", 14)
    road.ground(canvas, place)
    castle.ground(canvas, place, titles)
    return canvas


def _marks(canvas: Canvas, place: Layout, marks: Sequence[tuple[str, str]]) -> None:
    """Write each spot's numbers on it; several at one spot stand in one badge."""
    spots: dict[str, list[str]] = {}
    for spot, label in marks:
        if spot in place.places:
            spots.setdefault(spot, []).append(label)
    for spot, labels in spots.items():
        text = labels[0] if len(labels) == 1 else f"{labels[0]}–{labels[-1]}"
        box = place.places[spot]
        width = max(MARK, 22 + 13 * len(text))
        badge = Box(box.x - 6, box.bottom - MARK + 2, width, MARK)
        canvas.panel(badge, "mark", MARK // 2, "letter", 3)
        canvas.text(*badge.centre, text, Face.BOLD, 26, "letter", "m")
