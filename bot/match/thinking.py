"""Computer players that search: after a match has changed, each of its open questions to one of them is searched for.

What is found counts if the question is still open; where nothing is found in time, the level that needs no search
answers at once.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom
from time import monotonic
from typing import Any, Final

from cachetools import LRUCache
from msgspec import Struct

from bot.match.background import Background
from bot.match.errors import Refused, may_be_tried_again
from bot.match.match import SeatedMatch
from bot.match.outbox import MoveResult
from bot.match.policies import STRONGEST, answer, prepare
from bot.match.repository import load_minds
from bot.match.service import Matches
from bot.match.settings import COMPUTERS, STAND_IN
from bot.match.worker import SearchRequest, SearchResult, Worker, request_about, searched
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision, Illegal
from engine.minds.features import AnyGame
from storage.errors import StoreError

log = logging.getLogger(__name__)


RETRY: Final = 30.0
"""Seconds until a search begins again whose answer could not be stored."""


HINTS_CACHED: Final = 256
"""Hints whose numbers may still be asked for, a kilobyte each."""


class ThinkingLimits(Struct, frozen=True):
    """Seconds of search: for one answer, and for all answers until a person is asked again, waiting included.

    The start of the process is not.
    """

    answer: float = 0.3
    run: float = 2.0


LIMITS: Final = ThinkingLimits()


class Thinking(Background):
    """Finds and gives the answers of computer players that search; one task for each match, as long as it is needed."""

    def __init__(self, matches: Matches, limits: ThinkingLimits = LIMITS, chance: Random | None = None) -> None:
        self.worker = Worker(searched, SearchRequest, SearchResult)
        self._tables = matches
        self._limits = limits
        self._chance = chance or SystemRandom()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="search")
        self._runs: dict[str, asyncio.Task[None]] = {}
        self._hints: LRUCache[tuple[str, str], SearchResult] = LRUCache(HINTS_CACHED)
        self._closed = False

    def notify(self, match_id: str) -> None:
        """Have a match looked at, in which something has happened; most have nobody who searches, and cost nothing here."""
        if self._tables.cache.has_searching_computers(match_id):
            self._start(match_id)

    async def resume(self) -> None:
        """Look at all running matches in which a level was chosen, as after a restart; the usual level does not search."""
        for setting in (COMPUTERS, STAND_IN):
            for match_id in await self._tables.store.live_matches(setting):
                self._start(match_id)

    async def finish(self) -> None:
        """Give no more answers, wait for one that is being given, give up what is searched for, and end the process."""
        if self._closed:
            return
        self._closed = True
        self.worker.interrupt()
        while self._runs:
            await asyncio.wait(self._runs.values(), timeout=0.1)
            self.worker.interrupt()
        await asyncio.get_running_loop().run_in_executor(self._thread, self.worker.close)
        self._thread.shutdown()

    async def settle(self) -> None:
        """Wait until all answers are given that are being searched for."""
        while self._runs:
            await asyncio.wait(self._runs.values())

    async def answered(self, match_id: str) -> None:
        """Wait until the computer players of a match have answered that are asked now."""
        if (run := self._runs.get(match_id)) is not None:
            await asyncio.wait([run])

    async def search(
        self, match: SeatedMatch, decision: Decision, until: float, *, explained: bool = False
    ) -> SearchResult | None:
        """What is found for a question; None when nothing is until that moment of the monotonic clock."""
        played = match.core
        return await self._searched(match.game, played.setup, played.position, decision, until, explained=explained)

    async def opinion(
        self, game: AnyGame, setup: Setup, position: Position[Any, Any], decision: Decision
    ) -> SearchResult | None:
        """What is found, with reasons, for a question of a position that somebody tries out; None when it takes long."""
        return await self._searched(game, setup, position, decision, monotonic() + self._limits.run, explained=True)

    async def _searched(
        self,
        game: AnyGame,
        setup: Setup,
        position: Position[Any, Any],
        decision: Decision,
        until: float,
        *,
        explained: bool,
    ) -> SearchResult | None:
        seconds = self._limits.answer
        request = request_about(game, setup, position, decision, self._chance, seconds, explained=explained)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, request, until)

    async def hint(self, match: SeatedMatch, decision: Decision) -> SearchResult:
        """The answer to a person's question with its reasons, from what its seat sees; without those when it takes long."""
        found = await self.search(match, decision, monotonic() + self._limits.run, explained=True)
        if found is not None:
            self._hints[match.row.id, match.decision_name(decision)] = found
            return found
        played = match.core
        await asyncio.to_thread(prepare, match.game, played.setup)
        return SearchResult(answer(STRONGEST, match.game, played.setup, played.position, decision, self._chance))

    def hint_given(self, match_id: str, decision_name: str) -> SearchResult | None:
        """Return the last hint about a question, if it is in memory."""
        return self._hints.get((match_id, decision_name))

    def _ask(self, request: SearchRequest, until: float) -> SearchResult | None:
        left = until - monotonic()
        if left < request.seconds or self._closed:
            return None
        return self.worker.ask(request, left)

    def _start(self, match_id: str) -> None:
        if match_id not in self._runs and not self._closed:
            self._runs[match_id] = asyncio.create_task(self._run(match_id))

    async def _run(self, match_id: str) -> None:
        """Answer until a person is asked."""
        until = monotonic() + self._limits.run
        try:
            while not self._closed and await self._answer(match_id, until):
                pass
        except (Refused, StoreError) as failed:
            log.info("a search in match %s came to nothing: %s", match_id, failed)
            # Nobody else is asked, so nobody would begin again.
            if may_be_tried_again(failed):
                asyncio.get_running_loop().call_later(RETRY, self._start, match_id)
        finally:
            del self._runs[match_id]  # at once: whoever tells of the match from now on starts another run

    async def _answer(self, match_id: str, until: float) -> bool:
        """Answer a question, if there is one; returns whether there was."""
        match = await self._tables.get_match(match_id)
        decision = match.searched()
        if decision is None:
            return False
        found = await self.search(match, decision, until)
        if not self._closed:
            await self._give(match_id, match.decision_name(decision), found)
        return True

    async def _give(self, match_id: str, decision_name: str, found: SearchResult | None) -> None:
        """Give an answer under the match's lock, unless the question is no longer open."""
        cache = self._tables.cache
        async with cache.lock_match(match_id) as match:
            decision = match.searched()
            if decision is None or match.decision_name(decision) != decision_name:
                return
            await load_minds(match)
            await cache.clocks.begin(match)
            await cache.save(match, _move(match, decision, found), None, None)


def _move(match: SeatedMatch, decision: Decision, found: SearchResult | None) -> MoveResult:
    """What an answer leads to; without one that the rules allow, the computer players go on without searching."""
    if found is not None:
        try:
            return match.play_for_computer(decision, found.picks)
        except Illegal:
            log.error("a search in match %s found an answer that is not on offer", match.row.id)
    return match.continue_play(immediate=True)
