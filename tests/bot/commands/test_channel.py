"""Messages that stay in the channel of a match: one for each phase, then the card."""

import re
import sqlite3
from collections.abc import AsyncIterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest

from bot.cards.layouts import BOARD_FILE
from bot.delivery.publisher import Publisher
from bot.words import Catalogue
from engine import GAMES
from render.pool import Pool
from storage import SqliteStore
from storage.messages import LIVE_CARD, OLDER_CARD, MessageRow
from tests import simulated
from tests.bot.playing import (
    Match,
    begin,
    face,
    fix_secret,
    galleries,
    make_bot,
    message,
    play_for_no_one,
    sketch,
    sketch_pictures,
)
from tests.bot.tabletop import NAMES, Choice, Script, script
from tests.games import KITS
from tests.simulated import World, controls, texts

EN = Catalogue().words("en")


class Case(NamedTuple):
    """A game, and the limits of one of its turns: messages that stay, and requests."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]
    turns: int
    messages: int


CASES = (
    Case("caylus", 3, 92, (), 3, 8),
    Case("magna_carta", 2, 5, (), 4, 6),
    Case("catan_cards", 2, 1, (("mode", "themed"), ("turn_limit", "60")), 6, 4),
)


@pytest.fixture
async def world(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    fix_secret(monkeypatch)
    sketch_pictures(monkeypatch)
    async with simulated.world(make_bot(path), NAMES) as running:
        yield running


@pytest.fixture
async def match(world: World) -> Match:
    """A match of three on which the script fits."""
    return await begin(world, 3)


def requests(match: Match) -> list[Any]:
    """Return the bot's requests about messages of the channel."""
    path = f"/channels/{match.place.id}/messages"
    every = match.world.env.http_requests
    return [one for one in every if one.path.startswith(path)]


def cards(match: Match) -> list[discord.Message]:
    """Return all messages of the match, the oldest first."""
    return sorted((one for one in match.place.history() if galleries(one)), key=lambda one: one.id)


def records(match: Match) -> list[discord.Message]:
    """Return the messages about phases."""
    return [one for one in cards(match) if texts(one).startswith("### ")]


def pictures(match: Match, shown: Sequence[discord.Message]) -> list[bytes]:
    """Return the pictures of messages, in order, each in a gallery of its own, because Discord crops neighbours."""
    found = [gallery for one in shown for gallery in galleries(one)]
    assert all(len(gallery) == 1 for gallery in found)
    return [match.picture(gallery[0]["media"]["url"]) for gallery in found]


async def ended_boards(match: Match) -> list[bytes]:
    """Return the boards after all finished phases, each once."""
    boards = [face(sketch(view)) for view in (await match.table()).core.snapshot_views()]
    return [board for before, board in pairwise([b"", *boards]) if board != before]


async def check_channel(match: Match) -> None:
    """Check that the channel has the messages of phases, and last the card, which alone has buttons.

    A message has the board after its last phase, so the boards are in order, each once, and the last is the newest.
    """
    *story, card = cards(match)
    assert card.id == (await match.card()).id
    assert story == records(match)
    assert not any(map(controls, story))
    boards = await ended_boards(match)
    shown = [boards.index(face(board)) for board in pictures(match, story)]
    assert shown == sorted({*shown})
    assert shown[-1:] == [len(boards) - 1][: len(boards)]


# --- how much


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
async def test_a_turn_leaves_few_messages_and_pings_each_player_once(world: World, case: Case) -> None:
    match = await begin(world, case.seats, case.game, **dict(case.options))
    moves = iter(script(case.seats, case.seed, dict(case.options), name=case.game).choices)
    choice: Choice | None = next(moves)
    for turn in range(1, case.turns + 1):
        before, asked, moved = {one.id for one in match.place.history()}, len(requests(match)), 0
        movers: list[int] = []
        while choice is not None and (await match.table()).view(None).turn == turn:
            if not await match.chosen(choice):
                known = len(requests(match))
                await match.press(choice)
                assert len(requests(match)) - known <= 4
                movers += [choice.seat] if movers[-1:] != [choice.seat] else []
                moved += 1
            choice = next(moves, None)
        new = [one for one in match.place.history() if one.id not in before]
        assert len(new) <= case.messages
        posts = [one.json for one in requests(match)[asked:] if one.method == "POST" and isinstance(one.json, dict)]
        assert sum(len(one["allowed_mentions"].get("users", ())) for one in posts) <= len(movers) + case.seats
        await check_channel(match)


