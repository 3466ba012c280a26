"""Other scripts, made ready for letters that are simply set side by side: from left to right, Arabic ones joined.

Text is laid out without the machine's shaping library (docs/decisions/rendering.md), so what it would do is done here as far
as names need it: right-to-left words are turned around, Arabic letters become their presentation forms, and what is no
letter of its own (points, stacked accents, joiners, skin tones) is left out. Indic letters stand unjoined.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final
from unicodedata import bidirectional, combining, decomposition, normalize

from render.canvas.caching import TEXTS

LAM: Final = "\u0644"
FORMS: Final = ("isolated", "final", "initial", "medial")
"""How an Arabic letter is written: alone, joined to the one before, to the one after, to both."""

PRESENTATION: Final = (range(0xFB50, 0xFC00), range(0xFE80, 0xFEFD))
"""Where the joined forms of the letters stand; lam with alef is one sign of its own."""

EXTRAS: Final = re.compile("[\U0001f3fb-\U0001f3ff\ufe00-\ufe0f]|\u200d[^\\w\\s]")
"""What only changes the emoji before it."""

FLAGS: Final = {0x1F1E6 + number: chr(ord("A") + number) for number in range(26)}
"""Flags are spelled by letters of their own kind."""

MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")
PAIRS: Final = {")": "(", "]": "[", "}": "{"}
RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
NUMBERS: Final = frozenset({"EN", "AN"})
POINTS: Final = range(10, 37)
"""Combining classes of Hebrew and Arabic points."""

OVERLAY: Final = 1
STACKED: Final = 200
"""Combining class from which marks hang above and below a letter; overlays strike it through."""


@lru_cache(maxsize=TEXTS)
def visual(text: str) -> str:
    """The characters from left to right as they are to be drawn, in a line that runs from left to right as a whole."""
    if text.isascii():
        return text
    kinds = [bidirectional(character) for character in text]
    drawn, start = [], 0
    while start < len(text):
        end = _closed(text, start, _reversed_until(kinds, start))
        drawn.append(_turned(text[start:end]) if end > start else text[start])
        start = max(end, start + 1)
    return "".join(drawn)


def plain(text: str) -> str:
    """The text without what is no letter or sign of its own: joiners, loose marks, what controls the direction."""
    spelled = EXTRAS.sub("", normalize("NFC", text)).translate(FLAGS)
    return "".join(character for character in spelled if character.isprintable() and not _loose(character))


def _loose(character: str) -> bool:
    """Whether a mark hangs on a letter; those of Thai and of Indic scripts are part of the word."""
    kind = combining(character)
    return kind == OVERLAY or kind in POINTS or kind >= STACKED


def _reversed_until(kinds: list[str], start: int) -> int:
    """The end of the run from right to left that begins here: up to its last letter or number, before other letters."""
    end = start
    if kinds[start] in RIGHT_TO_LEFT:
        for number in range(start, len(kinds)):
            if kinds[number] == "L":
                break
            if kinds[number] in RIGHT_TO_LEFT | NUMBERS:
                end = number + 1
    return end


def _closed(text: str, start: int, end: int) -> int:
    """The end of a run together with the brackets that close behind it what was opened within."""
    while text[end : end + 1] in PAIRS and text.count(PAIRS[text[end]], start, end) > text.count(text[end], start, end):
        end += 1
    return end


def _turned(run: str) -> str:
    """A run from right to left turned around; figures keep their order."""
    turned = _joined(run)[::-1].translate(MIRRORED)
    return re.sub(r"\d+", lambda figures: figures[0][::-1], turned)


def _joined(run: str) -> str:
    """Arabic letters in the form that their neighbours ask for."""
    forms = _forms()
    letters = re.findall(f"{LAM}[\u0622\u0623\u0625\u0627]|.", run, re.DOTALL)
    joined = []
    for number, letter in enumerate(letters):
        before = number > 0 and "initial" in forms.get(letters[number - 1], {})
        after = number + 1 < len(letters) and "final" in forms.get(letters[number + 1], {})
        own = forms.get(letter, {})
        form = FORMS[before + 2 * (after and "initial" in own)] if own else ""
        joined.append(own.get(form, letter))
    return "".join(joined)


@cache
def _forms() -> Mapping[str, Mapping[str, str]]:
    """Every Arabic letter's forms, by letter and then by name, out of Unicode's own table."""
    forms: dict[str, dict[str, str]] = {}
    for block in PRESENTATION:
        for code in block:
            form, *letters = decomposition(chr(code)).split() or [""]
            letter = "".join(chr(int(each, 16)) for each in letters)
            if len(letter) == 1 or letter.startswith(LAM):
                forms.setdefault(letter, {})[form.strip("<>")] = chr(code)
    return forms
