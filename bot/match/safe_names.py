"""Names of people and their decks, made safe to store and show; short tokens. Does not use Discord."""

import hashlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final
from unicodedata import category, normalize

from engine.core.types import MAX_KEY, Decision

MAX_NAME_LENGTH: Final = 32

LOOKALIKES: Final = str.maketrans("<>/@", "‹›⁄＠")
"""Lookalikes of the characters that begin mentions, times, links and invitations on Discord."""

INVISIBLE_CHARACTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Characters that count as letters or signs and show nothing."""

MAX_MARKS_PER_LETTER: Final = 3
"""Limit on combining marks on one letter: enough for any script, and too few to cover neighbouring lines."""

VISIBLE_CATEGORIES: Final = "LNPS"
"""Unicode categories of characters that are visible on their own: letters, numbers, punctuation, signs."""

EMOJI_JOINER: Final = "\u200d"  # the character that joins several emoji into one, such as a family
PLACEHOLDER_NAME: Final = "?"

_DIGEST: Final = "~"


@lru_cache(maxsize=4096)
def harmless(name: str, length: int = MAX_NAME_LENGTH) -> str:
    """Return at most `length` visible characters of a name or another line, with no mention or link in them.

    Returns an empty string if nothing is visible. Markdown is kept: code that puts a name into a message escapes it
    there.
    """
    shown = "".join(_printable(" ".join(name.split())))
    kept = " ".join(
        "".join(_few_marks(normalize("NFC", shown))).translate(LOOKALIKES)[:length].rstrip(EMOJI_JOINER).split()
    )
    return kept if any(category(char)[0] in VISIBLE_CATEGORIES for char in kept) else ""


def shown(name: str) -> str:
    """Return a stored name that is safe to show; older releases stored names that `harmless` does not allow."""
    return harmless(name) or PLACEHOLDER_NAME


def _printable(text: str) -> Iterator[str]:
    """Yield the visible characters, and joiners between two emoji."""
    for before, char, after in zip(f" {text}", text, f"{text} "[1:], strict=False):
        if char == EMOJI_JOINER:
            if _is_emoji(before) and category(after) == "So":
                yield char
        elif char.isprintable() and char not in INVISIBLE_CHARACTERS:
            yield char


def _is_emoji(char: str) -> bool:
    """Return True if an emoji can end in this character: a sign, a skin tone or the selector of a coloured sign."""
    return category(char) in ("So", "Sk") or char == "\ufe0f"


def _few_marks(text: str) -> Iterator[str]:
    """Yield the characters, except marks without a letter and excess marks on one letter."""
    marks = MAX_MARKS_PER_LETTER
    for char in text:
        marks = marks + 1 if category(char).startswith("M") else 0
        if marks <= MAX_MARKS_PER_LETTER:
            yield char
        if char == " ":
            marks = MAX_MARKS_PER_LETTER


def token(key: str) -> str:
    """Shorten an option's key to at most 60 characters: a longer one becomes its digest."""
    if len(key) <= MAX_KEY:
        return key
    return _DIGEST + digest(key, 16)


def picked_keys(decision: Decision, tokens: Iterable[str]) -> tuple[str, ...]:
    """Turn tokens into keys of the options; an unknown one is kept, so that the refusal can quote it."""
    offered = {token(option.key): option.key for option in decision.ask.options}
    return tuple(offered.get(one, one) for one in tokens)


def digest(text: str, size: int = 8) -> str:
    """Return the hash of a text, `size` bytes as hex digits. Buttons carry it to detect that the text has changed."""
    return hashlib.blake2b(text.encode(), digest_size=size).hexdigest()
