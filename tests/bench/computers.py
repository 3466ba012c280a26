"""How free the event loop stays while computer players at many tables search for their answers."""

import asyncio
import os
import tempfile
import time
from pathlib import Path
from time import perf_counter

from bot.match.computer_players import Thinking
from bot.match.service import Matches
from bot.match.settings import COMPUTER_LEVEL
from bot.match.user_limits import Quotas
from storage import SqliteStore
from tests.bench.figures import Figure, lag_under, p99
from tests.bot.lobbies import lobby_of, matches_with_lobbies

TABLES = 20
ROUNDS = 3
LAG_MS = 10.0
TICK = 0.001
USER = 10**18


def run() -> list[Figure]:
    """Twenty tables of a person and three masters; some ten seconds."""
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=os.environ.get("PROVOST_BENCH_DIR", Path.cwd())) as room:
        lags = asyncio.run(_measure(Path(room)))
    lag = min(lags, key=p99)
    return [lag_under(f"event-loop lag while computer players search at {TABLES} tables", lag, LAG_MS)]


async def _measure(room: Path) -> list[list[float]]:
    store = await SqliteStore.open(room / "provost.db")
    tables = matches_with_lobbies(
        store, lambda: int(time.time()), lambda match_id: None, Quotas(lobbies=TABLES, games=TABLES)
    )
    thinking = Thinking(tables)
    tables.cache.notify = thinking.notify
    try:
        matches = [await _begin(tables, number) for number in range(TABLES)]
        rounds = []
        for _ in range(ROUNDS + 1):
            searching = asyncio.create_task(_round(tables, thinking, matches))
            rounds.append(await _lags(searching))
        return rounds[1:]  # in the first, the process starts and everything is loaded
    finally:
        await thinking.finish()
        await store.close()


async def _begin(tables: Matches, number: int) -> str:
    row = await lobby_of(tables).lobbies.open(number, 1, USER + number, "Ada", "caylus", 4)
    await lobby_of(tables).lobbies.change(row.id, USER + number, COMPUTER_LEVEL, "master")
    for computer in range(3):
        await lobby_of(tables).lobbies.invite(row.id, USER + number, f"Computer {computer}")
    await lobby_of(tables).starting.start(row.id, USER + number)
    return row.id


async def _round(tables: Matches, thinking: Thinking, matches: list[str]) -> None:
    """Let every person move who is asked, and everybody else answer until then."""
    for match_id in matches:
        table = await tables.get_match(match_id)
        mine = [one for one in table.core.decisions if table.seats[one.ask.seat].user_id is not None]
        if mine:
            user, name = table.seats[mine[0].ask.seat].user_id or 0, table.decision_name(mine[0])
            picks = tuple(option.key for option in mine[0].ask.options[: max(1, mine[0].ask.least)])
            await tables.choose(match_id, user, name, picks, f"{match_id} {name}")
        thinking.notify(match_id)
    await thinking.settle()


async def _lags(working: asyncio.Task[None]) -> list[float]:
    """How many milliseconds later than asked a sleeper wakes, again and again until the work is done."""
    lags: list[float] = []
    while not working.done():
        start = perf_counter()
        await asyncio.sleep(TICK)
        lags.append((perf_counter() - start - TICK) * 1000)
    await working
    return lags
