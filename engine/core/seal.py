"""The shuffle seal, or commitment: the hash of a match's secret, published first and checked once the secret is out."""

import hashlib
import hmac
from typing import Final

SECRET_BYTES: Final = 32

HASHED: Final = "hash"
"""The `mixing` of a match whose chance has the hash of its closing message's id instead of the id."""


def commitment(secret: bytes) -> str:
    """Hash a secret. The hash is published when the match starts, and checked when the secret is revealed."""
    return hashlib.sha256(secret).hexdigest()


def is_sealed(secret: bytes, published: str) -> bool:
    """Return True if a secret is the one whose hash was published."""
    return len(secret) == SECRET_BYTES and commitment(secret) == published


def mixed_text(match: str, closed: str, mixing: str = "") -> str:
    """Return the text that a match's id and its closing message add to its chance; empty without the message.

    By the `mixing` of `HASHED` it has the hash of the message's id, so that it can be published without the id.
    """
    if mixing == HASHED and closed:
        return mixed_text(match, hashlib.sha256(closed.encode()).hexdigest())
    return f"{match} {closed}" if closed else ""


def draw_key(secret: bytes, mixed: str = "") -> bytes:
    """Return the key of all draws: the secret, or its HMAC over `mixed`, a text that was unknown at the commitment."""
    return hmac.digest(secret, mixed.encode(), "sha256") if mixed else secret
