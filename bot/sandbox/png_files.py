"""Pictures of the sandbox's page, served as they are.

simcord decodes each in a process of its own, one after the other and at most eight at a time, since it expects files of
strangers. A page that was loaded in the middle of a game waited half a minute for its pictures, and lost some.
"""

from __future__ import annotations

import struct
from typing import Final

from simcord.preview._media import MediaInfo, MediaWorker

HEADER: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
"""The beginning of each PNG file; width and height follow."""

SIZE: Final = struct.Struct(">II")

BYTES_PER_PIXEL: Final = 4


class PngFiles(MediaWorker):
    """Passes on PNG files, which is what the bot draws; simcord inspects everything else."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what the page has to know of a file."""
        if not blob.startswith(HEADER) or len(blob) < len(HEADER) + SIZE.size:
            return await super().validate(key, blob, media_time=media_time)
        width, height = SIZE.unpack_from(blob, len(HEADER))
        return MediaInfo("PNG", width, height, 1, BYTES_PER_PIXEL * width * height, blob, "image/png")
