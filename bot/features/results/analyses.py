"""Analyses of finished matches, made on request by a process beside the event loop, once each."""

import asyncio
from typing import Final

from cachetools import LRUCache
from msgspec import Struct

from bot.features.results.analysis_worker import ANALYSIS_NICENESS, AnalysisRequest, analyse_match
from bot.match.background import Background
from bot.match.computer_levels import was_learned
from bot.match.match import SeatedMatch
from bot.match.worker import Worker, WorkerThread
from engine.minds.analysis import Analysis

MAX_ANALYSES: Final = 128  # analyses in memory, a few kilobytes each
MAX_ANALYSES_UNDER_WAY: Final = 8  # limit on the analyses that are running or waiting; further requests are not served
ANALYSIS_SEED: Final = 1  # seed of every analysis, so that with enough time a match always gets the same one


class AnalysisLimits(Struct, frozen=True):
    """Seconds of work for one analysis, and the extra seconds after which its process is given up."""

    work: float = 20.0
    slack: float = 20.0


ANALYSIS_LIMITS: Final = AnalysisLimits()


class Analyses(Background):
    """Runs analyses, with a task for each match that is being analysed."""

    def __init__(self, limits: AnalysisLimits = ANALYSIS_LIMITS) -> None:
        self.limits = limits
        self.worker = Worker(analyse_match, AnalysisRequest, Analysis, ANALYSIS_NICENESS)
        self._thread = WorkerThread("analysis")
        self._kept: LRUCache[str, Analysis] = LRUCache(MAX_ANALYSES)
        self._under_way: dict[str, asyncio.Task[Analysis | None]] = {}

    def known(self, match_id: str) -> Analysis | None:
        """Return the analysis of a match if it is in memory."""
        return self._kept.get(match_id)

    async def can(self, match: SeatedMatch) -> bool:
        """Return True if a match can be analysed: it was played to its end, and has a trained computer player."""
        if (
            match.row.status != "ended"
            or match.view(None).outcome is None
            or self._thread.is_closed
            or len(self._under_way) >= MAX_ANALYSES_UNDER_WAY
        ):
            return False
        return await asyncio.to_thread(was_learned, match.game, match.core.setup)

    async def of(self, match: SeatedMatch) -> Analysis | None:
        """Return the analysis of a finished match, from memory or made now; None if there is none."""
        match_id = match.row.id
        can = not self._has_begun(match_id) and await self.can(match)
        # Others may have asked for this one, or for many, while `can` waited.
        if (
            can
            and not self._has_begun(match_id)
            and len(self._under_way) < MAX_ANALYSES_UNDER_WAY
            and not self._thread.is_closed
        ):
            self._under_way[match_id] = asyncio.create_task(self._made(match))
        task = self._under_way.get(match_id)
        # A caller who stops waiting must not cancel it for the others.
        return self.known(match_id) if task is None else await asyncio.shield(task)

    def _has_begun(self, match_id: str) -> bool:
        return match_id in self._kept or match_id in self._under_way

    async def close(self) -> None:
        """Stop analysing, interrupt analyses under way, and end the process. May be called twice."""
        await self._thread.close(self.worker)
        while self._under_way:
            await asyncio.wait(self._under_way.values())

    async def _made(self, match: SeatedMatch) -> Analysis | None:
        match_id, row = match.row.id, match.core
        request = AnalysisRequest(row.setup, tuple(row.actions), ANALYSIS_SEED, self.limits.work)
        try:
            found = await self._thread.run(lambda: self.worker.ask(request, request.seconds + self.limits.slack))
        finally:
            del self._under_way[match_id]
        if found is not None:
            self._kept[match_id] = found
        return found
