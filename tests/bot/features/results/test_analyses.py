"""Analyses of ended matches: made in a process of their own, once, and never of a running match."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from bot.features.results.analyses import MAX_ANALYSES_UNDER_WAY, Analyses, AnalysisLimits
from bot.features.results.analysis_worker import AnalysisRequest, analyse_match
from bot.match.match import SeatedMatch
from engine.core.log import actions_in_force
from engine.core.match import Match
from engine.core.notation import read_record
from engine.core.setup import Setup
from engine.minds import weights
from engine.minds.analysis import Analysis
from tests.bot.tabletop import unsaved_match
from tests.project.repository import ROOT

FOUND = Analysis((), (), 3)


def a_match(status: str = "ended") -> SeatedMatch:
    """Return a match from a record."""
    record = read_record((ROOT / "tests/records/magna_carta-195.txt").read_text(encoding="utf-8"))
    table = unsaved_match(record.setup)
    table.core = Match(table.game, record.setup, actions_in_force(record.entries))
    table.row = structs.replace(table.row, status=status)
    return table


@pytest.fixture
async def analyses() -> AsyncIterator[Analyses]:
    made = Analyses(AnalysisLimits(0.5, 60.0))
    yield made
    await made.finish()


def test_the_process_stops_in_time_with_what_it_has() -> None:
    match = a_match().core
    nothing = analyse_match(AnalysisRequest(match.setup, tuple(match.actions), 1, 0.0))
    assert nothing == Analysis((), (), 0)


def test_without_weights_nothing_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    match = a_match().core
    assert analyse_match(AnalysisRequest(match.setup, tuple(match.actions), 1, 0.0)) is None


async def test_an_analysis_under_way_is_awaited_at_the_limit(analyses: Analyses) -> None:
    table = a_match()
    names = [table.row.id, *map(str, range(MAX_ANALYSES_UNDER_WAY))]
    analyses._under_way = {name: asyncio.create_task(asyncio.sleep(0, FOUND)) for name in names}
    assert await analyses.of(table) is FOUND
    analyses._under_way.clear()


async def test_simultaneous_requests_analyse_a_match_once(analyses: Analyses, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def made(table: SeatedMatch) -> Analysis:
        asked.append(table.row.id)
        await asyncio.sleep(0.05)
        del analyses._under_way[table.row.id]
        return FOUND

    monkeypatch.setattr(analyses, "_made", made)
    table = a_match()
    async with asyncio.timeout(60):
        assert await asyncio.gather(*(analyses.of(table) for _ in range(5))) == [FOUND] * 5
    assert asked == [table.row.id]


async def test_a_process_analyses_a_match(analyses: Analyses) -> None:
    table = a_match()
    found = await analyses.of(table)
    assert found is not None
    assert analyses.known(table.row.id) == found
    assert await analyses.of(table) is found


async def test_two_requests_share_one_analysis(analyses: Analyses, monkeypatch: pytest.MonkeyPatch) -> None:
    once = iter([FOUND])
    monkeypatch.setattr(analyses.worker, "ask", lambda request, seconds: next(once))
    table = a_match()
    assert [*await asyncio.gather(analyses.of(table), analyses.of(table))] == [FOUND, FOUND]


async def test_a_failed_analysis_is_retried(analyses: Analyses, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([None, FOUND])
    monkeypatch.setattr(analyses.worker, "ask", lambda request, seconds: next(answers))
    table = a_match()
    assert [await analyses.of(table), await analyses.of(table)] == [None, FOUND]


@pytest.mark.parametrize("status", ["live", "cancelled", "lobby"])
async def test_a_match_that_is_not_over_is_not_analysed(
    analyses: Analyses, monkeypatch: pytest.MonkeyPatch, status: str
) -> None:
    monkeypatch.setattr(analyses.worker, "ask", lambda request, seconds: FOUND)
    assert await analyses.of(a_match(status)) is None


async def test_analyses_under_way_are_limited(analyses: Analyses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses.worker, "ask", lambda request, seconds: FOUND)
    monkeypatch.setattr("bot.features.results.analyses.MAX_ANALYSES_UNDER_WAY", 0)
    assert await analyses.of(a_match()) is None


async def test_a_game_without_trained_weights_is_not_analysed(
    analyses: Analyses, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(game: object, setup: Setup) -> bool:
        return False

    monkeypatch.setattr("bot.features.results.analyses.was_learned", never)
    assert await analyses.of(a_match()) is None


async def test_a_process_that_is_killed_finds_nothing(analyses: Analyses) -> None:
    analyses.limits = AnalysisLimits(60.0, 60.0)
    task = asyncio.create_task(analyses.of(a_match()))
    while not task.done():
        if analyses.worker.pid is not None:
            os.kill(analyses.worker.pid, signal.SIGKILL)
        await asyncio.wait([task], timeout=0.1)
    assert task.result() is None


async def test_a_stopping_bot_does_not_wait_for_an_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    analyses = Analyses(AnalysisLimits(600.0, 60.0))
    begun, loop, ask = asyncio.Event(), asyncio.get_running_loop(), analyses.worker.ask

    def noted(request: AnalysisRequest, seconds: float) -> Analysis | None:
        loop.call_soon_threadsafe(begun.set)
        return ask(request, seconds)

    monkeypatch.setattr(analyses.worker, "ask", noted)
    task = asyncio.create_task(analyses.of(a_match()))
    await begun.wait()
    await analyses.close()
    assert await task is None
    assert analyses.worker.pid is None
    assert await analyses.of(a_match()) is None
