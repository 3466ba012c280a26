"""Names of places in a principality (docs/rules/catan_cards.md 2.1)."""

import pytest

from engine.catan_cards.place import CardPlace


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("c30", CardPlace("c", 30)),
        ("c31x", CardPlace("c", 31, "x")),
        ("u31", CardPlace("u", 31)),
        ("d31y", CardPlace("d", 31, "y")),
        ("u28a", CardPlace("u", 28, "a")),
        ("d104b", CardPlace("d", 104, "b")),
    ],
)
def test_a_place_is_read_and_written_alike(text: str, place: CardPlace) -> None:
    assert CardPlace.parse(text) == place
    assert str(place) == text


def test_a_name_without_a_column_is_no_place() -> None:
    for text in ("u", "ub", "rest"):
        with pytest.raises(ValueError, match="invalid literal"):
            CardPlace.parse(text)


def test_places_differ_by_side_column_and_slot() -> None:
    places = {text: CardPlace.parse(text) for text in PLACES}
    assert {text: (at.in_row, at.at_settlement, at.at_region) for text, at in places.items()} == PLACES


PLACES = {
    "c30": (True, True, False),
    "c31x": (True, False, False),
    "u31": (False, False, False),
    "u31x": (False, False, True),
    "u30a": (False, True, False),
}
