"""How a match that is over came about: points by turn and by source, and the chances to win by turn."""

from collections.abc import Sequence
from typing import Final

from render import View, artist_of
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.canvas.theme import THEMES, Theme
from render.parts.chart import Curve, PointSource, bands, bars, bars_height, steps
from render.parts.podium import standings
from render.prose.words import Words

WIDTH: Final = 1080
MARGIN: Final = 24
HEADING: Final = 56
STEPS: Final = 440
"""Heights of a chart's heading, and of the points by turn."""


def draw(view: View, progress: Sequence[Curve], words: Words, theme: str = "day") -> bytes:
    """Draw both charts as a PNG file; `progress` has every turn and the end. Raises ValueError while the game runs."""
    return paint(view, progress, words, THEMES[theme]).png()


def paint(view: View, progress: Sequence[Curve], words: Words, theme: Theme) -> Canvas:
    """Paint what `draw` gives."""
    standing = standings(view, words)
    if not standing:
        raise ValueError("the game is not over")
    signs = artist_of(view.game).signs
    ids = dict.fromkeys(id for each in standing for id in each.sources)
    sources = [
        PointSource(signs.get(id, ""), words(f"source-{id}"), {each.seat: each.sources.get(id, 0) for each in standing})
        for id in ids
    ]
    high = bars_height(len(sources), len(standing))
    canvas = Canvas(theme, WIDTH, 2 * HEADING + STEPS + high + 3 * MARGIN)
    whole = Box(0, 0, WIDTH, 0).inset(MARGIN, 0)
    upper = Box(whole.x, MARGIN, whole.w, HEADING + STEPS)
    lower = Box(whole.x, upper.bottom + MARGIN, whole.w, HEADING + high)
    for box, title in ((upper, "chart-turns"), (lower, "chart-sources")):
        _frame(canvas, box, words(title))
    steps(canvas, Box(upper.x, upper.y + HEADING, upper.w, STEPS), progress)
    bars(canvas, Box(lower.x, lower.y + HEADING, lower.w, high), sources, sorted(each.seat for each in standing))
    return canvas


def draw_chances(chances: Sequence[Curve], words: Words, theme: str = "day") -> bytes:
    """Draw the chances to win, in hundredths by turn and at the end, as a PNG file."""
    canvas = Canvas(THEMES[theme], WIDTH, HEADING + STEPS + 2 * MARGIN)
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEADING + STEPS)
    _frame(canvas, box, words("chart-chances"))
    bands(canvas, Box(box.x, box.y + HEADING, box.w, STEPS), chances)
    return canvas.png()


def _frame(canvas: Canvas, box: Box, title: str) -> None:
    """The panel of a chart, with its heading."""
    canvas.panel(Box(box.x - 8, box.y - 8, box.w + 16, box.h + 16), "panel", 14)
    canvas.text(box.x + 8, box.y + HEADING // 2, title, Face.TITLE, 32, room=box.w - 16)
