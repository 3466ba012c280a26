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
from bot.words import Catalogue, Words
from engine.catan_cards.view import CatanCardsView
from engine.caylus.view import CaylusView
from engine.magna_carta.view import MagnaCartaView
from render import View, winner
from tests.render import catan_cards, caylus, magna_carta
from tests.render.positions import NAMES, marks

FOLDER: Final = Path(__file__).parents[1] / "golden"
PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
DIGESTS: Final = FOLDER / "pictures.json"


HAND: Final = "hand"
WINNER: Final = "winner"


class Picture(NamedTuple):
    """Which stored position is drawn how, with what has changed since another one; `shape` may be the viewer's hand or who has won."""

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
    "caylus-poster": Picture("middle", "day", "poster", "en", "earlier"),
    "caylus-poster-start": Picture("start", "day", "poster", "it"),
    "caylus-poster-end": Picture("end", "day", "poster", "es"),
    "caylus-poster-night": Picture("crowded", "night", "poster", "it"),
    "caylus-poster-night-batch": Picture("batch", "night", "poster", "es", "build"),
    "caylus-poster-night-favour": Picture("favour", "night", "poster", "en"),
    "caylus-poster-contrast": Picture("middle", "contrast", "poster", "es", "earlier"),
    "caylus-poster-contrast-build": Picture("build", "contrast", "poster", "en"),
    "caylus-poster-contrast-end": Picture("end", "contrast", "poster", "it"),
    "caylus-poster-large": Picture("middle", "large", "poster", "it"),
    "caylus-poster-large-build": Picture("build", "large", "poster", "es"),
    "caylus-poster-large-batch": Picture("batch", "large", "poster", "en"),
    "caylus-winner": Picture("end", "day", WINNER, "en"),
    "magna_carta-winner": Picture("magna_carta-end", "night", WINNER, "es"),
    "catan_cards-winner": Picture("catan_cards-end", "large", WINNER, "it"),
    "magna_carta": Picture("magna_carta-middle", "day", "tall", "en", "magna_carta-earlier"),
    "magna_carta-hand": Picture("magna_carta-own", "day", HAND, "en"),
    "magna_carta-hand-night": Picture("magna_carta-own", "night", HAND, "it"),
    "magna_carta-wide": Picture("magna_carta-end", "night", "wide", "es"),
    "magna_carta-beginner": Picture("magna_carta-two", "contrast", "tall", "it"),
    "magna_carta-crowded": Picture("magna_carta-crowded", "day", "tall", "en", "", SCRIPTS),
    "magna_carta-hand-contrast": Picture("magna_carta-first", "contrast", HAND, "es"),
    "magna_carta-hand-large": Picture("magna_carta-own", "large", HAND, "es"),
    "magna_carta-poster": Picture("magna_carta-middle", "day", "poster", "en", "magna_carta-earlier"),
    "magna_carta-poster-work": Picture("magna_carta-work", "day", "poster", "es"),
    "magna_carta-poster-end": Picture("magna_carta-end", "day", "poster", "it"),
    "magna_carta-poster-night": Picture("magna_carta-own", "night", "poster", "it", "magna_carta-earlier"),
    "magna_carta-poster-night-provost": Picture("magna_carta-provost", "night", "poster", "en"),
    "magna_carta-poster-night-batches": Picture("magna_carta-batches", "night", "poster", "es"),
    "magna_carta-poster-contrast": Picture("magna_carta-crowded", "contrast", "poster", "en"),
    "magna_carta-poster-contrast-batches": Picture("magna_carta-batches", "contrast", "poster", "it"),
    "magna_carta-poster-contrast-first": Picture("magna_carta-first", "contrast", "poster", "es"),
    "magna_carta-poster-large": Picture("magna_carta-own", "large", "poster", "es"),
    "magna_carta-poster-large-work": Picture("magna_carta-work", "large", "poster", "it"),
    "magna_carta-poster-large-two": Picture("magna_carta-two", "large", "poster", "en"),
    "catan_cards": Picture("catan_cards-middle", "day", "tall", "en", "catan_cards-earlier"),
    "catan_cards-wide": Picture("catan_cards-end", "day", "wide", "it"),
    "catan_cards-night": Picture("catan_cards-tournament", "night", "tall", "es"),
    "catan_cards-contrast": Picture("catan_cards-middle", "contrast", "wide", "es", "catan_cards-earlier"),
    "catan_cards-large": Picture("catan_cards-end", "large", "tall", "en"),
    "catan_cards-start": Picture("catan_cards-start", "day", "tall", "it"),
    "catan_cards-crowded": Picture("catan_cards-crowded", "day", "tall", "en", "", SCRIPTS),
    "catan_cards-hand": Picture("catan_cards-own", "day", HAND, "en"),
    "catan_cards-search": Picture("catan_cards-search", "night", HAND, "it"),
}


