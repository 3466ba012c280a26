"""Draws that anyone can repeat from a published seed, on any machine and in any language."""

from collections.abc import Iterable
from hashlib import sha256


def lot(seed: str, *labels: object) -> int:
    """A number below 2**64 drawn for these labels: the first 8 bytes, big-endian, of SHA-256 over `seed:label:label…`."""
    text = ":".join((seed, *map(str, labels)))
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def drawn(seed: str, items: Iterable[int], *labels: object) -> list[int]:
    """The items in the order of their lots, lowest first; the order they came in does not matter."""
    return sorted(items, key=lambda item: (lot(seed, *labels, item), item))
