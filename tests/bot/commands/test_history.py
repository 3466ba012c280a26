"""Coming back to a match: the events since the last visit, the log by turn and time, and the effect of an undo."""

import re

import discord
import pytest
from discord import ui
from simcord import MemberActor

from bot.cards import custom_ids, match_log
from bot.cards.match_log import MAX_LOG_TEXT, LogLine, log_pages, log_text
from bot.cards.phase_card import summary
from bot.cards.times import time
from bot.cards.turn_card import HELP_ACT, MORE_ACTS
from bot.match.history import HistoryEntry, find_news, in_force, match_history, since_last_choice, since_shown
from bot.match.outbox import ShownEvent
from bot.words import Catalogue
from engine.core.types import Event
from storage.log import LogRow
from tests.bot import builders
from tests.bot.playing import (
    Match,
    begin,
    begin_alone,
    fix_secret,
    press_act,
    private_messages,
    private_text,
    refreshed,
)
from tests.bot.tabletop import NOW, SECRET, USERS, Room, script
from tests.bot.tabletop import begin as begin_at
from tests.simulated import World, controls, forged, texts

EN = Catalogue().words("en")


async def play(match: Match, count: int) -> None:
    for choice in script(3, 92).choices[:count]:
        await match.type(choice)


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of three after some turns."""
    fix_secret(monkeypatch, SECRET)
    match = await begin(world)
    await play(match, 60)
    return match


async def test_the_log_has_turns_times_and_pages(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_log, "MAX_LOG_TEXT", 1_500)
    dora = match.world.people["Dora"]
    (shown,) = private_messages(await match.command("Dora", "log"))
    newest = texts(shown)
    assert EN("log-title", page=3, pages=3) in newest
    assert EN("board-turn", turn=5) in newest
    assert "<t:" in newest
    seen = [newest]
    for _ in range(40):
        earlier = [one for one in controls(refreshed(dora, shown)).values() if one.get("label") == EN("button-earlier")]
        if not earlier:
            break
        await dora.click(refreshed(dora, shown), custom_id=earlier[0]["custom_id"])
        seen.append(texts(refreshed(dora, shown)))
    assert len(set(seen)) == len(seen) == 3
    assert EN("board-turn", turn=1) in seen[-1]
    later = next(id for id, one in controls(refreshed(dora, shown)).items() if one.get("label") == EN("button-later"))
    await dora.click(refreshed(dora, shown), custom_id=later)
    assert texts(refreshed(dora, shown)) == seen[-2]


async def test_since_tells_the_events_after_the_own_last_choice(match: Match) -> None:
    ada = match.person(0)
    (shown,) = private_messages(await ada.slash(match.place, "game since"))
    table = await match.table()
    history = match_history(table, await match.bot.store.log(match.id), 0)
    last, after = since_last_choice(history, 0)
    assert last is not None
    assert last.seat == 0
    assert EN("since-title", when=time(last.at, "R")) in texts(shown)
    assert all(entry.number > last.seq + 1 for entry in after)
    told = [one for entry in after for one in entry.events]
    assert bool(told) == (EN("since-nothing") not in texts(shown))


async def test_since_tells_a_spectator_the_events_after_the_last_look(match: Match) -> None:
    (first,) = private_messages(await match.command("Dora", "since"))
    assert EN("since-turn") in texts(first)
    turns = re.findall(r"^\*\*(.*)\*\* · ", texts(first), re.M)
    assert turns == [EN("board-turn", turn=(await match.table()).turn)]
    at = (await match.bot.store.log(match.id))[-1].at
    (again,) = private_messages(await match.command("Dora", "since"))
    assert EN("since-look", when=time(at, "R")) in texts(again)
    assert EN("since-nothing") in texts(again)
    mover = (await match.asked()).name.capitalize()
    await match.first_choice()
    shown = await match.card()
    (then,) = private_messages(await press_act(match.world.people["Dora"], shown, "since", match.id))
    assert f"- **{mover}**: " in texts(then)


async def test_the_turn_card_has_a_button_for_what_has_happened_since(match: Match) -> None:
    (told,) = private_messages(await match.own(1, "since"))
    assert "Since" in texts(told)


async def test_a_player_without_a_choice_reads_everything(room: Room) -> None:
    match_id = await begin_at(room.tables)
    history = match_history(await room.tables.get_match(match_id), await room.store.log(match_id), 0)
    assert since_last_choice(history, 0) == (None, history)


async def test_the_private_card_names_cards_drawn_before(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch)
    match = await begin(world, 2, "catan_cards")
    for choice in script(2, 5, name="catan_cards").choices[:40]:
        table = await match.table()
        seat = choice.seat
        history = match_history(table, await match.bot.store.log(match.id), seat)
        got = [one for entry in since_shown(history, seat) for one in entry.events if one.event.kind == "got"]
        if any(one.event.seat == seat for one in got):
            break
        await match.type(choice)
    (shown,) = private_messages(await match.own(seat, "move"))
    cards = [one.event.data["cards"] for one in got]
    names = [EN(f"name-{id}") for ids in cards if isinstance(ids, list) for id in ids]
    assert names
    assert all(name in texts(shown) for name in names)


def test_what_the_last_choices_of_a_kind_brought_is_shown_with_what_followed() -> None:
    made = [(0, "act"), (0, "draw"), (0, "draw"), (1, "act")]
    entries = [
        HistoryEntry(LogRow(number, seat, kind, ("x",), 1, auto=False, at=NOW), (), 1, is_undo=False)
        for number, (seat, kind) in enumerate(made)
    ]
    assert since_shown(entries, 0) == entries[1:]
    assert since_shown(entries, 1) == entries[3:]
    assert since_shown(entries[3:], 0) == entries[3:]


def test_own_dice_stay_in_the_news_of_the_turn() -> None:
    rolls = [ShownEvent(Event("rolled", seat, {"number": 3})) for seat in (1, 0)]
    took, drew = (ShownEvent(Event(kind, 0, {})) for kind in ("took", "drew"))
    made = [(1, 1, "roll", rolls[0]), (2, 0, "roll", rolls[1]), (2, 0, "take", took), (2, 1, "draw", drew)]
    entries = [
        HistoryEntry(LogRow(number, seat, kind, ("x",), 1, auto=False, at=NOW), (shown,), turn, is_undo=False)
        for number, (turn, seat, kind, shown) in enumerate(made)
    ]
    assert find_news(entries, 0, {"rolled"}) == [rolls[1], took, drew]
    assert find_news(entries, 0, ()) == [took, drew]
    entries[1].undone = True
    assert find_news(entries, 0, {"rolled"}) == [took, drew]


async def test_an_undone_line_belongs_to_no_action_in_force(room: Room) -> None:
    match_id = await begin_at(room.tables)
    table = await room.tables.get_match(match_id)
    decision = table.core.decisions[0]
    user = USERS[decision.ask.seat]
    key = decision.ask.options[0].key
    await room.tables.choose(match_id, user, table.decision_name(decision), (key,), "a")
    await room.tables.undoing.undo(match_id, user, "b")
    after = await room.tables.get_match(match_id)
    history = match_history(after, await room.store.log(match_id))
    assert [entry.undone for entry in history][-2:] == [True, False]
    assert len(in_force(history)) == len(after.core.actions)


def test_turns_and_their_times_are_above_the_lines() -> None:
    log = [LogLine(NOW, 1, "- a"), LogLine(NOW + 60, 1, "- b"), LogLine(NOW + 4_000, 2, "- c")]
    assert log_text(EN, log).splitlines() == [
        f"**{EN('board-turn', turn=1)}** · {time(NOW)}",
        "- a",
        "- b",
        "",
        f"**{EN('board-turn', turn=2)}** · {time(NOW + 4_000)}",
        "- c",
    ]


def test_a_player_has_a_line_a_turn_in_which_phases_are_set_apart() -> None:
    placed = (ShownEvent(Event("placed", 0, {"building": "castle", "space": None, "cost": 1})), False)
    moved = (ShownEvent(Event("provost", 0, {"move": 0, "to": 6, "cost": 0})), False)
    other = (ShownEvent(Event("passed", 1, {"place": 1, "deniers": 0})), False)
    assert summary(EN.at(["Ada", "Bruno"]), "caylus", [[placed, other, placed], [moved]]) == [
        "**Ada**: Castle ×2 / leaves the provost on 6",
        "**Bruno**: passes first",
    ]


def test_a_turn_lists_its_players_in_the_order_of_their_own_acts() -> None:
    """A point for the owner of a place comes before what the owner does, and is no act."""
    visited = Event("owner_vp", 1, {"player": 0, "vp": 1})
    acts = [
        (0, [Event("placed", 0, {"building": "farm", "space": 9, "cost": 1})]),
        (2, [visited, Event("placed", 2, {"building": "castle", "space": None, "cost": 1})]),
        (1, [Event("passed", 1, {"place": 1, "deniers": 0})]),
    ]
    history = [
        HistoryEntry(
            LogRow(number, seat, "place", (), None, False, NOW), list(map(ShownEvent, events)), 1, is_undo=False
        )
        for number, (seat, events) in enumerate(acts)
    ]
    said = [line.text[4:7] for line in match_log.log_lines(EN.at(["Ada", "Bea", "Cid"]), "caylus", history)]
    assert said == ["Ada", "Cid", "Bea"]


def test_pages_hold_every_line_once_however_long() -> None:
    log = [LogLine(NOW, 1 + number // 12, f"{number} " + "x" * 400) for number in range(30)]
    pages = log_pages(EN, log)
    assert max(len(log_text(EN, page)) for page in pages) <= MAX_LOG_TEXT
    assert [line for page in pages for line in page] == log
    assert min(len(log_text(EN, page)) for page in pages[:-1]) > MAX_LOG_TEXT - 500
    assert log_pages(EN, []) == []


async def test_pages_of_an_older_program_are_counted_from_the_newest(match: Match) -> None:
    newest = texts(private_messages(await match.command("Dora", "log"))[0])
    for count, shown in ((0, newest), (99, EN("board-turn", turn=1))):
        custom_id = custom_ids.make(custom_ids.TABLE, "log", match.id, str(count), "15")
        old = forged(match.world.env, match.place, discord.ui.Button(custom_id=custom_id, label="old"))
        assert shown in private_text(await match.world.people["Dora"].click(old, custom_id=custom_id))


# --- what an undo takes back


async def move_two(match: Match) -> tuple[MemberActor, MemberActor]:
    first = await match.asked()
    await match.first_choice()
    second = await match.asked()
    await match.first_choice()
    return first, second


async def test_a_request_for_an_undo_names_the_undone_choices(world: World) -> None:
    match = await begin(world, 2)
    first, second = await move_two(match)
    await first.slash(match.place, "game undo")
    request = match.place.last_message
    assert request is not None
    shown = texts(request)
    for person in (first, second):
        assert f"- {person.name.capitalize()} places a worker" in shown


async def test_an_undo_past_a_computers_moves_is_confirmed_first(world: World) -> None:
    ada, match = world.people["Ada"], await begin_alone(world)
    await match.first_choice()
    before = await match.digest()
    (question,) = private_messages(await ada.slash(match.place, "game undo"))
    sure = next(iter(controls(question)))
    assert EN("undo-confirm") in texts(question)
    assert "- Ada places a worker" in texts(question)
    assert EN("computer-name", number=1) in texts(question)
    assert await match.digest() == before, "nothing is taken back yet"
    await ada.click(question, label=EN("button-undo-all"))
    assert (await match.table()).core.undos == 1
    old = forged(world.env, match.place, discord.ui.Button(custom_id=sure, label="old"))
    again = await ada.click(old, custom_id=sure)
    assert EN("undo-outdated") in private_text(again)
    assert (await match.table()).core.undos == 1


async def test_a_player_undoes_their_own_choice_without_a_question(world: World) -> None:
    match = await begin(world, 2)
    first = await match.asked()
    await match.first_choice()
    done, named = private_text(await first.slash(match.place, "game undo")).split("\n")
    assert done == EN("undo-done")
    assert named.startswith("- ")
    assert (await match.table()).core.undos == 1


async def test_an_offer_is_withdrawn_by_undo_until_it_is_answered(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line of an offer promises it."""
    record = builders.meeting("answer_offer")
    fix_secret(monkeypatch, builders.secret_of(record))
    match_id = await begin_at(room.tables, 2, 0, 7, "catan_cards", **record.setup.options)
    await builders.follow(room.tables, match_id, record, "answer_offer")
    table = await room.tables.get_match(match_id)
    offering = table.seats[1 - table.asked()[0]].user_id
    assert offering is not None
    assert await room.tables.undoing.undo(match_id, offering, "withdraw") == "done"
    assert (await room.tables.get_match(match_id)).core.decisions[0].kind == "offer_get"


