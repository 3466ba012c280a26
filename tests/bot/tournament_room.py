"""A tournament in a file without Discord: its host, its people, and a process that may die at any write."""

import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.features.tournaments.keeper import TournamentKeeper
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import Event, EventTable, Settings
from bot.features.tournaments.stored import StoredTournament
from storage import SqliteStore
from storage.writer import Writer
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import LAX_QUOTAS, NOW, SECRET, pick

FAR = NOW + 10**7
ORGANISER = 10**18


class Died(BaseException):
    """The death of the process."""


class Chance(random.Random):
    """A source of chance that gives all matches the same secret."""

    def randbytes(self, n: int) -> bytes:
        return SECRET[:n]


class Hosting:
    """A host that places each table in a channel of its own, and records the announcements."""

    def __init__(self) -> None:
        self.announced: list[str] = []

    async def place(self, stored: StoredTournament, table: EventTable) -> int:
        return int(table.key.replace(".", "0"))

    async def leave(self, stored: StoredTournament) -> tuple[int, ...]:
        return ()

    async def muster(self, stored: StoredTournament) -> tuple[int, ...]:
        self.announced.append("muster")
        return (700,)

    async def seeds(self, stored: StoredTournament) -> tuple[int, ...]:
        return ()

    async def seal_round(self, stored: StoredTournament, number: int, commitment: str) -> int | None:
        self.announced.append(f"seal {number} {commitment}")
        return 900 + number

    async def announce(self, stored: StoredTournament, stage: int, number: int) -> tuple[int, ...]:
        self.announced.append(f"{stage}.{number}")
        return ()

    async def move_up(self, stored: StoredTournament, players: Sequence[int]) -> None:
        self.announced.append(f"up {' '.join(map(str, players))}")

    async def schedule(self, stored: StoredTournament) -> int:
        return 0

    async def conclude(self, stored: StoredTournament) -> None:
        self.announced.append("over")

    async def warn(self, stored: StoredTournament, tables: Sequence[str]) -> None:
        self.announced.append(f"warn {' '.join(tables)}")

    async def remind(self, stored: StoredTournament, tables: Sequence[str]) -> None:
        self.announced.append(f"remind {' '.join(tables)}")

    async def end_series(self, stored: StoredTournament, key: str) -> None:
        self.announced.append(f"series {key}")

    async def delay(self, stored: StoredTournament, starts: int) -> None:
        self.announced.append(f"delay {starts}")

    async def announce_cancellation(self, stored: StoredTournament) -> None:
        self.announced.append("off")

    async def finish_tournament(self, stored: StoredTournament) -> None:
        self.announced.append("end")

    async def changed(self, stored: StoredTournament) -> None:
        return


def settings(**more: Any) -> Settings:
    """Return settings of tables of three over two rounds, opened and started by hand."""
    given: dict[str, Any] = {"format": "schedule", "seats": 3, "rounds": 2, "round_seconds": 86_400, "pace": "none"}
    given["game"] = "caylus"
    dates = {"opens": FAR, "closes": FAR, "starts": FAR}
    return Settings(name="Cup", seed="cup", **{**given, **dates, **more})


class Events:
    """A file with a tournament; `deaths` number the writes at which the process dies."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch, deaths: frozenset[int] = frozenset()) -> None:
        self.path = path
        self.deaths = deaths
        self.writes = 0
        self.host = Hosting()
        self.chance = Chance(1)
        self.id = ""
        write: Callable[..., Awaitable[Any]] = Writer.write

        async def dying(writer: Writer, change: Any) -> Any:
            self.writes += 1
            if self.writes in self.deaths and self.writes % 2:
                raise Died
            written = await write(writer, change)
            if self.writes in self.deaths:
                raise Died
            return written

        monkeypatch.setattr(Writer, "write", dying)

    async def open(self) -> None:
        """Open the file as a starting process does."""
        self.store = await SqliteStore.open(self.path)
        self.matches = matches_with_lobbies(
            self.store, lambda: NOW, lambda match_id: None, LAX_QUOTAS, chance=self.chance
        )
        self.keeper = TournamentKeeper(self.matches, lobby_of(self.matches), lambda: NOW)

    async def retry(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something, again in a new process each time it dies."""
        while True:
            try:
                await work()
            except Died:
                await self._restart()
            else:
                return

    async def act(self, act: AnyAct) -> None:
        """Apply an act."""
        await self.retry(lambda: self.keeper.act(self.id, act))

    async def _set_name(self, player: int) -> None:
        await self.keeper.set_name(self.id, player, f"P{player}")

    async def advance(self) -> Event:
        """Do what is due."""
        await self.retry(lambda: self.keeper.advance(self.id, self.host))
        return (await self.keeper.get_tournament(self.id)).tournament

    async def enter(self, players: range, present: int) -> None:
        """Open the tournament, enter the players, and let the first `present` of them appear."""
        await self.act(acts.Opened(id="open"))
        for player in players:
            await self.act(acts.Entered(id=f"{player} enters", player=player))
            await self.retry(partial(self._set_name, player))
        await self.act(acts.EntriesClosed(id="close"))
        for player in players[:present]:
            await self.act(acts.Appeared(id=f"{player} appears", player=player))

    async def play(self, event: Event) -> None:
        """Play all open tables to their end."""
        for table in event.open_tables():
            going = True
            while going:
                try:
                    going = await self._move(table)
                except Died:
                    await self._restart()

    async def _move(self, table: EventTable) -> bool:
        match = await self.matches.get_match(table.match)
        if match.row.status != "live":
            return False
        decision = match.core.decisions[0]
        user = match.seats[decision.ask.seat].user_id
        assert user is not None
        name = match.decision_name(decision)
        picks = pick(decision, random.Random(f"{table.key} {name}"))
        await self.matches.choose(table.match, user, name, picks, f"{table.match}{name}")
        return True

    async def _restart(self) -> None:
        await self.store.close()
        await self.open()


def without_matches(event: Event) -> Event:
    """Return the tournament without the ids of matches and messages, which each run makes anew."""
    stages = []
    for stage in event.stages:
        rounds = [
            structs.replace(one, messages=(), tables=tuple(structs.replace(table, match="") for table in one.tables))
            for one in stage.rounds
        ]
        stages.append(structs.replace(stage, rounds=tuple(rounds)))
    return structs.replace(event, stages=tuple(stages))
