"""The hashes that show whether a log and its snapshot are still what was written: a line's hash takes in the line before.

What is hashed of a line is what never changes: its place, seat, kind and picks. Who pressed, when, and by which key are
left out, so that they can be taken out of a log that stays provable.
"""

import hashlib
from typing import Final

BYTES: Final = 8


class Broken(ValueError):
    """A line of the log is not what was written, or is missing."""


def first(match_id: str) -> bytes:
    """The hash before the first line."""
    return _hash(match_id.encode())


def following(before: bytes, seq: int, seat: int, kind: str, picks: str) -> bytes:
    """The hash of a line, given that of the line before; `picks` as they are stored."""
    return _hash(before + f"{seq} {seat} {kind} {picks}".encode())


def checksum(match_id: str, count: int, last: bytes, body: bytes) -> bytes:
    """What vouches for a snapshot: that it is of this match, of so many lines and of these, and unchanged itself."""
    return _hash(f"{match_id} {count} ".encode() + last + body)


def _hash(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=BYTES).digest()
