"""Dice and shuffles from a committed secret, reproducible and provable (docs/architecture.md, Chance is a seat)."""

import hmac
from collections.abc import Iterable
from typing import Final

from engine.core.seal import SECRET_BYTES, commitment, draw_key
from engine.core.types import Ask

_WORD: Final = 2**64


def occasion_of(kind: str, ask: Ask) -> str:
    """Return the occasion of a question to `CHANCE`, which several draws may have."""
    return f"{kind}/{ask.occasion}"


def name_draw(occasion: str, earlier: Iterable[str]) -> str:
    """Return the name of the next draw of an occasion after the draws in force, given their occasions."""
    return f"{occasion}/{sum(one == occasion for one in earlier)}"


class Dealer:
    """Answers the questions put to `CHANCE`.

    The answer at a step depends on the secret, the `mixed` text, the step and the question's options alone. Numbers
    come from HMAC-SHA256 and are rejection-sampled, so that every outcome is equally likely.

    With `by_occasion`, as in duplicate matches, the occasion replaces the step: each option has a secret priority on
    each occasion, so that equal options come in the same relative order in every match with the same secret
    (docs/decisions/duplicate.md).

    Example:
        >>> picks = Dealer(secret).deal(len(match.log), decision.ask)

    Raises:
        ValueError: the secret has not `SECRET_BYTES` bytes.
    """

    def __init__(self, secret: bytes, mixed: str = "", *, by_occasion: bool = False) -> None:
        """Take the secret and `mixed`, a text that was unknown when the secret's hash was published; may be empty."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self._key = draw_key(secret, mixed)
        self.by_occasion = by_occasion

    @property
    def commitment(self) -> str:
        """Return the published hash of the secret."""
        return commitment(self._secret)

    def deal(self, step: int, ask: Ask, occasion: str = "") -> tuple[str, ...]:
        """Pick `ask.least` different options in random order; `step` is the number of log entries before this one.

        `occasion` is what `name_draw` returns; it is needed only for dealing by occasion.
        """
        keys = [option.key for option in ask.options]
        if self.by_occasion:
            keys.sort(key=lambda key: hmac.digest(self._key, f"{occasion} {key}".encode(), "sha256"))
            return tuple(keys[: ask.least])
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
