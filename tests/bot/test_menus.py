"""Menus: what an entry says below its name."""

from typing import Any

import pytest

from bot.widgets import MENU_LABEL, Question
from bot.words import LOCALES, Catalogue, Words
from engine.core.types import Ask, Decision, Option

WORDS = Catalogue().words("en")


def entries(words: Words, kind: str, *options: Option) -> list[dict[str, Any]]:
    """The entries of the first menu of a question with many options."""
    filler = tuple(Option(f"filler{number}", data={"building": "castle", "cost": 1}) for number in range(10))
    question = Question(words, "caylus", "match", "0.1", Decision(1, kind, Ask(0, options + filler)))
    menu = question.controls()[0].children[0].to_component_dict()
    found: list[dict[str, Any]] = menu["options"]
    return found


def place(building: str, space: int) -> Option:
    return Option(f"{building}@{space}", "place", "road", {"building": building, "space": space, "cost": 1})


def test_an_entry_tells_what_its_building_does() -> None:
    farm, quarry = entries(WORDS, "place", place("n_farm", 5), place("n_quarry", 4))
    assert farm["description"] == WORDS("caylus-effect-n_farm")
    assert quarry["description"] == WORDS("caylus-effect-n_quarry")


def test_what_all_entries_share_is_not_repeated() -> None:
    ways = [
        Option(key, "trade", "small", {"building": "s_alchemist", "pay": {key: 2}, "gain": {"gold": 1}})
        for key in ("food", "wood")
    ]
    assert [entry.get("description") for entry in entries(WORDS, "trade", *ways)] == [None, None]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_note_fits(locale: str) -> None:
    catalogue = Catalogue()
    words = catalogue.words(locale)
    notes = [words(id) for id in catalogue.ids(locale) if id.startswith("caylus-effect-")]
    assert notes
    assert [note for note in notes if len(note) > MENU_LABEL] == []
