"""Names that people gave, of themselves and of decks, made harmless wherever they are kept or shown. Knows no discord."""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from unicodedata import category, normalize

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


LENGTH: Final = 32
"""Characters of a name."""

NEUTRAL: Final = str.maketrans("<>/@", "‹›⁄＠")
"""Discord makes mentions, times, links and invitations out of these alone; their likenesses are read the same."""

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""What counts as a letter or a sign and shows nothing."""

MARKS: Final = 3
"""As many marks may hang on a letter as scripts need; more of them would cover the lines around."""

VISIBLE: Final = "LNPS"
"""Categories of characters of which one alone can be seen: letters, numbers, punctuation, signs."""

JOINER: Final = "\u200d"
"""What makes one emoji out of several, as a family."""

NAMELESS: Final = "?"
"""What stands for a name of which nothing can be seen."""


@lru_cache(maxsize=4096)
def harmless(name: str, length: int = LENGTH) -> str:
    """So many characters at most of a name, or of another line, that can be seen; none makes a mention or a link.

    It is empty where nothing can be seen. Markdown is left in: whoever puts a name into a message escapes it there.
    """
    shown = "".join(_printable(" ".join(name.split())))
    kept = " ".join("".join(_few_marks(normalize("NFC", shown))).translate(NEUTRAL)[:length].rstrip(JOINER).split())
    return kept if any(category(char)[0] in VISIBLE for char in kept) else ""


def shown(name: str) -> str:
    """A name that was kept, maybe by a release that let more pass, as it may be shown."""
    return harmless(name) or NAMELESS


def _printable(text: str) -> Iterator[str]:
    """The characters that can be seen, with what joins an emoji to the next."""
    for before, char, after in zip(f" {text}", text, f"{text} "[1:], strict=False):
        if char == JOINER:
            if _is_emoji(before) and category(after) == "So":
                yield char
        elif char.isprintable() and char not in BLANK:
            yield char


def _is_emoji(char: str) -> bool:
    """Whether an emoji may end in this character: a sign, a skin tone, or what asks for a coloured sign."""
    return category(char) in ("So", "Sk") or char == "\ufe0f"


def _few_marks(text: str) -> Iterator[str]:
    """The characters without the marks that hang on nothing, and those that are too many on one letter."""
    marks = MARKS
    for char in text:
        marks = marks + 1 if category(char).startswith("M") else 0
        if marks <= MARKS:
            yield char
        if char == " ":
            marks = MARKS
