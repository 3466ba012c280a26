"""Short names of option keys, as custom ids and menus carry them."""

import hashlib
from typing import Final

from engine.core.types import MAX_KEY

_DIGEST: Final = "~"


def token(key: str) -> str:
    """Name an option's key in at most 60 characters: a longer one by its digest."""
    if len(key) <= MAX_KEY:
        return key
    return _DIGEST + digest(key, 16)


def digest(text: str, size: int = 8) -> str:
    """The hash of a text in so many bytes, as hex digits: by it a press shows whether what was read is still so."""
    return hashlib.blake2b(text.encode(), digest_size=size).hexdigest()
