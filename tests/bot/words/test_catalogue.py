"""Catalogue of words: finding, formatting and refusing them, whatever they say."""

import logging
from pathlib import Path

import pytest

from bot.words import LOCALES, Catalogue

ENGLISH = """\
# A comment about quarry = nothing

name-quarry = Quarry
name-sawmill = Sawmill
sold = { $count ->
    [one] { $player } sells 1 cube
   *[other] { $player } sells { $count } cubes
} at { THE($place) }{ GIVEN($space) ->
    [yes] {" "}on space { $space }
   *[no] {""}
}.
again = Again: { sold }
built = { $player } builds{ OTHER($owner, $player) ->
    [yes] {" "}with { $owner }
   *[no] {""}
}.
only-english = Only here
seat-name = Player { $number }
"""
ITALIAN = """\
name-quarry = Cava
    .the = la Cava
name-sawmill = Segheria
    .the = la Segheria
sold = { $player } vende { $count } a { THE($place) }, { $space }
again = Ancora: { sold }
seat-name = Giocatore { $number }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for locale in LOCALES:
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "notes.txt").write_text("name-quarry = not a word of the game\n", "utf-8")
        (tmp_path / locale / "words.ftl").write_text(ITALIAN if locale == "it" else ENGLISH, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("discord", "language"),
    [("en-US", "en"), ("en-GB", "en"), ("it", "it"), ("es-ES", "es"), ("es-419", "es"), ("fr", "en"), (None, "en")],
)
def test_a_discord_locale_finds_its_language(folder: Path, discord: str | None, language: str) -> None:
    assert Catalogue(folder).words(discord).locale == language


def test_another_player_is_named_and_oneself_is_not(folder: Path) -> None:
    words = Catalogue(folder).words("en")
    assert words("built", player="Ada", owner="Bruno") == "Ada builds with Bruno."
    assert words("built", player="Ada", owner="Ada") == words("built", player="Ada", owner="") == "Ada builds."


def test_amounts_choose_the_plural_and_absent_data_the_wording(folder: Path) -> None:
    words = Catalogue(folder).words("en")
    one = words("sold", count=1, player="Ada", place="Quarry", space="")
    assert one == "Ada sells 1 cube at Quarry."
    more = words("sold", count=2, player="Ada", place="Quarry", space=9)
    assert more == "Ada sells 2 cubes at Quarry on space 9."


def test_a_name_brings_its_article_and_other_text_stays_as_it_is(folder: Path) -> None:
    words = Catalogue(folder).words("it")
    assert words("sold", count=1, player="Ada", place="Cava", space=9) == "Ada vende 1 a la Cava, 9"
    assert words("sold", count=1, player="Ada", place="Luna", space=9) == "Ada vende 1 a Luna, 9"


def test_a_sentence_may_refer_to_another(folder: Path) -> None:
    catalogue = Catalogue(folder)
    assert catalogue.variables("en", "again") == {"count", "player", "place", "space"}
    words = catalogue.words("en")
    assert words("again", count=1, player="Ada", place="Quarry", space="") == "Again: Ada sells 1 cube at Quarry."


def test_a_missing_sentence_comes_in_english_or_as_its_id(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = Catalogue(folder).words("it")
    with caplog.at_level(logging.WARNING):
        assert (words("only-english"), words("nowhere")) == ("Only here", "nowhere")
    assert not words.has("only-english")
    assert caplog.messages == [
        "no words for only-english in it",
        "no words for nowhere in it",
        "no words for nowhere in en",
    ]


def test_a_forgotten_argument_is_logged_and_harms_nothing(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        Catalogue(folder).words("en")("sold", count=1, place="Quarry", space="")
    assert "player" in caplog.text


def test_seats_have_the_names_of_their_table_or_a_number(folder: Path) -> None:
    words = Catalogue(folder).words("it")
    assert words.seat(1) == "Giocatore 2"
    assert words.at(["Ada", "{ $x }"]).seat(1) == "{ $x }"
    assert words.at(["Ada"]).seat(2) == "Giocatore 3"


def test_typed_text_is_never_read_as_fluent(folder: Path) -> None:
    words = Catalogue(folder).words("en")
    assert words("sold", count=1, player="{ again }", place="Quarry", space="").startswith("{ again } sells")


def test_an_id_may_occur_only_once(folder: Path) -> None:
    (folder / "it" / "more.ftl").write_text("name-quarry = Cava\n", "utf-8")
    with pytest.raises(ValueError, match="name-quarry occurs twice"):
        Catalogue(folder).words("it")("name-sawmill")


@pytest.mark.parametrize("broken", ["broken = { $x", "broken = { $x ->\n    [one] 1\n}", "broken =\n"])
def test_invalid_fluent_is_refused(folder: Path, broken: str) -> None:
    (folder / "en" / "more.ftl").write_text(broken, "utf-8")
    with pytest.raises(ValueError, match="broken is not Fluent"):
        Catalogue(folder).words("en")("broken", x=1)


def test_a_sentence_without_text_is_refused(folder: Path) -> None:
    (folder / "en" / "more.ftl").write_text("bare =\n    .the = the bare\n", "utf-8")
    with pytest.raises(ValueError, match="bare has no text"):
        Catalogue(folder).words("en")("bare")


@pytest.mark.parametrize(("locale", "number"), [("en", "−1,203"), ("it", "−1.203"), ("es", "−1203")])
def test_whole_numbers_are_written_as_in_the_language(tmp_path: Path, locale: str, number: str) -> None:
    for each in LOCALES:
        (tmp_path / each).mkdir()
        (tmp_path / each / "words.ftl").write_text(
            "lost = { $count ->\n    [one] one\n   *[other] { $count }\n}\n", "utf-8"
        )
    words = Catalogue(tmp_path).words(locale)
    assert (words("lost", count=-1203), words("lost", count=1)) == (number, "one")
