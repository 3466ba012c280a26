"""Short names of option keys, as custom ids and menus carry them."""

import hashlib
from typing import Final

from engine.core.types import MAX_KEY

_DIGEST: Final = "~"


def token(key: str) -> str:
    """Name an option's key in at most 60 characters: a longer one by its digest."""
    if len(key) <= MAX_KEY:
        return key
    return _DIGEST + hashlib.blake2b(key.encode(), digest_size=16).hexdigest()
