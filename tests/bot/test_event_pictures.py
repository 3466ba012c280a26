"""What the pictures of an event show, and what is said in their place, in every language."""

import pytest

from bot.events.model import Event
from bot.matches.stored_event import StoredEvent
from bot.messages.event_card import event_card
from bot.messages.event_pictures import picture_of
from bot.words import LOCALES, Catalogue
from render.event_values import Bracket, Sheet
from storage.event_rows import EventRow
from tests.bot.tabletop import NOW
from tests.events.test_runner import played, running

ALT = 1_024


def stored(event: Event) -> StoredEvent:
    """An event whose people are called by their numbers."""
    names = {entry.player: f"P{entry.player}" for entry in event.entries}
    return StoredEvent(EventRow("abcdefgh", 5, 7, 1, "", NOW), event, 0, names)


@pytest.mark.parametrize("locale", LOCALES)
def test_standings_are_shown_with_the_ranks_that_are_possible(locale: str) -> None:
    words = Catalogue().words(locale)
    shown = picture_of(words, stored(running("swiss", players=12)))
    assert shown is not None
    assert isinstance(shown.picture, Sheet)
    assert {row.values for row in shown.picture.rows} == {("0.0", "0", "1–12")}
    after = picture_of(words, stored(played(running("swiss", players=12, cut=4))))
    assert after is not None
    assert isinstance(after.picture, Sheet)
    assert after.picture.cut == 4
    assert [row.values[0] for row in after.picture.rows[:4]] == ["10.0"] * 3 + ["6.0"]
    assert after.alt.startswith(after.picture.title)
    assert len(after.alt) <= ALT
    layout = event_card(words, stored(running("swiss", players=12)), NOW, after.alt)
    assert after.alt in str(layout.to_components())  # type: ignore[no-untyped-call] # discord.py annotates this one only in part


def test_a_knock_out_is_shown_as_a_bracket() -> None:
    words = Catalogue().words("en")
    before = picture_of(words, stored(running("knockout", players=16)))
    assert before is not None
    assert isinstance(before.picture, Bracket)
    ((title, tables),) = before.picture.rounds
    assert (title, [len(sides) for sides in tables]) == ("Round 1", [4] * 4)
    assert {side.place for sides in tables for side in sides} == {""}
    after = picture_of(words, stored(played(running("elimination", seats=2, players=2, least=2))))
    assert after is not None
    assert isinstance(after.picture, Bracket)
    assert [(title, [side.through for side in sides]) for title, (sides,) in after.picture.rounds] == [
        ("Final", [True, False])
    ]


def test_there_is_no_picture_before_a_round_is_drawn() -> None:
    assert picture_of(Catalogue().words("en"), stored(Event(running().settings))) is None