async def test_choices_of_one_player_in_a_row_change_the_card_where_it_is(match: Match, written: Script) -> None:
    for choice in written.choices[:25]:
        before, known = await match.card(), len(requests(match))
        await match.press(choice)
        after, sent = await match.card(), [one.method for one in requests(match)[known:]]
        told = texts(after) != texts(before)
        called = bool(after.mentions) and after.id != before.id
        assert told
        assert sent in (["PATCH"], ["POST", "DELETE"], ["POST", "POST", "DELETE"])
        assert called or sent != ["POST", "DELETE"], "a new card pings a player, or comes after a new message"
    await check_channel(match)


async def test_a_card_moves_below_later_messages_of_people(match: Match, written: Script) -> None:
    for choice in written.choices:
        before, last = await match.card(), (await match.asked()).id
        match.world.env.backend.create_message(match.place.id, last, content="Well played!")
        written_at = max(one.id for one in match.place.history())
        await match.press(choice)
        after = await match.card()
        assert after.id > written_at
        assert before.id not in {one.id for one in match.place.history()}
        if not after.mentions:
            return
    raise AssertionError("no player moves twice in a row")


async def test_events_are_on_the_card_and_then_in_the_message(match: Match, written: Script) -> None:
    story: list[str] = []
    for choice in written.choices[:30]:
        known = len(records(match))
        await match.press(choice)
        lines = re.findall("^- (.*)$", texts(await match.card()), re.M)
        assert len(lines) <= 3
        if len(records(match)) > known:
            told = texts(records(match)[-1])
            assert all(f"**{line.partition(' ')[0]}**: " in told for line in story)
            story = []
        story += [line for line in lines if line not in story]


async def test_a_message_names_its_turn_and_phase(match: Match, written: Script) -> None:
    for choice in written.choices[:30]:
        await match.press(choice)
    headings = [line for one in records(match) for line in texts(one).splitlines() if line.startswith("### ")]
    assert len(headings) == len(set(headings)) >= 5
    assert headings[0].startswith(f"### {EN('board-turn', turn=1)}, ")


# --- undo


async def test_undone_lines_stay_struck_through_until_they_are_done_again(match: Match, written: Script) -> None:
    first = written.choices[0]
    await match.press(first)
    (line,) = re.findall("^- (.*)$", texts(await match.card()), re.M)
    await take_back(match, first)
    assert f"~~{line}~~" in texts(await match.card())
    for choice in written.choices:
        await match.press(choice)
        if found := [texts(one) for one in records(match) if f"**{line.partition(' ')[0]}**: " in texts(one)]:
            break
    else:
        raise AssertionError("the message of the phase tells nothing of it")
    assert "~~" not in found[0]


async def test_an_undo_past_the_end_of_a_phase_strikes_through_its_message(
    match: Match, written: Script, path: Path
) -> None:
    last = await play_until_message(match, written)
    told = records(match)[-1]
    *_, line = [line for line in texts(told).splitlines() if line.startswith("- ")]
    clause = line.rpartition(" · ")[2].rpartition("**: ")[2]
    await take_back(match, last)
    again = message(match.place, told.id)
    assert f"~~{clause}~~" in texts(again)
    assert galleries(again) == galleries(told)
    assert await match.bot.store.superseded() == ()
    await match.restart(path)
    assert texts(message(match.place, told.id)) == texts(again)


async def test_a_message_that_could_not_be_corrected_is_after_a_restart(
    match: Match, written: Script, path: Path
) -> None:
    last = await play_until_message(match, written)
    told = records(match)[-1]
    url = f"/channels/{match.place.id}/messages/{told.id}"
    match.world.env.inject_error("PATCH", url, status=500, times=None)
    await take_back(match, last)
    assert "~~" not in texts(message(match.place, told.id))
    match.world.env.backend.faults.clear()
    await match.restart(path)
    await match.world.env.settle()
    assert "~~" in texts(message(match.place, told.id))
    assert await match.bot.store.superseded() == ()


