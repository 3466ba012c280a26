"""What tiles and cards of all games are made of: a heading on a coloured body, short names, costs, what an effect says."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas
from render.canvas.theme import Theme
from render.prose.phrases import name
from render.prose.words import Words

BAND: Final = 25
"""Height of a tile's heading."""

TILE_RADIUS: Final = 9
GAP: Final = " "
"""Between two kinds of a cost."""

GONE: Final = 0.68
"""How far a tile fades that is shut, or gone from the stock."""


def short(words: Words, id: str) -> str:
    """A building's name, short enough for a tile where the language has such a name."""
    tile = f"board-tile-{id}"
    return words(tile) if words.has(tile) else name(words, id)


@drawn_once
def blank(theme: Theme, size: tuple[int, int], colour: str, around: str, band: int = BAND) -> Canvas:
    """A tile of a colour, to be copied; `around` colours its corners."""
    width, height = size
    canvas = Canvas(theme, width, height, around)
    canvas.panel(Box(0, 0, width, height), f"band.{colour}", TILE_RADIUS)
    canvas.panel(Box(0, band, width, height - band), f"tile.{colour}", TILE_RADIUS)
    canvas.fill(Box(0, band, width, TILE_RADIUS), f"tile.{colour}")
    return canvas


def amounts(goods: Mapping[str, int]) -> Iterator[str]:
    """A cost as items of `render.parts.pieces.row`; a figure stands clear of the kind before it, to which it does not belong."""
    for number, (kind, amount) in enumerate(goods.items()):
        if number:
            yield GAP
        if amount > 1:
            yield str(amount)
        yield kind


def joined(several: Iterable[int]) -> str:
    """Amounts of which one is chosen."""
    return "/".join(map(str, several))
