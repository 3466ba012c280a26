"""Texts of large events keep Discord's limits, in every language."""

import re
from collections import Counter

import pytest
from discord.ui import TextDisplay

from bot.commands.event_desk import ACTIONS
from bot.events import acts
from bot.events.apply import apply
from bot.events.feasibility import FORMATS, Finding
from bot.events.model import Entry, Event
from bot.matches.stored_event import StoredEvent
from bot.messages.event_announcements import muster_texts
from bot.messages.event_card import event_card, preview
from bot.messages.event_texts import desk_text, possible_in_stage, round_texts, standings_text
from bot.messages.layouts import Layout
from bot.words import LOCALES, Catalogue
from storage.event_rows import EventRow
from tests.bot.eventful import settings
from tests.bot.tabletop import NOW

LARGE, MESSAGE = 256, 4_000
PHONE = 36
"""Characters of a block of code that a phone shows."""

FIRST = 10**18


def stored(event: Event) -> StoredEvent:
    """An event whose people have long names."""
    names = {entry.player: f"Wolfeschlegelsteinhausen {entry.player - FIRST}" for entry in event.entries}
    return StoredEvent(EventRow("abcdefgh", 5, 7, FIRST, "", NOW), event, 0, names)


def large(state: str = "present", phase: str = "muster") -> Event:
    """An event with very many players."""
    entries = tuple(Entry(FIRST + number, state) for number in range(LARGE))
    return Event(settings(format="groups", seats=4), phase=phase, entries=entries)


def drawn() -> Event:
    """The same with its only round drawn."""
    event = apply(large(), acts.Started(id="start"))
    return apply(event, acts.Drawn(id="draw", stage=0, number=1))


def length(layout: Layout) -> int:
    """Characters of all texts of a message."""
    return layout.content_length()


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_of_large_events_fit_into_a_message(locale: str) -> None:
    words = Catalogue().words(locale)
    for phase in ("open", "muster", "finished", "cancelled"):
        assert length(event_card(words, stored(large(phase=phase)), NOW)) <= MESSAGE
    assert length(event_card(words, stored(drawn()), NOW)) <= MESSAGE
    found = [Finding("short-tables", {"tables": 3, "seats": 3}), Finding("byes", {"players": 1})]
    assert length(preview(words, stored(large(phase="draft")), found, LARGE)) <= MESSAGE


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_of_standings_are_no_wider_than_a_phone(locale: str) -> None:
    text = standings_text(Catalogue().words(locale), stored(drawn()))
    assert max(map(len, text.split("```")[1].splitlines())) <= PHONE


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_has_the_buttons_of_its_phase(locale: str) -> None:
    words, id = Catalogue().words(locale), "abcdefgh"

    def acts_of(event: Event) -> list[str]:
        shown = event_card(words, stored(event), NOW).to_components()  # type: ignore[no-untyped-call] # discord.py annotates this one only in part
        return re.findall(rf"'v\|([a-z-]+)\|{id}'", str(shown))

    assert acts_of(large(phase="open")) == ["join", "leave", "close"]
    assert acts_of(large(phase="muster")) == ["here", "leave", "start"]
    assert acts_of(drawn()) == ["leave", "standings", "report"]
    assert acts_of(large(phase="cancelled")) == []


def test_a_preview_calls_an_event_fair_but_for_households() -> None:
    words, event = Catalogue().words("en"), stored(large(phase="draft"))
    apart, short = Finding("apart-at-last"), Finding("short-tables", {"tables": 3, "seats": 3})
    for found, fair in (([], True), ([apart], True), ([apart, short], False)):
        shown = "\n".join(
            one.content for one in preview(words, event, found, 9).walk_children() if isinstance(one, TextDisplay)
        )
        assert (words("tournament-fair") in shown) is fair
        assert words("tournament-preview-next") in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_is_asked_once_whether_they_are_here(locale: str) -> None:
    asked = muster_texts(Catalogue().words(locale), stored(large("entered")))
    assert sorted(player for _, called in asked for player in called) == [FIRST + number for number in range(LARGE)]
    assert max(len(called) for _, called in asked) <= 100
    assert max(len(text) for text, _ in asked) <= MESSAGE


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_of_large_events_fit_into_a_message(locale: str) -> None:
    words, event = Catalogue().words(locale), stored(drawn())
    assert len(standings_text(words, event)) <= MESSAGE
    assert len(desk_text(words, event, NOW)) <= MESSAGE
    ruled = event.event
    for number in range(20):
        ruled = apply(ruled, acts.Extended(id=f"{number}", by=FIRST, at=NOW, seconds=1, reason="*" * 200))
    late = desk_text(words, stored(ruled), NOW + 10**9)
    assert len(late) <= MESSAGE
    assert "1.1.1" in late


def test_the_links_of_a_round_name_every_seat_once() -> None:
    words, event = Catalogue().words("en"), stored(drawn())
    tables = event.event.tables()
    parts = round_texts(words, event, {table.key: FIRST + n for n, table in enumerate(tables)}, 0, 1)
    assert all(len(part) <= MESSAGE for part in parts)
    linked = Counter(map(int, re.findall(r"<@(\d+)>", "\n".join(parts))))
    assert linked == Counter(player for table in tables for player in table.sitting)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_format_action_and_concern_has_its_words(locale: str) -> None:
    ids = Catalogue().ids(locale)
    wanted = {f"tournament-format-{name}" for name in FORMATS} | {f"tournament-action-{name}" for name in ACTIONS}
    kinds = ("extended", "replaced", "ruled", "disqualified", "paused", "resumed", "cancelled")
    concerns = ("overdue", "called-off", "given-up", "tied-across-the-cut", "household")
    wanted |= {f"tournament-act-{kind}" for kind in kinds} | {f"tournament-concern-{kind}" for kind in concerns}
    assert wanted <= ids


def test_ranks_of_a_round_robin_are_open_until_its_last_round() -> None:
    """Its rounds follow from its players, whatever was given for them."""
    event = Event(settings(format="round-robin", seats=2, rounds=1))
    event = apply(event, acts.Opened(id="open"))
    for player in range(1, 7):
        event = apply(event, acts.Entered(id=f"{player} enters", player=player))
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in range(1, 7):
        event = apply(event, acts.Appeared(id=f"{player} appears", player=player))
    event = apply(apply(event, acts.Started(id="start")), acts.Drawn(id="draw", stage=0, number=1))
    for table in event.open_tables():
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=(1, 2)))
    assert {(one.best, one.worst) for one in possible_in_stage(event).values()} == {(1, 6)}
