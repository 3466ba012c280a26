"""Pictures of a match that is over: a podium to share, and charts of points and of chances to win."""

from collections.abc import Sequence
from typing import Final

from render import View, artist_of
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface, drawable
from render.canvas.theme import THEMES, Theme
from render.parts.chart import Curve, PointSource, bands, legend, steps, table
from render.parts.heading import leading, moments, title
from render.parts.pieces import centred_row, token
from render.parts.podium import PodiumStanding, podium, standings
from render.parts.poster import POSTER_SIZE, crests, seat_colour
from render.pictograms import PICTOGRAMS
from render.prose.facts import winners
from render.prose.numbers import written
from render.prose.words import Words

WINNER_SIZE: Final = (1080, 1080)
WINNER_MARGIN: Final = 24
SHEET_GAP: Final = 12
WINNER_HEADING: Final = 124
SHEET_HEAD: Final = 56
SHEET_LINE: Final = 40
"""Heights of the sheet's first line and of each source's."""

SHEET_COLUMN: Final = 132
"""Width of a player's column on the sheet."""

SHEET_SIGN: Final = 52
"""Room for a source's sign before its name."""


def draw_winner(
    view: View, words: Words, theme: str = "day", size: tuple[int, int] = WINNER_SIZE, occasion: str = ""
) -> bytes:
    """Draw the end of a game as a PNG file: a podium before the board, and a score sheet, in a centred square.

    The `occasion` is where and when it was played. Raises ValueError while the game runs.
    """
    return paint_winner(view, words, THEMES[theme], size, occasion).png()


def paint_winner(
    view: View, words: Words, theme: Theme, size: tuple[int, int] = WINNER_SIZE, occasion: str = ""
) -> Canvas:
    """Paint the picture of `draw_winner`."""
    standing = standings(view, words)
    if not standing:
        raise ValueError("the game is not over")
    artist = artist_of(view.game)
    canvas = Canvas(theme, *size)
    left, top = ((size[side] - WINNER_SIZE[side]) // 2 for side in (0, 1))
    whole = Box(left, top, *WINNER_SIZE).inset(WINNER_MARGIN)
    heading = whole._replace(h=WINNER_HEADING)
    _draw_heading(canvas, heading, view, words, occasion)
    sources = list(dict.fromkeys(source for each in standing for source in each.sources))
    high = SHEET_HEAD + SHEET_LINE * (len(sources) + 1) + SHEET_GAP
    sheet = Box(whole.x, whole.bottom - high, whole.w, high)
    scene = Box(whole.x, heading.bottom + SHEET_GAP, whole.w, sheet.y - 2 * SHEET_GAP - heading.bottom)
    if artist.backdrop is not None:
        artist.backdrop(canvas, view, scene)
    podium(canvas, scene.inset(SHEET_GAP, 0), standing, {})
    _sheet(
        canvas,
        sheet,
        standing,
        [(source, artist.signs.get(source, ""), words(f"source-{source}")) for source in sources],
    )
    return canvas


def _draw_heading(canvas: Canvas, box: Box, view: View, words: Words, occasion: str) -> None:
    """Draw all winners' signs, who has won, the game with its last turn, and the occasion."""
    canvas.panel(box, seat_colour(leading(view)), 16)
    left = crests(canvas, box.inset(18, 16), winners(view)) + 4
    room, caption = box.right - left - 18, Pen(Typeface.BOLD, 26, "letter", 18)
    text = "  ·  ".join((words(f"game-{view.game}"), *moments(view, words)))
    told = canvas.text(left, box.y + 28, text, caption, room=room)
    if drawn := drawable(occasion, ""):
        canvas.text(box.right - 18, box.y + 28, drawn, caption, "r", room - told - 24)
    canvas.paragraph(Box(left, box.y + 44, room, box.h - 52), title(view, words), Pen(Typeface.TITLE, 60, "letter", 24))


def _sheet(
    canvas: Canvas, box: Box, standing: Sequence[PodiumStanding], sources: Sequence[tuple[str, str, str]]
) -> None:
    """Draw points by source and player, as on a score sheet."""
    canvas.panel(box, "panel", 14)
    first = box.right - SHEET_GAP - SHEET_COLUMN * len(standing) + SHEET_COLUMN // 2
    for number, each in enumerate(standing):
        canvas.paste(first + number * SHEET_COLUMN - 20, box.y + 10, token(canvas.theme, each.seat, 40))
    for line, (source, sign, name) in enumerate(sources):
        y = box.y + SHEET_HEAD + line * SHEET_LINE + SHEET_LINE // 2
        if line % 2 == 0:
            canvas.fill(Box(box.x, y - SHEET_LINE // 2, box.w, SHEET_LINE), "paper")
        if sign:
            centred_row(canvas, box.x + 16 + SHEET_SIGN // 2, y, (sign,), 30, SHEET_SIGN)
        left = box.x + 24 + SHEET_SIGN
        canvas.text(left, y, name, Pen(Typeface.BOLD, 27, least=18), room=first - SHEET_COLUMN // 2 - left - 8)
        for number, each in enumerate(standing):
            points = each.sources.get(source, 0)
            canvas.text(
                first + number * SHEET_COLUMN,
                y,
                written(points),
                Pen(Typeface.BOLD, 27, "ink" if points else "line"),
                "m",
            )
    y = box.bottom - SHEET_GAP // 2 - SHEET_LINE // 2
    canvas.sketch(box.x + 16 + SHEET_SIGN // 2, y, PICTOGRAMS["vp"], 36)
    for number, each in enumerate(standing):
        canvas.text(first + number * SHEET_COLUMN, y, written(each.points), Pen(Typeface.TITLE, 34), align="m")


CHART_MARGIN: Final = 24
CHART_HEADING: Final = 64
"""Height of a chart's heading."""

CHART_TITLE_SIZE: Final = 40


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
    wide, high = POSTER_SIZE
    canvas = Canvas(THEMES[theme], wide, high)
    box = Box(CHART_MARGIN, CHART_MARGIN, wide - 2 * CHART_MARGIN, high - 2 * CHART_MARGIN)
    canvas.panel(box.inset(-8), "panel", 14)
    canvas.text(box.x + 8, box.y + CHART_HEADING // 2, title, Pen(Typeface.TITLE, CHART_TITLE_SIZE), room=box.w - 16)
    return canvas, Box(box.x + 8, box.y + CHART_HEADING, box.w - 16, box.h - CHART_HEADING)
