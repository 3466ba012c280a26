"""Posters of all games: pictures of 11:7 for the current question, readable at the size of a Discord message.

Discord fits a picture into 550 by 350 pixels, on a phone into 350 wide: a poster is drawn at twice the former size, and
no letter on it is smaller than `MIN_TEXT_SIZE`. Large print is larger on a picture of the same size, so less fits on
it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.core.types import Seat
from engine.core.view import View
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.parts.badges import BADGE_RADIUS, key
from render.parts.castle_drawing import Skyline
from render.parts.ground import meadow
from render.parts.heading import leading, moments, title
from render.parts.pieces import crest, drawing, row, row_width
from render.parts.player_cards import Figure
from render.prose.facts import winners
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
MAX_TURN_WIDTH: Final = 280
"""Maximum width of turn and phase at the end of the heading."""

SKYLINE_HEIGHT: Final = 132
"""Height of the castle across the top."""

PANELS_TOP: Final = SKYLINE_HEIGHT + POSTER_GAP
BANNER: Final = Box(POSTER_RIM, 10, 600, SKYLINE_HEIGHT - 20)
"""The banner with the question, left of the castle."""

CREST_SIZE: Final = 60
CAPTION_HEIGHT: Final = 30
QUESTION_SIZE: Final = 40
"""Measures of the banner: a seat's sign, the line with turn and phase, and the question."""

PANEL_NAME_HEIGHT: Final = 34
"""Height of a panel's line with the name."""

PANEL_LINE_HEIGHT: Final = 33
"""Distance from one line of a panel to the next."""

SCORE_SIZE: Final = 52
SMALL_SCORE_SIZE: Final = 38
SCORE_MARGIN: Final = 7
"""Size of a player's points, the largest figure of a poster, beside goods and above them, and room at their sides."""

MIN_PANEL_BODY: Final = 58
"""Minimum height of a panel below its name."""

PANEL_RIM: Final = 5
MAX_LARGE_CRESTS: Final = 2
"""Maximum number of winners with large signs in a heading."""

SEATS_WITH_SIDES: Final = 2
"""Players whose panels keep their sides."""

PENNANT: Final = "line/3 letter 9,2 9,30\npoly letter 10,3 29,9 10,17"
"""The sign of the first player, in a colour that shows on every panel."""

MAX_LINES_BESIDE: Final = 3
"""Lines of goods that fit beside the points."""

MAX_SPREAD: Final = 26
"""Maximum addition between two figures of a line that has room."""

TREND_SHARE: Final = 0.65
POINTS_TREND_SIZE: Final = 24
"""Size of the arrow at an amount that has changed, as a share of its sign's, and of that at a player's points."""

OPTION_BADGE_HEIGHT: Final = 34
LARGE_BADGE_HEIGHT: Final = 40
COIN_HEIGHT: Final = 36
COIN_TEXT_SIZE: Final = 28
"""Heights of an option's key, which a menu names, on a crowded board and on a road with room; of its price, and its size."""

Line = tuple[Figure, ...]


class Panel(NamedTuple):
    """A player on a poster: name, points, and lines of goods; amounts of 0 are not drawn.

    The `first` player has a pennant.
    """

    seat: int
    name: str
    asked: bool
    points: Figure
    held: tuple[Line, ...]
    first: bool = False


class Print(NamedTuple):
    """The print of figures: lines at most, sizes of letters and signs, distance between two, margin of the panel."""

    lines: int
    letter: int
    sign: int
    between: int
    side: int


PRINTS: Final = (
    Print(1, 42, 44, 16, 12),
    Print(1, 36, 38, 14, 11),
    Print(2, 28, 30, 12, 10),
    Print(2, USUAL_TEXT_SIZE, USUAL_TEXT_SIZE + 1, 9, 8),
    Print(2, MIN_TEXT_SIZE, 20, 4, 5),
)
"""Prints from the roomiest to the tightest."""


def sized(theme: Theme, size: int) -> int:
    """Return a size in the theme's print: a fifth more in large print."""
    return size * 6 // 5 if theme.large else size


def frame(
    canvas: Canvas, view: View, words: Words, players: Sequence[Panel], castle: Skyline, note: Sequence[str] = ()
) -> Box:
    """Draw the castle with the question, and panels on a meadow; return the box left for the question's subject.

    A `note` is a row of `render.parts.pieces.row`, such as what a worker costs now.
    """
    (wide, high), banner = canvas.image.size, _banner(canvas.theme)
    canvas.part(
        0, 0, castle(canvas.theme, (wide, SKYLINE_HEIGHT), Box(banner.right, 0, wide - banner.right, SKYLINE_HEIGHT))
    )
    canvas.part(0, SKYLINE_HEIGHT, meadow(canvas.theme, (wide, high - SKYLINE_HEIGHT)))
    _question(canvas, banner, view, words, note)
    return _below(_panels(canvas, players, PANELS_TOP))


