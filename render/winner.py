"""A picture to share when a game is over: a podium before what has been built, and a sheet that tells who scored what for what."""

from collections.abc import Sequence
from typing import Final

from render import View, artist_of
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.canvas.theme import THEMES, Theme
from render.parts.pieces import row, token
from render.parts.player_cards import moments, title
from render.parts.podium import Standing, podium, standings
from render.pictograms import PICTOGRAMS
from render.prose.numbers import written
from render.prose.words import Words

SIZE: Final = (1080, 1080)
MARGIN: Final = 24
GAP: Final = 12
HEADING: Final = 124
HEAD: Final = 56
LINE: Final = 40
"""Heights of the sheet's first line and of each source's."""

COLUMN: Final = 132
"""Width of a player's column on the sheet."""

SIGN: Final = 52
"""Room for a source's sign before its name."""


def draw(view: View, words: Words, theme: str = "day", size: tuple[int, int] = SIZE) -> bytes:
    """Draw how a game ended as a PNG file, a square in the middle of a `size`. Raises ValueError while the game runs."""
    return paint(view, words, THEMES[theme], size).png()


def paint(view: View, words: Words, theme: Theme, size: tuple[int, int] = SIZE) -> Canvas:
    """Paint what `draw` gives."""
    standing = standings(view, words)
    if not standing:
        raise ValueError("the game is not over")
    artist = artist_of(view.game)
    canvas = Canvas(theme, *size)
    left, top = ((size[side] - SIZE[side]) // 2 for side in (0, 1))
    whole = Box(left, top, *SIZE).inset(MARGIN)
    heading = whole._replace(h=HEADING)
    _heading(canvas, heading, view, words, standing[0].seat)
    sources = list(dict.fromkeys(source for each in standing for source in each.sources))
    high = HEAD + LINE * (len(sources) + 1) + GAP
    sheet = Box(whole.x, whole.bottom - high, whole.w, high)
    scene = Box(whole.x, heading.bottom + GAP, whole.w, sheet.y - 2 * GAP - heading.bottom)
    if artist.backdrop is not None:
        artist.backdrop(canvas, view, scene)
    podium(canvas, scene.inset(GAP, 0), standing, {})
    _sheet(
        canvas,
        sheet,
        standing,
        [(source, artist.signs.get(source, ""), words(f"source-{source}")) for source in sources],
    )
    return canvas


def _heading(canvas: Canvas, box: Box, view: View, words: Words, seat: int) -> None:
    """Who has won, and what."""
    canvas.panel(box, f"seat.{seat}", 16)
    size = box.h - 32
    canvas.panel(Box(box.x + 16, box.y + 12, size + 8, size + 8), "letter", size // 2 + 4)
    canvas.paste(box.x + 20, box.y + 16, token(canvas.theme, seat, size))
    left = box.x + size + 44
    text = "  ·  ".join((words(f"game-{view.game}"), *moments(view, words)))
    canvas.text(left, box.y + 28, text, Face.BOLD, 28, "letter", room=box.right - left - 16)
    canvas.paragraph(
        Box(left, box.y + 44, box.right - left - 16, box.h - 52), title(view, words), Face.TITLE, 60, 24, "letter"
    )


def _sheet(canvas: Canvas, box: Box, standing: Sequence[Standing], sources: Sequence[tuple[str, str, str]]) -> None:
    """Points by source and player, as on a score sheet."""
    canvas.panel(box, "panel", 14)
    first = box.right - GAP - COLUMN * len(standing) + COLUMN // 2
    for number, each in enumerate(standing):
        canvas.paste(first + number * COLUMN - 20, box.y + 10, token(canvas.theme, each.seat, 40))
    for line, (source, sign, name) in enumerate(sources):
        y = box.y + HEAD + line * LINE + LINE // 2
        if line % 2 == 0:
            canvas.fill(Box(box.x, y - LINE // 2, box.w, LINE), "paper")
        if sign:
            row(canvas, box.x + 16 + SIGN // 2, y, (sign,), 30, SIGN, "m")
        left = box.x + 24 + SIGN
        canvas.text(left, y, name, Face.BOLD, 27, room=first - COLUMN // 2 - left - 8, least=18)
        for number, each in enumerate(standing):
            points = each.sources.get(source, 0)
            canvas.text(first + number * COLUMN, y, written(points), Face.BOLD, 27, "ink" if points else "line", "m")
    y = box.bottom - GAP // 2 - LINE // 2
    canvas.sketch(box.x + 16 + SIGN // 2, y, PICTOGRAMS["vp"], 36)
    for number, each in enumerate(standing):
        canvas.text(first + number * COLUMN, y, written(each.points), Face.TITLE, 34, align="m")
