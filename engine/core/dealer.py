"""Dice and shuffles from a committed secret, reproducible and provable (docs/architecture.md, Chance is a seat)."""

import hashlib
import hmac
from typing import Final

from engine.core.types import Ask

SECRET_BYTES: Final = 32
_WORD: Final = 2**64


def commitment(secret: bytes) -> str:
    """Hash a secret. The hash is published when the match starts, and checked when the secret is revealed."""
    return hashlib.sha256(secret).hexdigest()


def draw_key(secret: bytes, mixed: str = "") -> bytes:
    """Return the key of all draws: the secret, or its HMAC over `mixed`, a text that was unknown at the commitment."""
    return hmac.digest(secret, mixed.encode(), "sha256") if mixed else secret


class Dealer:
    """Answers the questions put to `CHANCE`.

    The answer at a step depends on the secret, the `mixed` text, the step and the question's options alone. Numbers
    come from HMAC-SHA256 and are rejection-sampled, so that every outcome is equally likely.

    Example:
        >>> picks = Dealer(secret).deal(len(match.log), decision.ask)

    Raises:
        ValueError: the secret has not `SECRET_BYTES` bytes.
    """

    def __init__(self, secret: bytes, mixed: str = "") -> None:
        """Take the secret and `mixed`, a text that was unknown when the secret's hash was published; may be empty."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self._key = draw_key(secret, mixed)

    @property
    def commitment(self) -> str:
        """Return the published hash of the secret."""
        return commitment(self._secret)

    def deal(self, step: int, ask: Ask) -> tuple[str, ...]:
        """Pick `ask.least` different options in random order; `step` is the number of log entries before this one."""
        keys = [option.key for option in ask.options]
        counter = 0
        for place in range(ask.least):
            number, counter = self._below(len(keys) - place, step, counter)
            other = place + number
            keys[place], keys[other] = keys[other], keys[place]
        return tuple(keys[: ask.least])

    def _below(self, limit: int, step: int, counter: int) -> tuple[int, int]:
        fair = _WORD - _WORD % limit
        while True:
            digest = hmac.digest(self._key, f"{step}.{counter}".encode(), "sha256")
            counter += 1
            word = int.from_bytes(digest[:8], "big")
            if word < fair:
                return word % limit, counter
