"""Announcements of moves on turn cards: the pings, and no loss or repetition after a stop."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.client import Provost
from bot.app.registration import Commands
from bot.delivery.publisher import Publisher
from bot.words import Catalogue
from engine import GAMES
from storage import SqliteStore
from storage.errors import NotSaved
from tests import simulated
from tests.bot.playing import Match, begin, begin_alone, face, fix_secret, galleries, make_bot, sketch, sketch_pictures
from tests.bot.tabletop import Choice, Script
from tests.bot.tabletop import begin as opened
from tests.simulated import World, controls, texts

EN = Catalogue().words("en")


@pytest.fixture
async def match(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Match]:
    """Match of three that fits the script."""
    fix_secret(monkeypatch)
    sketch_pictures(monkeypatch)
    async with simulated.world(make_bot(path)) as world:
        yield await begin(world)


def cards(match: Match) -> list[discord.Message]:
    """Return every message that shows the match."""
    return [one for one in match.place.history() if galleries(one)]


def phase_boards(match: Match) -> list[bytes]:
    """Return the pictures after phases in all messages, in order."""
    return [picture for shown in match.boards() for picture in shown]


def saved(scenes: tuple[Any, ...] | list[Any]) -> list[bytes]:
    return [sketch(GAMES["caylus"].view_snapshot(scene)) for scene in scenes]


class Unpublished:
    """Context in which the bot plays but publishes nothing, as if stopped right after each move was saved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._context = monkeypatch.context()

    def __enter__(self) -> None:
        self._context.__enter__().setattr(Publisher, "notify", lambda announcer, match_id: None)

    def __exit__(self, *error: object) -> None:
        self._context.__exit__(*error)  # type: ignore[arg-type] # the three that every exit gets


# --- pings


async def test_the_first_card_of_a_match_pings_all_its_players(match: Match, written: Script) -> None:
    """A ping lets a user see a thread; the last to move would otherwise hear of the match days later."""
    people = sorted(match.person(seat).id for seat in range(3))
    begun, card = EN("card-begun", players=" ".join(f"<@{user}>" for user in people)), await match.card()
    assert begun in texts(card)
    assert sorted({user.id for user in card.mentions}) == people
    await match.type(written.choices[0])
    assert begun not in texts(await match.card())


async def test_a_lone_player_gets_no_ping_at_the_start(world: World) -> None:
    card = await (await begin_alone(world)).card()
    assert [user.id for user in card.mentions] == [world.people["Ada"].id]
    assert EN("card-begun", players="") not in texts(card)


async def test_each_player_is_pinged_once_when_it_is_their_move(match: Match, written: Script) -> None:
    before: int | None = (await match.asked()).id
    alone = 0
    for choice in written.choices[:25]:
        card = await match.card()
        await match.type(choice)
        after, now = await match.card(), (await match.asked()).id
        if now == before:
            assert after.id == card.id or not after.mentions, "who has moved is not called again"
            alone += 1
        else:
            assert after.id != card.id, "a changed card pings no one"
            assert [user.id for user in after.mentions] == [now]
        before = now
    assert alone, "no player moved twice in a row"


async def test_a_card_can_ping_only_the_player_to_move(
    match: Match, written: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names that look like mentions ping no user."""
    sent = listen(monkeypatch)
    for choice in written.choices[:6]:
        await match.type(choice)
        allowed = sent[-1]["allowed_mentions"].to_dict()
        assert allowed["parse"] == []
        assert allowed.get("users", []) in ([], [(await match.asked()).id])
        assert not allowed.get("roles")


async def test_every_post_and_edit_limits_its_pings(match: Match, written: Script) -> None:
    for choice in written.choices[:4]:
        await match.type(choice)
    await match.world.people["Ada"].slash(match.world.channel, "game new", game="caylus")
    await match.world.people["Bruno"].slash(match.world.channel, "game join")
    requests = [
        one for one in match.world.env.http_requests if one.method in ("POST", "PATCH") and "/messages" in one.path
    ]
    assert {one.method for one in requests} == {"POST", "PATCH"}
    for one in requests:
        assert isinstance(one.json, dict)
        assert one.json["allowed_mentions"]["parse"] == [], (one.method, one.path)


# --- nothing lost, nothing twice


async def test_moves_left_unpublished_by_a_stop_are_published_once_after_it(
    match: Match, written: Script, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = len(cards(match))
    with Unpublished(monkeypatch):
        for choice in written.choices[:31]:
            await match.type(choice)
        assert len(cards(match)) == before
    await match.restart(path)
    await match.world.env.settle()
    after = [one.id for one in cards(match)]
    await match.restart(path)
    await match.world.env.settle()
    assert [one.id for one in cards(match)] == after
    scenes = await scenes_so_far(match)
    assert len(scenes) > 5
    ended, shown = saved(scenes), phase_boards(match)
    at = [ended.index(board) for board in shown]
    assert at == sorted(set(at))
    assert {*map(face, shown)} <= {*map(face, ended)}
    assert face(ended[-1]) in map(face, shown), "several phases share a message, with the board after the last"
    card = await match.card()
    assert [user.id for user in card.mentions] == [(await match.asked()).id]


async def scenes_so_far(match: Match) -> list[Any]:
    """Return the views after every phase that has ended, without undone ones."""
    table = await match.table()
    play = table.game.resume(table.game.begin(table.core.setup), record_snapshots=True)
    for action in table.core.actions:
        play.answer(play.decisions[0], action.picks)
    return play.snapshots


async def test_a_card_sent_but_not_noted_is_sent_again_under_the_same_nonce(
    match: Match, written: Script, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord drops the second of two messages with one nonce; the simulated one does not."""
    sent = listen(monkeypatch)
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "shown", unsaved)
        await match.type(written.choices[0])
    await match.restart(path)
    await match.type(written.choices[1])
    first, again, other = names(sent)
    assert first == again != other


