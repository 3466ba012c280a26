"""Gallery of boards: `python -m tests.gallery` redraws docs/gallery from the recorded games.

A picture has a record, a share of it that has been played, and a way to draw it. Together the pictures show every theme
in both shapes with the fewest and the most players, the start, the middle and the end, every building of Caylus on the
road, long names and other scripts, hands, and each language; tests/render/test_gallery.py checks this.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, product
from pathlib import Path
from typing import Final, NamedTuple

import render
from bot.words import LOCALES, Catalogue, Words
from engine import GAMES
from engine.caylus.view import CATALOGUE, CaylusView
from engine.core.game import act
from engine.core.notation import Record, read_record
from engine.core.types import CHANCE, Action
from engine.magna_carta.view import MagnaCartaView
from render import FULL, HAND, POSTER, SHAPES, Picture, View, covers, marks
from render.canvas.theme import THEMES
from render.recap import animate
from tests.render import golden
from tests.render.colour_vision import VISIONS, Gap, nearest_cubes, nearest_seats

FOLDER: Final = Path(__file__).parents[1] / "docs" / "gallery"
LISTING: Final = FOLDER.parent / "listing"
PAGE: Final = FOLDER / "index.md"
RECAP: Final = FOLDER / "recap.gif"
RECORDS: Final = Path(__file__).parent / "records"
CATALOGUES: Final = Catalogue()

NAMES: Final[tuple[str, ...]] = ("Ada", "Bruno", "Chiara", "Diego", "Élodie")
LONG: Final[tuple[str, ...]] = (
    "Maximiliane von Hohenstein-Ulm",
    "Bartolomeo della Rovere Secondo",
    "Wolfgang-Amadeus Wimmersbacher",
    "Guadalupe Fernández de Córdoba",
    "Aristotelis Papadopoulos-Wright",
)
SCRIPTS: Final[tuple[str, ...]] = (
    "王小明と田中さくら",
    "محمد عبد الرحمن",
    "Ελένη Παπαδοπούλου",
    "Владимир Соколов",
    "🎲 Zoë 🏰 דוד",
)

MOMENTS: Final = {"start": 0.0, "middle": 0.55, "end": 1.0}
"""Shares of a game that have been played."""

EARLIER: Final = 2
"""Answers between a picture and the earlier one beside it."""


class Shown(NamedTuple):
    """Picture of a record: how much of it is played and how it is drawn; `part` heads the pictures of a kind."""

    part: str
    record: str
    moment: str
    theme: str
    shape: str
    locale: str
    names: tuple[str, ...] = NAMES

    @property
    def file(self) -> str:
        """Return the name of the picture's file."""
        who = {LONG: "-long", SCRIPTS: "-scripts"}.get(self.names, "")
        return f"{self.record}-{self.moment}-{self.theme}-{self.shape}-{self.locale}{who}.png"

    @property
    def game(self) -> str:
        """Return the game's name."""
        return self.record.partition("-")[0]

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return records(self.game)[self.record].setup.seats

    @property
    def view(self) -> View:
        """Return the view that is drawn."""
        return views(self.record, self.shape == HAND)[self._step]

    @property
    def before(self) -> View | None:
        """Return the earlier position whose differences are marked, if any."""
        return views(self.record)[max(0, self._step - EARLIER)] if self._step else None

    @property
    def _step(self) -> int:
        return round(MOMENTS[self.moment] * (len(views(self.record)) - 1))

    @property
    def words(self) -> Words:
        """Return the words of the picture's language, with the players' names."""
        return CATALOGUES.words(self.locale).at(self.names)

    @property
    def picture(self) -> Picture[View]:
        """Return the picture to draw, with the letters of the offered choices."""
        before = None if self.shape == HAND else self.before
        return Picture(self.view, self.words, self.theme, marks(self.view), self.shape, before)

    def draw(self) -> bytes:
        """Draw the picture."""
        return render.draw(self.picture)

    @property
    def alt(self) -> str:
        """Describe the picture in words."""
        return render.alt(self.picture).replace("\n", " ")


