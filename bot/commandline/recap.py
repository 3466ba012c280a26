"""The recap of a whole match: boards one after the other, as a moving picture."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

FORMATS: Final = {".webp": "WEBP", ".gif": "GIF"}
"""By the ending of the file's name."""

BYTES: Final = 8 * 2**20
"""What Discord takes from anybody: a recap stays below it, if need be by becoming smaller."""

SHOWN: Final = 1500
SHOWN_LAST: Final = 5000
"""Milliseconds that a board is shown, and the last one, before it begins again."""

SMALLER: Final = 0.75


def recap(boards: Sequence[bytes], encoding: str) -> bytes:
    """Join pictures of one size into a moving one, in one of the values of `FORMATS`."""
    frames = [Image.open(BytesIO(board)).convert("RGB") for board in boards]
    while len(data := _joined(frames, encoding)) >= BYTES:
        width, height = frames[0].size
        size = (int(width * SMALLER), int(height * SMALLER))
        frames = [frame.resize(size, Image.Resampling.LANCZOS) for frame in frames]
    return data


def _joined(frames: Sequence[Image.Image], encoding: str) -> bytes:
    data = BytesIO()
    durations = [*[SHOWN] * (len(frames) - 1), SHOWN_LAST]
    first, *rest = frames
    first.save(data, encoding, save_all=True, append_images=rest, duration=durations, loop=0, lossless=True)
    return data.getvalue()
