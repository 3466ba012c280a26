"""Roads of all games: river and bridge, the paved strip below every space, workers, and figures with their trail."""

from collections.abc import Iterable, Sequence
from typing import Final

from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.parts.badges import Middle
from render.parts.layout import Layout
from render.parts.pieces import outlined, token, worker
from render.pictograms import PICTOGRAMS

NUMBER_LEFT: Final = 22
LETTER_LEFT: Final = 58
"""Distance of the space's number, and of the letters of an option, from a strip's left edge."""

PASSED_SIZE: Final = 36
DOT: Final = 18
STRIP_BADGE_HEIGHT: Final = 34
"""Height of an option's letters on a strip, where there is less room than on a space."""

FIGURE_PLACES: Final = {"bailiff": (48, "favour"), "provost": (26, "mark")}
"""Distance of a figure from a strip's right edge, and the colour of its trail."""

Point = tuple[int, int]


def river(canvas: Canvas, box: Box) -> None:
    """Draw water with a few waves."""
    canvas.fill(box, "river")
    for number in range(box.w // 80):
        canvas.panel(Box(box.x + 30 + number * 72, box.y + (12 if number % 2 else 26), 40, 4), "ripple", 2)


def bridge(canvas: Canvas, box: Box, places: Iterable[Point]) -> None:
    """Draw the planks, with numbered places for players who pass."""
    canvas.panel(box, "line", 8)
    canvas.panel(box.inset(4, 0), "road", 6)
    for number, (x, y) in enumerate(places, 1):
        canvas.panel(Box(x - 17, y - 17, 34, 34), "beyond", 17)
        canvas.text(x, y, str(number), Pen(Typeface.BOLD, 20, "faint"), "m")


def passed(canvas: Canvas, seats: Sequence[int], places: Iterable[Point]) -> None:
    """Draw the signs of the players who have passed, in their order."""
    for seat, (x, y) in zip(seats, places, strict=False):
        canvas.paste(x - PASSED_SIZE // 2, y - PASSED_SIZE // 2, token(canvas.theme, seat, PASSED_SIZE))


def strip(canvas: Canvas, place: Layout, number: int, role: str, banner: bool = False) -> None:
    """Draw the strip of road below a space: its number (on a `banner` where scoring is triggered) and its bend."""
    box = place.places[f"strip.{number}"]
    canvas.part(box.x, box.y, _paved(canvas.theme, box.size, number, role, banner))
    if f"bend.{number}" in place.places:
        canvas.fill(place.places[f"bend.{number}"], role)


@drawn_once
def _paved(theme: Theme, size: tuple[int, int], number: int, role: str, banner: bool) -> CanvasPart:
    wide, high = size
    canvas = Canvas(theme, wide, high, "ground")
    canvas.fill(Box(0, 5, wide, high - 10), role)
    x, y = NUMBER_LEFT, high // 2
    if banner:
        canvas.panel(Box(x - 20, y - 14, 40, 28), "band.prestige", 6)
        canvas.text(x, y, str(number), Pen(Typeface.BOLD, 22, "letter"), "m")
    else:
        canvas.text(x, y, str(number), Pen(Typeface.BOLD, 22, "ink" if role == "road" else "faint"), "m")
    return canvas.finished()


def stand(canvas: Canvas, x: int, y: int, size: int, seat: int | None, previous: int | None) -> None:
    """Draw a worker at a point, with a glow if `previous` was another; or a ring where a worker has left."""
    if seat is not None:
        if seat != previous:
            canvas.panel(Box(x - size // 2 - 2, y - size // 2 - 2, size + 4, size + 4), "glow", size // 2 + 2)
        canvas.paste(x - size // 2, y - size // 2, worker(canvas.theme, seat, size))
    elif previous is not None:
        canvas.sketch(x, y, f"ring/3 seat.{previous} 5,5 27,27", size)


def figure(canvas: Canvas, figure: str, number: int, earlier: int, place: Layout) -> None:
    """Draw provost or bailiff on the strip of a space, with dots along the way from the earlier space."""
    end, trail = FIGURE_PLACES[figure]
    for space in range(min(number, earlier), max(number, earlier) + 1):
        x, y = _figure_position(place.places[f"strip.{space}"], end)
        if space == number:
            strip = place.places[f"strip.{space}"]
            size = strip.h
            canvas.paste(x - size // 2, strip.y, outlined(PICTOGRAMS[figure], canvas.theme, size))
        else:
            canvas.sketch(x, y, f"oval {trail} 6,6 26,26" if space != earlier else f"ring/6 {trail} 1,1 31,31", DOT)


def badge_position(strip: Box) -> Middle:
    """Return the place of an option's letters: beside the space's own number."""
    return Middle(strip.x + LETTER_LEFT, strip.centre[1], STRIP_BADGE_HEIGHT)


def _figure_position(strip: Box, end: int) -> Point:
    return strip.right - end, strip.centre[1]
