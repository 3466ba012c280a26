"""Discord's limits with many matches at once, at the level of HTTP: closed channels, and matches at full pace.

A usual run has a few matches; by hand a thousand closed ones and 64 at full pace: `PROVOST_MATCHES=1000 PROVOST_FAST=64
PROVOST_MOVES=60 pytest tests/bot/delivery/test_rates.py --log-cli-level=info`.
"""

import asyncio
import logging
from collections import Counter
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.app.client import Provost
from bot.app.upkeep import SWEEP
from bot.delivery.causes import CARDS, Cause
from bot.delivery.publish_schedule import MAX_CATCHING_UP
from bot.delivery.rate_limits import INVALID_STATUSES, INVALID_WINDOW, MAX_BY_ONE, MAX_INVALID_IN_BACKGROUND
from bot.features.lobby.service import Lobbies
from bot.features.lobby.starting import Starting
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.match.new_match import LobbyTerms
from tests.bench.bot import CHANNEL, GUILD
from tests.bot.playing import sketch_pictures
from tests.bot.tabletop import NAMES, USERS, open_question
from tests.bot.tournament_room import settings
from tests.bot.wire import Discord, run_online
from tests.sizes import size
from tests.virtual import run_on_virtual_time

LOG = logging.getLogger(__name__)
CLOSED_MATCHES = size("MATCHES", 60)
OPEN_MATCHES = 10
FAST, MOVES = size("FAST", 16), size("MOVES", 12)
HOURS = 2
START_INTERVAL = 4.0
"""Seconds between the starts of two matches: a start is never held back, because its player waits for it."""
FIRST_OTHER_CHANNEL = 10**6
LAUNCH_MINUTES = 3
"""Minutes for the launch of a tournament with 60 matches."""

MISSING_ACCESS = (403, {"code": 50001, "message": "Missing Access"})


async def begin_match(bot: Provost, channel: int) -> str:
    """Begin a match of two, published as far as Discord allows."""
    lobbies = bot.services[Lobbies]
    row = await lobbies.open(channel, GUILD, USERS[0], NAMES[0], LobbyTerms("caylus", 2))
    await lobbies.join(row.id, USERS[1], NAMES[1])
    await bot.services[Starting].start(row.id, USERS[0])
    return row.id


async def make_move(bot: Provost, match_id: str, key: str) -> None:
    """Make a choice for the player to move; `key` names the press."""
    user, decision_name, ask = await open_question(bot.services.matches, match_id)
    await bot.services.matches.choose(match_id, user, decision_name, (ask.options[0].key,), f"{match_id} {key}")


def refusing_discord(closed: set[int]) -> Discord:
    """Return a Discord that refuses the bot's posts in some channels."""
    return Discord(refuses=lambda method, channel: MISSING_ACCESS if channel in closed else None)


def test_matches_in_closed_channels_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is tried once by each process, the others play on, and a press publishes everything."""
    sketch_pictures(monkeypatch)
    closed, channels = set(range(1, CLOSED_MATCHES + 1)), range(1, CLOSED_MATCHES + 1)
    wire = refusing_discord(closed)

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            for channel in channels:
                await begin_match(bot, channel)
                await asyncio.sleep(START_INTERVAL)
            played = [await begin_match(bot, FIRST_OTHER_CHANNEL + number) for number in range(OPEN_MATCHES)]
            for match_id in played:
                bot.services.publisher.notify(match_id)
            await pass_hours(bot, played)
        async with run_online(tmp_path / "matches.db", wire) as bot:
            await pass_hours(bot, played)
            tried = [wire.asked["POST", channel] for channel in channels]
            LOG.info("%s closed: tried %s times; answers: %s", CLOSED_MATCHES, set(tried), dict(wire.answered))
            assert max(tried) <= 3, "once that the seats are closed, and once by each process"
            assert wire.worst(INVALID_STATUSES, INVALID_WINDOW) <= MAX_INVALID_IN_BACKGROUND + MAX_CATCHING_UP
            closed.clear()
            for channel in channels:
                bot.services.publisher.pressed_in(channel)
            await asyncio.sleep(INVALID_WINDOW)
            assert await bot.store.matches_with_unsent() == {}
            posted = {wire.asked["POST", channel] - before for channel, before in zip(channels, tried, strict=True)}
            assert posted == {2}, "the first phase and the card"

    run_on_virtual_time(monkeypatch, play)


async def pass_hours(bot: Provost, played: list[str]) -> None:
    """Pass hours in which some matches are played, whose cards all come at once."""
    for number in range(HOURS * 60):
        await bot.services.publisher.sweep()
        match_id = played[number % OPEN_MATCHES]
        await make_move(bot, match_id, f"{bot.services.publisher} {number}")
        await bot.services.publisher.outcome(match_id)
        assert await bot.store.unsent(match_id) == ()
        await asyncio.sleep(SWEEP)


def test_many_matches_at_full_pace_meet_no_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every player moves as soon as the card is there; all cards are posted, and all old ones deleted."""
    sketch_pictures(monkeypatch)
    wire = Discord()

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            matches = [await begin_match(bot, channel) for channel in range(1, FAST + 1)]
            begin = asyncio.get_running_loop().time()
            await asyncio.gather(*(play_match(bot, match_id) for match_id in matches))
            took = asyncio.get_running_loop().time() - begin
            await asyncio.sleep(INVALID_WINDOW)  # old cards are deleted when no request waits
            await bot.services.publisher.finish()
            assert await bot.store.matches_with_unsent() == {}
            assert await bot.store.superseded() == ()
            LOG.info(
                "%s matches, %s moves each in %.0f s: %s; busiest second %s, %s reads of old cards",
                *(FAST, MOVES, took, dict(wire.answered), wire.worst((200,), 1.0), wire.methods()["GET"]),
            )

    run_on_virtual_time(monkeypatch, play)
    assert set(wire.answered) == {200}
    phases = wire.methods()["POST"] - FAST * (MOVES + 1)
    assert 0 <= phases <= FAST * MOVES // 2
    assert wire.methods() == {"POST": FAST * (MOVES + 1) + phases, "DELETE": FAST * MOVES}


