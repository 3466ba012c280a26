"""The typefaces: files inside packages under the Open Font License, so that every machine draws the same letters.

Source Serif Pro, sturdy and bookish, sets headings and scores; Source Sans Pro, made for screens, sets everything
small. Names in other scripts borrow what these lack from Noto Sans Arabic, Noto Sans CJK, FiraGO (Hebrew, Thai,
Georgian, Devanagari) and Noto Sans Symbols; none of these is opened until such a name appears.
"""

from enum import Enum
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from itertools import groupby
from typing import Final, NamedTuple
from unicodedata import category, normalize

from PIL import Image, ImageDraw, ImageFont

from render.canvas.caching import MAX_TEXTS, MAX_TYPEFACES, MAX_WIDTHS
from render.canvas.scripts import folded, plain, visual

MISSING_CHARACTER: Final = "\uffff"
"""A character that no typeface has. Characters with the same shape are missing too."""

PROBE_SIZE: Final = 24
"""Size for testing whether a typeface has a character."""

REPLACEMENT_SIGN: Final = "★"
"""Replacement for an emoji or another sign that no typeface has."""


class Typeface(Enum):
    """A typeface and weight: the package it comes in, its file (or module) there, and the axes of a variable one."""

    TITLE = ("font_source_serif_pro", "files/SourceSerifPro-Black.ttf")
    SERIF = ("font_source_serif_pro", "files/SourceSerifPro-Bold.ttf")
    BOLD = ("font_source_sans_pro", "files/SourceSansPro-Bold.ttf")
    TEXT = ("font_source_sans_pro", "files/SourceSansPro-Semibold.ttf")
    ARABIC = ("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf", 700, 100)
    CJK = ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf")
    MANY = ("pymupdf_fonts", "FiraGO_Bold")
    SIGNS = ("pymupdf_fonts", "NotoSansSymbols2_Regular")
    SYMBOLS = ("pymupdf_fonts", "NotoSansSymbols_Regular")

    # Caches of text call it about a thousand times a picture, and Enum's own hashes the name each time.
    __hash__ = object.__hash__


FALLBACK_FACES: Final = (Typeface.ARABIC, Typeface.CJK, Typeface.MANY, Typeface.SIGNS, Typeface.SYMBOLS)
"""Typefaces for characters that a text's own typeface lacks, by priority."""


class Run(NamedTuple):
    """A drawn line of text: `left` and `top` are the offset of `mask` from the origin, the left end of the baseline."""

    mask: Image.Image
    left: int
    top: int
    width: int


@lru_cache(maxsize=MAX_TEXTS)
def run(text: str, face: Typeface, size: int) -> Run:
    """Draw a line of text, or return a cached drawing."""
    # Drawing with room to spare and cropping is cheaper than laying the line out a second time to measure it.
    wide = width(text, face, size)
    sheet = Image.new("L", (wide + 2 * size, 3 * size))
    draw, start = ImageDraw.Draw(sheet), size
    for source, piece in _pieces(text, face):
        draw.text((start, 2 * size), piece, fill=255, font=_font(source, size), anchor="ls")
        start += sum(_advance(source, size, character) for character in piece)
    left, top, right, bottom = sheet.getbbox() or (size, 2 * size, size + 1, 2 * size + 1)
    return Run(sheet.crop((left, top, right, bottom)), left - size, top - 2 * size, wide)


@lru_cache(maxsize=MAX_WIDTHS)
def width(text: str, face: Typeface, size: int) -> int:
    """Return the width of a line of text without drawing it: the sum of its letters' widths, as there is no kerning."""
    return sum(_advance(source, size, character) for source, piece in _pieces(text, face) for character in piece)


@lru_cache(maxsize=MAX_WIDTHS)
def cap_height(face: Typeface, size: int) -> int:
    """Return the height of capitals and figures in pixels, for centring text."""
    return -round(_font(face, size).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=MAX_TEXTS)
