"""Posters of all games: pictures of 11:7 that answer the present question, readable at the size of a Discord message.

Discord fits a picture into 550 by 350 pixels, on a phone into 350 wide: a poster is drawn at twice the former size, and
no letter on it is smaller than `MIN_TEXT_SIZE`. Large print is larger on a picture of the same size, so it has room for fewer
things.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.core.types import Seat
from engine.core.view import View
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.parts.badges import key
from render.parts.pieces import drawing, row, row_width, token
from render.parts.player_cards import Figure, leading, moments, title
from render.prose.words import Words

POSTER_SIZE: Final = (1100, 700)
POSTER_RIM: Final = 12
POSTER_GAP: Final = 8
"""Distance between heading, panels and scene."""

MIN_TEXT_SIZE: Final = 22
"""Size of the smallest letters: 11 pixels where the poster is 550 wide."""

USUAL_TEXT_SIZE: Final = 24
"""Size of most letters and figures."""

HEADING_HEIGHT: Final = 84
MAX_TURN_WIDTH: Final = 300
"""Greatest width of turn and phase at the end of the heading."""

PANEL_NAME_HEIGHT: Final = 46
"""Height of a panel's line with name and points."""

PANEL_LINE_HEIGHT: Final = 33
"""Distance from one line of a panel to the next."""

MAX_ROOMY_LINES: Final = 2
"""Lines of goods above which smaller print is preferred, if it saves lines."""

MIN_SIGNED_PANEL_WIDTH: Final = 230
"""Width below which panels have points without their sign, to leave more room for the name."""

MAX_SPREAD: Final = 26
"""Greatest addition between two figures of a line that has room."""

OPTION_BADGE_HEIGHT: Final = 34
COIN_HEIGHT: Final = 32
"""Heights of an option's letter and of its price."""

Line = tuple[Figure, ...]


class Panel(NamedTuple):
    """A player on a poster: name, points, and lines of goods; amounts of 0 are not drawn."""

    seat: int
    name: str
    asked: bool
    points: Figure
    held: tuple[Line, ...]


class Print(NamedTuple):
    """The print of figures: sizes of letters and signs, distance between two, and margin of the panel."""

    letter: int
    sign: int
    between: int = 0
    side: int = 0


PRINTS: Final = (Print(USUAL_TEXT_SIZE, USUAL_TEXT_SIZE + 1, 9, 10), Print(MIN_TEXT_SIZE, 20, 4, 7))
"""Prints from the roomiest to the tightest."""


def sized(theme: Theme, size: int) -> int:
    """Return a size in the theme's print: a fifth more in large print."""
    return size * 6 // 5 if theme.large else size


def frame(canvas: Canvas, view: View, words: Words, players: Sequence[Panel], note: Sequence[str] = ()) -> Box:
    """Draw heading and panels; return the box that is left for the subject of the question."""
    bottom = heading(canvas, view, words, note)
    if players:
        bottom = panels(canvas, players, bottom + POSTER_GAP)
    return Box(
        POSTER_RIM,
        bottom + POSTER_GAP,
        POSTER_SIZE[0] - 2 * POSTER_RIM,
        POSTER_SIZE[1] - POSTER_RIM - bottom - POSTER_GAP,
    )


def heading(canvas: Canvas, view: View, words: Words, note: Sequence[str] = ()) -> int:
    """Draw the heading: the question, turn and phase, and a `note` in signs; return its lower edge.

    A note is a row of `render.parts.pieces.row`, such as what a worker costs now.
    """
    box = heading_box(canvas.theme)
    left = band(canvas, box, leading(view), 18)
    right = box.right - 36 - _moment(canvas, view, words, note, box)
    line = Box(left, box.y + 4, right - left, box.h - 8)
    canvas.paragraph(line, title(view, words), Pen(Typeface.TITLE, sized(canvas.theme, 40), "letter", MIN_TEXT_SIZE))
    return box.bottom


