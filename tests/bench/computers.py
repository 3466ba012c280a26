"""Benchmark of computer players that search in many matches at once: the time per answer and the event loop's lag."""

import asyncio
import os
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.match.computer_levels import DEFAULT_LEVEL, answer
from bot.match.computer_players import THINKING_LIMITS, Thinking
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.quotas import Quotas
from bot.match.search_worker import SearchResult
from bot.match.service import Matches
from bot.match.settings import COMPUTER_LEVEL
from engine.core.types import Decision
from storage import SqliteStore
from tests.bench.figures import Figure, lag_under, p99
from tests.bot.lobbies import lobby_of, matches_with_lobbies

TABLES = 20
ROUNDS = 3
LIMITS = THINKING_LIMITS
LAG_MS = 10.0
MEDIAN, WORST = 1.2, 5.0
"""The highest median and worst ratio of an answer's time to its time in a lone match."""

TICK = 0.001
USER = 10**18
TABLE_SETUPS = [
    ("caylus", 4, {}),
    ("magna_carta", 3, {}),
    ("catan_cards", 2, {"mode": "base"}),
    ("caylus", 2, {}),
    ("catan_cards", 2, {"mode": "themed"}),
]
"""The game, seats and options of each match in turn."""


class TimedThinking(Thinking):
    """Computer players with timed answers; `unsearched` counts those that had too little time to search."""

    def __init__(self, matches: Matches) -> None:
        super().__init__(matches, LIMITS)
        self.times: list[float] = []
        self.unsearched = 0

    async def search(self, match: SeatedMatch, decision: Decision, seconds: float) -> SearchResult | None:
        """Search, and record the time it takes."""
        start = perf_counter()
        found = await super().search(match, decision, seconds)
        self.times.append((perf_counter() - start) * 1000)
        self.unsearched += found is None or found.hurried
        return found


def run() -> list[Figure]:
    """Measure matches of one person and masters that are all asked at once, for about twenty seconds."""
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=os.environ.get("PROVOST_BENCH_DIR", Path.cwd())) as room:
        thinking, lags = asyncio.run(_measure(Path(room)))
    lag, times, alone = min(lags, key=p99), thinking.times, LIMITS.answer * 1000
    return [
        lag_under(f"event-loop lag while computer players search at {TABLES} tables", lag, LAG_MS),
        Figure(
            f"answer of a master at {TABLES} tables, {thinking.unsearched} of {len(times)} hardly searched for",
            median(times),
            p99(times),
            "alone",
            alone,
            median(times) / alone,
            f"at most {MEDIAN:g} times, {WORST:g} at worst (here {max(times) / alone:.2f}), all searched",
            median(times) <= MEDIAN * alone and max(times) <= WORST * alone and not thinking.unsearched,
        ),
    ]


async def _measure(room: Path) -> tuple[TimedThinking, list[list[float]]]:
    store = await SqliteStore.open(room / "provost.db")
    tables = matches_with_lobbies(
        store, lambda: int(time.time()), lambda match_id: None, Quotas(lobbies=TABLES, games=TABLES)
    )
    thinking = TimedThinking(tables)
    tables.cache.notify = thinking.notify
    try:
        matches = [await _begin(tables, number) for number in range(TABLES)]
        rounds = []
        for number in range(ROUNDS + 1):
            searching = asyncio.create_task(_round(tables, thinking, matches))
            rounds.append(await _lags(searching))
            if not number:  # in the first round the worker process starts and loads its modules
                thinking.times.clear()
                thinking.unsearched = 0
        return thinking, rounds[1:]
    finally:
        await thinking.finish()
        await store.close()


async def _begin(tables: Matches, number: int) -> str:
    game, seats, options = TABLE_SETUPS[number % len(TABLE_SETUPS)]
    row = await lobby_of(tables).lobbies.open(number, 1, USER + number, "Ada", LobbyTerms(game, seats))
    for id, value in {COMPUTER_LEVEL: "master", **options}.items():
        await lobby_of(tables).lobbies.change(row.id, USER + number, id, value)
    for computer in range(seats - 1):
        await lobby_of(tables).lobbies.invite(row.id, USER + number, f"Computer {computer}")
    await lobby_of(tables).starting.start(row.id, USER + number)
    return row.id


async def _round(tables: Matches, thinking: Thinking, matches: list[str]) -> None:
    """Play for each person until a computer player has to move, then wait until all computer players have moved."""
    await asyncio.gather(*(_play(tables, match_id) for match_id in matches))
    for match_id in matches:
        thinking.notify(match_id)
    await thinking.settle()


async def _play(tables: Matches, match_id: str) -> None:
    chance = Random(match_id)
    while (table := await tables.get_match(match_id)).searched() is None and table.core.decisions:
        mine = next(one for one in table.core.decisions if table.seats[one.ask.seat].user_id is not None)
        user, name = table.seats[mine.ask.seat].user_id or 0, table.decision_name(mine)
        picks = answer(DEFAULT_LEVEL, table.game, table.core.setup, table.core.position, mine, chance)
        await tables.choose(match_id, user, name, picks, f"{match_id} {name}")


async def _lags(working: asyncio.Task[None]) -> list[float]:
    """Return the milliseconds by which a sleeper wakes late, over and over until the work is done."""
    lags: list[float] = []
    while not working.done():
        start = perf_counter()
        await asyncio.sleep(TICK)
        lags.append((perf_counter() - start - TICK) * 1000)
    await working
    return lags