# --- the menu below the buttons


@pytest.mark.parametrize("act", MORE_ACTS)
async def test_everything_in_the_menu_of_the_card_answers_in_private(match: Match, act: str) -> None:
    seat = (await match.table()).asked()[0]
    before = len(match.place.history())
    shown = private_messages(await match.own(seat, act))
    assert shown
    assert all(one.ephemeral for one in shown)
    assert len(match.place.history()) == before


@pytest.mark.parametrize("act", [act for act in MORE_ACTS if act not in ("log", HELP_ACT)])
async def test_buttons_of_cards_that_were_posted_before_work_on(match: Match, act: str) -> None:
    seat = (await match.table()).asked()[0]
    custom_id = custom_ids.make(custom_ids.TABLE, act, match.id)
    old = forged(match.world.env, match.place, ui.Button(custom_id=custom_id, label=act))
    (pressed, *_) = private_messages(await match.person(seat).click(old, custom_id=custom_id))
    (chosen, *_) = private_messages(await match.own(seat, act))
    assert texts(pressed) == texts(chosen)


async def test_a_forged_choice_in_the_menu_is_refused(match: Match) -> None:
    custom_id = custom_ids.make(custom_ids.TABLE, "more", match.id)
    for value in ("leave", "verify"):
        menu: ui.Select[ui.View] = ui.Select(custom_id=custom_id, options=[discord.SelectOption(label=value)])
        forgery = forged(match.world.env, match.place, menu)
        assert private_text(await match.person(0).select(forgery, [value], custom_id=custom_id)) == EN(
            "refuse-unknown-button"
        )