def heading_box(theme: Theme) -> Box:
    """Return the box of a heading."""
    return Box(POSTER_RIM, POSTER_RIM, POSTER_SIZE[0] - 2 * POSTER_RIM, sized(theme, HEADING_HEIGHT))


def band(canvas: Canvas, box: Box, seat: Seat | None, margin: int) -> int:
    """Fill a heading with the colour of a seat, and put its token at this margin; return the left edge of the words."""
    canvas.panel(box, seat_colour(seat), 14)
    left = box.x + margin
    if seat is None:
        return left
    size = box.h - 22
    canvas.panel(Box(left - 4, box.y + 7, size + 8, size + 8), "letter", size // 2 + 4)
    canvas.paste(left, box.y + 11, token(canvas.theme, seat, size))
    return box.x + size + 34


def seat_colour(seat: Seat | None) -> str:
    """Return the colour of a heading for a seat, or for None."""
    return "band.special" if seat is None else f"seat.{seat}"


def _moment(canvas: Canvas, view: View, words: Words, note: Sequence[str], box: Box) -> int:
    """Draw turn and phase at the end of the heading, the `note` before the turn; return their width."""
    lines, size, right = moments(view, words), sized(canvas.theme, USUAL_TEXT_SIZE), box.right - 18
    middles = [box.centre[1] + (17 * (2 * number + 1 - len(lines))) for number in range(len(lines))]
    widths = [
        canvas.text(right, y, line, Pen(Typeface.BOLD, size, "letter", MIN_TEXT_SIZE), "r", MAX_TURN_WIDTH)
        for y, line in zip(middles, lines, strict=True)
    ]
    if not note:
        return max(widths)
    wide = row_width(note, size + 4) + 20
    plate = Box(right - widths[0] - 16 - wide, middles[0] - 19, wide, 36)
    canvas.panel(plate, "panel", 8)
    row(canvas, plate.x + 10, plate.centre[1], note, size + 4, wide)
    return max(*widths, right - plate.x)


def panels(canvas: Canvas, players: Sequence[Panel], top: int) -> int:
    """Draw panels side by side in the given order; return their lower edge."""
    theme = canvas.theme
    wide = (POSTER_SIZE[0] - 2 * POSTER_RIM - POSTER_GAP * (len(players) - 1)) // len(players)
    chosen, lines = _printed(theme, players, wide)
    high = sized(theme, PANEL_NAME_HEIGHT) + sized(theme, PANEL_LINE_HEIGHT) * lines - 2
    for number, player in enumerate(players):
        canvas.part(POSTER_RIM + number * (wide + POSTER_GAP), top, panel(theme, (wide, high), player, chosen))
    return top + high


def _printed(theme: Theme, players: Sequence[Panel], wide: int) -> tuple[Print, int]:
    """Return the print of panels that needs few lines, and the number of lines."""
    roomy, tight = (Print(*(sized(theme, size) for size in each)) for each in PRINTS)
    most, least = (max(1, *(len(_lines(player, each, wide)) for player in players)) for each in (roomy, tight))
    return (roomy, most) if most <= max(least, MAX_ROOMY_LINES) else (tight, least)


@drawn_once
def panel(theme: Theme, size: tuple[int, int], player: Panel, chosen: Print) -> CanvasPart:
    """Draw one player's panel; an asked player has a frame."""
    wide, high = size
    canvas = Canvas(theme, wide, high)
    canvas.panel(Box(0, 0, wide, high), "panel", 12, *((f"seat.{player.seat}", 5) if player.asked else ("line", 2)))
    sign, middle = sized(theme, OPTION_BADGE_HEIGHT), sized(theme, PANEL_NAME_HEIGHT) // 2 + 2
    canvas.paste(chosen.side, middle - sign // 2, token(theme, player.seat, sign))
    points, serif = player.points, Print(sized(theme, 32), sized(theme, 33))
    if wide < MIN_SIGNED_PANEL_WIDTH:
        points = points._replace(kind="")
    right = wide - chosen.side - _wide(points, serif, Typeface.TITLE)
    _figure(canvas, right, middle, points, serif, Typeface.TITLE)
    left = chosen.side + sign + 6
    canvas.text(
        left, middle, player.name, Pen(Typeface.BOLD, sized(theme, 26), least=MIN_TEXT_SIZE), room=right - left - 6
    )
    for number, line in enumerate(_lines(player, chosen, wide)):
        step = chosen.between + min((wide - 2 * chosen.side - _line_width(line, chosen)) // len(line), MAX_SPREAD)
        x, y = (
            chosen.side,
            sized(theme, PANEL_NAME_HEIGHT) + sized(theme, PANEL_LINE_HEIGHT) * number + sized(theme, 13),
        )
        for figure in line:
            _figure(canvas, x, y, figure, chosen, Typeface.BOLD)
            x += _wide(figure, chosen, Typeface.BOLD) + step
    return canvas.finished()


def _lines(player: Panel, chosen: Print, wide: int) -> list[Line]:
    """Return the goods without amounts of 0, each line broken into as many as it needs."""
    return [part for line in player.held for part in _broken(line, chosen, wide - 2 * chosen.side)]


def _broken(line: Line, chosen: Print, room: int) -> Iterator[Line]:
    kept: Line = ()
    for figure in line:
        if figure.amount or figure.change:
            if kept and _line_width((*kept, figure), chosen) > room:
                yield kept
                kept = ()
            kept = (*kept, figure)
    if kept:
        yield kept


def _line_width(line: Line, chosen: Print) -> int:
    return sum(_wide(figure, chosen, Typeface.BOLD) for figure in line) + chosen.between * (len(line) - 1)


def _wide(figure: Figure, chosen: Print, face: Typeface) -> int:
    sign = chosen.sign + 3 if figure.kind else 0
    return sign + width(str(figure.amount), face, chosen.letter) + (8 if figure.change else 0)


def _figure(canvas: Canvas, x: int, y: int, figure: Figure, chosen: Print, face: Typeface) -> None:
    """Draw a sign with its amount, on a plate that points up if it has risen, down if it has fallen."""
    left, ink, text, size = x, "ink", str(figure.amount), chosen.letter
    if figure.kind:
        canvas.sketch(x + chosen.sign // 2, y, drawing(figure.kind), chosen.sign)
        left += chosen.sign + 3
    if figure.change:
        role, points, side = ("gain", "0,32 16,18 32,32", -1) if figure.change > 0 else ("loss", "0,0 16,14 32,0", 1)
        plate = Box(left, y - size // 2, width(text, face, size) + 8, size)
        canvas.sketch(plate.centre[0], y + side * (size // 2 + 8), f"poly {role} {points}", 16)
        canvas.panel(plate, role, 5)
        left, ink = left + 4, "letter"
    canvas.text(left, y, text, Pen(face, size, ink))


@drawn_once
def badge(theme: Theme, letters: str, around: str) -> CanvasPart:
    """Draw the letters of the options at a spot, as on a key; `around` colours its corners."""
    return key(theme, letters, sized(theme, OPTION_BADGE_HEIGHT), sized(theme, USUAL_TEXT_SIZE), around)


@drawn_once
def price(theme: Theme, deniers: int, around: str) -> CanvasPart:
    """Draw a number of deniers on a coin; `around` colours its corners."""
    size = sized(theme, COIN_HEIGHT)
    canvas = Canvas(theme, size, size, around)
    canvas.sketch(size // 2, size // 2, "oval dark.denier 0,0 32,32\noval light.denier 2.5,2.5 29.5,29.5", size)
    canvas.text(size // 2, size // 2, str(deniers), Pen(Typeface.BOLD, sized(theme, USUAL_TEXT_SIZE), "shade"), "m")
    return canvas.finished()
