"""Kills of the bot at any moment lose no acknowledged move and double none, and every match replays.

PROVOST_KILLS sets their number: a few by default, a hundred with
`PROVOST_KILLS=100 pytest tests/bot/app/test_kill.py --log-cli-level=info`.
"""

import asyncio
import logging
import random
from pathlib import Path

from bot.match.stored import entries, game_of, rebuild_match, setup_of
from engine.core.match import Match
from storage import databases
from storage.database_files import Location
from storage.matches import SavedMatch
from tests.bot.random_player import CHANNELS
from tests.killing import opened, run_and_kill
from tests.sizes import size

LOG = logging.getLogger(__name__)
KILLS = size("KILLS", 2)
MAX_SECONDS_TO_KILL = 0.5


async def read_matches(database: Location, matches: set[str]) -> dict[str, SavedMatch]:
    """Return these matches, read by a store that opens the database after the kill."""
    store = await opened(database)
    saved = {id: await store.load(id) for id in sorted(matches)}
    await store.close()
    return {id: match for id, match in saved.items() if match is not None}


def check_replay(saved: SavedMatch) -> None:
    """Check that the log leads to the snapshot, and that both lead to the same position at the end."""
    row, snapshot = saved.match, saved.snapshot
    game, whole = game_of(row), Match(game_of(row), setup_of(row), entries(saved.lines))
    assert snapshot is not None
    assert game.digest(whole.at(snapshot.count)) == game.digest(game.load(snapshot.body))
    match, covered = rebuild_match(saved)
    assert (game.digest(match.position), covered) == (game.digest(whole.position), snapshot.count)


def test_no_acknowledged_move_is_lost_or_doubled_and_every_match_replays(database: Location, tmp_path: Path) -> None:
    acknowledged = tmp_path / "acknowledged"
    acknowledged.touch()
    chance = random.Random(KILLS)
    for run in range(KILLS):
        run_and_kill(
            "tests.bot.random_player", database, acknowledged, run, after=chance.uniform(0, MAX_SECONDS_TO_KILL)
        )
    acks = [line.split() for line in acknowledged.read_text().splitlines()]
    matches = asyncio.run(read_matches(database, {id for id, _, _ in acks}))
    presses = {id: {line.key: line.seq for line in saved.lines if line.key} for id, saved in matches.items()}
    for id, key, length in acks:
        assert len(matches[id].lines) >= int(length)
        assert key == "begin" or presses[id][key] < int(length)
    known = {(id, key) for id, key, _ in acks}
    unacknowledged = [key for id, keys in presses.items() for key in keys if (id, key) not in known]
    # Each kill may catch one move of each channel that is stored but not yet acknowledged.
    assert len(unacknowledged) <= KILLS * CHANNELS
    assert len(known) == len(acks)
    for saved in matches.values():
        check_replay(saved)
    databases.check(database)
    ended = sum(saved.match.status == "ended" for saved in matches.values())
    LOG.info("%s kills, %s acknowledged moves, %s matches, %s of them ended", KILLS, len(acks), len(matches), ended)
