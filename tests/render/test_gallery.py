"""Gallery of the documents, which shows everything it promises, as drawn today."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from bot.words import LOCALES
from engine.caylus.view import CATALOGUE
from engine.magna_carta.view import CATALOGUE as CARDS
from render import HAND, SHAPES
from render.canvas.theme import THEMES
from tests import gallery
from tests.gallery import (
    FOLDER,
    LONG,
    MOMENTS,
    PAGE,
    RECAP,
    SCRIPTS,
    Shown,
    pictures,
    standing,
    turns,
    views,
)

ALL = tuple(pictures())
MAX_BYTES = 8 * 2**20
"""The bytes that the gallery may add to the repository."""


CAYLUS, MAGNA_CARTA = ([picture for picture in ALL if picture.game == game] for game in ("caylus", "magna_carta"))


def pixels(data: bytes) -> bytes:
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGB").tobytes()


def test_every_theme_is_shown_in_both_shapes_with_two_and_five() -> None:
    shown = {(picture.theme, picture.shape, picture.seats) for picture in CAYLUS}
    assert shown >= set(product(THEMES, SHAPES, (2, 5)))


def test_every_theme_is_shown_in_both_shapes_and_as_a_hand() -> None:
    shown = {(picture.theme, picture.shape) for picture in MAGNA_CARTA}
    assert shown >= set(product(THEMES, (*SHAPES, HAND)))
    assert {picture.seats for picture in MAGNA_CARTA} == {2, 3, 4}
    assert {picture.moment for picture in MAGNA_CARTA} == set(MOMENTS)
    assert {picture.locale for picture in MAGNA_CARTA} == set(LOCALES)


def test_every_moment_and_language_is_shown() -> None:
    shown = {(picture.moment, picture.seats) for picture in CAYLUS}
    assert shown >= set(product(MOMENTS, (2, 5)))
    assert {picture.locale for picture in CAYLUS} == set(LOCALES)
    assert {picture.theme for picture in CAYLUS if picture.moment == "middle"} == set(THEMES)


def test_every_building_is_on_a_road() -> None:
    assert set().union(*(standing(picture.view) for picture in CAYLUS)) >= set(CATALOGUE)


def test_every_kind_of_card_is_on_a_road() -> None:
    shown = set().union(*(standing(picture.view) for picture in MAGNA_CARTA))
    assert {CARDS[id].colour for id in shown} == {card.colour for card in CARDS.values()}


def test_long_names_and_other_scripts_are_shown_in_both_shapes() -> None:
    shown = {(picture.names, picture.shape) for picture in ALL}
    assert shown >= set(product((LONG, SCRIPTS), SHAPES))


def test_the_folder_holds_the_pictures_of_the_page_and_nothing_else() -> None:
    files = {file.name: file.stat().st_size for file in FOLDER.iterdir()}
    assert len({picture.file for picture in ALL}) == len(ALL)
    assert files.keys() == {*(picture.file for picture in ALL), PAGE.name, RECAP.name}
    assert sum(files.values()) < MAX_BYTES


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == gallery.page(), "run python -m tests.gallery"


@pytest.mark.parametrize("picture", ALL, ids=lambda picture: picture.file)
def test_a_picture_is_drawn_so_today(picture: Shown) -> None:
    kept = (FOLDER / picture.file).read_bytes()
    assert pixels(kept) == pixels(picture.draw()), "run python -m tests.gallery"


def test_the_recap_has_a_board_for_every_turn() -> None:
    shown = turns(gallery.longest(5))
    assert [view.turn for view in shown[:-1]] == list(range(1, shown[-1].turn + 1))
    assert shown[-1] is views(gallery.longest(5))[-1]
    with Image.open(RECAP) as moving:
        assert getattr(moving, "n_frames", 1) == len(shown)
