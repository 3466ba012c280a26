"""The poster's castle, large, and the castle as the backdrop of a podium."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Final

from engine.core.types import Option, Seat
from engine.magna_carta.view import MagnaCartaView, SectionView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.parts import castle_drawing
from render.parts.pieces import row, token
from render.parts.podium import PROPERTY_SIGNS
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.parts.tiles import amounts
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.phrases import name
from render.prose.words import Words

CASTLE_SPOT: Final = "castle"
COLUMN_WIDTH: Final = 400
"""Width of the column beside the drawing."""

MAX_LINE_PITCH: Final = 64
"""Maximum distance from one line in the column to the next."""

MIN_LINE_PITCH: Final = 40
"""Minimum height of lines in one column; lower ones are in two columns, without the price."""

TOKENS_LEFT_WIDTH: Final = 70
"""Minimum width of how many tokens are left, so that the worth of all tokens is in one column."""

COLUMN_MARGIN: Final = 14
COLUMN_RIM: Final = 8
BATCH_SIGNS: Final = ("food", "wood", "stone", "arrow", "chit")


def draw_castle(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the column beside the castle: the tokens that are left, a batch, the batches given, and all on offer."""
    _column(canvas, picture.view, picture.words, box.inset(COLUMN_MARGIN, COLUMN_RIM))


