"""Fixed positions and the pictures that they give: `python -m tests.render.golden` draws them anew, for looking at.

A position is a stored view, so that no change of the rules moves it. Of a picture the pixels' digest is kept, since
compression may differ between machines; the pictures themselves lie in docs/pictures.
"""

import json
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from PIL import Image

import render
from bot.words import Catalogue
from engine.caylus.view import CaylusView
from tests.render.caylus import busy, crowded
from tests.render.positions import NAMES, marks

FOLDER: Final = Path(__file__).parents[1] / "golden"
PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
DIGESTS: Final = FOLDER / "pictures.json"


class Picture(NamedTuple):
    """Which stored position is drawn how, with what has changed since another one."""

    position: str
    theme: str
    shape: str
    locale: str
    before: str = ""
    names: tuple[str, ...] = NAMES


SCRIPTS: Final = ("王小明", "محمد علي", "Σοφία 🎲", "שלום כהן", "Maximiliane Sonnenschein")

GALLERY: Final = {
    "caylus": Picture("middle", "day", "tall", "en"),
    "caylus-wide": Picture("middle", "day", "wide", "en"),
    "caylus-night": Picture("middle", "night", "tall", "it"),
    "caylus-contrast": Picture("middle", "contrast", "wide", "es"),
    "caylus-start": Picture("start", "day", "tall", "es"),
    "caylus-two": Picture("two", "day", "tall", "it"),
    "caylus-crowded": Picture("crowded", "night", "wide", "en"),
    "caylus-end": Picture("end", "day", "wide", "en"),
    "caylus-large": Picture("middle", "large", "tall", "en"),
    "caylus-changes": Picture("middle", "day", "tall", "it", "earlier"),
    "caylus-names": Picture("middle", "night", "wide", "es", "earlier", SCRIPTS),
}


def position(name: str) -> CaylusView:
    """Read a stored position."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=CaylusView)


def draw(picture: Picture) -> bytes:
    """Draw a picture of the gallery."""
    view = position(picture.position)
    words = Catalogue().words(picture.locale).at(picture.names)
    before = position(picture.before) if picture.before else None
    return render.draw(view, words, picture.theme, marks(view), picture.shape, before)


def digest(png: bytes) -> str:
    """Hash what is to be seen of a picture."""
    with Image.open(BytesIO(png)) as image:
        return blake2b(repr(image.size).encode() + image.convert("RGB").tobytes(), digest_size=16).hexdigest()


def store() -> None:
    """Store the positions."""
    views = {
        "start": busy(4, 1, 0.0),
        "earlier": busy(5, 7, 0.733),
        "middle": busy(5, 7, 0.8),
        "two": busy(2, 4, 0.5, favours="simplified"),
        "crowded": crowded(5, 9),
        "end": busy(3, 6, 1.0, jeweler="on"),
    }
    for name, view in views.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(view), indent=1))


def main() -> None:
    """Draw the gallery and note the digests."""
    PICTURES.mkdir(exist_ok=True, parents=True)
    digests = {}
    for name, picture in GALLERY.items():
        png = draw(picture)
        digests[name] = digest(png)
        (PICTURES / f"{name}.png").write_bytes(png)
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n")


if __name__ == "__main__":
    main()
