"""Other scripts, made ready for letters that are simply set side by side: from left to right, Arabic ones joined.

Text is laid out without a system shaping library (docs/decisions/rendering.md), so its work is done here as far as
names need it: right-to-left words are turned around, Arabic letters become their presentation forms, and characters
that are no letters of their own (points, stacked accents, joiners, skin tones) are left out. Indic letters are not
joined.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final
from unicodedata import bidirectional, combining, decomposition, normalize

from render.canvas.caching import MAX_TEXTS

LAM: Final = "\u0644"
ARABIC_FORMS: Final = ("isolated", "final", "initial", "medial")
"""Forms of an Arabic letter: alone, joined to the one before, to the one after, to both."""

PRESENTATION_FORMS: Final = (range(0xFB50, 0xFC00), range(0xFE80, 0xFEFD))
"""Ranges of the joined forms of letters; lam with alef is one sign of its own."""

EMOJI_MODIFIERS: Final = re.compile("[\U0001f3fb-\U0001f3ff\ufe00-\ufe0f]|\u200d[^\\w\\s]")
"""Characters that only change the emoji before them."""

FLAG_LETTERS: Final = {0x1F1E6 + number: chr(ord("A") + number) for number in range(26)}
"""Letters of regional indicators, which spell flags."""

MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")
PAIRS: Final = {")": "(", "]": "[", "}": "{"}
RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
NUMBERS: Final = frozenset({"EN", "AN"})
VOWEL_POINTS: Final = range(10, 37)
"""Combining classes of Hebrew and Arabic points."""

OVERLAY_CLASS: Final = 1
FIRST_STACKED_CLASS: Final = 200
"""Combining class from which marks are above and below a letter; overlays strike it through."""


@lru_cache(maxsize=MAX_TEXTS)
def visual(text: str) -> str:
    """Return the characters from left to right as they are drawn, in a line that runs from left to right as a whole."""
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
    """Return the text without joiners, loose marks and direction controls, which are no letters or signs."""
    spelled = EMOJI_MODIFIERS.sub("", normalize("NFC", text)).translate(FLAG_LETTERS)
    return "".join(character for character in spelled if character.isprintable() and not _loose(character))


def _loose(character: str) -> bool:
    """Return True if a mark is loose; those of Thai and of Indic scripts are part of the word."""
    kind = combining(character)
    return kind == OVERLAY_CLASS or kind in VOWEL_POINTS or kind >= FIRST_STACKED_CLASS


def _reversed_until(kinds: list[str], start: int) -> int:
    """Return the end of the run from right to left that begins here: its last letter or number before other letters."""
    end = start
    if kinds[start] in RIGHT_TO_LEFT:
        for number in range(start, len(kinds)):
            if kinds[number] == "L":
                break
            if kinds[number] in RIGHT_TO_LEFT | NUMBERS:
                end = number + 1
    return end


def _closed(text: str, start: int, end: int) -> int:
    """Return the end of a run with the brackets behind it that were opened within."""
    while text[end : end + 1] in PAIRS and text.count(PAIRS[text[end]], start, end) > text.count(text[end], start, end):
        end += 1
    return end


def _turned(run: str) -> str:
    """Turn around a run from right to left; figures keep their order."""
    turned = _joined(run)[::-1].translate(MIRRORED)
    return re.sub(r"\d+", lambda figures: figures[0][::-1], turned)


def _joined(run: str) -> str:
    """Return Arabic letters in the forms that their neighbours need."""
    forms = _forms()
    letters = re.findall(f"{LAM}[\u0622\u0623\u0625\u0627]|.", run, re.DOTALL)
    joined = []
    for number, letter in enumerate(letters):
        before = number > 0 and "initial" in forms.get(letters[number - 1], {})
        after = number + 1 < len(letters) and "final" in forms.get(letters[number + 1], {})
        own = forms.get(letter, {})
        form = ARABIC_FORMS[before + 2 * (after and "initial" in own)] if own else ""
        joined.append(own.get(form, letter))
    return "".join(joined)


@cache
def _forms() -> Mapping[str, Mapping[str, str]]:
    """Return the forms of every Arabic letter, by letter and then by name, from Unicode's own table."""
    forms: dict[str, dict[str, str]] = {}
    for block in PRESENTATION_FORMS:
        for code in block:
            form, *letters = decomposition(chr(code)).split() or [""]
            letter = "".join(chr(int(each, 16)) for each in letters)
            if len(letter) == 1 or letter.startswith(LAM):
                forms.setdefault(letter, {})[form.strip("<>")] = chr(code)
    return forms


LIKENESSES: Final = {
    "A": "ᴀɐ🅐🅰ᗩꓮ",
    "Æ": "ᴁᴂ",
    "B": "ʙᴃ🅑🅱ᗷꓐ",
    "C": "ᴄ🅒🅲ᑕꓚ",
    "D": "ᴅᴆ🅓🅳ᗪꓓ",
    "E": "ᴇⱻ🅔🅴ᕮꓰ",
    "F": "ꜰ🅕🅵ꓝ",
    "G": "ɢʛ🅖🅶ꓖ",
    "H": "ʜ🅗🅷ᕼꓧ",
    "I": "ɪᵻ🅘🅸ꓲ",
    "J": "ᴊ🅙🅹ᒍꓙ",
    "K": "ᴋ🅚🅺ꓗ",
    "L": "ʟᴌ🅛🅻ᒪꓡ",
    "M": "ᴍ🅜🅼ᗰꓟ",
    "N": "ɴᴎ🅝🅽ᑎꓠ",
    "O": "ᴏᴑᴓ🅞🅾ꓳ",
    "Œ": "ɶ",
    "P": "ᴘ🅟🅿ᑭꓑ",
    "Q": "ꞯ🅠🆀ᑫ",
    "R": "ʀᴙᴚ🅡🆁ᖇꓣ",
    "S": "ꜱ🅢🆂ꓢ",
    "T": "ᴛ🅣🆃ꓔ",
    "U": "ᴜ🅤🆄ᑌꓴ",
    "V": "ᴠ🅥🆅ᐯꓦ",
    "W": "ᴡ🅦🆆ᗯꓪ",
    "X": "🅧🆇᙭ꓫ",
    "Y": "ʏ🅨🆈ꓬ",
    "Z": "ᴢ🅩🆉ꓜ",
    "Γ": "ᴦ",
    "Λ": "ᴧ",
    "Π": "ᴨ",
    "Р": "ᴩ",
    "Ψ": "ᴪ",
    "Л": "ᴫ",
}
"""By plain letter: small capitals, letters in black circles and squares, and those of rare scripts that resemble it."""

IN_PLACE_OF: Final = {"F": "ғ", "Q": "ǫ"}
"""Letters of other alphabets in place of a missing small capital; elsewhere they are themselves."""

PLAIN_LETTERS: Final = str.maketrans({alike: letter for letter, found in LIKENESSES.items() for alike in found})
PLAIN_CAPITALS: Final = str.maketrans({alike: letter for letter, found in IN_PLACE_OF.items() for alike in found})


def folded(text: str) -> str:
    """Write each word that has one of these letters plainly, in capitals throughout."""
    return text if text.isascii() else " ".join(map(_folded_word, text.split(" ")))


def _folded_word(word: str) -> str:
    plain = word.translate(PLAIN_LETTERS)
    return word if plain == word else plain.translate(PLAIN_CAPITALS).upper()
