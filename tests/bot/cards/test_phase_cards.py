"""Messages about phases, over whole games: one line per player, and no message higher than a screen."""

import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import discord
import pytest
from msgspec import structs

from bot.cards.event_lines import line_of, worth_saying
from bot.cards.layouts import plain, text
from bot.cards.phase_card import MAX_ROWS, corrected, phase_cards, phase_summary, rows
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement, MadeFor, MoveResult, ShownEvent, made_for
from bot.match.phases import EndedPhase, PhaseDraft, PhaseLine, progress
from bot.words import LOCALES, Catalogue, Words
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.game import find_decision, why_forced
from engine.core.match import Match, Step
from engine.core.notation import Record
from engine.core.types import CHANCE, Action, Event
from tests.bot.cards.test_cards import find_representative_records, records
from tests.bot.tabletop import NAMES, unsaved_match

WORDS = [Catalogue().words(locale) for locale in LOCALES]
ENGLISH = WORDS[0].at(NAMES[:2])
PLAYER_LINE = re.compile(r"- (?:~~)?\*\*(?P<name>[^*]+)\*\*: ")

MAX_TEXT_ROWS, TEXT_ROW, HEADING, PICTURE, FRAME = 12, 22, 36, 350, 50
"""The most rows, and the pixels of a row of text, a heading, a picture and a frame in the desktop client."""
SCREEN = 700


def play_record(record: Record) -> tuple[SeatedMatch, tuple[EndedPhase, ...]]:
    """Play a game; return the match and its phases as they are published."""
    table, dealer = unsaved_match(record.setup, NAMES), Dealer(bytes.fromhex(record.secret))
    table.core, first = Match.new(table.game, record.setup, dealer)
    moves = [_announced(first, 0)]
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Action) and entry.seat != CHANCE:
            made = _made(table.core, entry)
            moves.append(_announced(table.core.play(entry, dealer), number, made))
    return table, progress(PhaseDraft(), moves).ended


def _made(match: Match[Any, Any], entry: Action) -> MadeFor | None:
    """Return the automatic answer for a player without a choice."""
    decision = find_decision(match.decisions, entry.seat, entry.kind)
    forced = why_forced(match.game.resume(match.position), decision)
    return None if forced is None else made_for(entry.seat, forced)


def _announced(step: Step, since: int, made: MadeFor | None = None) -> Announcement:
    move = MoveResult((), since)
    move.add(step, made)
    return move.announcement(None)


def games(name: str) -> Iterator[tuple[SeatedMatch, tuple[EndedPhase, ...], Words]]:
    """Return the games of that name without undos, each with its phases in one of the languages."""
    played = (
        one
        for one in find_representative_records()
        if one.setup.game == name and all(isinstance(e, Action) for e in one.entries)
    )
    for record, words in zip(played, cycle(WORDS), strict=False):
        table, ended = play_record(record)
        yield table, ended, words.at(table.names)


def test_a_favour_for_the_best_builder_is_no_automatic_answer() -> None:
    marked = 0
    for _, ended, words in games("caylus"):
        favours = [one.shown for phase in ended for one in phase.lines if one.shown.event.kind == "best_builder"]
        marked += sum(one.made_for for one in favours)
        for one in worth_saying("caylus", favours):
            assert words("because-cannot_pay") not in line_of(words, "caylus", one)
    assert marked, "after the last batch nothing is asked any more"


