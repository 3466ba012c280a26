"""How a match that is over came about, as pictures of a poster's size: points by turn and by source, chances to win by turn."""

from collections.abc import Sequence
from typing import Final

from render import View, artist_of
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.canvas.theme import THEMES
from render.parts.chart import Curve, PointSource, bands, legend, steps, table
from render.parts.podium import standings
from render.parts.poster import SIZE
from render.prose.words import Words

MARGIN: Final = 24
HEADING: Final = 64
"""Height of a chart's heading."""

TITLE: Final = 40


def draw_turns(progress: Sequence[Curve], words: Words, theme: str = "day") -> bytes:
    """Draw the points by turn as a PNG file; `progress` has every turn and the end."""
    canvas, box = _framed(words("chart-turns"), theme)
    steps(canvas, legend(canvas, box, _names(progress, words)), progress)
    return canvas.png()


def draw_sources(view: View, words: Words, theme: str = "day") -> bytes:
    """Draw where every player's points come from, the first player first, as a PNG file.

    Raises ValueError while the game runs.
    """
    return paint_sources(view, words, theme).png()


def paint_sources(view: View, words: Words, theme: str) -> Canvas:
    """Paint what `draw_sources` gives."""
    standing = standings(view, words)
    if not standing:
        raise ValueError("the game is not over")
    signs = artist_of(view.game).signs
    ids = dict.fromkeys(id for each in standing for id in each.sources)
    sources = [
        PointSource(signs.get(id, ""), words(f"source-{id}"), {each.seat: each.sources.get(id, 0) for each in standing})
        for id in ids
    ]
    canvas, box = _framed(words("chart-sources"), theme)
    table(canvas, box, sources, {each.seat: each.name for each in standing})
    return canvas


def draw_chances(chances: Sequence[Curve], words: Words, theme: str = "day") -> bytes:
    """Draw the chances to win, in hundredths by turn and at the end, as a PNG file."""
    canvas, box = _framed(words("chart-chances"), theme)
    bands(canvas, legend(canvas, box, _names(chances, words)), chances)
    return canvas.png()


def _names(curves: Sequence[Curve], words: Words) -> dict[int, str]:
    """The players' names by seat."""
    return {seat: words.seat(seat) for seat in range(len(curves[0].points))}


def _framed(title: str, theme: str) -> tuple[Canvas, Box]:
    """A picture with a heading, and the box that is left for the chart."""
    wide, high = SIZE
    canvas = Canvas(THEMES[theme], wide, high)
    box = Box(MARGIN, MARGIN, wide - 2 * MARGIN, high - 2 * MARGIN)
    canvas.panel(box.inset(-8), "panel", 14)
    canvas.text(box.x + 8, box.y + HEADING // 2, title, Face.TITLE, TITLE, room=box.w - 16)
    return canvas, Box(box.x + 8, box.y + HEADING, box.w - 16, box.h - HEADING)
