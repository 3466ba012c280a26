"""Looks of pieces to eyes that see fewer colours, and the distance between any two of them.

Dichromacy is simulated with the matrices of Machado, Oliveira and Fernandes (2009) for complete absence of a cone, on
linear light; grey keeps the luminance alone. Distances are Euclidean in Oklab (Ottosson, 2020), times 100: about 2 is
just visible.
"""

import math
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from PIL import Image

from render.canvas.sketch import Sprite, sketch
from render.canvas.theme import Colour, Theme
from render.parts.pieces import SEAT_LETTERS, token
from render.pictograms import PICTOGRAMS

Linear = tuple[float, float, float]
Matrix = tuple[Linear, Linear, Linear]

VISIONS: Final[dict[str, Matrix]] = {
    "full colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}

CUBES: Final = ("food", "wood", "stone", "cloth", "gold")
SEATS: Final = range(5)
PIECE_SIZE: Final = 30
"""Width in pixels of the compared pieces, as on a board."""


class Gap(NamedTuple):
    """The two pieces that look most alike, with their distance."""

    distance: float
    one: str
    other: str


def nearest_seats(theme: Theme, vision: str) -> Gap:
    """Return the two seats whose tokens look most alike."""
    return _nearest(theme, vision, {SEAT_LETTERS[seat]: token(theme, seat, PIECE_SIZE) for seat in SEATS})


def nearest_cubes(theme: Theme, vision: str) -> Gap:
    """Return the two kinds of cubes that look most alike."""
    return _nearest(theme, vision, {kind: sketch(PICTOGRAMS[kind], theme, PIECE_SIZE) for kind in CUBES})


def distance(one: Colour, other: Colour, vision: str) -> float:
    """Return the visible distance of two colours."""
    return math.dist(_oklab(one, vision), _oklab(other, vision)) * 100


def _nearest(theme: Theme, vision: str, pieces: dict[str, Sprite]) -> Gap:
    shown = {name: _paste(theme, sprite) for name, sprite in pieces.items()}
    return min(
        Gap(_mean_distance(shown[one], shown[other], vision), one, other) for one, other in combinations(shown, 2)
    )


def _paste(theme: Theme, sprite: Sprite) -> tuple[list[Colour], list[int]]:
    """Return a piece's pixels on a panel, and the opacity of each."""
    ground = Image.new("RGB", sprite.pixels.size, theme["panel"])
    ground.paste(sprite.pixels, (0, 0), sprite.mask)
    return list(_pixels(ground)), list(sprite.mask.tobytes())


def _pixels(image: Image.Image) -> Iterator[Colour]:
    flat = iter(image.tobytes())
    yield from zip(flat, flat, flat, strict=True)


def _mean_distance(one: tuple[list[Colour], list[int]], other: tuple[list[Colour], list[int]], vision: str) -> float:
    """Return the mean distance of two pieces' pixels, over all that either of them covers."""
    weights = [max(pair) for pair in zip(one[1], other[1], strict=True)]
    apart = [distance(*pair, vision) for pair in zip(one[0], other[0], strict=True)]
    return sum(weight * far for weight, far in zip(weights, apart, strict=True)) / sum(weights)


@cache
def _oklab(colour: Colour, vision: str) -> Linear:
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(VISIONS[vision], _linear(colour)))
    cones = _times(CONES, (red, green, blue))
    return _times(OPPONENTS, (math.cbrt(cones[0]), math.cbrt(cones[1]), math.cbrt(cones[2])))


CONES: Final[Matrix] = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
OPPONENTS: Final[Matrix] = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def _times(matrix: Matrix, vector: Linear) -> Linear:
    x, y, z = (sum(factor * part for factor, part in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _linear(colour: Colour) -> Linear:
    red, green, blue = (part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour)
    return red, green, blue
