"""The typefaces: files inside packages under the Open Font License, so that every machine draws the same letters.

Source Serif Pro, sturdy and bookish, sets headings and scores; Source Sans Pro, made for screens, sets everything small.
"""

from enum import Enum
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from PIL import Image, ImageDraw, ImageFont

ABSENT: Final = "\uffff"
"""A character that no typeface has: whatever looks like it is missing too."""


class Face(Enum):
    """A typeface and weight: the package it comes in and its file there."""

    TITLE = ("font_source_serif_pro", "SourceSerifPro-Black.ttf")
    SERIF = ("font_source_serif_pro", "SourceSerifPro-Bold.ttf")
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.ttf")
    TEXT = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf")


class Run(NamedTuple):
    """A line of text, drawn: `mask` belongs `left` and `top` off the origin, the left end of the base line."""

    mask: Image.Image
    left: int
    top: int
    width: int


@lru_cache(maxsize=4096)
def run(text: str, face: Face, size: int) -> Run:
    """Draw a line of text once."""
    font = _font(face, size)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font, anchor="ls")
    return Run(mask, left, top, width(text, face, size))


@lru_cache(maxsize=16384)
def width(text: str, face: Face, size: int) -> int:
    """How far a line of text reaches, without drawing it."""
    return round(_font(face, size).getlength(text))


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


def drawable(text: str, instead: str) -> str:
    """Leave out what the typefaces cannot draw; `instead` stands for a text of which too little is left."""
    kept = "".join(character for character in normalize("NFC", text) if _has(character)).strip()
    return kept if any(character.isalnum() for character in kept) else instead


def _broken(text: str, face: Face, size: int, room: int) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width(joined, face, size) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(maxsize=4096)
def _has(character: str) -> bool:
    missing = run(ABSENT, Face.BOLD, 24)
    drawn = run(character, Face.BOLD, 24)
    return (
        character.isprintable()
        and not combining(character)
        and (drawn.width, drawn.mask.tobytes()) != (missing.width, missing.mask.tobytes())
    )


@lru_cache(maxsize=256)
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    package, file = face.value
    path = str(files(package) / "files" / file)
    # The basic layout needs no library of the machine, so the same text gives the same pixels everywhere.
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
