"""Emoji: every sign has a drawing that is small, see-through at the corners, and unlike the others."""

import re
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.legend_and_emoji import EMBLEMS, EMOJI_SIZE, SIGNS, draw_emoji
from render.parts.pieces import SEAT_LETTERS
from render.prose.signs import BUILDING_SIGNS, KEY_SIGNS, SAME_SIGNS

MAX_BYTES = 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
INLINE_SIZE = 22
"""The size in pixels at which Discord shows an emoji in a text or on a button."""

MIN_DIFFERENCE = 8.0
"""The least mean difference of two signs at that size, in steps of 255."""


def shrink(sign: str) -> Image.Image:
    """Return a sign at the size of a button."""
    opened = Image.open(BytesIO(draw_emoji(sign).picture)).resize((INLINE_SIZE, INLINE_SIZE), Image.Resampling.BOX)
    ground = Image.new("RGBA", opened.size, "#313338")
    return Image.alpha_composite(ground, opened).convert("RGB")


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_is_a_small_picture_that_discord_takes(sign: str) -> None:
    emoji = draw_emoji(sign)
    picture = Image.open(BytesIO(emoji.picture))
    assert (picture.format, picture.mode, picture.size) == ("PNG", "RGBA", (EMOJI_SIZE, EMOJI_SIZE))
    assert len(emoji.picture) < MAX_BYTES
    assert NAME.fullmatch(emoji.name)
    edge = EMOJI_SIZE - 1
    alpha = picture.getchannel("A")
    assert {alpha.getpixel(place) for place in ((0, 0), (edge, 0), (0, edge), (edge, edge))} == {0}
    assert alpha.getextrema() == (0, 255)


def test_a_name_is_that_of_one_picture() -> None:
    assert draw_emoji("undo") == draw_emoji("undo")
    names = {draw_emoji(sign).name for sign in SIGNS}
    assert len(names) == len({name.rpartition("_")[2] for name in names}) == len(SIGNS)


def test_signs_differ_at_the_size_of_a_button() -> None:
    pictures = {sign: shrink(sign) for sign in SIGNS}
    for one, other in combinations(SIGNS, 2):
        mean = ImageStat.Stat(ImageChops.difference(pictures[one], pictures[other])).mean
        assert sum(mean) / len(mean) >= MIN_DIFFERENCE, (one, other)


def test_every_seat_has_an_emblem_and_every_option_a_sign_that_is_drawn() -> None:
    assert len(EMBLEMS) == len(SEAT_LETTERS)
    assert {*BUILDING_SIGNS.values(), *KEY_SIGNS.values(), *SAME_SIGNS.values()} <= {*SIGNS}