def fit(text: str, face: Typeface, size: int, least: int, room: int) -> tuple[str, int]:
    """Find the largest size from `size` down to `least` at which the text is at most `room` wide; cut it if none is."""
    # Each size opens a font, so sizes that are far too large are skipped.
    likely = min(size, size * room // max(1, width(text, face, size)) + 1)
    for tried in range(likely, least - 1, -1):
        if width(text, face, tried) <= room:
            return text, tried
    kept = text
    while kept and width(f"{kept}…", face, least) > room:
        kept = kept[:-1].rstrip()
    return f"{kept}…" if kept else "", least


@lru_cache(maxsize=MAX_TEXTS)
def wrap(text: str, face: Typeface, size: int, least: int, room: int, height: int) -> tuple[tuple[str, ...], int]:
    """Break text into lines that fit into a width and a height, as large as possible; the last is cut if necessary."""
    for tried in range(size, least - 1, -1):
        # Each size opens a font, so the text is first tried at full size in proportionally more room.
        if _fits(
            _broken(text, face, size, room * size // tried), face, size, room * size // tried, height * size // tried
        ):
            broken = _broken(text, face, tried, room)
            if _fits(broken, face, tried, room, height):
                return broken, tried
    kept = _broken(text, face, least, room)
    lines = max(1, height // pitch(least))
    last = " ".join(kept[lines - 1 :])
    return tuple(fit(line, face, least, least, room)[0] for line in (*kept[: lines - 1], last)), least


EVEN_STEP: Final = 8
"""Step of widths that are tried for lines of about the same length."""


def evened(lines: tuple[str, ...], face: Typeface, size: int) -> tuple[str, ...]:
    """Break lines anew so that they are about as long, in the same number."""
    text, longest = " ".join(lines), max(width(line, face, size) for line in lines)
    for room in range(width(text, face, size) // len(lines), longest, EVEN_STEP):
        broken = _broken(text, face, size, room)
        if len(broken) == len(lines) and all(width(line, face, size) <= longest for line in broken):
            return broken
    return lines


def _fits(lines: tuple[str, ...], face: Typeface, size: int, room: int, height: int) -> bool:
    return len(lines) * pitch(size) <= height and all(width(line, face, size) <= room for line in lines)


def pitch(size: int) -> int:
    """Return the distance from one line of text to the next."""
    return round(size * 1.12)


@lru_cache(maxsize=MAX_TEXTS)
def drawable(text: str, instead: str) -> str:
    """Replace or leave out undrawable characters; use `instead` if less than half of the text is left."""
    characters = folded(plain(text))
    drawn = [_nearest(character) for character in characters]
    left = [bool(near) for character, near in zip(characters, drawn, strict=True) if _is_visible(character)]
    return " ".join("".join(drawn).split()) if any(left) and 2 * sum(left) >= len(left) else instead


def _is_visible(character: str) -> bool:
    return category(character)[0] in "LNS"


def _broken(text: str, face: Typeface, size: int, room: int) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width(joined, face, size) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    return tuple(lines)


def _nearest(character: str) -> str:
    """Return the character itself, a plainer one of the same meaning, or a star for an emoji; else nothing."""
    alike = normalize("NFKC", character)
    stand_in = REPLACEMENT_SIGN if category(character) == "So" else ""
    return next((each for each in (character, alike) if all(map(_known, each))), stand_in)


def _known(character: str) -> bool:
    return any(_has(face, character) for face in (Typeface.BOLD, *FALLBACK_FACES))


@lru_cache(maxsize=MAX_TEXTS)
def _pieces(text: str, face: Typeface) -> tuple[tuple[Typeface, str], ...]:
    """Return a line from left to right, split by typeface."""
    if text.isascii():
        return ((face, text),)
    pieces = groupby(visual(text), lambda character: _source(face, character))
    return tuple((source, "".join(characters)) for source, characters in pieces)


@lru_cache(maxsize=MAX_WIDTHS)
def _advance(face: Typeface, size: int, character: str) -> int:
    return round(_font(face, size).getlength(character))


@lru_cache(maxsize=MAX_TEXTS)
def _source(face: Typeface, character: str) -> Typeface:
    """Return the typeface for a character: the text's own before any other."""
    return next((source for source in (face, *FALLBACK_FACES) if _has(source, character)), face)


@lru_cache(maxsize=MAX_WIDTHS)
def _has(face: Typeface, character: str) -> bool:
    try:
        return _print(face, character) != _print(face, MISSING_CHARACTER)
    except OSError:  # FreeType cannot draw a sign of the typeface at any size: U+FDFD, a whole sentence
        return False


def _print(face: Typeface, character: str) -> tuple[float, bytes]:
    font = _font(face, PROBE_SIZE)
    return font.getlength(character), bytes(font.getmask(character))


@lru_cache(maxsize=MAX_TYPEFACES)
def _font(face: Typeface, size: int) -> ImageFont.FreeTypeFont:
    package, file, *axes = face.value
    # The basic layout uses no system library, so the same text gives the same pixels everywhere.
    font = ImageFont.truetype(_file(package, file), size, layout_engine=ImageFont.Layout.BASIC)
    if axes:
        font.set_variation_by_axes(axes)
    return font


def _file(package: str, file: str) -> str | BytesIO:
    """Return the path of a typeface, or its bytes if the package keeps them in a module."""
    if "." in file:
        return str(files(package) / file)
    return BytesIO(import_module(f"{package}.{file}").fontbuffer)
