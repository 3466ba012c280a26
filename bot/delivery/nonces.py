"""Nonces, by which Discord accepts a message only once."""

import hashlib
from collections.abc import Iterable


def nonce_of(match_id: str, parts: Iterable[bytes]) -> str:
    """Return a nonce of 24 characters. Discord accepts a message with it once, even if it is repeated after a crash."""
    name = hashlib.blake2b(match_id.encode(), digest_size=12)
    for part in parts:
        name.update(hashlib.blake2b(part).digest())
    return name.hexdigest()
