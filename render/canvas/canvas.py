"""The canvas of pictures: text, sprites and panels are pasted from caches, in RGB, and reported for checks.

A `Canvas` notes every text with its box and the room that it was given, so that a test can find overlaps without
looking. Finished parts (`Canvas.part`) are pasted as sprites, their labels with them.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from struct import pack
from typing import Final, NamedTuple
from zlib import compress, crc32

from PIL import Image, ImageDraw

from render.canvas.caching import drawn_once
from render.canvas.fonts import Typeface, cap_height, evened, fit, pitch, run, wrap
from render.canvas.sketch import OVERSAMPLING, Sprite, sketch
from render.canvas.theme import PIECE_COLOURS, Colour, Theme, mix

PNG_LEVEL: Final = 2
"""Compression level of PNG files: a tenth smaller than level 1 in the same time (docs/decisions/rendering.md)."""


PNG_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
PNG_INDEXED: Final = 3
"""The colour type of a picture with a palette."""


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Return the first column after the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Return the first row below the box."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """Return the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height."""
        return self.w, self.h

    def inset(self, x: int, y: int | None = None) -> "Box":
        """Return the box without a border of `x` at the sides, `y` (by default as much) at top and bottom."""
        rim = x if y is None else y
        return Box(self.x + x, self.y + rim, self.w - 2 * x, self.h - 2 * rim)

    def moved(self, x: int, y: int) -> "Box":
        """Return the box, moved."""
        return self._replace(x=self.x + x, y=self.y + y)


class Label(NamedTuple):
    """A text as drawn: its box, letter-tight in height."""

    text: str
    box: Box


class CanvasPart(NamedTuple):
    """A finished image with its labels, to be pasted into another; it covers what is below, except where masked."""

    image: Image.Image
    labels: tuple[Label, ...]
    mask: Image.Image | None = None


HALO: Final = 2
"""Width of a rim around letters."""

AROUND: Final = tuple((x, y) for x, y in product((-HALO, 0, HALO), repeat=2) if x or y)
"""Offsets at which letters are drawn to make their rim."""

LARGE_PLATE: Final = 80
"""Height from which a plate is large."""

ANCHOR_SHIFT: Final = {"l": 0.0, "m": 0.5, "r": 1.0}
"""Share of a text's width that is left of its anchor."""


class Pen(NamedTuple):
    """The style of a text: typeface, size, the role of its colour, the minimum size (default 3/4 of it), and a halo.

    The `halo` is the role of a rim around the letters, which separates them from a picture behind.
    """

    face: Typeface
    size: int
    role: str = "ink"
    least: int = 0
    halo: str = ""


def stamp(image: Image.Image, corner: tuple[int, int], mask: Image.Image, source: Image.Image | Colour) -> None:
    """Paste a picture or a colour through a mask, or a picture through itself as a whole.

    `Image.paste` does the same with checks that take as long as a small paste.
    """
    x, y = corner
    area = (x, y, x + mask.width, y + mask.height)
    pixels = source.im if isinstance(source, Image.Image) else source
    if mask is source:
        image.im.paste(pixels, area)
    else:
        image.im.paste(pixels, area, mask.im)