@cache
def records(game: str = "caylus") -> dict[str, Record]:
    """Return the recorded games of that name, those with the most on the board first."""
    read = {path.stem: read_record(path.read_text(encoding="utf-8")) for path in sorted(RECORDS.glob(f"{game}-*.txt"))}
    return dict(sorted(read.items(), key=lambda item: -len(item[1].entries)))


@cache
def views(record: str, own: bool = False) -> Sequence[View]:
    """Return the view of a spectator, or of the player to move with `own`, before every answer and at the end."""
    return tuple(_seen(records(record.partition("-")[0])[record], own))


def _seen(record: Record, own: bool) -> Iterator[View]:
    game = GAMES[record.setup.game]
    play = game.resume(game.begin(record.setup))
    for action in record.entries:
        assert isinstance(action, Action)
        if action.seat != CHANCE:
            yield game.view(play.position, action.seat if own else None, play.decisions)
        act(play, action)
    yield game.view(play.position, 0 if own else None, play.decisions)


def longest(seats: int) -> str:
    """Return the longest record with that many seats and the table of favours."""
    return next(
        name
        for name, record in records().items()
        if record.setup.seats == seats and record.setup.options["favours"] == "royal"
    )


def pictures() -> Iterator[Shown]:
    """Return all pictures, in the order of the page."""
    # Five is coprime to the number of moments and of looks, so that languages meet all of them.
    locales = cycle((*LOCALES, *LOCALES[:2]))
    two, five = longest(2), longest(5)
    for (theme, shape, record), moment in zip(product(THEMES, SHAPES, (two, five)), cycle(MOMENTS), strict=False):
        yield Shown("Themes and shapes", record, moment, theme, shape, next(locales))
    for record, theme in zip(builders(), cycle(THEMES), strict=False):
        yield Shown("Every building", record, "end", theme, FULL, next(locales))
    for names, (theme, shape) in product((LONG, SCRIPTS), (("day", FULL), ("night", FULL), ("large", POSTER))):
        yield Shown("Names long and in other scripts", five, "middle", theme, shape, next(locales), names)
    cards = cycle(records("magna_carta"))
    for (theme, shape), moment in zip(product(THEMES, SHAPES), cycle(MOMENTS), strict=False):
        yield Shown("Caylus Magna Carta", next(cards), moment, theme, shape, next(locales))
    for theme, record in zip(THEMES, cards, strict=False):
        yield Shown("Hands of Caylus Magna Carta", record, "middle", theme, HAND, next(locales))


def builders() -> Iterator[str]:
    """Choose a few records that together end with every building on the road, rare ones first."""
    stand = {name: standing(last(record)) for name, record in records().items()}
    left = set(CATALOGUE) & set().union(*stand.values())
    while left:
        record = max(stand, key=lambda name: len(stand[name] & left))
        left -= stand[record]
        yield record


def last(record: Record) -> View:
    """Return the view at the end of a game."""
    game = GAMES[record.setup.game]
    log = [entry for entry in record.entries if isinstance(entry, Action)]
    view: View = game.view(game.replay(record.setup, log), None)
    return view


def standing(view: View) -> set[str]:
    """Return the buildings and cards on the road."""
    if isinstance(view, CaylusView):
        return {space.building for space in view.road if space.building}
    assert isinstance(view, MagnaCartaView)
    return {slot.face for slot in view.road}


def page() -> str:
    """Return the text of the page."""
    return "".join(_page())


def _page() -> Iterator[str]:
    yield (
        "# Gallery\n\n"
        "Boards as the bot draws them, from recorded games; `python -m tests.gallery` draws this page and its pictures anew.\n"
        "A poster is what is posted to a chat, the full board is for the lightbox. The alternative text of each picture\n"
        "is what the bot gives to those who cannot see it.\n\n"
        "A whole match, one board a turn:\n\n"
        f"![A match from the first turn to the last]({RECAP.name})\n"
    )
    part = ""
    for picture in pictures():
        if picture.part != part:
            part = picture.part
            yield f"\n## {part}\n"
        yield f"\n### {picture.theme}, {picture.shape}, {picture.seats} players, {picture.moment}, {picture.locale} ({picture.record})\n\n"
        yield f"![{picture.alt}]({picture.file})\n"
    yield from _positions()
    yield from _progress()
    yield from _colours()
    yield from _text()


