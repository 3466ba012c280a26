"""Completeness of docs/rules/catan_cards.md: every card has a test, every invariant a check, every deck a name."""

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.decks import DECKBUILDING
from engine.catan_cards.revisions import NEWEST
from tests.catan_cards.test_invariants import test_an_invariant_is_noticed_when_it_is_broken as watched
from tests.pages import PAGES

PAGE = PAGES["catan_cards"]


def test_every_card_is_played_by_a_test_that_names_it() -> None:
    assert set(PAGE.marked("card")) == set(CARDS)


def test_the_page_lists_exactly_the_watched_invariants() -> None:
    (cases,) = [mark.args[1] for mark in vars(watched)["pytestmark"]]
    assert PAGE.invariants() == list(dict.fromkeys(id for _, id in cases))


def test_decks_that_are_ready_are_named() -> None:
    named = ", ".join(f"`{name}`" for name in DECKBUILDING.ready)
    assert f"ready to be handed in: {named}." in PAGE.section("2.4")


def test_the_page_is_of_the_newest_revision_and_names_those_before() -> None:
    assert f"This is revision {NEWEST} of the rules." in PAGE.text
    earlier = PAGE.section("7")
    assert all(f"**Revision {number}.**" in earlier for number in range(1, NEWEST))
