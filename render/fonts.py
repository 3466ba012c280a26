"""The typefaces: files inside packages under the Open Font License, so that every machine draws the same letters.

Source Serif Pro, sturdy and bookish, sets headings and scores; Source Sans Pro, made for screens, sets everything small.
Names in other scripts borrow what these lack from Noto Sans Arabic, Noto Sans CJK, FiraGO (Hebrew, Thai, Georgian,
Devanagari) and Noto Sans Symbols; none of those is opened before such a name comes.
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

from render.scripts import plain, visual

ABSENT: Final = "\uffff"
"""A character that no typeface has: whatever looks like it is missing too."""

PROBE: Final = 24
"""The size at which it is tried whether a typeface has a character."""

SIGN: Final = "★"
"""What stands for an emoji that no typeface has."""


class Face(Enum):
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


BORROWED: Final = (Face.ARABIC, Face.CJK, Face.MANY, Face.SIGNS, Face.SYMBOLS)
"""Where a character comes from that a text's own typeface lacks, the first that has it."""


class Run(NamedTuple):
    """A line of text, drawn: `mask` belongs `left` and `top` off the origin, the left end of the base line."""

    mask: Image.Image
    left: int
    top: int
    width: int


@lru_cache(maxsize=4096)
def run(text: str, face: Face, size: int) -> Run:
    """Draw a line of text once."""
    pieces = _pieces(text, face, size)
    boxes = [font.getbbox(piece, anchor="ls") for font, piece, _ in pieces] or [(0, 0, 0, 0)]
    left, right = round(boxes[0][0]), round(boxes[-1][2] + (pieces[-1][2] if pieces else 0))
    top, bottom = round(min(box[1] for box in boxes)), round(max(box[3] for box in boxes))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    draw = ImageDraw.Draw(mask)
    for font, piece, start in pieces:
        draw.text((round(start) - left, -top), piece, fill=255, font=font, anchor="ls")
    return Run(mask, left, top, width(text, face, size))


@lru_cache(maxsize=16384)
def width(text: str, face: Face, size: int) -> int:
    """How far a line of text reaches, without drawing it."""
    pieces = _pieces(text, face, size)
    return round(pieces[-1][2] + pieces[-1][0].getlength(pieces[-1][1])) if pieces else 0


@lru_cache(maxsize=256)
def cap_height(face: Face, size: int) -> int:
    """The height of a capital or a figure in pixels, by which text is centred."""
    return -round(_font(face, size).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, size: int, least: int, room: int) -> tuple[str, int]:
    """Find the largest size from `size` down to `least` at which the text is at most `room` wide; cut it if none is."""
    for tried in range(size, least - 1, -1):
        if width(text, face, tried) <= room:
            return text, tried
    kept = text
    while kept and width(f"{kept}…", face, least) > room:
        kept = kept[:-1].rstrip()
    return f"{kept}…" if kept else "", least


@lru_cache(maxsize=1024)
def wrap(text: str, face: Face, size: int, least: int, room: int, height: int) -> tuple[tuple[str, ...], int]:
    """Break text into lines that fill at most `room` in width and a height, as large as possible; the last is cut if need be."""
    for tried in range(size, least - 1, -1):
        broken = _broken(text, face, tried, room)
        if len(broken) * pitch(tried) <= height and all(width(line, face, tried) <= room for line in broken):
            return broken, tried
    kept = _broken(text, face, least, room)
    lines = max(1, height // pitch(least))
    last = " ".join(kept[lines - 1 :])
    return tuple(fit(line, face, least, least, room)[0] for line in (*kept[: lines - 1], last)), least


def pitch(size: int) -> int:
    """The distance from one line of text to the next."""
    return round(size * 1.12)


@lru_cache(maxsize=1024)
def drawable(text: str, instead: str) -> str:
    """Leave out what no typeface can draw, or its nearest likeness; `instead` stands for a text of which nothing is left."""
    kept = " ".join("".join(map(_nearest, plain(text))).split())
    return kept if any(category(character)[0] in "LNS" for character in kept) else instead


def _broken(text: str, face: Face, size: int, room: int) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width(joined, face, size) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    return tuple(lines)


def _nearest(character: str) -> str:
    """The character itself, a plainer one that means the same, or a star for an emoji; else nothing."""
    alike = normalize("NFKC", character)
    stand_in = SIGN if category(character) == "So" else ""
    return next((each for each in (character, alike) if all(map(_known, each))), stand_in)


def _known(character: str) -> bool:
    return any(_has(face, character) for face in (Face.BOLD, *BORROWED))


@lru_cache(maxsize=4096)
def _pieces(text: str, face: Face, size: int) -> tuple[tuple[ImageFont.FreeTypeFont, str, float], ...]:
    """A line from left to right, split by typeface: font, text and where it starts."""
    pieces, start = [], 0.0
    shown = visual(text)
    plainly = ((face, shown),) if shown.isascii() else groupby(shown, lambda character: _source(face, character))
    for source, characters in plainly:
        font, piece = _font(source, size), "".join(characters)
        pieces.append((font, piece, start))
        start += font.getlength(piece)
    return tuple(pieces)


@lru_cache(maxsize=4096)
def _source(face: Face, character: str) -> Face:
    """The typeface that a character is drawn in: its text's own before any other."""
    return next((source for source in (face, *BORROWED) if _has(source, character)), face)


@lru_cache(maxsize=16384)
def _has(face: Face, character: str) -> bool:
    return _print(face, character) != _print(face, ABSENT)


def _print(face: Face, character: str) -> tuple[float, bytes]:
    font = _font(face, PROBE)
    return font.getlength(character), bytes(font.getmask(character))


@lru_cache(maxsize=256)
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    package, file, *axes = face.value
    # The basic layout needs no library of the machine, so the same text gives the same pixels everywhere.
    font = ImageFont.truetype(_file(package, file), size, layout_engine=ImageFont.Layout.BASIC)
    if axes:
        font.set_variation_by_axes(axes)
    return font


def _file(package: str, file: str) -> str | BytesIO:
    """The path of a typeface, or its bytes where the package keeps them in a module."""
    if "." in file:
        return str(files(package) / file)
    return BytesIO(import_module(f"{package}.{file}").fontbuffer)
