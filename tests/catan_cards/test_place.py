"""The names of places in a principality (docs/rules/catan_cards.md 2.1)."""

import pytest

from engine.catan_cards.place import Place


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("c30", Place("c", 30)),
        ("c31x", Place("c", 31, "x")),
        ("u31", Place("u", 31)),
        ("d31y", Place("d", 31, "y")),
        ("u28a", Place("u", 28, "a")),
        ("d104b", Place("d", 104, "b")),
    ],
)
def test_a_place_is_read_and_written_alike(text: str, place: Place) -> None:
    assert Place.parse(text) == place
    assert str(place) == text


def test_a_name_without_a_column_is_no_place() -> None:
    for text in ("u", "ub", "rest"):
        with pytest.raises(ValueError, match="invalid literal"):
            Place.parse(text)


def test_places_differ_by_side_column_and_slot() -> None:
    places = {text: Place.parse(text) for text in PLACES}
    assert {text: (at.in_row, at.at_settlement, at.at_region) for text, at in places.items()} == PLACES


PLACES = {
    "c30": (True, True, False),
    "c31x": (True, False, False),
    "u31": (False, False, False),
    "u31x": (False, False, True),
    "u30a": (False, True, False),
}
