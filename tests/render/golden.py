"""Fixed positions and their pictures; `python -m tests.render.golden` draws them again, to be looked at.

A position is a stored view, so that no change of the rules affects it. For each picture only the digest of the pixels
is stored, since compression may differ between machines; the pictures themselves are in docs/pictures.
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
from engine import GAMES
from engine.catan_cards.view import CatanCardsView
from engine.caylus.view import CaylusView
from engine.core.game import act
from engine.core.types import CHANCE, Action
from engine.magna_carta.view import MagnaCartaView
from render import FULL, HAND, POSTER, Picture, View, marks, summary
from tests.records import outcomes
from tests.render import catan_cards, caylus, magna_carta
from tests.render.positions import NAMES

STRONG_SHARE: Final = 0.72
STRONG_EARLIER: Final = 0.012
"""The share of a game between strong players before the position in the documents, and the share since the last picture."""

FOLDER: Final = Path(__file__).parents[1] / "golden"
PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
DIGESTS: Final = FOLDER / "pictures.json"


WINNER: Final = "winner"


class Drawing(NamedTuple):
    """Picture of a stored position, with the changes since another one; `shape` may be the viewer's hand or the winner."""

    position: str
    theme: str
    shape: str
    locale: str
    before: str = ""
    names: tuple[str, ...] = NAMES


SCRIPTS: Final = ("王小明", "محمد علي", "Σοφία 🎲", "שלום כהן", "Maximiliane Sonnenschein")

