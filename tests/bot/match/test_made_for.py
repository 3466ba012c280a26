"""Automatic answers: only the line of the answer itself is marked, on cards and in the log alike."""

import msgspec
import pytest

from bot.cards.event_lines import lines
from bot.match.history import match_history
from bot.match.outbox import AWAY, ONLY, MadeFor, MoveResult, ShownEvent, made_for, unpack
from bot.words import LOCALES, Catalogue, Words
from engine.core.match import Step
from engine.core.types import Action, Event
from tests.bot.tabletop import USERS, Room, begin, script

EVENTS = (Event("castle_spared", 1, {}), Event("no_batch", 0, {"vp": 2}), Event("final", 1, {}), Event("final", 0, {}))


@pytest.mark.parametrize(
    ("made", "why"), [(MadeFor(0, "cannot_pay"), ["", "cannot_pay", "", ""]), (None, ["", "", "", ""])]
)
def test_only_the_answer_itself_is_marked_and_not_its_consequences(made: MadeFor | None, why: list[str]) -> None:
    turn = MoveResult()
    turn.add(Step((Action(0, "batch", ("stop",)),), EVENTS, ()), made)
    events = turn.announcement(None).events
    assert [one.why for one in events] == why
    assert [one.made_for for one in events] == [bool(one) for one in why]


def test_why_an_answer_was_given() -> None:
    assert made_for(1, "no_worker") == MadeFor(1, "no_worker")
    assert made_for(1, "") == MadeFor(1, ONLY)
    assert made_for(1, None) == MadeFor(1, AWAY)
    assert made_for(1, None, is_chore=True) == MadeFor(1, ""), "which is said to be automatic, and no more"


def test_an_event_of_an_older_program_has_no_reason() -> None:
    old = msgspec.msgpack.encode([[Event("castle_spared", 1, {}), True]])
    (event,) = msgspec.msgpack.decode(old, type=tuple[ShownEvent, ...])
    assert (event.made_for, event.why) == (True, "")


@pytest.mark.parametrize("words", [Catalogue().words(locale) for locale in LOCALES], ids=LOCALES)
@pytest.mark.parametrize("why", ["too_dear", AWAY, ONLY, "foreign_tile", ""])
def test_a_line_has_the_reason_of_the_answer(words: Words, why: str) -> None:
    event = Event("passed", 0, {"place": 2, "deniers": 0})
    (line,) = lines(words.at(["Ada"]), "caylus", [ShownEvent(event, made_for=True, why=why)])
    (plain,) = lines(words.at(["Ada"]), "caylus", [ShownEvent(event)])
    known = why if words.has(f"because-{why}") else ONLY
    expected = (
        words("card-made-because", line=plain, why=words(f"because-{known}"))
        if why
        else words("card-made-for", line=plain)
    )
    assert line == expected


def test_events_for_some_seats_alone_are_not_published() -> None:
    turn = MoveResult()
    drawn = Event("drawn", 0, {"card": "knight"}, seen_by=(0,))
    turn.add(Step((Action(0, "draw"),), (drawn, Event("drew", 0, {"cards": 1})), ()), MadeFor(0, ONLY))
    assert [(one.event.kind, one.made_for) for one in turn.announcement(None).events] == [("drew", True)]


async def test_a_single_hidden_option_is_left_to_its_player(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """An automatic answer would tell everyone that the hand holds nothing to pay with."""
    written = script(2, 5, name="magna_carta")
    monkeypatch.setattr("bot.features.lobby.starting.secrets.token_bytes", lambda count: bytes(range(count)))
    tables, match_id = room.tables, await begin(room.tables, 2, game="magna_carta")
    forced = 0
    for at, choice in enumerate(written.choices):
        ask = (await tables.get_match(match_id)).core.decisions[0].ask
        forced += not ask.open and len(ask.options) == 1
        await tables.say(match_id, USERS[choice.seat], choice.verb, (choice.key,), str(at))
    made_for = {line.kind for line in await room.store.log(match_id) if line.auto}
    assert forced
    assert made_for
    assert "act" not in made_for


async def test_the_log_tells_a_match_as_its_cards_did(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    written = script(3, 92)
    monkeypatch.setattr("bot.features.lobby.starting.secrets.token_bytes", lambda count: bytes(range(count)))
    tables, match_id = room.tables, await begin(room.tables, 3)
    for at, choice in enumerate(written.choices):
        await tables.say(match_id, USERS[choice.seat], choice.verb, (choice.key,), str(at))
    on_cards = [told for message in await room.store.unsent(match_id) for told in unpack(message.body).events]
    chapters = match_history(await tables.get_match(match_id), await room.store.log(match_id))
    assert [told for chapter in chapters for told in chapter.events] == on_cards
    assert {told.why for told in on_cards if told.made_for} >= {"too_dear", "no_money"}
