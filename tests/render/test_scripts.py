"""Text in other scripts as it is drawn: from left to right, joined, without loose marks."""

from unicodedata import name

import pytest

from render.canvas.scripts import plain, visual


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("Ada", "Ada"),
        ("王小明", "王小明"),
        ("שלום", "םולש"),
        ("שלום 12", "12 םולש"),
        ("שלום (א)", "(א) םולש"),
        ("Ada שלום Bob", "Ada םולש Bob"),
        ("שלום, place a worker", "םולש, place a worker"),
    ],
)
def test_right_to_left_words_are_turned_around(written: str, drawn: str) -> None:
    assert visual(written) == drawn


@pytest.mark.parametrize(
    ("written", "forms"),
    [
        ("ب", ["BEH ISOLATED"]),
        ("ببب", ["BEH FINAL", "BEH MEDIAL", "BEH INITIAL"]),
        ("دب", ["BEH ISOLATED", "DAL ISOLATED"]),
        ("بد", ["DAL FINAL", "BEH INITIAL"]),
        ("سلام", ["MEEM ISOLATED", "LAM WITH ALEF FINAL", "SEEN INITIAL"]),
        ("لا", ["LAM WITH ALEF ISOLATED"]),
    ],
)
def test_arabic_letters_join_their_neighbours(written: str, forms: list[str]) -> None:
    assert [_form(character) for character in visual(written)] == forms


def _form(character: str) -> str:
    return name(character).replace("ARABIC LIGATURE ", "").replace("ARABIC LETTER ", "").replace(" FORM", "")


def test_signs_that_are_no_letters_are_left_out() -> None:
    assert plain("a\u0301\u0302\u0303\u0304") == "á"
    assert plain("\u202eabc\u200b\n") == "abc"
    assert plain("a\u0334b\u05b0") == "ab"
    assert plain("❤\ufe0f👍🏽") == "❤👍"
    assert plain("ที่นี่") == "ที่นี่"
