"""A tournament for sixty with four games each, from its announcement to its report, with late and leaving players.

PROVOST_KILLS sets how often the bot is killed on the way: a few times by default, fifty times with
`PROVOST_KILLS=50 pytest tests/bot/features/tournaments/test_whole_events.py --log-cli-level=info`.
"""

import logging
import random
from pathlib import Path

import pytest
from msgspec import structs

from bot.clocks.paces import DAY
from bot.features.tournaments.rules.model import Event
from tests.bot.crowd import PLAYERS, RESERVE, Crowd
from tests.bot.playing import private_messages, sentence
from tests.bot.tournament_room import without_matches
from tests.bot.tournaments_on_discord import count_organiser_acts, count_pings, event
from tests.simulated import texts
from tests.sizes import size

LOG = logging.getLogger(__name__)
KILLS = size("KILLS", 2)
ANNOUNCEMENT_MOMENTS = 60

DAYS = 8
"""Days until a computer player replaces a player who never moves, and all matches are over."""


async def play_to_end(crowd: Crowd) -> Event:
    """Play to the end: P5 never moves, P6 leaves, P7 is substituted, and one match is cancelled."""
    world = crowd.world
    await crowd.enter()
    stored = await event(world)
    assert len(stored.tournament.tables()) == len(world.channel.threads) == PLAYERS
    players = {world.people[f"P{number}"].id for number in range(1, PLAYERS + 1)}
    assert {user: times for user, times in count_pings(world).items() if user in players} == dict.fromkeys(players, 2)
    await crowd.leave("P6")
    await crowd.desk("replace", player=world.people["P7"], substitute=world.people[RESERVE], reason="in hospital")
    off = (await event(world)).tournament.tables()[0]
    await crowd.announce_cancellation(off)
    for _ in range(DAYS):
        await crowd.play(away="P5")
        await crowd.wait(DAY)
    await crowd.desk("rule", table=off.key, places="1 2 2 4", reason="they had agreed")
    ended = (await event(world)).tournament
    assert ended.phase == "finished"
    return ended


async def test_a_tournament_for_sixty_runs_to_its_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(tmp_path / "matches.db", monkeypatch)
    async with crowd.gather():
        world = crowd.world
        ended = await play_to_end(crowd)
        user = {name: person.id for name, person in world.people.items()}
        last = dict.fromkeys(map(user.__getitem__, ("P5", "P6", "P7")), 0)
        for table in ended.tables():
            assert table.result is not None
            assert len(table.result.scores) == (0 if table.key == "1.1.1" else 4)
            for player in last.keys() & set(table.players):
                assert player in table.given_up
                last[player] += 1
        assert set(last.values()) == {4}
        assert user[RESERVE] not in {line.player for line in ended.stages[0].rounds[0].rows}
        (report,) = private_messages(await world.people["P1"].slash(world.channel, "event report"))
        assert sentence("tournament-report", players=60, games=60, starts=240) in texts(report)
        assert count_organiser_acts(world, await event(world)) == 4


async def test_kills_of_the_bot_do_not_change_the_end_of_a_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        crowd = Crowd(tmp_path / "whole.db", patch)
        async with crowd.gather():
            expected, moments = await play_to_end(crowd), crowd.kill_switch.moments
    with monkeypatch.context() as patch:
        dying = Crowd(tmp_path / "dying.db", patch)
        dying.kill_switch.deaths = random.Random(KILLS).sample(range(ANNOUNCEMENT_MOMENTS, moments), KILLS)
        async with dying.gather():
            ended = await play_to_end(dying)
        assert KILLS // 2 < dying.restarts <= KILLS
        assert comparable(ended) == comparable(expected)


def comparable(event: Event) -> object:
    """Return a tournament without what differs between runs: times and ids."""
    acts = {(line.kind, line.by, line.reason) for line in event.log}
    return structs.replace(without_matches(event), log=(), mixed="", asking=(), last_entry=""), acts
