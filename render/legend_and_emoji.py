"""Legends, the signs of a game's boards with an explanation of each, and signs as emoji for Discord.

Emoji have a pale rim, legible on dark and on light.
"""

from collections.abc import Mapping
from hashlib import blake2b
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageFilter

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.canvas.sketch import sketch
from render.canvas.theme import THEMES
from render.parts.pieces import SEAT_LETTERS, centred_row, token
from render.parts.poster import MIN_TEXT_SIZE, POSTER_SIZE
from render.pictograms import PICTOGRAMS
from render.prose.signs import legend_parts
from render.prose.words import Words

LEGEND_MARGIN: Final = 24
LEGEND_COLUMNS: Final = 2
SIGNS_WIDTH: Final = 160
"""Width of the signs at the start of a line; the rest is for the words."""

SIGN_HEIGHT: Final = 60
LETTER_SIZE: Final = 42
"""Heights of a sign and of its text."""


def draw_legend(game: str, words: Words, part: int = 0, theme: str = "day") -> bytes:
    """Draw a part of a game's legend as a PNG file. Raises KeyError for an unknown game or theme."""
    return paint_legend(game, words, part, theme).png()


def paint_legend(game: str, words: Words, part: int = 0, theme: str = "day") -> Canvas:
    """Return the canvas that `draw_legend` saves as a file."""
    canvas, signs = Canvas(THEMES[theme], *POSTER_SIZE), legend_parts(game)[part]
    rows = -(-len(signs) // LEGEND_COLUMNS)
    width, height = (
        (POSTER_SIZE[0] - LEGEND_MARGIN * (LEGEND_COLUMNS + 1)) // LEGEND_COLUMNS,
        (POSTER_SIZE[1] - 2 * LEGEND_MARGIN) // rows,
    )
    for number, (name, items) in enumerate(signs.items()):
        column, line = divmod(number, rows)
        left, top = LEGEND_MARGIN + column * (width + LEGEND_MARGIN), LEGEND_MARGIN + line * height
        canvas.panel(Box(left, top + 4, width, height - 8), "panel", 10)
        centred_row(canvas, left + SIGNS_WIDTH // 2, top + height // 2, items, SIGN_HEIGHT, SIGNS_WIDTH - 20)
        room = Box(left + SIGNS_WIDTH, top + 4, width - SIGNS_WIDTH - 10, height - 8)
        canvas.paragraph(room, words(f"legend-{name}"), Pen(Typeface.BOLD, LETTER_SIZE, "ink", MIN_TEXT_SIZE))
    return canvas


EMOJI_SIZE: Final = 128
EMOJI_MARGIN: Final = 6
RIM_WIDTH: Final = 5
"""Width and height of an emoji, distance of the sign from its edges, and thickness of the rim around the sign."""

PICTURE_HASH_BYTES: Final = 4

PIECES: Final = ("worker", "provost", "bailiff", "castle", "favour", "build", "pile", "hand")
GOODS: Final = ("denier", "food", "wood", "stone", "cloth", "gold", "brick", "wool", "grain", "ore", "any", "vp")
ACTS: Final = (
    "undo",
    "redo",
    "hint",
    "board",
    "log",
    "since",
    "describe",
    "why",
    "help",
    "next-game",
    "resign",
    "organiser",
)

DRAWINGS: Final[Mapping[str, str]] = (
    {sign: PICTOGRAMS[sign] for sign in (*PIECES, *GOODS)}
    | {sign: PICTOGRAMS[f"act.{sign}"] for sign in ACTS}
    | {"pass": PICTOGRAMS["passed"]}
)
"""Pictograms by sign."""

EMBLEMS: Final = tuple(f"seat-{letter.lower()}" for letter in SEAT_LETTERS)
"""Signs of the seats, the first seat first."""

SIGNS: Final = (*DRAWINGS, *EMBLEMS)


class Emoji(NamedTuple):
    """A drawn sign, its picture as a PNG file, and a name in the characters that Discord allows, with a hash of the picture."""

    sign: str
    name: str
    picture: bytes


def draw_emoji(sign: str) -> Emoji:
    """Draw a sign. Raises KeyError for an unknown one."""
    image, file = _painted(sign), BytesIO()
    image.save(file, "PNG")
    mark = blake2b(image.tobytes(), digest_size=PICTURE_HASH_BYTES).hexdigest()
    return Emoji(sign, f"{sign.replace('-', '_')}_{mark}", file.getvalue())


def _painted(sign: str) -> Image.Image:
    theme, inner = THEMES["day"], EMOJI_SIZE - 2 * EMOJI_MARGIN
    drawn = token(theme, EMBLEMS.index(sign), inner) if sign in EMBLEMS else sketch(DRAWINGS[sign], theme, inner)
    mask = Image.new("L", (EMOJI_SIZE, EMOJI_SIZE))
    mask.paste(drawn.mask, (EMOJI_MARGIN, EMOJI_MARGIN))
    image = Image.new("RGB", mask.size, theme["letter"])
    image.paste(drawn.pixels, (EMOJI_MARGIN, EMOJI_MARGIN), drawn.mask)
    rim = mask.filter(ImageFilter.MaxFilter(2 * RIM_WIDTH + 1)).filter(ImageFilter.GaussianBlur(1))
    image.putalpha(ImageChops.lighter(rim, mask))
    return image
