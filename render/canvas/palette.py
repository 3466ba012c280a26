"""The palette that the pictures of a theme are reduced to."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from PIL import Image

from render.canvas.theme import PIECES, Colour, Theme, mix

SIZE: Final = 256
"""Colours in a palette."""

BOX: Final = 8
"""A colour between two roles is left out where another is so near."""

EDGES: Final = (
    (5, "ink", "panel"),
    (3, "letter", "band"),
    (2, "letter", "seat"),
    (2, "ink", "tile"),
    (2, "faint", "panel"),
    (2, "faint", "ground"),
    (2, "seat", "panel"),
    (1, "seat", "ground"),
    (3, "glow", "panel"),
    (2, "glow", "seat"),
    (1, "glow", "road"),
    (2, "letter", "mark"),
    (1, "ink", "road"),
    (1, "seat", "tile"),
    (1, "cloth", "tile"),
    (1, "food", "tile"),
    (1, "roof", "tile"),
    (1, "favour", "tile"),
)
"""Steps, and the roles above and below (a group's name stands for all of it), in the order of importance."""


@cache
def palette(theme: Theme) -> Image.Image:
    """The 256 colours that every picture of a theme is made of, as an image of mode P for `Image.quantize`."""
    colours = list(dict.fromkeys(theme.roles.values()))
    taken = set(map(_box, colours))
    for colour in _colours(theme):
        if len(colours) < SIZE and _box(colour) not in taken:
            taken.add(_box(colour))
            colours.append(colour)
    flat = [channel for colour in colours for channel in colour]
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[:3] * (SIZE - len(colours)))
    return image


def _box(colour: Colour) -> Colour:
    """Which box of `BOX` levels a side holds a colour: `Image.quantize` tells colours apart by boxes of four."""
    red, green, blue = colour
    return red // BOX, green // BOX, blue // BOX


def _colours(theme: Theme) -> Iterator[Colour]:
    """Shades of the pieces, then what lies between two colours that meet along many edges."""
    pieces = [line.split()[0] for line in PIECES.strip().splitlines()]
    yield from (theme[f"{shade}.{role}"] for role in pieces for shade in ("dark", "light"))
    for steps, above, below in EDGES:
        for top, bottom in product(_matching(theme, above), _matching(theme, below)):
            for step in range(1, steps + 1):
                yield mix(theme[bottom], theme[top], step / (steps + 1))


def _matching(theme: Theme, role: str) -> list[str]:
    return [role] if role in theme.roles else [each for each in theme.roles if each.startswith(f"{role}.")]
