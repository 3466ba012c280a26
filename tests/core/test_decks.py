"""Decks that players build: their problems, and the keys of their copies."""

from engine.core.deckbuilding import Deckbuilding, DeckPart, number_copies, strip_number
from engine.core.types import Reason

RULES = Deckbuilding(
    (
        DeckPart("deck", "deck", ("abbey", "abbey", "church", "mint"), 3),
        DeckPart("events", "event_deck", ("plague",), 1),
    ),
    {},
)


def test_a_valid_deck_has_no_problems() -> None:
    assert RULES.problems({"deck": ["abbey", "mint", "abbey"], "events": ["plague"]}) == ()


def test_every_problem_of_a_deck_is_listed() -> None:
    assert RULES.problems({"deck": ["abbey", "church", "church", "plague"]}) == (
        Reason("deck_size", {"count": 4, "most": 3}),
        Reason("deck_copies", {"building": "church", "count": 2, "most": 1}),
        Reason("deck_unknown", {"key": "plague"}),
        Reason("events_size", {"count": 0, "most": 1}),
    )


def test_useless_cards_are_kept_out_of_random_decks() -> None:
    part = DeckPart("deck", "deck", ("abbey", "abbey", "church"), 2, useless=frozenset({"church"}))
    assert part.useful() == ["abbey", "abbey"]


def test_copies_have_keys_of_their_own() -> None:
    keys = number_copies(["abbey", "mint", "abbey", "abbey"])
    assert keys == ["abbey", "mint", "abbey.2", "abbey.3"]
    assert [strip_number(key) for key in keys] == ["abbey", "mint", "abbey", "abbey"]
