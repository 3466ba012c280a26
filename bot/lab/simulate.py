"""`provost lab simulate`: people who play over weeks, and what becomes of their matches."""

import asyncio
import tempfile
from pathlib import Path

import msgspec

from bot.cli.db import refusing
from bot.cli.errors import Misused
from bot.lab.people import BIMODAL, Group
from bot.lab.report import SimulationReport
from bot.lab.report import simulate as simulated
from bot.lab.world import MEASURES
from bot.words import Words
from storage import databases
from storage.location import Location


def simulate(
    words: Words,
    /,
    *,
    players: int,
    weeks: int,
    seed: int,
    without: tuple[str, ...],
    model: Path | None,
    db: Location | None,
    json: bool,
) -> int:
    """Simulate so many people for so many weeks, `without` some measures, and print what came of it.

    Their matches are kept in the new database `db`, or thrown away.
    """
    for name in without:
        if name not in MEASURES:
            raise Misused(words("cli-error-measure-unknown", measure=name, measures=", ".join(MEASURES)))
    if players < 1 or weeks < 1:
        raise Misused(words("cli-error-simulation-empty"))
    groups = _groups(words, model)

    async def within(where: Location) -> SimulationReport:
        store = await databases.open_store(where, lambda failed: None, lambda: None)
        try:
            return await simulated(store, players, weeks, seed, frozenset(without), groups)
        finally:
            await store.close()

    with (
        refusing(words),
        tempfile.TemporaryDirectory() as folder,
        databases.making(db or Path(folder) / "simulation.db") as made,
    ):
        report = asyncio.run(within(made))
    print(msgspec.json.encode(report).decode() if json else _as_text(words, report))
    return 0


def _groups(words: Words, model: Path | None) -> tuple[Group, ...]:
    if model is None:
        return BIMODAL
    try:
        groups = msgspec.json.decode(model.read_bytes(), type=tuple[Group, ...])
    except (OSError, msgspec.MsgspecError):
        raise Misused(words("cli-error-model", path=str(model))) from None
    if not groups or not all(map(_is_possible, groups)):
        raise Misused(words("cli-error-model", path=str(model)))
    return groups


def _is_possible(group: Group) -> bool:
    """Whether people can be like that."""
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