def position(name: str) -> CaylusView:
    """Read a stored position of Caylus."""
    view = stored(name)
    assert isinstance(view, CaylusView)
    return view


def stored(name: str) -> View:
    """Read a stored position of any game."""
    data = (FOLDER / f"{name}.json").read_bytes()
    if name.startswith("magna_carta"):
        return msgspec.json.decode(data, type=MagnaCartaView)
    if name.startswith("catan_cards"):
        return msgspec.json.decode(data, type=CatanCardsView)
    return msgspec.json.decode(data, type=CaylusView)


def draw(picture: Picture) -> bytes:
    """Draw a picture of the gallery."""
    view = stored(picture.position)
    words = Catalogue().words(picture.locale).at(picture.names)
    if picture.shape == HAND:
        return render.draw_hand(view, words, picture.theme, marks(view))
    if picture.shape == WINNER:
        return winner.draw(view, words, picture.theme)
    before = stored(picture.before) if picture.before else None
    return render.draw(view, words, picture.theme, marks(view), picture.shape, before)


def alt(picture: Picture) -> str:
    """What a picture of the gallery shows, in words."""
    words = Catalogue().words(picture.locale).at(picture.names)
    before = stored(picture.before) if picture.before else None
    return told(stored(picture.position), words, picture.shape, before)


def told(view: View, words: Words, shape: str, before: View | None) -> str:
    """What a board, or the viewer's hand, shows in words."""
    return render.describe_hand(view, words).replace("\n", " ") if shape == HAND else render.alt(view, words, before)


def digest(png: bytes) -> str:
    """Hash what is to be seen of a picture."""
    with Image.open(BytesIO(png)) as image:
        return blake2b(repr(image.size).encode() + image.convert("RGB").tobytes(), digest_size=16).hexdigest()


def store() -> None:
    """Store the positions."""
    views: dict[str, View] = {
        "start": caylus.busy(4, 1, 0.0),
        "earlier": caylus.busy(5, 7, 0.733),
        "middle": caylus.busy(5, 7, 0.8),
        "build": caylus.asking("build"),
        "batch": caylus.asking("batch"),
        "favour": caylus.asking("favour"),
        "two": caylus.busy(2, 4, 0.5, favours="simplified"),
        "crowded": caylus.crowded(5, 9),
        "end": caylus.busy(3, 6, 1.0, jeweler="on"),
        "magna_carta-earlier": magna_carta.busy(4, 38, 0.539),
        "magna_carta-middle": magna_carta.busy(4, 38, 0.561),
        "magna_carta-own": magna_carta.busy(4, 38, 0.561, own=True),
        "magna_carta-first": magna_carta.asking("exchange", 3, own=True),
        "magna_carta-provost": magna_carta.asking("provost"),
        "magna_carta-work": magna_carta.asking("buy", 3),
        "magna_carta-batches": magna_carta.asking("batches", 4, 49),
        "magna_carta-two": magna_carta.busy(2, 1, 0.6, rules="beginner"),
        "magna_carta-crowded": magna_carta.crowded(4, 40),
        "magna_carta-end": magna_carta.busy(4, 12, 1.0),
        "catan_cards-start": catan_cards.grown(1, 0.0, mode="base"),
        "catan_cards-earlier": catan_cards.grown(0, 0.6523, mode="themed"),
        "catan_cards-middle": catan_cards.grown(0, 0.6582, mode="themed"),
        "catan_cards-tournament": catan_cards.grown(0, 0.7449, mode="tournament"),
        "catan_cards-end": catan_cards.grown(1, 1.0, mode="base"),
        "catan_cards-crowded": catan_cards.crowded("tournament", 9),
        "catan_cards-own": catan_cards.grown(2, 0.84, own=True, mode="tournament"),
        "catan_cards-search": catan_cards.grown(1, 0.7263, own=True, mode="themed"),
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