async def play_until_message(match: Match, written: Script) -> Choice:
    """Play until a choice has ended a phase that tells of several choices; return that choice."""
    for choice in written.choices:
        known = len(records(match))
        await match.press(choice)
        if len(records(match)) > known and texts(records(match)[-1]).count(" · ") > 2:
            return choice
    raise AssertionError("no phase ends")


async def take_back(match: Match, last: Choice) -> None:
    """Undo the last choice, with the consent of the others."""
    matches = match.bot.services.matches
    if await matches.undoing.undo(match.id, match.person(last.seat).id, "undo") == "asked":
        request = (await match.table()).undo_request
        assert request is not None
        for other in {0, 1, 2} - {last.seat}:
            person = match.person(other).id
            await matches.undoing.consent(match.id, person, request.name, agree=True, key=f"yes {other}")
    await wait_until_published(match)


async def wait_until_published(match: Match) -> None:
    """Wait until everything has been published."""
    await match.bot.services.publisher.outcome(match.id)
    await match.bot.services.publisher._old.finish()


# --- stops and failures


async def test_a_kill_after_a_phases_message_sends_it_again_by_its_name(
    match: Match, written: Script, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes a message of the same name once, unlike the simulated one."""
    sent = record_nonces(monkeypatch)
    for choice in written.choices:
        known = len(records(match))
        with monkeypatch.context() as dying:
            dying.setattr("storage.SqliteStore.recorded", fail_as_killed)
            await match.type(choice)
        if len(records(match)) > known:
            break
    first = sent[-1]
    await match.restart(path)
    await match.world.env.settle()
    again, card = sent[-2:]
    assert again == first != card
    assert texts(records(match)[-1]) == texts(records(match)[-2])
    assert not await match.bot.store.unsent(match.id)
    assert controls(await match.card())


async def test_a_kill_after_the_card_sends_only_that_again_by_its_name(
    match: Match, written: Script, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = record_nonces(monkeypatch)
    for choice in written.choices:
        known, before = len(records(match)), len(sent)
        with monkeypatch.context() as dying:
            dying.setattr("storage.SqliteStore.shown", fail_as_killed)
            await match.type(choice)
        posted = sent[before:]
        await match.restart(path)
        await match.world.env.settle()
        assert sent[before + len(posted) :] == posted[-1:]
        assert not await match.bot.store.unsent(match.id)
        if len(records(match)) > known:
            assert len(records(match)) == known + 1
            return
    raise AssertionError("no phase ends")


async def fail_as_killed(*args: object) -> None:
    raise OSError("killed")


def record_nonces(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the names under which messages are sent from now on."""
    sent: list[str] = []
    send = discord.PartialMessageable.send

    async def send_and_record(channel: discord.PartialMessageable, *args: Any, **given: Any) -> discord.Message:
        sent.append(given.get("nonce", ""))
        return await send(channel, *args, **given)

    monkeypatch.setattr(discord.PartialMessageable, "send", send_and_record)
    return sent


async def test_a_card_that_fails_after_a_phases_message_leaves_one_message(
    match: Match, written: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next attempt posts the card alone."""
    show = Publisher._show_below

    async def fails(*args: Any) -> MessageRow:
        raise discord.HTTPException(_Failed(), "no")

    for choice in written.choices:
        known = len(records(match))
        with monkeypatch.context() as failing:
            failing.setattr(Publisher, "_show_below", fails)
            await match.type(choice)
        assert Publisher._show_below is show
        await match.world.env.advance_time(120)
        if len(records(match)) > known:
            break
    await check_channel(match)


class _Failed:
    status, reason, headers = 500, "", dict[str, str]()


@pytest.mark.parametrize(("status", "code"), [(400, 30046), (404, 10008), (403, 50005), (500, 0)])
async def test_a_card_that_cannot_be_changed_is_posted_anew(
    match: Match, written: Script, status: int, code: int
) -> None:
    match.world.env.inject_error(
        "PATCH", f"/channels/{match.place.id}/messages/*", status=status, code=code, times=None
    )
    for choice in written.choices[:25]:
        card, mover = await match.card(), (await match.asked()).id
        await match.press(choice)
        after = await match.card()
        assert after.id != card.id
        if (await match.asked()).id == mover:
            assert not after.mentions
            break
    await check_channel(match)


async def test_a_damaged_draft_stops_nothing(match: Match, written: Script) -> None:
    await match.press(written.choices[0])
    store = match.bot.store
    assert isinstance(store, SqliteStore)
    await store._thread.run(damage)
    for choice in written.choices[1:20]:
        await match.press(choice)
    assert not await store.unsent(match.id)
    assert len(records(match)) > 1


def damage(db: sqlite3.Connection) -> None:
    db.execute("UPDATE phase_drafts SET body = x'c1'")


async def test_a_phase_that_cannot_be_drawn_is_described_in_words(
    match: Match, written: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*args: object, **given: object) -> bytes:
        raise MemoryError

    await match.press(written.choices[0])
    known = len(records(match))
    with monkeypatch.context() as failing:
        failing.setattr(Pool, "draw", fails)
        for choice in written.choices[1:20]:
            await match.press(choice)
        shown = [one for one in match.place.history() if texts(one).startswith("### ")][known:]
        assert shown
        for one in shown:
            assert EN("card-in-words") in texts(one)
            assert galleries(one) == []


async def test_moves_that_waited_become_one_message(
    match: Match, written: Script, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = len(records(match))
    with monkeypatch.context() as quiet:
        quiet.setattr(Publisher, "notify", lambda publisher, match_id: None)
        for choice in written.choices[:31]:
            await match.type(choice)
    await match.restart(path)
    await match.world.env.settle()
    assert known < len(records(match)) <= known + len(await ended_boards(match)) // 2 + 1
    await check_channel(match)


async def test_a_card_of_an_older_program_stays_without_its_buttons(match: Match, written: Script) -> None:
    """It told what had happened by itself; play goes on with a card of today's kind."""
    old = await match.card()
    store = match.bot.store
    assert isinstance(store, SqliteStore)
    await store._thread.run(make_older)
    await match.type(written.choices[0])
    kept = message(match.place, old.id)
    assert not controls(kept)
    assert EN("card-moved") in texts(kept)
    assert galleries(kept) == galleries(old)
    assert (await match.card()).id > old.id
    assert {one.kind for one in await store.cards(match.id)} == {LIVE_CARD, "lobby"}


def make_older(db: sqlite3.Connection) -> None:
    db.execute("UPDATE cards SET kind = ? WHERE kind = ?", (OLDER_CARD, LIVE_CARD))
    db.execute("DELETE FROM phase_drafts")


async def test_a_cancelled_match_tells_what_had_happened(match: Match, written: Script) -> None:
    await match.press(written.choices[0])
    await match.press(written.choices[1])
    known = len(records(match))
    await match.bot.services.matches.cancellation.moderate(match.id, "Mora")
    await wait_until_published(match)
    (told,) = records(match)[known:]
    assert texts(told).count("\n- ") >= 2
    assert "Mora" in texts(told) + texts(await match.card())
    assert EN("refuse-cancelled") in texts(await match.card())


# --- computers alone


@pytest.mark.parametrize("game", GAMES)
async def test_computers_alone_leave_a_story_of_few_messages(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_for_no_one(monkeypatch)
    match = await begin(world, 2, game, **dict(KITS[game].scripted[0].options))
    matches = match.bot.services.matches
    for seat in (0, 1):
        await matches.resign(match.id, match.person(seat).id, f"Computer {seat}")
    await wait_until_published(match)
    assert (await match.table()).row.status == "ended"
    boards = await ended_boards(match)
    assert face(pictures(match, records(match))[-1]) == boards[-1]
    assert len(records(match)) <= len(boards) // 2 + 3
    assert EN("card-over") in texts(await match.card())
    assert BOARD_FILE in galleries(await match.card())[0][0]["media"]["url"]
