"""Random positions, laid out and measured: no text is cut or leaves its place, and no label is on another.

PROVOST_POSITIONS=500 tries 2,000 positions of Caylus alone. A board is laid out by painting it, without encoding; every
text reports the box that it fills. Numbers and captions are drawn on cached parts, so the caches are emptied first, and
the test meets every text.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice, product
from typing import Any, Final

import pytest
from PIL import Image

from bot.words import LOCALES
from render import Mark, View, marks
from render.canvas import canvas as drawing
from render.canvas.canvas import Box, Canvas, Label, Pen
from render.canvas.fonts import Typeface, cap_height
from render.canvas.sketch import Sprite
from render.canvas.theme import THEMES
from render.parts import badges
from render.parts.layout import Layout
from render.parts.poster import MIN_TEXT_SIZE
from tests.render import catan_cards, magna_carta
from tests.render.table import Table
from tests.render.tables import (
    POSTERS,
    TABLES,
    count_players,
    inside,
    overlapping,
    painted,
    painted_hand,
    poster,
    whole_box,
    words,
)
from tests.sizes import size

POSITIONS: Final = size("POSITIONS", 20)
"""Positions drawn for each number of players of each game, as whole boards and as posters."""

HANDS: Final = 150

MIN_CAP_HEIGHT: Final = min(cap_height(face, MIN_TEXT_SIZE) for face in (Typeface.BOLD, Typeface.TITLE))
"""The height of a capital of the smallest letters on a poster."""


def forget() -> None:
    """Empty every cache of the drawing."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "render":
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear") and not isinstance(value, type):
                    value.cache_clear()


@cache
def blank(width: int, height: int) -> Sprite:
    """Return a sprite without a picture."""
    image = Image.new("RGBA", (width, height))
    return Sprite(image, image.getchannel("A"))


class TextRecorder:
    """Recorder of every text that is written, on a board or on one of its parts, where nothing else is drawn."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(drawing, "stamp", lambda *pasted: None)
        patch.setattr(drawing, "sketch", lambda text, theme, size, height=0: blank(size, height or size))
        self.cut: set[str] = set()
        self.badges = 0
        text, paragraph, marking = Canvas.text, Canvas.paragraph, badges.marks

        def write(canvas: Canvas, x: int, y: int, said: str, *args: object, **options: object) -> int:
            width = text(canvas, x, y, said, *args, **options)  # type: ignore[arg-type] # passed on unchanged
            label = canvas.labels[-1]
            if label.text != said or not inside(label.box, Box(0, 0, *canvas.image.size)):
                self.cut.add(said)
            return width

        def write_lines(canvas: Canvas, box: Box, said: str, *args: object, **options: object) -> None:
            before = len(canvas.labels)
            paragraph(canvas, box, said, *args, **options)  # type: ignore[arg-type] # passed on unchanged
            lines = canvas.labels[before:]
            complete = " ".join(line.text for line in lines) == " ".join(said.split())
            if not complete or not all(inside(line.box, box) for line in lines):
                self.cut.add(said)

        def mark(
            canvas: Canvas, place: Layout, numbers: Sequence[Mark], middle: Callable[[str], badges.Middle]
        ) -> None:
            self.badges = len(canvas.labels)
            marking(canvas, place, numbers, middle)

        patch.setattr(Canvas, "text", write)
        patch.setattr(Canvas, "paragraph", write_lines)
        patch.setattr(badges, "marks", mark)


@pytest.fixture
def eye(monkeypatch: pytest.MonkeyPatch) -> Iterator[TextRecorder]:
    forget()
    yield TextRecorder(monkeypatch)
    forget()


def for_each_size(tables: Iterable[Table]) -> pytest.MarkDecorator:
    """Parametrize a test with every number of players at the tables."""
    found = [pytest.param(table, seats, id=f"{table.game}-{seats}") for table in tables for seats in table.seats]
    return pytest.mark.parametrize(("table", "seats"), found)


def positions_in_turn(table: Table, seats: int) -> Iterator[tuple[str, str, Any]]:
    """Yield the fullest positions in every theme and language, then drawn ones, with these in turn."""
    ways = list(product(THEMES, LOCALES))
    full = [view for view in table.full if count_players(view) == seats for _ in ways]
    positions = [*full, *table.drawn(seats, POSITIONS)]
    for number, (theme, locale) in enumerate(ways):
        for view in positions[number :: len(ways)]:
            yield theme, locale, view


@for_each_size(TABLES)
def test_nothing_is_clipped_and_no_label_lies_on_another(eye: TextRecorder, table: Table, seats: int) -> None:
    for theme, locale, view in positions_in_turn(table, seats):
        canvas = painted(view, words(locale), theme, marks(view))
        where = (theme, locale, view.turn, view.phase)
        assert not eye.cut, where
        assert overlapping(canvas.labels[: eye.badges]) == [], where
        assert overlapping(canvas.labels[eye.badges :]) == [], where


@for_each_size(POSTERS)
def test_on_a_poster_nothing_is_clipped_small_or_on_another(eye: TextRecorder, table: Table, seats: int) -> None:
    for theme, locale, view in positions_in_turn(table, seats):
        canvas = poster(view, words(locale), theme, marks(view))
        where = (theme, locale, view.turn, view.phase, [decision.kind for decision in view.decisions])
        assert not eye.cut, where
        assert overlapping(canvas.labels) == [], where
        assert min(label.box.h for label in canvas.labels) >= MIN_CAP_HEIGHT, where
        assert all(inside(label.box, whole_box(canvas)) for label in canvas.labels), where


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_is_clipped_in_a_hand(eye: TextRecorder, theme: str) -> None:
    games = magna_carta.views(4, 7, 3, own=True)
    full = [magna_carta.crowded(seats, viewer=seats - 1) for seats in (2, 3, 4)]
    hands: list[View] = [*full, catan_cards.holding_all(), *islice(games, HANDS // len(THEMES))]
    for view in hands:
        for locale in LOCALES:
            canvas = painted_hand(view, words(locale), theme, marks(view))
            assert not eye.cut, (theme, locale)
            assert overlapping(canvas.labels[: eye.badges]) == [], (theme, locale)


def test_a_text_that_is_cut_or_leaves_its_part_is_seen(eye: TextRecorder) -> None:
    canvas = Canvas(THEMES["day"], 200, 60)
    canvas.text(10, 30, "Quarry", Pen(Typeface.BOLD, 20), room=150)
    canvas.paragraph(Box(0, 0, 200, 60), "The provost pays", Pen(Typeface.BOLD, 20, least=12))
    assert not eye.cut
    canvas.text(10, 30, "Sawmill", Pen(Typeface.BOLD, 20), room=40)
    canvas.text(170, 30, "Forest", Pen(Typeface.BOLD, 20))
    canvas.paragraph(Box(0, 0, 60, 20), "Ada, place a worker or pass", Pen(Typeface.BOLD, 20, least=12))
    assert eye.cut == {"Sawmill", "Forest", "Ada, place a worker or pass"}


def test_labels_that_share_a_pixel_are_found() -> None:
    one, beside, on = (Label(text, Box(x, 5, 10, 10)) for text, x in (("one", 0), ("beside", 10), ("on", 9)))
    assert overlapping([one, beside, one]) == []
    assert {frozenset(pair) for pair in overlapping([one, beside, on])} == {
        frozenset(("one", "on")),
        frozenset(("beside", "on")),
    }