async def unsaved(*args: object) -> None:
    raise NotSaved("SQLITE_FULL")


def listen(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Record the messages that are sent from now on."""
    sent: list[dict[str, Any]] = []
    send: Callable[..., Any] = discord.PartialMessageable.send

    async def watched(channel: discord.PartialMessageable, *args: object, **given: Any) -> discord.Message:
        sent.append(given)
        found: discord.Message = await send(channel, *args, **given)
        return found

    monkeypatch.setattr(discord.PartialMessageable, "send", watched)
    return sent


def names(sent: list[dict[str, Any]]) -> list[str]:
    return [given["nonce"] for given in sent]


async def test_cards_after_a_restart_have_names_of_their_own(
    match: Match, written: Script, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store's message numbers restart with the process, but the names must not."""
    sent = listen(monkeypatch)
    for choice in written.choices[:8]:
        await match.type(choice)
        await match.restart(path)
    assert len(sent) == len(set(names(sent))) == 8
    assert {len(name) for name in names(sent)} == {24}


async def test_a_phase_undone_before_it_was_published_keeps_its_picture(
    match: Match, written: Script, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture belongs to a phase that did end; the phase later ends again, with another picture."""
    shown = phase_boards(match)
    with Unpublished(monkeypatch):
        last = await until_phase_ends(match, written)
        ended = saved(await scenes_so_far(match))[-1]
        await take_back(match, last)
        assert ended not in saved(await scenes_so_far(match))
    await match.restart(path)
    await match.world.env.settle()
    told = phase_boards(match)[len(shown) :]
    assert told[-1] == ended
    assert EN.at(("Ada", "Bruno", "Chiara"))("event-undone", player="x").split("x")[1] in texts(await match.card())
    await match.type(last)
    assert face(saved(await scenes_so_far(match))[-1]) in map(face, phase_boards(match))


async def until_phase_ends(match: Match, written: Script) -> Choice:
    """Play the script until a choice has ended a phase; return that choice."""
    for choice in written.choices:
        before = len(await scenes_so_far(match))
        await match.type(choice)
        if len(await scenes_so_far(match)) > before:
            return choice
    raise AssertionError("no phase ends")


async def take_back(match: Match, last: Choice) -> None:
    """Undo the last choice, with the agreement of the others."""
    tables, (mine, *others) = (
        match.bot.services.matches,
        [match.person(seat).id for seat in (last.seat, *{0, 1, 2} - {last.seat})],
    )
    if await tables.undoing.undo(match.id, mine, "undo") == "asked":
        request = (await match.table()).undo_request
        assert request is not None
        for other in others:
            await tables.undoing.consent(match.id, other, request.name, agree=True, key=f"yes {other}")


async def test_refused_messages_are_published_later(match: Match, written: Script) -> None:
    before = len(cards(match))
    match.world.env.inject_error("POST", f"/channels/{match.place.id}/messages", status=500, times=None)
    for choice in written.choices[:2]:
        await match.type(choice)
    assert len(cards(match)) == before
    match.world.env.backend.faults.clear()
    await match.world.env.advance_time(120)
    assert len(cards(match)) == before, "one card in the place of the other"
    assert texts(await match.card()).count("places a worker") == 2


async def test_nothing_is_published_before_the_servers_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server's language comes with the connection; earlier cards would be in English."""
    told: list[str] = []
    monkeypatch.setattr(Publisher, "notify", lambda announcer, match_id: told.append(match_id))
    monkeypatch.setattr(Provost, "_sync", skip_registration)
    monkeypatch.setattr(Commands, "known", register_nothing)
    async with make_bot(tmp_path / "waiting.db") as bot:
        await bot.ready_to_connect()
        waiting = await opened(bot.services.matches)
        await bot.setup_hook()
        for _ in range(3):  # Reads take turns: a read that the bot has begun is done before these.
            assert list(await bot.store.matches_with_unsent()) == [waiting]
    assert told == []


async def skip_registration(bot: Provost) -> None:
    """Prevent the registration of commands."""


async def register_nothing(tree: Commands) -> list[object]:
    """Register no commands."""
    return []


async def test_a_match_publishes_one_card_after_the_other(match: Match, written: Script) -> None:
    """One card alone has buttons, after presses and the repost of a deleted card at once."""
    bot: Provost = match.bot
    card = await match.card()
    match.world.env.backend.delete_message(match.place.id, card.id)
    for choice in written.choices[:3]:
        user = match.person(choice.seat).id
        await bot.services.matches.say(match.id, user, choice.verb, (choice.key,), f"{choice}")
    await bot.services.publisher.refresh(match.id)
    await bot.services.publisher.refresh(match.id)
    await match.world.env.settle()
    (live,) = [one for one in cards(match) if controls(one)]
    assert live.id == (await match.card()).id == max(one.id for one in cards(match))
    assert not await bot.store.unsent(match.id)
    assert len([one for one in cards(match) if "places a worker" in texts(one)]) == 1
