"""Puzzles for the spotlight: out of public matches that are over, what would have been best in a moment of them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import msgspec
from msgspec import Struct

from bot.features.results.analyses import LIMITS, SEED, AnalysisLimits
from bot.features.results.analyst import NICENESS, AnalysisRequest, find_puzzle
from bot.features.spotlight.moments import SpotlightMoment, allows_puzzle
from bot.match.errors import Refused
from bot.match.service import Matches
from bot.match.timeline import Timelines
from bot.match.worker import Worker
from engine.core.log import entries_in_force
from engine.core.types import Decision
from engine.core.view import View
from engine.minds.explanation import Factor
from engine.minds.puzzles import Puzzle
from storage.contests import ContestRow
from storage.errors import StoreError

log = logging.getLogger(__name__)

RECENT: Final = 60
"""Puzzles are looked for in so many of the newest public matches."""

NEW: Final = 120
"""A server is not shown two puzzles of one match among so many contests."""


class Solution(Struct, frozen=True):
    """The best answer to a puzzle, by how many points it is better than the second best, and what speaks for it."""

    pick: str
    second: str
    points: float
    reasons: tuple[Factor, ...]


def solution_of(contest: ContestRow) -> Solution | None:
    """The solution that a contest was kept with; None where a person answers."""
    return None if contest.puzzle is None else msgspec.json.decode(contest.puzzle, type=Solution)


def asked(view: View, seat: int, kind: str) -> Decision:
    """The question of that kind to a seat, which is open in a view."""
    return next(one for one in view.decisions if (one.ask.seat, one.kind) == (seat, kind))


class Puzzles:
    """Chooses puzzles. A process looks for them beside the event loop, in one match after the other; nobody waits for it."""

    def __init__(self, matches: Matches, timelines: Timelines, limits: AnalysisLimits = LIMITS) -> None:
        self.worker = Worker(find_puzzle, AnalysisRequest, Puzzle, NICENESS)
        self._matches = matches
        self._timelines = timelines
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="puzzles")
        self._known: dict[str, Puzzle | None] = {}
        self._search: tuple[str, Future[Puzzle | None]] | None = None
        self._closed = False

    async def choose(self, guild_id: int) -> SpotlightMoment | None:
        """A puzzle for a server, out of the newest match that makes one it was not shown.

        Where a match has to be searched for that, the search begins, unless one is under way, and there is none for now.
        """
        self._collect()
        store = self._matches.store
        recent = [row.id for row in await store.public_matches(RECENT) if allows_puzzle(row)]
        self._known = {match_id: puzzle for match_id, puzzle in self._known.items() if match_id in recent}
        shown = {one.match_id for one in await store.latest_contests(guild_id, NEW) if one.puzzle is not None}
        for match_id in recent:
            if match_id in shown:
                continue
            try:
                if match_id not in self._known:
                    await self._begin(match_id)
                    return None
                puzzle = self._known[match_id]
                if puzzle is not None:
                    return await self._moment(match_id, puzzle)
            except (Refused, StoreError) as failed:
                log.info("match %s cannot be looked at: %s", match_id, type(failed).__name__)
                self._known[match_id] = None
        return None

    async def close(self) -> None:
        """Search no more, give up what is under way, and end the process; nothing where that was done."""
        if self._closed:
            return
        self._closed = True
        while self._search is not None and not self._search[1].done():
            self.worker.interrupt()
            await asyncio.sleep(0.05)
        await asyncio.get_running_loop().run_in_executor(self._thread, self.worker.close)
        self._thread.shutdown()

    async def _begin(self, match_id: str) -> None:
        match = (await self._matches.look(match_id)).match
        if self._search is None and not self._closed:
            request = AnalysisRequest(match.setup, tuple(match.actions), SEED, self._limits.work)
            self._search = match_id, self._thread.submit(self._ask, request)

    def _ask(self, request: AnalysisRequest) -> Puzzle | None:
        return None if self._closed else self.worker.ask(request, request.seconds + self._limits.slack)

    def _collect(self) -> None:
        """Keep what a search has found."""
        if self._search is not None and self._search[1].done():
            match_id, search = self._search
            self._known[match_id], self._search = search.result(), None

    async def _moment(self, match_id: str, puzzle: Puzzle) -> SpotlightMoment:
        table = await self._matches.look(match_id)
        length, _ = entries_in_force(table.match.log)[puzzle.actions]
        timeline = await asyncio.to_thread(self._timelines.of, table, await self._matches.lines(match_id))
        decision = asked(await asyncio.to_thread(timeline.view, length, puzzle.seat), puzzle.seat, puzzle.kind)
        (pick,), second = puzzle.solution, puzzle.answers[1]
        solution = Solution(pick.key, second.picks[0], second.less, puzzle.reasons)
        return SpotlightMoment(match_id, decision, length, puzzle=msgspec.json.encode(solution).decode())