class Canvas:
    """An RGB image being drawn in one theme."""

    def __init__(self, theme: Theme, width: int, height: int, ground: str = "paper") -> None:
        self.theme = theme
        self.image = Image.new("RGB", (width, height), theme[ground])
        self._noted: list[tuple[int, int, tuple[Label, ...]]] = []

    def copy(self, height: int = 0) -> "Canvas":
        """Return a canvas that continues from here without changing this one, cut to a height if one is given."""
        other, image = Canvas.__new__(Canvas), self.image
        other.theme, other._noted = self.theme, list(self._noted)
        other.image = image.crop((0, 0, image.width, height)) if height else image.copy()
        return other

    @property
    def labels(self) -> list[Label]:
        """Return all texts so far, including those of parts; collected only on demand."""
        return [Label(text, box.moved(x, y)) for x, y, labels in self._noted for text, box in labels]

    def text(self, x: int, y: int, text: str, pen: Pen, align: str = "l", room: int = 0) -> int:
        """Write a line whose capitals are centred on `y`, with its left, middle or right at `x`; return its width.

        With `room`, a text that is wider shrinks, and is cut if it must.
        """
        face, size, role, least, halo = pen
        if room:
            text, size = fit(text, face, size, least or size * 3 // 4, room)
        drawn = run(text, face, size)
        left = x - round(drawn.width * ANCHOR_SHIFT[align])
        cap = cap_height(face, size)
        top = y + (cap + 1) // 2 + drawn.top
        if halo:
            for x_off, y_off in AROUND:
                stamp(self.image, (left + drawn.left + x_off, top + y_off), drawn.mask, self.theme[halo])
        stamp(self.image, (left + drawn.left, top), drawn.mask, self.theme[role])
        self._noted.append((left, y - cap // 2, (Label(text, Box(0, 0, drawn.width, cap)),)))
        return drawn.width

    def paragraph(self, box: Box, text: str, pen: Pen, *, even: bool = False) -> None:
        """Write a text into a box, in as many lines as fit, left-aligned and centred in height.

        Lines are of about the same length if they are `even`.
        """
        lines, size = wrap(text, pen.face, pen.size, pen.least or pen.size * 3 // 4, box.w, box.h)
        if even:
            lines = evened(lines, pen.face, size)
        first = box.centre[1] - pitch(size) * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            self.text(box.x, first + number * pitch(size), line, Pen(pen.face, size, pen.role))

    def sketch(self, x: int, y: int, drawing: str, size: int) -> None:
        """Put a sketch with its middle at a point."""
        self.paste(x - size // 2, y - size // 2, sketch(drawing, self.theme, size))

    def paste(self, x: int, y: int, sprite: Sprite) -> None:
        """Put a sprite with its corner at a point."""
        stamp(self.image, (x, y), sprite.mask, sprite.pixels)

    def part(self, x: int, y: int, part: CanvasPart) -> None:
        """Put a finished part with its corner at a point."""
        stamp(self.image, (x, y), part.mask or part.image, part.image)
        self._noted.append((x, y, part.labels))

    def fill(self, box: Box, role: str) -> None:
        """Colour a box, with square corners."""
        self.image.paste(self.theme[role], (box.x, box.y, box.right, box.bottom))

    def panel(self, box: Box, role: str, radius: int = 10, outline: str = "", width: int = 2) -> None:
        """Colour a box with round corners; if `outline` names a role, draw a rim of `width` inside the box."""
        if outline:
            self._plate(box, outline, radius)
            box, radius = box.inset(width), max(1, radius - width)
        self._plate(box, role, radius)

    def _plate(self, box: Box, role: str, radius: int) -> None:
        """Fill a plate. Only the ends of a large one go through a mask, which costs far more than a plain fill."""
        if box.h < LARGE_PLATE:
            stamp(self.image, (box.x, box.y), rounded(box.w, box.h, radius), self.theme[role])
            return
        ends = rounded(box.w, 2 * radius, radius)
        stamp(self.image, (box.x, box.y), ends, self.theme[role])
        stamp(self.image, (box.x, box.bottom - 2 * radius), ends, self.theme[role])
        self.fill(Box(box.x, box.y + radius, box.w, box.h - 2 * radius), role)

    def fade(self, role: str, share: float) -> None:
        """Blend `share` of a colour over everything."""
        self.image = Image.blend(self.image, Image.new("RGB", self.image.size, self.theme[role]), share)

    def finished(self) -> CanvasPart:
        """Return this canvas as a part of another."""
        return CanvasPart(self.image, tuple(self.labels))

    def png(self) -> bytes:
        """Return the picture in the theme's palette, as a PNG file.

        Each line begins with the number of its filter, 0. Pillow's own writer takes a fifth longer.
        """
        (wide, high), colours = self.image.size, palette(self.theme)
        lines = Image.new("P", (wide + 1, high))
        lines.im.paste(self.image.im.convert("P", Image.Dither.NONE, colours.im), (1, 0, wide + 1, high))
        chunks = (
            (b"IHDR", pack(">IIBBBBB", wide, high, 8, PNG_INDEXED, 0, 0, 0)),
            (b"PLTE", bytes(colours.getpalette() or ())),
            (b"IDAT", compress(lines.tobytes(), PNG_LEVEL)),
            (b"IEND", b""),
        )
        return PNG_SIGNATURE + b"".join(
            pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data)) for kind, data in chunks
        )


@drawn_once
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return a mask with round corners; only the corners are smoothed, so that a large one costs little."""
    mask = Image.new("L", (width, height), 255)
    for x, y, corner in _corners(radius):
        mask.paste(corner, (x and width - radius, y and height - radius))
    return mask


@drawn_once
def _corners(radius: int) -> tuple[tuple[int, int, Image.Image], ...]:
    """Return the quarters of a disc, each with its corner in the disc."""
    across = 2 * radius
    disc = Image.new("L", (across * OVERSAMPLING, across * OVERSAMPLING))
    ImageDraw.Draw(disc).ellipse((0, 0, across * OVERSAMPLING - 1, across * OVERSAMPLING - 1), fill=255)
    small = disc.reduce(OVERSAMPLING)
    return tuple((x, y, small.crop((x, y, x + radius, y + radius))) for x, y in product((0, radius), repeat=2))


PALETTE_SIZE: Final = 256
"""Colours in the palette of a theme's PNG files."""

BOX_SIDE: Final = 8
"""Side of the boxes of colours of which a palette has one colour at most, besides those of roles."""

LAND: Final = ("ground", "road", "river", "hill")
"""Roles of land whose shades are in the palette, with those of pieces."""

PALETTE_EDGES: Final = (
    (2, "haze", "sky"),
    (1, "shade", "road"),
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
"""Steps in the palette along edges between two roles (a group's name means all of it), by importance."""


@cache
def palette(theme: Theme) -> Image.Image:
    """Return the 256 colours that every picture of a theme is made of, as an image of mode P for `Image.quantize`."""
    colours = list(dict.fromkeys(theme.roles.values()))
    taken = set(map(_colour_box, colours))
    for colour in _in_between(theme):
        if len(colours) < PALETTE_SIZE and _colour_box(colour) not in taken:
            taken.add(_colour_box(colour))
            colours.append(colour)
    flat = [channel for colour in colours for channel in colour]
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[:3] * (PALETTE_SIZE - len(colours)))
    image.load()
    return image


def _colour_box(colour: Colour) -> Colour:
    """Return the box of a colour, `BOX_SIDE` levels a side: `Image.quantize` tells colours apart by boxes of four."""
    red, green, blue = colour
    return red // BOX_SIDE, green // BOX_SIDE, blue // BOX_SIDE


def _in_between(theme: Theme) -> Iterator[Colour]:
    """Yield shades of the pieces, then steps between two colours that meet along many edges."""
    shaded = (*LAND, *(line.split()[0] for line in PIECE_COLOURS.strip().splitlines()))
    yield from (theme[f"{shade}.{role}"] for role in shaded for shade in ("dark", "light"))
    for steps, above, below in PALETTE_EDGES:
        for top, bottom in product(_roles(theme, above), _roles(theme, below)):
            for step in range(1, steps + 1):
                yield mix(theme[bottom], theme[top], step / (steps + 1))


def _roles(theme: Theme, role: str) -> list[str]:
    return [role] if role in theme.roles else [each for each in theme.roles if each.startswith(f"{role}.")]
