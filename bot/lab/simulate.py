"""`provost lab simulate`: simulate people who play for weeks, and print what became of their matches."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import msgspec
from msgspec import Struct

from bot.cli.db import refusing
from bot.cli.errors import Misused
from bot.cli.options import Unusable, flag, location, option, together, whole
from bot.clocks.clock_log import Moved, read
from bot.clocks.paces import DAY, HOUR
from bot.lab.world import BIMODAL, MEASURES, TO_THE_END, PersonGroup, SimulatedWorld, people
from bot.match.match import SeatedMatch
from bot.match.outcome_rows import ByWhom, turns
from bot.words import Words
from storage import databases
from storage.database_files import Location
from storage.matches import SavedMatch
from storage.store import Store

STUCK_AFTER = 30 * DAY  # seconds without a move after which a match is stuck, if one of its players still wants to play


def names(text: str) -> tuple[str, ...]:
    """Parse `NAME,NAME`."""
    names = tuple(text.split(","))
    if not all(names):
        raise Unusable("cli-error-option-use", option="--without")
    return names


class SimulateOptions(NamedTuple):
    """The options of `provost lab simulate`."""

    players: int = option("N", whole, 200)
    weeks: int = option("N", whole, 6)
    seed: int = option("S", whole, 1)
    without: tuple[str, ...] = option("M,…", names, ())
    model: Path | None = option("FILE", Path)
    db: Location | None = option("PATH", location)
    json: bool = flag()


def simulate(words: Words, /, *, given: SimulateOptions = together(SimulateOptions)) -> int:
    """Simulate people for some weeks, `without` certain measures, and print the figures.

    Their matches are kept in the new database `db`, or thrown away.
    """
    for name in given.without:
        if name not in MEASURES:
            raise Misused(words("cli-error-measure-unknown", measure=name, measures=", ".join(MEASURES)))
    if given.players < 1 or given.weeks < 1:
        raise Misused(words("cli-error-simulation-empty"))
    groups = _groups(words, given.model)

    async def within(where: Location) -> SimulationReport:
        store = await databases.open_store(where, lambda failed: None, lambda: None)
        try:
            return await run_simulation(store, given.players, given.weeks, given.seed, frozenset(given.without), groups)
        finally:
            await store.close()

    with (
        refusing(words),
        tempfile.TemporaryDirectory() as folder,
        databases.making(given.db or Path(folder) / "simulation.db") as made,
    ):
        report = asyncio.run(within(made))
    print(msgspec.json.encode(report).decode() if given.json else _as_text(words, report))
    return 0


def _groups(words: Words, model: Path | None) -> tuple[PersonGroup, ...]:
    if model is None:
        return BIMODAL
    try:
        groups = msgspec.json.decode(model.read_bytes(), type=tuple[PersonGroup, ...])
    except (OSError, msgspec.MsgspecError):
        raise Misused(words("cli-error-model", path=str(model))) from None
    if not groups or not all(map(_is_possible, groups)):
        raise Misused(words("cli-error-model", path=str(model)))
    return groups


def _is_possible(group: PersonGroup) -> bool:
    """Return True if people can be as a group describes."""
    return group.share > 0 and 0 <= group.misses <= 1 and group.vanishes_per_week >= 0 and 8 <= group.hours_awake <= 24


def _as_text(words: Words, report: SimulationReport) -> str:
    wait = "–" if report.lobby_to_first_move_hours is None else str(report.lobby_to_first_move_hours)
    return words(
        "cli-simulate-summary",
        matches=report.matches,
        started=report.started,
        completed=report.completed,
        stuck=report.stuck,
        missed=report.missed_turns,
        deadlines=report.deadlines,
        hours=wait,
        notices=str(report.notices_per_turn),
    )


async def run_simulation(
    store: Store, count: int, weeks: int, seed: int, without: frozenset[str], groups: tuple[PersonGroup, ...]
) -> SimulationReport:
    """Simulate `count` people who open lobbies for some weeks, in an empty store, and play their matches to the end."""
    chance = Random(seed)  # noqa: S311 - a simulation must be repeatable
    world = SimulatedWorld(store, people(count, groups, chance, weeks * 7 * DAY + TO_THE_END), weeks, chance, without)
    await world.run()
    return await _report(world, store)


async def _report(world: SimulatedWorld, store: Store) -> SimulationReport:
    tally = Tally(world)
    for match_id in world.opened:
        saved = await store.load(match_id)
        if saved is not None and saved.clock:
            tally.add(saved)
    hours = round(median(tally.waits) / HOUR, 1) if tally.waits else None
    notices_each = round((world.turns + world.notices) / world.turns, 2) if world.turns else 0.0
    return SimulationReport(
        len(world.opened),
        tally.started,
        tally.completed,
        tally.stuck,
        tally.missed,
        tally.deadlines,
        hours,
        notices_each,
    )


class SimulationReport(Struct, frozen=True):
    """The figures of a simulation. `started` matches had a first move; `completed` ones of those came to their end."""

    matches: int
    started: int
    completed: int
    stuck: int
    missed_turns: int
    deadlines: int
    lobby_to_first_move_hours: float | None
    notices_per_turn: float


class Tally:
    """Adds up the figures of matches."""

    def __init__(self, world: SimulatedWorld) -> None:
        self._world = world
        self.started = self.completed = self.stuck = self.missed = self.deadlines = 0
        self.waits: list[int] = []

    def add(self, saved: SavedMatch) -> None:
        """Count a match that has begun."""
        lines = [ByWhom(read(row.text), row.by_user) for row in saved.clock]
        first = next((one.line.at for one in lines if isinstance(one.line, Moved)), None)
        for turn in turns(lines, saved.seats, [], []):
            if turn.has_deadline and turn.person is not None:
                self.deadlines += 1
                self.missed += turn.missed
        if first is None:
            return
        self.started += 1
        self.waits.append(first - saved.match.created_at)
        if saved.match.status == "ended":
            self.completed += 1
        elif self._world.time - saved.lines[-1].at > STUCK_AFTER and self._world.is_wanted(SeatedMatch(saved)):
            self.stuck += 1
