"""Pictures of a match that is over: a podium to share, and charts of points and of chances to win."""

from collections.abc import Sequence
from typing import Final

from render import View, artist_of
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Face
from render.canvas.theme import THEMES, Theme
from render.parts.chart import Curve, PointSource, bands, legend, steps, table
from render.parts.pieces import centred_row, token
from render.parts.player_cards import moments, title
from render.parts.podium import Standing, podium, standings
from render.parts.poster import SIZE
from render.pictograms import PICTOGRAMS
from render.prose.numbers import written
from render.prose.words import Words

WINNER_SIZE: Final = (1080, 1080)
WINNER_MARGIN: Final = 24
GAP: Final = 12
WINNER_HEADING: Final = 124
HEAD: Final = 56
LINE: Final = 40
"""Heights of the sheet's first line and of each source's."""

COLUMN: Final = 132
"""Width of a player's column on the sheet."""

SIGN: Final = 52
"""Room for a source's sign before its name."""


def draw_winner(view: View, words: Words, theme: str = "day", size: tuple[int, int] = WINNER_SIZE) -> bytes:
    """Draw the end of a game as a PNG file: a podium before the board, and a score sheet, in a centred square.

    Raises ValueError while the game runs.
    """
    return paint_winner(view, words, THEMES[theme], size).png()


def paint_winner(view: View, words: Words, theme: Theme, size: tuple[int, int] = WINNER_SIZE) -> Canvas:
    """Paint the picture of `draw_winner`."""
    standing = standings(view, words)
    if not standing:
        raise ValueError("the game is not over")
    artist = artist_of(view.game)
    canvas = Canvas(theme, *size)
    left, top = ((size[side] - WINNER_SIZE[side]) // 2 for side in (0, 1))
    whole = Box(left, top, *WINNER_SIZE).inset(WINNER_MARGIN)
    heading = whole._replace(h=WINNER_HEADING)
    _draw_heading(canvas, heading, view, words, standing[0].seat)
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


def _draw_heading(canvas: Canvas, box: Box, view: View, words: Words, seat: int) -> None:
    """Draw the winner, the game and its last moment."""
    canvas.panel(box, f"seat.{seat}", 16)
    size = box.h - 32
    canvas.panel(Box(box.x + 16, box.y + 12, size + 8, size + 8), "letter", size // 2 + 4)
    canvas.paste(box.x + 20, box.y + 16, token(canvas.theme, seat, size))
    left = box.x + size + 44
    text = "  ·  ".join((words(f"game-{view.game}"), *moments(view, words)))
    canvas.text(left, box.y + 28, text, Pen(Face.BOLD, 28, "letter"), room=box.right - left - 16)
    canvas.paragraph(
        Box(left, box.y + 44, box.right - left - 16, box.h - 52), title(view, words), Pen(Face.TITLE, 60, "letter", 24)
    )


def _sheet(canvas: Canvas, box: Box, standing: Sequence[Standing], sources: Sequence[tuple[str, str, str]]) -> None:
    """Draw points by source and player, as on a score sheet."""
    canvas.panel(box, "panel", 14)
    first = box.right - GAP - COLUMN * len(standing) + COLUMN // 2
    for number, each in enumerate(standing):
        canvas.paste(first + number * COLUMN - 20, box.y + 10, token(canvas.theme, each.seat, 40))
    for line, (source, sign, name) in enumerate(sources):
        y = box.y + HEAD + line * LINE + LINE // 2
        if line % 2 == 0:
            canvas.fill(Box(box.x, y - LINE // 2, box.w, LINE), "paper")
        if sign:
            centred_row(canvas, box.x + 16 + SIGN // 2, y, (sign,), 30, SIGN)
        left = box.x + 24 + SIGN
        canvas.text(left, y, name, Pen(Face.BOLD, 27, least=18), room=first - COLUMN // 2 - left - 8)
        for number, each in enumerate(standing):
            points = each.sources.get(source, 0)
            canvas.text(
                first + number * COLUMN, y, written(points), Pen(Face.BOLD, 27, "ink" if points else "line"), "m"
            )
    y = box.bottom - GAP // 2 - LINE // 2
    canvas.sketch(box.x + 16 + SIGN // 2, y, PICTOGRAMS["vp"], 36)
    for number, each in enumerate(standing):
        canvas.text(first + number * COLUMN, y, written(each.points), Pen(Face.TITLE, 34), align="m")


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
    """Paint the picture of `draw_sources`."""
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
    """Return the players' names by seat."""
    return {seat: words.seat(seat) for seat in range(len(curves[0].points))}


def _framed(title: str, theme: str) -> tuple[Canvas, Box]:
    """Return a picture with a heading, and the box that is left for the chart."""
    wide, high = SIZE
    canvas = Canvas(THEMES[theme], wide, high)
    box = Box(MARGIN, MARGIN, wide - 2 * MARGIN, high - 2 * MARGIN)
    canvas.panel(box.inset(-8), "panel", 14)
    canvas.text(box.x + 8, box.y + HEADING // 2, title, Pen(Face.TITLE, TITLE), room=box.w - 16)
    return canvas, Box(box.x + 8, box.y + HEADING, box.w - 16, box.h - HEADING)