async def play_match(bot: Provost, match_id: str) -> None:
    """Play a match as fast as its cards come."""
    bot.services.publisher.notify(match_id)
    for number in range(MOVES):
        await bot.services.publisher.outcome(match_id)
        await make_move(bot, match_id, f"{number}")
    await bot.services.publisher.outcome(match_id)


def test_sixty_matches_of_an_event_are_launched_within_the_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All threads, all cards and the links are posted, with every player pinged once by the links."""
    sketch_pictures(monkeypatch)
    monkeypatch.setattr(
        "bot.features.tournaments.discord_server.find_departed", AsyncMock(return_value=())
    )  # asked of the gateway, not by requests
    wire, seconds = Discord(), []

    async def launch() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            events, begin = bot.services[TournamentHost], asyncio.get_running_loop().time()
            id = (
                await events.keeper.create(settings(format="groups", seats=4), GUILD, CHANNEL, FIRST_OTHER_CHANNEL)
            ).row.id
            await events.keeper.act(id, acts.Opened(id="open"))
            await events.keeper.act(id, *(acts.Entered(id=f"enter {one}", player=one) for one in range(60)))
            await events.keeper.act(id, acts.EntriesClosed(id="close"))
            await events.keeper.act(id, *(acts.Appeared(id=f"appear {one}", player=one) for one in range(60)))
            await events.keeper.act(id, acts.TournamentStarted(id="start"))
            await events.keeper.advance(id, events)
            await bot.services.publisher.finish()
            seconds.append(asyncio.get_running_loop().time() - begin)
            assert await bot.store.matches_with_unsent() == {}
            assert any(line.kind == "announced" for line in (await events.keeper.get_tournament(id)).tournament.log)

    run_on_virtual_time(monkeypatch, launch)
    LOG.info("60 matches launched in %.0f s: %s", seconds[0], dict(wire.answered))
    assert set(wire.answered) == {200}
    assert wire.methods()["THREAD"] == 60
    assert seconds[0] < LAUNCH_MINUTES * 60


def test_a_passing_refusal_is_tried_again_without_a_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The retries are rare: where Discord refuses for good, a match costs few requests a day."""
    sketch_pictures(monkeypatch)
    closed = {CHANNEL}
    wire = refusing_discord(closed)

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            passing, for_good = [await begin_match(bot, CHANNEL + number) for number in range(2)]
            closed.add(CHANNEL + 1)
            await bot.services.publisher.outcome(for_good)
            await make_move(bot, for_good, "first")
            tried = Counter(wire.asked)
            for minute in range(24 * 60):
                if minute == 10:
                    closed.discard(CHANNEL)
                await bot.services.publisher.sweep()
                await asyncio.sleep(SWEEP)
                assert minute < 16 or await bot.store.unsent(passing) == ()
            assert await bot.services.publisher.outcome(passing) is None
            assert wire.asked["POST", CHANNEL + 1] - tried["POST", CHANNEL + 1] <= 8

    run_on_virtual_time(monkeypatch, play)


def test_a_player_reads_that_a_card_is_withheld_and_it_comes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch_pictures(monkeypatch)
    wire = Discord()

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            match_id, other = [await begin_match(bot, CHANNEL + number) for number in range(2)]
            for _ in range(MAX_BY_ONE):
                bot.traffic._by_cause.add(Cause(CARDS, match_id), asyncio.get_running_loop().time())
            for one, sentence in ((match_id, "refuse-card-withheld"), (other, None)):
                await bot.services.publisher.outcome(one)
                await make_move(bot, one, "first")
                refused = await bot.services.publisher.outcome(one)
                assert (refused and refused.sentence) == sentence
            await asyncio.sleep(INVALID_WINDOW)
            await bot.services.publisher.sweep()
            await bot.services.publisher.outcome(match_id)
            assert await bot.store.unsent(match_id) == ()

    run_on_virtual_time(monkeypatch, play)
