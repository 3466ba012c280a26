"""Emoji for Discord: signs of games, seats and acts as small pictures with a pale rim, legible on dark and on light."""

from collections.abc import Mapping
from hashlib import blake2b
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageFilter

from render.canvas.sketch import sketch
from render.canvas.theme import THEMES
from render.parts.pieces import SEAT_LETTERS, token
from render.pictograms import PICTOGRAMS

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
