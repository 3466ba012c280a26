"""Caches for drawing: finished images, limited by their bytes, and texts, limited by their number.

There is one cache for all pieces, because separate ones kept the pieces of one match until the process ended: 209 MiB
of pixels after a match of the Catan Card Game. Measured with `python -m tests.bench.match_memory`; figures are in
docs/decisions/rendering.md. `render.pool` caches finished pictures separately.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from threading import Lock
from typing import Any, Final, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")

MAX_PIXEL_BYTES: Final = 24 << 20
"""Bytes of all cached images: grounds of up to 5 MiB, panels of about 200 KiB, tiles, pictograms, masks."""

MAX_TYPEFACES: Final = 128
"""Open typefaces, each in one size."""

MAX_TEXTS: Final = 4096
"""Lines of text, drawn or broken, of about 4 KiB each."""

MAX_WIDTHS: Final = 16384
"""Single numbers, such as a letter's width."""

ONE_BYTE_MODES: Final = ("1", "L", "P")
"""Image modes with one byte for a pixel; Pillow uses four for any other."""

ENTRY_BYTES: Final = 1 << 10
"""Approximate bytes of an entry besides its pixels."""


class PieceCache:
    """Images by the call that draws them; above `room` bytes the least recently used ones are dropped.

    Threads share it. Two that want the same image at the same time may both draw it.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._lock = Lock()
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self.size = 0

    def get(self, key: Hashable, draw: Callable[[], R]) -> R:
        """Return the image with this key, drawing it if it is not cached."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                piece: R = found[0]
                return piece
        piece = draw()
        taken = ENTRY_BYTES + pixel_bytes(piece)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = piece, taken
                self.size += taken
            while self.size > self._room:
                self.size -= self._kept.popitem(last=False)[1][1]
        return piece

    def forget(self, drawing: Callable[..., Any]) -> None:
        """Drop all images of a function."""
        with self._lock:
            for key in [key for key in self._kept if isinstance(key, tuple) and key[0] is drawing]:
                self.size -= self._kept.pop(key)[1]

    def __len__(self) -> int:
        return len(self._kept)


PIECE_CACHE: Final = PieceCache(MAX_PIXEL_BYTES)
"""The cache that all functions share."""


class DrawnOnce(Generic[P, R]):
    """A function whose images are cached."""

    def __init__(self, draw: Callable[P, R], cache: PieceCache) -> None:
        self._draw = draw
        self._cache = cache
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the image for these arguments."""
        key = (self._draw, args, *kwargs.items())
        return self._cache.get(key, lambda: self._draw(*args, **kwargs))

    def cache_clear(self) -> None:
        """Drop all images of this function."""
        self._cache.forget(self._draw)


def drawn_once(draw: Callable[P, R]) -> DrawnOnce[P, R]:
    """Cache the images that a function draws."""
    return DrawnOnce(draw, PIECE_CACHE)


def pixel_bytes(piece: object) -> int:
    """Return the bytes of the pixels in a piece: an image, a canvas or part with one, or a tuple of such."""
    if isinstance(piece, Image.Image):
        return piece.width * piece.height * (1 if piece.mode in ONE_BYTE_MODES else 4)
    image = getattr(piece, "image", None)
    if image is not None:
        return pixel_bytes(image) + pixel_bytes(getattr(piece, "mask", None))
    return sum(map(pixel_bytes, piece)) if isinstance(piece, tuple) else 0
