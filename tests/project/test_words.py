"""Every sentence that the code uses exists, and every sentence is used."""

import pytest

from bot.words import LOCALES
from tests.bot.spoken_words import SPOKEN
from tests.project import words
from tests.project.repository import ROOT

GAMES = tuple(SPOKEN)

FILES = (
    *(
        "cancel",
        "caylus_board",
        "clocks",
        "commands",
        "computer_levels",
        "controls",
        "decks",
        "event_lines",
        "every_game_board",
        "find",
    ),
    *("forums", "grammar", "help", "history", "legend", "lobby", "magna_carta_board", "match_names", "mygames"),
    *("notices", "preferences", "private_card", "refusals", "resign", "sandbox", "server", "tips", "turn_card", "undo"),
    *("welcome", "why"),
)
"""Files of words whose every id occurs in the code, or begins with one that does."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", FILES)
def test_every_sentence_of_the_bot_is_used(locale: str, file: str) -> None:
    assert [*words.unused(locale, file)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_have_one_kind_of_apostrophe(locale: str) -> None:
    folder = ROOT / "bot" / "words" / locale
    assert [path.name for path in folder.glob("*.ftl") if {*"‘’´"} & {*path.read_text(encoding="utf-8")}] == []


def test_an_unused_sentence_is_found() -> None:
    assert words.code().make("button-join")
    assert not words.code().make("button-juggle")
    assert not words.code().make("refuse-everything")


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_reason_of_the_rules_has_words(game: str) -> None:
    assert [*words.without_words(game, GAMES)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_game_is_about_something_in_its_rules(game: str) -> None:
    assert [*words.about_nothing(game, GAMES)] == []


def test_reasons_in_the_engine_use_known_arguments() -> None:
    assert [*words.unknown_arguments()] == []
