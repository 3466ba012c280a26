"""What came of a simulation, as one object."""

from __future__ import annotations

from random import Random
from statistics import median

from msgspec import Struct

from bot.clocks.lines import Moved, read
from bot.clocks.presets import DAY, HOUR
from bot.lab.people import Group, people
from bot.lab.world import TO_THE_END, SimulatedWorld
from bot.match.match import SeatedMatch
from bot.match.results import ByWhom, turns
from storage.rows import SavedMatch
from storage.store import Store

STILL = 30 * DAY
"""A match that somebody wants to play and in which nothing has happened for so long is stuck."""


class SimulationReport(Struct, frozen=True):
    """The figures: `started` matches are those whose first move was played, `completed` those of them that came to their end."""

    matches: int
    started: int
    completed: int
    stuck: int
    missed_turns: int
    deadlines: int
    lobby_to_first_move_hours: float | None
    notices_per_turn: float


class Tally:
    """Counts one match after the other."""

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
        elif self._world.time - saved.lines[-1].at > STILL and self._world.is_wanted(SeatedMatch(saved)):
            self.stuck += 1


async def simulate(
    store: Store, count: int, weeks: int, seed: int, without: frozenset[str], groups: tuple[Group, ...]
) -> SimulationReport:
    """Simulate so many people who open lobbies for so many weeks, in an empty store, and play their matches out."""
    chance = Random(seed)  # noqa: S311 - a simulation is to be repeated
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
