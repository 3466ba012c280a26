"""Covers of games: small pictures of 11 to 4 with the whole name in every language, and the bot's banner and portrait."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops

from bot.words import LOCALES
from engine import GAMES
from render import covers
from render.canvas.theme import THEMES
from render.covers import BANNER_SIZE, COVER_SIZE, COVERS, PORTRAIT_SIZE, SIGN
from tests.gallery import LISTING, draw_listing
from tests.render.tables import inside, words

MAX_BYTES = 60 * 1024


def opened(drawn: bytes) -> Image.Image:
    return Image.open(BytesIO(drawn)).convert("RGB")


def test_every_game_has_a_cover_of_its_own() -> None:
    assert [*COVERS] == [*GAMES]
    drawn = [covers.draw_cover(game, words()) for game in GAMES]
    assert {opened(each).size for each in drawn} == {COVER_SIZE}
    assert len({*drawn}) == len(GAMES)
    assert covers.draw_cover("caylus", words()) == drawn[0]


def test_a_game_without_a_scene_has_the_castle_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    own = covers.draw_cover("caylus", words())
    monkeypatch.setattr(covers, "COVERS", {})
    shared = covers.draw_cover("caylus", words())
    assert opened(shared).size == COVER_SIZE
    assert shared != own
    assert covers.draw_cover("magna_carta", words()) != shared, "it bears the name of its game"


@pytest.mark.parametrize("game", GAMES)
def test_the_name_is_whole_and_on_its_sign_in_every_theme_and_language(game: str) -> None:
    for theme, locale in product(THEMES, LOCALES):
        canvas = covers.paint_cover(game, words(locale), theme)
        assert " ".join(label.text for label in canvas.labels) == words(locale)(f"game-{game}")
        assert all(inside(label.box, SIGN) for label in canvas.labels)
        assert len(canvas.png()) <= MAX_BYTES


def test_covers_have_the_mood_of_their_theme() -> None:
    day, night = (opened(covers.draw_cover("caylus", words(), theme)) for theme in ("day", "night"))
    assert ImageChops.difference(day, night).getbbox() is not None


def test_the_bot_has_a_banner_and_a_portrait() -> None:
    assert opened(covers.draw_banner("Provost")).size == BANNER_SIZE
    portrait = opened(covers.draw_portrait())
    assert portrait.size == PORTRAIT_SIZE
    assert len(covers.draw_portrait()) <= MAX_BYTES


def test_the_listing_has_the_pictures_that_are_drawn() -> None:
    for name, drawn in draw_listing().items():
        assert ImageChops.difference(opened((LISTING / name).read_bytes()), opened(drawn)).getbbox() is None
