"""Computer players that search: the service that finds and gives their answers when a match has changed.

An answer counts if the question is still open. If none is found in time, the level that needs no search answers.
"""

import asyncio
import logging
from random import Random, SystemRandom
from time import monotonic
from typing import Any, Final

from cachetools import LRUCache
from msgspec import Struct

from bot.match.background import Background
from bot.match.computer_levels import STRONGEST_LEVEL, answer, prepare
from bot.match.errors import Refused, may_be_tried_again
from bot.match.match import SeatedMatch
from bot.match.match_cache import load_minds
from bot.match.outbox import MoveResult
from bot.match.search_worker import (
    SearchedQuestion,
    SearchRequest,
    SearchResult,
    Worker,
    WorkerThread,
    request_about,
    searched,
)
from bot.match.service import Matches
from bot.match.settings import COMPUTER_LEVEL, STAND_IN_LEVEL
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision, Illegal
from engine.minds.features import AnyGame
from storage.errors import StoreError

log = logging.getLogger(__name__)


SEARCH_RETRY_SECONDS: Final = 30.0
HINTS_CACHED: Final = 256  # hints whose numbers may still be asked for, a kilobyte each


class ThinkingLimits(Struct, frozen=True):
    """Seconds of search: for one answer, and for all answers until a person is asked again, including waiting.

    The start of the worker process does not count.
    """

    answer: float = 0.3
    run: float = 2.0

    @property
    def explained(self) -> float:
        """Seconds of a search with reasons, which a person waits for."""
        return 3 * self.answer

    @property
    def explained_run(self) -> float:
        """Seconds until the reasons have to be there."""
        return 4 * self.run


THINKING_LIMITS: Final = ThinkingLimits()


class Thinking(Background):
    """Finds and gives the answers of computer players that search, with one task for each match that needs it."""

    def __init__(
        self, matches: Matches, limits: ThinkingLimits = THINKING_LIMITS, chance: Random | None = None
    ) -> None:
        self.worker = Worker(searched, SearchRequest, SearchResult)
        self._matches = matches
        self._limits = limits
        self._chance = chance or SystemRandom()
        self._thread = WorkerThread("search")
        self._runs: dict[str, asyncio.Task[None]] = {}
        self._hints: LRUCache[tuple[str, str], SearchResult] = LRUCache(HINTS_CACHED)

    def notify(self, match_id: str) -> None:
        """Look at a match that has changed; matches without searching computer players cost nothing here."""
        match = self._matches.cache.peek(match_id)
        if match is not None and match.has_searching_computers():
            self._start(match_id)

    async def resume(self) -> None:
        """Look at all running matches in which a level was chosen; the default level does not search."""
        for setting in (COMPUTER_LEVEL, STAND_IN_LEVEL):
            for match_id in await self._matches.store.live_matches(setting):
                self._start(match_id)

    async def finish(self) -> None:
        """Stop answering: wait for the answer being given, abandon searches, and end the worker process."""
        await self._thread.close(self.worker)
        await self.settle()

    async def settle(self) -> None:
        """Wait until all searches are answered."""
        while self._runs:
            await asyncio.wait(self._runs.values())

    async def answered(self, match_id: str) -> None:
        """Wait until the computer players of a match that are asked now have answered."""
        if (run := self._runs.get(match_id)) is not None:
            await asyncio.wait([run])

    async def search(
        self, match: SeatedMatch, decision: Decision, until: float, *, explained: bool = False
    ) -> SearchResult | None:
        """Search for the answer to a question; None if it is not found by `until`, on the monotonic clock."""
        played = match.core
        question = SearchedQuestion(match.game, played.setup, played.position, decision)
        return await self._searched(question, until, explained=explained)

    async def opinion(
        self, game: AnyGame, setup: Setup, position: Position[Any, Any], decision: Decision
    ) -> SearchResult | None:
        """Search for an answer, with reasons, in a position that a user tries out; None if it takes too long."""
        question = SearchedQuestion(game, setup, position, decision)
        return await self._searched(question, monotonic() + self._limits.explained_run, explained=True)

    async def hint(self, match: SeatedMatch, decision: Decision) -> SearchResult:
        """Find an answer to a person's question, from what the seat sees; without reasons if it takes too long.

        The same question is answered the same way again.
        """
        if (given := self.hint_given(match.row.id, match.decision_name(decision))) is not None:
            return given
        found = await self.search(match, decision, monotonic() + self._limits.explained_run, explained=True)
        if found is not None:
            self._hints[match.row.id, match.decision_name(decision)] = found
            return found
        played = match.core
        await asyncio.to_thread(prepare, match.game, played.setup)
        picks = answer(STRONGEST_LEVEL, match.game, played.setup, played.position, decision, self._chance)
        return SearchResult(picks, guess=True)

    async def _searched(self, question: SearchedQuestion, until: float, *, explained: bool) -> SearchResult | None:
        seconds = self._limits.explained if explained else self._limits.answer
        request = request_about(question, self._chance, seconds, explained=explained)
        return await self._thread.run(lambda: self._ask(request, until))

    def hint_given(self, match_id: str, decision_name: str) -> SearchResult | None:
        """Return the last hint about a question, if it is in memory."""
        return self._hints.get((match_id, decision_name))

    def _ask(self, request: SearchRequest, until: float) -> SearchResult | None:
        left = until - monotonic()
        return None if left < request.seconds else self.worker.ask(request, left)

    def _start(self, match_id: str) -> None:
        if match_id not in self._runs and not self._thread.is_closed:
            self._runs[match_id] = asyncio.create_task(self._run(match_id))

    async def _run(self, match_id: str) -> None:
        """Answer questions until a person is asked."""
        until = monotonic() + self._limits.run
        try:
            while not self._thread.is_closed and await self._answer(match_id, until):
                pass
        except (Refused, StoreError) as failed:
            log.info("a search in match %s came to nothing: %s", match_id, failed)
            # No person is asked, so no press would start the search again.
            if may_be_tried_again(failed):
                asyncio.get_running_loop().call_later(SEARCH_RETRY_SECONDS, self._start, match_id)
        finally:
            del self._runs[match_id]  # without awaiting, so that the next change of the match starts another run

    async def _answer(self, match_id: str, until: float) -> bool:
        """Answer one question; return False if there was none."""
        match = await self._matches.get_match(match_id)
        decision = match.searched()
        if decision is None:
            return False
        found = await self.search(match, decision, until)
        if not self._thread.is_closed:
            await self._give(match_id, match.decision_name(decision), found)
        return True

    async def _give(self, match_id: str, decision_name: str, found: SearchResult | None) -> None:
        """Give an answer under the match's lock, unless the question is no longer open."""
        cache = self._matches.cache
        async with cache.lock_match(match_id) as match:
            decision = match.searched()
            if decision is None or match.decision_name(decision) != decision_name:
                return
            await load_minds(match)
            await cache.clocks.begin(match)
            await cache.save(match, _move(match, decision, found), None, None)


def _move(match: SeatedMatch, decision: Decision, found: SearchResult | None) -> MoveResult:
    """Play an answer; without a legal one, let the computer players go on without searching."""
    if found is not None:
        try:
            return match.play_for(decision, found.picks)
        except Illegal:
            log.error("a search in match %s found an answer that is not on offer", match.row.id)
    return match.continue_play(immediate=True)