GALLERY: Final = {
    "caylus": Drawing("strong", "day", FULL, "en", "strong-earlier"),
    "caylus-night": Drawing("middle", "night", FULL, "it"),
    "caylus-contrast": Drawing("middle", "contrast", FULL, "es"),
    "caylus-start": Drawing("start", "day", FULL, "es"),
    "caylus-two": Drawing("two", "day", FULL, "it"),
    "caylus-crowded": Drawing("crowded", "night", FULL, "en"),
    "caylus-end": Drawing("strong-end", "day", FULL, "en"),
    "caylus-changes": Drawing("middle", "day", FULL, "it", "earlier"),
    "caylus-names": Drawing("middle", "night", FULL, "es", "earlier", SCRIPTS),
    "caylus-poster": Drawing("strong", "day", POSTER, "en", "strong-earlier"),
    "caylus-poster-start": Drawing("start", "day", POSTER, "it"),
    "caylus-poster-end": Drawing("strong-end", "day", POSTER, "es"),
    "caylus-poster-night": Drawing("crowded", "night", POSTER, "it"),
    "caylus-poster-night-batch": Drawing("batch", "night", POSTER, "es", "build"),
    "caylus-poster-night-favour": Drawing("favour", "night", POSTER, "en"),
    "caylus-poster-contrast": Drawing("middle", "contrast", POSTER, "es", "earlier"),
    "caylus-poster-contrast-build": Drawing("build", "contrast", POSTER, "en"),
    "caylus-poster-contrast-end": Drawing("end", "contrast", POSTER, "it"),
    "caylus-poster-large": Drawing("middle", "large", POSTER, "it"),
    "caylus-poster-large-build": Drawing("build", "large", POSTER, "es"),
    "caylus-poster-large-batch": Drawing("batch", "large", POSTER, "en"),
    "caylus-winner": Drawing("strong-end", "day", WINNER, "en"),
    "magna_carta-winner": Drawing("magna_carta-end", "night", WINNER, "es"),
    "catan_cards-winner": Drawing("catan_cards-end", "large", WINNER, "it"),
    "magna_carta": Drawing("magna_carta-middle", "day", FULL, "en", "magna_carta-earlier"),
    "magna_carta-hand": Drawing("magna_carta-own", "day", HAND, "en"),
    "magna_carta-hand-night": Drawing("magna_carta-own", "night", HAND, "it"),
    "magna_carta-end": Drawing("magna_carta-end", "night", FULL, "es"),
    "magna_carta-beginner": Drawing("magna_carta-two", "contrast", FULL, "it"),
    "magna_carta-crowded": Drawing("magna_carta-crowded", "day", FULL, "en", "", SCRIPTS),
    "magna_carta-hand-contrast": Drawing("magna_carta-first", "contrast", HAND, "es"),
    "magna_carta-hand-large": Drawing("magna_carta-own", "large", HAND, "es"),
    "magna_carta-poster": Drawing("magna_carta-middle", "day", POSTER, "en", "magna_carta-earlier"),
    "magna_carta-poster-work": Drawing("magna_carta-work", "day", POSTER, "es"),
    "magna_carta-poster-end": Drawing("magna_carta-end", "day", POSTER, "it"),
    "magna_carta-poster-night": Drawing("magna_carta-own", "night", POSTER, "it", "magna_carta-earlier"),
    "magna_carta-poster-night-provost": Drawing("magna_carta-provost", "night", POSTER, "en"),
    "magna_carta-poster-night-batches": Drawing("magna_carta-batches", "night", POSTER, "es"),
    "magna_carta-poster-contrast": Drawing("magna_carta-crowded", "contrast", POSTER, "en"),
    "magna_carta-poster-contrast-batches": Drawing("magna_carta-batches", "contrast", POSTER, "it"),
    "magna_carta-poster-contrast-first": Drawing("magna_carta-first", "contrast", POSTER, "es"),
    "magna_carta-poster-large": Drawing("magna_carta-own", "large", POSTER, "es"),
    "magna_carta-poster-large-work": Drawing("magna_carta-work", "large", POSTER, "it"),
    "magna_carta-poster-large-two": Drawing("magna_carta-two", "large", POSTER, "en"),
    "catan_cards": Drawing("catan_cards-middle", "day", FULL, "en", "catan_cards-earlier"),
    "catan_cards-end": Drawing("catan_cards-end", "day", FULL, "it"),
    "catan_cards-night": Drawing("catan_cards-tournament", "night", FULL, "es"),
    "catan_cards-contrast": Drawing("catan_cards-middle", "contrast", FULL, "es", "catan_cards-earlier"),
    "catan_cards-start": Drawing("catan_cards-start", "day", FULL, "it"),
    "catan_cards-crowded": Drawing("catan_cards-crowded", "day", FULL, "en", "", SCRIPTS),
    "catan_cards-hand": Drawing("catan_cards-own", "day", HAND, "en"),
    "catan_cards-search": Drawing("catan_cards-search", "night", HAND, "it"),
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


def draw(drawing: Drawing) -> bytes:
    """Draw a picture of the gallery."""
    view = stored(drawing.position)
    words = Catalogue().words(drawing.locale).at(drawing.names)
    if drawing.shape == WINNER:
        return summary.draw_winner(view, words, drawing.theme)
    return render.draw(_picture(drawing, view, words))


def _picture(drawing: Drawing, view: View, words: Words) -> Picture[View]:
    before = stored(drawing.before) if drawing.before else None
    return Picture(view, words, drawing.theme, marks(view), drawing.shape, before)


def alt(drawing: Drawing) -> str:
    """Describe a picture of the gallery in words."""
    words = Catalogue().words(drawing.locale).at(drawing.names)
    return render.alt(_picture(drawing, stored(drawing.position), words)).replace("\n", " ")


def digest(png: bytes) -> str:
    """Hash the visible pixels of a picture."""
    with Image.open(BytesIO(png)) as image:
        return blake2b(repr(image.size).encode() + image.convert("RGB").tobytes(), digest_size=16).hexdigest()


def view_of_record(record: str, share: float) -> View:
    """Return a spectator's view when this share of a recorded game has been played."""
    read = outcomes.read(record)
    game = GAMES[read.setup.game]
    play, seen = game.resume(game.begin(read.setup)), []
    for action in read.entries:
        assert isinstance(action, Action)
        if action.seat != CHANCE:
            seen.append(game.view(play.position, None, play.decisions))
        act(play, action)
    seen.append(game.view(play.position, None))
    view: View = seen[round(share * (len(seen) - 1))]
    return view


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
        "strong-earlier": view_of_record("caylus-253", STRONG_SHARE - STRONG_EARLIER),
        "strong": view_of_record("caylus-253", STRONG_SHARE),
        "strong-end": view_of_record("caylus-253", 1.0),
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
        "catan_cards-start": catan_cards.play_as_builders(1, 0.0, mode="base"),
        "catan_cards-earlier": catan_cards.play_as_builders(0, 0.6523, mode="themed"),
        "catan_cards-middle": catan_cards.play_as_builders(0, 0.6582, mode="themed"),
        "catan_cards-tournament": catan_cards.play_as_builders(0, 0.7449, mode="tournament"),
        "catan_cards-end": catan_cards.play_as_builders(1, 1.0, mode="base"),
        "catan_cards-crowded": catan_cards.crowded("tournament", 9),
        "catan_cards-own": catan_cards.play_as_builders(2, 0.84, own=True, mode="tournament"),
        "catan_cards-search": catan_cards.play_as_builders(1, 0.7263, own=True, mode="themed"),
    }
    for name, view in views.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(view), indent=1))


def main() -> None:
    """Draw the gallery and store the digests."""
    PICTURES.mkdir(exist_ok=True, parents=True)
    digests = {}
    for name, drawing in GALLERY.items():
        png = draw(drawing)
        digests[name] = digest(png)
        (PICTURES / f"{name}.png").write_bytes(png)
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n")


if __name__ == "__main__":
    main()