def _positions() -> Iterator[str]:
    """Return pictures of stored positions, for the documents and for a game without records."""
    yield "\n## The Catan Card Game\n"
    for name, picture in golden.GALLERY.items():
        if name.startswith("catan_cards"):
            yield f"\n### {picture.theme}, {picture.shape}, {picture.locale} ({picture.position})\n\n"
            yield f"![{golden.alt(picture)}](../pictures/{name}.png)\n"


def _progress() -> Iterator[str]:
    """Draw positions of strong games; the pictures of the former design stay, since nothing can redraw them."""
    yield "\n## Before and after\n\nThe same positions of games between strong players: on the left as they were drawn at first.\n"
    for game in GAMES:
        title = CATALOGUES.words("en")(f"game-{game}")
        yield f"\n![Posters of {title}, on the left as tables of data, on the right as places](../pictures/progress-{game}.png)\n"


def _colours() -> Iterator[str]:
    yield (
        "\n## Seen with fewer colours\n\n"
        "Colour is never the only signal: seats differ by shape, letter and pattern, cubes by form. Each figure is the smallest distance between\n"
        "any two seats' tokens, and between any two kinds of cubes, as drawn on a board: the mean over their pixels of the\n"
        "distance in Oklab times 100, of which about 2 is just seen. Missing cones are simulated after Machado, Oliveira and Fernandes\n"
        "(2009). A test keeps every figure at 6 or more.\n\n"
        "| theme | vision | seats | cubes |\n|---|---|---|---|\n"
    )
    for theme, vision in product(THEMES.values(), VISIONS):
        seats, cubes = nearest_seats(theme, vision), nearest_cubes(theme, vision)
        yield f"| {theme.name} | {vision} | {_gap(seats)} | {_gap(cubes)} |\n"


def _gap(gap: Gap) -> str:
    return f"{gap.distance:.1f} ({gap.one}, {gap.other})"


def _text() -> Iterator[str]:
    picture = Shown("", longest(5), "middle", "day", FULL, "en")
    told = render.describe(picture.view, picture.words, picture.before)
    yield f"\n## A position as text\n\nThis is the middle of the five-player game above. What has changed comes first, the numbered choices last.\n\n```text\n{told}\n```\n"


def turns(record: str) -> list[View]:
    """Return the first position of every turn, and the last of all."""
    whole = views(record)
    first = {view.turn: view for view in reversed(whole)}
    return [*reversed(first.values()), whole[-1]]


def draw_listing() -> dict[str, bytes]:
    """Return the pictures for the listing of the bot, by file: portrait, banner, and the cover of each game."""
    words = CATALOGUES.words("en")
    drawn = {"avatar.png": covers.draw_portrait(), "banner.png": covers.draw_banner("Provost")}
    return drawn | {f"cover-{game}.png": covers.draw_cover(game, words) for game in GAMES}


def main() -> None:
    """Draw all pictures, and delete the files of those no longer listed."""
    FOLDER.mkdir(exist_ok=True)
    drawn = {picture.file: picture.draw() for picture in pictures()}
    drawn[RECAP.name] = animate(turns(longest(5)), CATALOGUES.words("en").at(NAMES))
    drawn[PAGE.name] = page().encode()
    for old in FOLDER.iterdir():
        if old.name not in drawn:
            old.unlink()
    for name, data in drawn.items():
        (FOLDER / name).write_bytes(data)
    for name, data in draw_listing().items():
        (LISTING / name).write_bytes(data)
    sys.stdout.write(f"{len(drawn)} files, {sum(map(len, drawn.values())) // 1024} KiB\n")


if __name__ == "__main__":
    main()
