"""Benchmark of ten thousand live matches with clocks beside a hundred: restart, sweep, press and one more match.

Both are in files of their own and are measured in turn. The matches are copies of one with an open first move; most
have no deadline soon.
"""

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from time import perf_counter

from msgspec import structs

from bot.clocks.paces import DAY
from bot.match.computer_players import Thinking
from bot.match.new_match import LobbyTerms
from bot.match.order_answers import StandingOrders
from bot.match.quotas import Quotas
from bot.match.safe_names import token
from bot.match.service import Matches
from storage import SqliteStore
from storage.clocks import ClockChange
from storage.matches import Beginning, Move
from tests.bench.figures import Figure, at_most
from tests.bot.lobbies import lobby_of, matches_with_lobbies

FEW, MANY = 100, 10_000
SAMPLES = 60
DUE_MATCHES = 20

MAX_RATIO = 1.2
NOW = 1_800_000_000
GUILD, USER = 10**18, 2 * 10**18


class CrowdedStore:
    """Store of `size` live matches, with the services that play them."""

    store: SqliteStore
    matches: Matches

    def __init__(self, path: Path, size: int) -> None:
        self.path = path
        self.size = size
        self.serial = count()

    async def open(self) -> None:
        """Open the file, read everything that a bot reads before its first sweep, and sweep."""
        self.store = await SqliteStore.open(self.path)
        self.matches = matches_with_lobbies(self.store, lambda: NOW, lambda match_id: None, Quotas(10**6, 10**6, 10**6))
        orders, thinking = StandingOrders(self.matches), Thinking(self.matches)
        await orders.resume()
        await thinking.resume()
        await self.store.posted_notices()
        await self.store.superseded()
        await self.store.matches_with_unsent()
        await self.matches.sweep()

    async def start_over(self) -> None:
        """Close the file and open it again."""
        await self.store.close()
        await self.open()

    async def begin(self) -> str:
        """Play one more match from its lobby to its first question."""
        number = next(self.serial)
        channel, user = GUILD + 10**9 + number, USER + 10**9 + 2 * number
        row = await lobby_of(self.matches).lobbies.open(channel, GUILD + number, user, "Ada", LobbyTerms("caylus", 2))
        await lobby_of(self.matches).lobbies.join(row.id, user + 1, "Bruno")
        await lobby_of(self.matches).starting.start(row.id, user)
        return row.id

    async def sweep(self) -> None:
        """Sweep once."""
        await self.matches.sweep()

    async def make_due(self) -> None:
        """Make some matches due for the next sweep."""
        for number in range(DUE_MATCHES):
            await self.store.set_due(f"{number:08}", NOW)

    async def press(self) -> None:
        """Press a button in one of a hundred matches."""
        id = f"{next(self.serial) % FEW:08}"
        table = await self.matches.get_match(id)
        decision = table.core.decisions[0]
        user, option = table.seats[decision.ask.seat].user_id, decision.ask.options[0]
        assert user is not None
        await self.matches.choose(
            id, user, table.decision_name(decision), (token(option.key),), f"{id} {perf_counter()}"
        )


def run() -> list[Figure]:
    """Measure the clocks, for about a minute."""
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=os.environ.get("PROVOST_BENCH_DIR", Path.cwd())) as room:
        return asyncio.run(_measure(Path(room)))


async def _measure(room: Path) -> list[Figure]:
    halls = [CrowdedStore(room / f"{size}.db", size) for size in (FEW, MANY)]
    for hall in halls:
        await hall.open()
        await _copy(hall.store, await hall.begin(), hall.size)
    try:
        return [
            await _figure(f"starting over, {MANY:,} matches live", halls, CrowdedStore.start_over),
            await _figure(
                f"a sweep that looks at {DUE_MATCHES} matches", halls, CrowdedStore.sweep, CrowdedStore.make_due
            ),
            await _figure("a press, until it is durable", halls, CrowdedStore.press),
            await _figure("one match more, from its lobby on", halls, CrowdedStore.begin),
        ]
    finally:
        for hall in halls:
            await hall.store.close()


async def _figure(
    name: str,
    halls: list[CrowdedStore],
    work: Callable[[CrowdedStore], Awaitable[object]],
    prepare: Callable[[CrowdedStore], Awaitable[object]] | None = None,
) -> Figure:
    times: list[list[float]] = [[], []]
    for turn in range(2 * SAMPLES):
        for hall, taken in zip(halls, times, strict=True):
            if prepare is not None:
                await prepare(hall)
            start = perf_counter()
            await work(hall)
            if turn >= SAMPLES:
                taken.append((perf_counter() - start) * 1000)
    return at_most(name, times[1], f"with {FEW} live", times[0], MAX_RATIO)


async def _copy(store: SqliteStore, model: str, size: int) -> None:
    """Store copies of a match, each with its own players and channel; nothing is due in them for a day."""
    saved = await store.load(model)
    assert saved is not None
    assert saved.snapshot is not None
    lines = [structs.replace(line, key=None) for line in saved.lines]
    move = Move(lines, saved.snapshot.body)

    async def copy(number: int) -> None:
        row = structs.replace(saved.match, id=f"{number:08}", channel_id=GUILD - 1 - number, status="lobby", version=0)
        seats = [structs.replace(seat, user_id=USER - 1 - 2 * number - seat.seat) for seat in saved.seats]
        clock = ClockChange(saved.clock, NOW + DAY + number)
        await store.create_match(row)
        await store.begin(row.id, 0, Beginning(seats, bytes(32), row.commitment), structs.replace(move, clock=clock))

    for first in range(0, size, FEW):
        await asyncio.gather(*map(copy, range(first, first + FEW)))