@pytest.mark.parametrize("name", GAMES)
def test_no_message_about_phases_is_higher_than_a_screen(name: str) -> None:
    seen = 0
    for table, ended, words in games(name):
        for phase in ended:
            done = phase_summary(words, name, phase.lines)
            assert sum(rows(f"- {line}") for line in done) <= MAX_TEXT_ROWS, done
            speaking = [found["name"] for line in done if (found := PLAYER_LINE.match(f"- {line}"))]
            assert len(speaking) == len({*speaking}), done
            seen += len(speaking)
        for page in phase_cards(table, words, ended):
            (container,) = page.card.layout.children
            assert isinstance(container, discord.ui.Container)
            texts = [part.content for part in container.children if isinstance(part, discord.ui.TextDisplay)]
            pictures = [part for part in container.children if isinstance(part, discord.ui.MediaGallery)]
            assert [len(one.items) for one in pictures] in ([], [1])
            assert sum(map(rows, texts)) <= MAX_ROWS
            body = sum(map(rows, texts)) - 2 * len(texts)
            assert body * TEXT_ROW + len(texts) * HEADING + len(pictures) * PICTURE + FRAME <= SCREEN, texts
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_the_line_of_a_player_names_that_player_once(name: str) -> None:
    """Check that the words of every event in a player's line leave the player out, in every language."""
    for table, ended, words in games(name):
        names = {discord.utils.escape_markdown(words.seat(seat)): seat for seat in range(len(table.seats))}
        for phase in ended:
            for line in phase_summary(words, name, phase.lines):
                if found := PLAYER_LINE.match(f"- {line}"):
                    assert found["name"] in names
                    own = re.sub(r"\([^()]*\)", "", line)  # only the user of a building is named, in brackets
                    assert own.count(found["name"]) == 1, line


def placed(seat: int, building: str, *, undone: bool = False) -> PhaseLine:
    event = Event("placed", seat, {"building": building, "space": None, "cost": 1})
    return PhaseLine(ShownEvent(event), 0, undone)


def test_repeated_actions_of_a_player_are_counted() -> None:
    lines = [placed(0, "castle"), placed(1, "stables"), placed(0, "castle")]
    assert phase_summary(ENGLISH, "caylus", lines) == ["**Ada**: Castle ×2", "**Bruno**: Stables"]


def test_undone_actions_are_struck_through_in_the_line_of_their_player() -> None:
    lines = [placed(0, "castle", undone=True), placed(0, "stables")]
    assert phase_summary(ENGLISH, "caylus", lines) == ["**Ada**: ~~Castle~~ · Stables"]


def test_actions_undone_and_done_again_are_told_once() -> None:
    lines = [placed(0, "castle", undone=True), placed(0, "stables", undone=True), placed(0, "castle")]
    assert phase_summary(ENGLISH, "caylus", lines) == ["**Ada**: ~~Stables~~ · Castle"]


def test_events_without_a_player_have_lines_of_their_own() -> None:
    order = PhaseLine(ShownEvent(Event("order", None, {"order": ["0", "1"]})), 0)
    resigned = PhaseLine(ShownEvent(Event("resigned", 1, {"name": "Bea"})), 0)
    assert phase_summary(ENGLISH, "caylus", [placed(0, "castle"), order, resigned]) == [
        "**Ada**: Castle",
        "The turn order is now Ada, Bruno.",
        "Bea has resigned. A bot plays on in their place.",
    ]


def test_lines_that_do_not_fit_are_counted() -> None:
    (record,) = [one for one in records() if one.setup.game == "caylus"][:1]
    table, ended = play_record(record)
    many = tuple(PhaseLine(ShownEvent(Event("bailiff", None, {"to": number})), 0) for number in range(30))
    (page,) = phase_cards(table, WORDS[0], [structs.replace(ended[0], lines=many)])
    (container,) = page.card.layout.children
    assert isinstance(container, discord.ui.Container)
    first = container.children[0]
    assert isinstance(first, discord.ui.TextDisplay)
    assert rows(first.content) == MAX_ROWS + 1
    assert first.content.endswith(f"\n-# {WORDS[0]('record-more', count=30 - MAX_TEXT_ROWS)}")


def test_a_message_of_an_older_program_is_corrected_phase_by_phase() -> None:
    kept = (text("### One\n- old"), text("### Two\n- old"))
    said = ((placed(0, "castle", undone=True),), (placed(1, "stables"),))
    (container,) = corrected(ENGLISH, "caylus", said, kept).children
    (expected,) = plain(text("### One\n- **Ada**: ~~Castle~~"), text("### Two\n- **Bruno**: Stables")).children
    assert container.to_component_dict() == expected.to_component_dict()