def castle_frame(
    canvas: Canvas, view: View, words: Words, players: Sequence[Panel], castle: Skyline, column: int
) -> Box:
    """Draw a heading and panels before a castle as large as the poster; return the box of a `column` left of it."""
    (wide, high), left = canvas.image.size, POSTER_RIM + column
    top = heading_box(canvas.theme).bottom + POSTER_GAP
    below = _below(top + arrange(canvas.theme, tuple(players)).size[1])
    canvas.part(0, 0, castle(canvas.theme, (wide, high), Box(left, below.y, wide - left, high - below.y)))
    heading(canvas, view, words)
    _panels(canvas, players, top)
    return below._replace(w=column)


def _below(bottom: int) -> Box:
    return Box(
        POSTER_RIM,
        bottom + POSTER_GAP,
        POSTER_SIZE[0] - 2 * POSTER_RIM,
        POSTER_SIZE[1] - POSTER_RIM - bottom - POSTER_GAP,
    )


def _banner(theme: Theme) -> Box:
    return BANNER._replace(w=sized(theme, BANNER.w))


def _question(canvas: Canvas, box: Box, view: View, words: Words, note: Sequence[str]) -> None:
    """Draw a banner in the seat's colour with turn and phase, a `note` and the question."""
    theme, seat = canvas.theme, leading(view)
    canvas.panel(box, seat_colour(seat), 14)
    left = box.x + 12
    if seat is not None:
        canvas.paste(left, box.centre[1] - CREST_SIZE // 2, crest(theme, seat, CREST_SIZE))
        left += CREST_SIZE + 10
    caption, room = box._replace(x=left, w=box.right - 10 - left, h=CAPTION_HEIGHT), box.right - 10 - left
    moment, middle = moments(view, words), caption.centre[1] + 2
    if note:
        size = sized(theme, USUAL_TEXT_SIZE)
        wide = row_width(note, size) + 20
        plate = Box(caption.right - wide, middle - size // 2 - 3, wide, size + 6)
        canvas.panel(plate, "panel", 8)
        row(canvas, plate.x + 10, middle, note, size, wide)
        moment, room = moment[:1], plate.x - left - 8
    pen = Pen(Typeface.BOLD, sized(theme, USUAL_TEXT_SIZE), "letter", MIN_TEXT_SIZE)
    canvas.text(left, middle, "  ·  ".join(moment), pen, room=room)
    question = Box(left, caption.bottom, caption.w, box.bottom - 4 - caption.bottom)
    pen = Pen(Typeface.TITLE, sized(theme, QUESTION_SIZE), "letter", MIN_TEXT_SIZE)
    canvas.paragraph(question, title(view, words), pen, even=True)


def heading(canvas: Canvas, view: View, words: Words) -> int:
    """Draw the plain heading: question and seat, or winners and their signs, and the turn; return its lower edge."""
    box, seat = heading_box(canvas.theme), leading(view)
    canvas.panel(box, seat_colour(seat), 14)
    left = crests(canvas, box.inset(16, 11), winners(view) or ([] if seat is None else [seat]))
    pen = Pen(Typeface.BOLD, sized(canvas.theme, USUAL_TEXT_SIZE), "letter", MIN_TEXT_SIZE)
    said, pitch = moments(view, words), sized(canvas.theme, USUAL_TEXT_SIZE) + 6
    first = box.centre[1] - pitch * (len(said) - 1) // 2
    moment = max(
        canvas.text(box.right - 18, first + number * pitch, each, pen, "r", MAX_TURN_WIDTH)
        for number, each in enumerate(said)
    )
    line = Box(left, box.y + 4, box.right - 36 - moment - left, box.h - 8)
    pen = Pen(Typeface.TITLE, sized(canvas.theme, QUESTION_SIZE), "letter", MIN_TEXT_SIZE)
    canvas.paragraph(line, title(view, words), pen, even=True)
    return box.bottom


def crests(canvas: Canvas, box: Box, seats: Sequence[Seat]) -> int:
    """Draw seats' signs at the left end of a box, smaller if they are many; return the left edge of what follows."""
    size = box.h if len(seats) <= MAX_LARGE_CRESTS else box.h * 2 // 3
    for number, seat in enumerate(seats):
        canvas.paste(box.x + number * (size + 8), box.centre[1] - size // 2, crest(canvas.theme, seat, size))
    return box.x + len(seats) * (size + 8) + 8


def heading_box(theme: Theme) -> Box:
    """Return the box of a heading."""
    return Box(POSTER_RIM, POSTER_RIM, POSTER_SIZE[0] - 2 * POSTER_RIM, sized(theme, HEADING_HEIGHT))


def band(canvas: Canvas, box: Box, seat: Seat | None, margin: int) -> int:
    """Fill a heading with the colour of a seat, and put its token at this margin; return the left edge of the words."""
    canvas.panel(box, seat_colour(seat), 14)
    left = box.x + margin
    if seat is None:
        return left
    return crests(canvas, box.inset(margin, 11), (seat,))


def seat_colour(seat: Seat | None) -> str:
    """Return the colour of a heading for a seat, or for None."""
    return "band.special" if seat is None else f"seat.{seat}"


class Arrangement(NamedTuple):
    """The size of panels, the box of the points and that of the goods in them, and the print of the goods.

    Points are beside the goods; if those need many lines, they are above them, after the name.
    """

    size: tuple[int, int]
    score: Box
    goods: Box
    chosen: Print


def _panels(canvas: Canvas, players: Sequence[Panel], top: int) -> int:
    """Draw panels side by side in the given order; return their lower edge."""
    arranged = arrange(canvas.theme, tuple(players))
    wide, high = arranged.size
    for number, player in enumerate(players):
        canvas.part(POSTER_RIM + number * (wide + POSTER_GAP), top, panel(canvas.theme, player, arranged))
    return top + high


def panel_order(order: Sequence[Seat]) -> list[tuple[Seat, bool]]:
    """Return seats in the order of their panels, each with whether it needs a pennant to show that it is first.

    Panels are in turn order, but those of two players, which would swap every turn, keep their sides.
    """
    if len(order) == SEATS_WITH_SIDES:
        return [(seat, seat == order[0]) for seat in sorted(order)]
    return [(seat, False) for seat in order]


def arrange(theme: Theme, players: Sequence[Panel]) -> Arrangement:
    """Arrange panels: in the roomiest print that needs few lines."""
    wide = (POSTER_SIZE[0] - 2 * POSTER_RIM - POSTER_GAP * (len(players) - 1)) // len(players)
    name, line, body = (sized(theme, each) for each in (PANEL_NAME_HEIGHT, PANEL_LINE_HEIGHT, MIN_PANEL_BODY))
    widest = max(width(str(player.points.amount), Typeface.TITLE, sized(theme, SCORE_SIZE)) for player in players)
    column = widest + 2 * SCORE_MARGIN
    lines, chosen = _printed(theme, players, wide - column - PANEL_RIM)
    if lines <= MAX_LINES_BESIDE:
        goods = Box(column, name + 1, wide - column - PANEL_RIM, max(line * lines + 4, body))
        return Arrangement((wide, goods.bottom + PANEL_RIM), Box(0, goods.y, column, goods.h), goods, chosen)
    column = column * SMALL_SCORE_SIZE // SCORE_SIZE
    lines, chosen = _printed(theme, players, wide - 2 * PANEL_RIM)
    goods = Box(PANEL_RIM, body, wide - 2 * PANEL_RIM, line * lines + 4)
    return Arrangement((wide, goods.bottom + PANEL_RIM), Box(wide - column, 0, column, body), goods, chosen)


def _printed(theme: Theme, players: Sequence[Panel], room: int) -> tuple[int, Print]:
    """Return the number of lines in a room, and their print."""
    prints = [Print(each.lines, *(sized(theme, size) for size in each[1:])) for each in PRINTS]
    needed = [max(1, *(len(_lines(player, each, room)) for player in players)) for each in prints]
    return next(
        (each for each in zip(needed, prints, strict=True) if each[0] <= each[1].lines), (needed[-1], prints[-1])
    )


@drawn_once
def panel(theme: Theme, player: Panel, arranged: Arrangement) -> CanvasPart:
    """Draw one player's panel in the seat's colour: name, points and goods. An asked player's has a frame."""
    (wide, high), score, plate, chosen = arranged
    canvas = Canvas(theme, wide, high)
    frame = ("ink", PANEL_RIM - 1) if player.asked else ()
    canvas.panel(Box(0, 0, wide, high), f"seat.{player.seat}", 12, *frame)
    sign, middle = sized(theme, PANEL_NAME_HEIGHT) - 6, sized(theme, PANEL_NAME_HEIGHT) // 2 + 2
    canvas.paste(8, middle - sign // 2, crest(theme, player.seat, sign))
    right = wide if score.y else score.x
    name = Pen(Typeface.BOLD, sized(theme, 26), "letter", MIN_TEXT_SIZE)
    room = right - sign - 18 - (sign if player.first else 0)
    canvas.text(sign + 14, middle, player.name, name, room=room)
    if player.first:
        canvas.sketch(right - sign // 2 - 6, middle, PENNANT, sign)
    points, size = player.points, sized(theme, SCORE_SIZE if score.y else SMALL_SCORE_SIZE)
    x, y = score.centre
    canvas.text(x, y, str(points.amount), Pen(Typeface.TITLE, size, "letter"), "m")
    if points.change:
        canvas.sketch(
            x,
            y + (size // 2 if points.change < 0 else -size // 2),
            _trend(points, "letter", f"seat.{player.seat}"),
            POINTS_TREND_SIZE,
        )
    canvas.panel(plate, "panel", 9)
    lines = _lines(player, chosen, plate.w)
    pitch = sized(theme, PANEL_LINE_HEIGHT)
    for number, line in enumerate(lines):
        room = plate.w - 2 * chosen.side - _line_width(line, chosen)
        step = chosen.between + min(room // len(line), MAX_SPREAD)
        x, y = plate.x + chosen.side, plate.centre[1] + (2 * number + 1 - len(lines)) * pitch // 2
        for figure in line:
            _figure(canvas, x, y, figure, chosen)
            x += _wide(figure, chosen) + step
    return CanvasPart(canvas.image, tuple(canvas.labels), rounded(wide, high, 12))


def _lines(player: Panel, chosen: Print, room: int) -> list[Line]:
    """Return the goods without amounts of 0, each line broken into as many as it needs in a room."""
    return [part for line in player.held for part in _broken(line, chosen, room - 2 * chosen.side)]


def _broken(line: Line, chosen: Print, room: int) -> Iterator[Line]:
    kept: Line = ()
    for figure in line:
        if figure.amount:
            if kept and _line_width((*kept, figure), chosen) > room:
                yield kept
                kept = ()
            kept = (*kept, figure)
    if kept:
        yield kept


def _line_width(line: Line, chosen: Print) -> int:
    return sum(_wide(figure, chosen) for figure in line) + chosen.between * (len(line) - 1)


def _wide(figure: Figure, chosen: Print) -> int:
    sign = chosen.sign + 3 if figure.kind else 0
    return sign + width(str(figure.amount), Typeface.BOLD, chosen.letter)


def _figure(canvas: Canvas, x: int, y: int, figure: Figure, chosen: Print) -> None:
    """Draw a sign with its amount; an arrow at the sign's foot if it has risen or fallen."""
    if figure.kind:
        canvas.sketch(x + chosen.sign // 2, y, drawing(figure.kind), chosen.sign)
    if figure.kind and figure.change:
        role = "gain" if figure.change > 0 else "loss"
        size = int(chosen.sign * TREND_SHARE)
        canvas.sketch(x + chosen.sign - 1, y + chosen.sign // 2 - 3, _trend(figure, role, "panel"), size)
    canvas.text(x + (chosen.sign + 3 if figure.kind else 0), y, str(figure.amount), Pen(Typeface.BOLD, chosen.letter))


def _trend(figure: Figure, role: str, rim: str) -> str:
    """Return an arrow up or down with a rim."""
    if figure.change > 0:
        return f"poly {rim} 16,-1 33,29 30,32 2,32 -1,29\npoly {role} 16,6 27,27 5,27"
    return f"poly {rim} 16,33 33,3 30,0 2,0 -1,3\npoly {role} 16,26 27,5 5,5"


@drawn_once
def badge(theme: Theme, letters: str, around: str = "", high: int = OPTION_BADGE_HEIGHT) -> CanvasPart:
    """Draw the letters of the options at a spot, as on a key; `around` colours its corners, by default transparent."""
    part = key(theme, letters, sized(theme, high), sized(theme, high * 5 // 6), around or "shade")
    return part if around else part._replace(mask=rounded(*part.image.size, BADGE_RADIUS))


@drawn_once
def price(theme: Theme, deniers: int) -> CanvasPart:
    """Draw a number of deniers on a coin."""
    size = sized(theme, COIN_HEIGHT)
    canvas = Canvas(theme, size, size, "denier")
    canvas.sketch(size // 2, size // 2, "oval dark.denier 0,0 32,32\noval light.denier 2.5,2.5 29.5,29.5", size)
    canvas.text(size // 2, size // 2, str(deniers), Pen(Typeface.BOLD, sized(theme, COIN_TEXT_SIZE), "shade"), "m")
    return CanvasPart(canvas.image, tuple(canvas.labels), rounded(size, size, size // 2))