def _column(canvas: Canvas, view: MagnaCartaView, words: Words, box: Box) -> None:
    """Draw the tokens that are left, a batch, the batches given, and every number of batches on offer, on a panel."""
    options = [option for one in view.decisions for option in one.ask.options if option.spot == CASTLE_SPOT]
    given = [seat for seat in view.passed if view.players[seat].batches]
    before = len(view.sections) + 1 + bool(given)
    columns = 1 if (before + len(options)) * sized(canvas.theme, MIN_LINE_PITCH) <= box.h else 2
    lines = -(-len(options) // columns)
    line = box._replace(h=min(sized(canvas.theme, MAX_LINE_PITCH), box.h // (before + lines)))
    panel = box._replace(h=line.h * (before + lines)).inset(-COLUMN_MARGIN, -COLUMN_RIM)
    canvas.panel(panel, "panel", 12)
    for section in view.sections:
        said, current = section_words(words, section), section.id == current_section(view)
        canvas.part(
            line.x, line.y, section_line(canvas.theme, (line.w, line.h - 4), section, said, section.left, current)
        )
        line = line.moved(0, line.h)
    row(canvas, line.x + 8, line.centre[1], BATCH_SIGNS, sized(canvas.theme, 30), line.w - 16)
    line = line.moved(0, line.h)
    if given:
        _given(canvas, view, given, words("board-batches-given"), line)
        line = line.moved(0, line.h)
    cell = line._replace(w=line.w // columns)
    for number, option in enumerate(options):
        column, place = divmod(number, lines)
        _batches(canvas, option, cell.moved(column * cell.w, place * cell.h), paid=columns == 1)


def current_section(view: MagnaCartaView) -> str:
    """Return the section of the next token."""
    return next((section.id for section in view.sections if section.left), "")


def drawing(
    view: MagnaCartaView, earlier: MagnaCartaView, theme: Theme, size: tuple[int, int], site: Box | None = None
) -> CanvasPart:
    """Draw the castle at its `site` in a landscape: each token that a player holds is a part that is built."""
    storeys, old = [], []
    for section in view.sections:
        now, previous = ([player.tokens[section.id] for player in each.players] for each in (view, earlier))
        gained = [max(0, many - before) for many, before in zip(now, previous, strict=True)]
        kept = [many - more for many, more in zip(now, gained, strict=True)]
        houses = (*_in_turn(kept), *_in_turn(gained))[: section.total]
        storeys.append(castle_drawing.MasonrySection(section.id, section.total, houses))
        old.append(min(sum(kept), section.total))
    return castle_drawing.castle(theme, size, tuple(storeys), tuple(old), current_section(view) or None, site)


def _in_turn(tokens: Sequence[int]) -> Iterator[Seat]:
    """Yield the holders of tokens, each in turn, for it is not known who took which."""
    left = list(tokens)
    for seat in cycle(range(len(left))):
        if not any(left):
            return
        if left[seat]:
            left[seat] -= 1
            yield seat


def section_words(words: Words, section: SectionView) -> tuple[str, str]:
    """Return the name of a section, and how many of its tokens are left."""
    return name(words, section.id, "section"), words("board-cubes-left", cubes=section.left)


@drawn_once
def section_line(
    theme: Theme, size: tuple[int, int], section: SectionView, said: tuple[str, str], old: int, current: bool
) -> CanvasPart:
    """Draw the worth of a token, and the tokens left; those that were there among the `old` ones leave a glow."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    canvas.panel(Box(0, 0, wide, high), "beyond" if current else "panel", 8)
    letter, ink = sized(theme, 26), "ink" if section.left else "faint"
    pips = high >= 2 * letter
    y = high // 2 - (8 if pips else 0)
    canvas.sketch(8 + letter // 2, y, PICTOGRAMS[section.id], letter + 6)
    named, left = said
    pen = Pen(Typeface.BOLD, letter, ink, MIN_TEXT_SIZE)
    worth = wide - 28 - max(TOKENS_LEFT_WIDTH, width(left, Typeface.BOLD, letter)) - 2 * letter
    canvas.text(letter + 24, y, named, pen, room=worth - letter - 40)
    canvas.sketch(worth, y, PICTOGRAMS["vp"], letter)
    canvas.text(worth + 18, y, str(section.points), pen)
    canvas.text(wide - 10, y, left, pen, "r")
    pitch = (wide - 20) // section.total
    for number in range(section.total if pips else 0):
        role = "stone" if number < section.left else "glow" if number < old else "line"
        canvas.panel(Box(10 + number * pitch, high - 17, pitch - 4, 11), role, 5)
    return canvas.finished()


def _given(canvas: Canvas, view: MagnaCartaView, given: Sequence[Seat], title: str, box: Box) -> None:
    """Draw the batches given by each player below a `title`; the gold is for the most, of equals for the first."""
    most = max(given, key=lambda seat: view.players[seat].batches)
    x, y, sign, letter = box.x + 8, box.centre[1], sized(canvas.theme, 36), sized(canvas.theme, 28)
    x += canvas.text(x, y, title, Pen(Typeface.BOLD, MIN_TEXT_SIZE, "faint"), room=box.w // 3) + 14
    for seat in given:
        canvas.paste(x, y - sign // 2, token(canvas.theme, seat, sign))
        x += sign + 6
        x += canvas.text(x, y, f"{view.players[seat].batches}×", Pen(Typeface.BOLD, letter))
        if seat == most:
            canvas.sketch(x + 8 + letter // 2, y, PICTOGRAMS["gold"], letter)
            x += letter + 10
        x += 14


def _batches(canvas: Canvas, option: Option, box: Box, *, paid: bool) -> None:
    """Draw a number of batches with its gain and, if wanted, its price (`paid`)."""
    pay, gain = option.data["pay"], option.data["gain"]
    assert isinstance(pay, dict)
    assert isinstance(gain, dict)
    size, y = sized(canvas.theme, 30), box.centre[1]
    canvas.text(box.x + 8, y, f"{option.data['count']}×", Pen(Typeface.TITLE, size))
    shown = (*(amounts(pay) if paid else ()), "arrow", *amounts(gain))
    row(canvas, box.x + 2 * size + 8, y, shown, size, box.w - 2 * size - 16)


SOURCE_SIGNS: Final = {"castle": "chit", **PROPERTY_SIGNS}
"""Signs of the sources of points, items of a row."""

backdrop: Final = castle_drawing.backdrop(drawing)
