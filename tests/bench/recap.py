"""Benchmark of a whole match's recap, beside compressing the raw pixels of one fixed board for every turn."""

from functools import partial
from itertools import pairwise
from typing import Final
from zlib import compress

from PIL import Image

from bot.words import Catalogue
from render.recap import animate
from tests.bench.figures import Figure, at_most, interleaved
from tests.bench.render import REFERENCE
from tests.render.caylus import views
from tests.render.positions import NAMES

SAMPLES: Final = 30
MAX_RATIO: Final = 4.0


def run() -> list[Figure]:
    """Measure the drawing and joining of the recap of a five-player match."""
    with Image.open(REFERENCE) as image:
        pixels = image.convert("RGB").tobytes()
    whole = list(views(5, 7))
    turns = [whole[0], *(new for old, new in pairwise(whole) if new.turn != old.turn), whole[-1]]
    recap = partial(animate, turns, Catalogue().words("en").at(NAMES))
    kibibytes = len(recap()) / 1024

    def boards() -> None:
        for _ in turns:
            compress(pixels, 1)

    limits, recaps = interleaved(boards, recap, SAMPLES)
    name = f"the recap of {len(turns)} boards ({kibibytes:.0f} KiB)"
    return [at_most(name, recaps, "zlib level 1 on the reference board's pixels, for each", limits, MAX_RATIO)]
