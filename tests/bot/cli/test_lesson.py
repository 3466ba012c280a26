"""Command `provost lab lesson`: prints every step of a lesson with its text."""

import json

import pytest

from bot.words import LOCALES, Catalogue
from engine import GAMES
from tests.bot.cli.conftest import Provost

MAX_STEPS = 7
MAX_LETTERS = 140
MAX_LETTERS_OF_END = 290
"""Letters of the last step, which adds notes on a first match and needs no press."""
MAX_LETTERS_OF_LESSON = 1_000


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_in_every_language(provost: Provost, game: str, locale: str) -> None:
    said = provost(f"lab lesson {game} --json --locale {locale}")
    lesson = json.loads(said.out)
    assert (said.status, said.error, lesson["game"], lesson["locale"]) == (0, "", game, locale)
    steps = [step["text"] for step in lesson["steps"]]
    texts = [*steps, lesson["end"]]
    assert len(lesson["steps"]) <= MAX_STEPS
    assert max(map(len, steps)) <= MAX_LETTERS
    assert len(lesson["end"]) <= MAX_LETTERS_OF_END
    assert sum(map(len, texts)) <= MAX_LETTERS_OF_LESSON
    assert not [text for text in texts if text.startswith("lesson-")]
    assert all(step["recorded"] in [option["key"] for option in step["options"]] for step in lesson["steps"])


@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_of_a_lesson_are_those_of_its_steps(provost: Provost, game: str) -> None:
    catalogue = Catalogue()
    texts = {step["text"] for step in json.loads(provost(f"lab lesson {game} --json").out)["steps"]}
    ids = [id for id in catalogue.ids("en") if id.startswith(f"lesson-{game}-")]
    assert texts | {catalogue.words("en")(f"lesson-{game}-end")} == {catalogue.words("en")(id) for id in ids}
    for locale in LOCALES:
        assert all(catalogue.has(locale, id) for id in ids)


def test_a_lesson_is_printed_as_text(provost: Provost) -> None:
    said = provost("lab lesson caylus").out
    words = Catalogue().words("en")
    assert f"1. {words('lesson-caylus-quarry')}" in said.splitlines()
    assert said.endswith(f"\n{words('lesson-caylus-end')}\n")


def test_a_lesson_of_no_game_is_refused(provost: Provost) -> None:
    said = provost("lab lesson chess --json")
    assert (said.status, said.out) == (2, "")
    assert "chess" in said.error
