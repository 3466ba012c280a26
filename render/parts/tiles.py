"""Tiles and cards of all games: a heading on a coloured body, short names, costs and effects."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.parts.poster import MIN_TEXT_SIZE
from render.prose.phrases import name
from render.prose.words import Words

TILE_BAND: Final = 25
"""Height of a tile's heading."""

TILE_RADIUS: Final = 9
COST_GAP: Final = " "
"""Item between two kinds of a cost."""

FADE_SHARE: Final = 0.68
"""Share by which a tile fades that is shut, or gone from the stock."""

MIN_ABBREVIATION: Final = 3
"""Minimum number of letters before the full stop of an abbreviated name."""

UNFIT_ENDS: Final = "aeiouàáèéìíòóùú ."
"""Letters on which no abbreviation ends."""

Names = tuple[str, ...]
"""A card's names, longest first."""


def short(words: Words, id: str) -> str:
    """Return a building's name, in a short form for tiles if the language has one."""
    tile = f"board-tile-{id}"
    return words(tile) if words.has(tile) else name(words, id)


def title(called: Names, room: int) -> str:
    """Return the first of a card's names that fits, else the last one abbreviated, as in "Acqued."; empty if too narrow."""
    last = called[-1]
    ends = (end for end in range(len(last) - 1, MIN_ABBREVIATION - 1, -1) if last[end - 1] not in UNFIT_ENDS)
    possible = chain(called, (f"{last[:end]}." for end in ends))
    return next((each for each in possible if width(each, Typeface.BOLD, MIN_TEXT_SIZE) <= room), "")


@drawn_once
def blank(theme: Theme, size: tuple[int, int], colour: str, around: str, band: int = TILE_BAND) -> Canvas:
    """Draw a tile of a colour, to be copied; `around` colours its corners."""
    width, height = size
    canvas = Canvas(theme, width, height, around)
    canvas.panel(Box(0, 0, width, height), f"band.{colour}", TILE_RADIUS)
    canvas.panel(Box(0, band, width, height - band), f"tile.{colour}", TILE_RADIUS)
    canvas.fill(Box(0, band, width, TILE_RADIUS), f"tile.{colour}")
    return canvas


def amounts(goods: Mapping[str, int]) -> Iterator[str]:
    """Yield a cost as items of `render.parts.pieces.row`, with gaps that separate a figure from the kind before it."""
    for number, (kind, amount) in enumerate(goods.items()):
        if number:
            yield COST_GAP
        if amount > 1:
            yield str(amount)
        yield kind


def joined(several: Iterable[int]) -> str:
    """Join alternative amounts."""
    return "/".join(map(str, several))
