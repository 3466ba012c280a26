"""Computer players that search: the service that finds and gives their answers when a match has changed.

An answer counts if the question is still open. If none is found in time, the level that needs no search answers.
"""

import asyncio
import logging
from random import Random, SystemRandom
from time import monotonic
from typing import Any, Final

from cachetools import LRUCache
from msgspec import Struct, structs

from bot.match.background import Background
from bot.match.computer_levels import STRONGEST_LEVEL, answer, prepare
from bot.match.errors import Refused, may_be_tried_again
from bot.match.match import SeatedMatch
from bot.match.match_cache import load_minds
from bot.match.outbox import MoveResult
from bot.match.search_worker import SearchedQuestion, SearchRequest, SearchResult, request_about, searched
from bot.match.service import Matches
from bot.match.settings import COMPUTER_LEVEL, STAND_IN_LEVEL
from bot.match.worker import Worker, WorkerThread
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision, Illegal
from engine.minds.features import AnyGame, question
from engine.minds.policy import only_keys
from storage.errors import StoreError

log = logging.getLogger(__name__)

SEARCH_RETRY_SECONDS: Final = 30.0
MAX_SEARCHED_TIME: Final = 0.8  # the part of the time until an answer is too late in which it may be searched for
SEARCHED_PART: Final = 0.5  # the part of all questions that need a search, because their answer is not obvious
HINTS_CACHED: Final = 256  # hints whose numbers may still be asked for, a kilobyte each


class ThinkingLimits(Struct, frozen=True):
    """Seconds until an answer, and until a person is asked again.

    Where many tables wait, an answer takes longer, until it is too late after `patience`. The start of the worker
    process does not count.
    """

    answer: float = 0.3
    run: float = 2.0
    patience: float = 1.5

    def pace(self, spent: float) -> float:
        """Return the seconds of the next answer of a run: fewer the longer it gets, but enough to search."""
        return min(self.answer, max((self.run - spent) / 4, self.answer / 6))

    @property
    def search(self) -> float:
        """Seconds of search for an answer."""
        return self.answer / 3

    @property
    def explained(self) -> float:
        """Seconds of a search with reasons, which a person waits for."""
        return 3 * self.answer

    @property
    def explained_patience(self) -> float:
        """Seconds until the reasons have to be there."""
        return 4 * self.run


THINKING_LIMITS: Final = ThinkingLimits()


class SearchQueue:
    """Questions for one searching process, answered in the order in which they came.

    Those that wait share the time, so that none of them comes too late.
    """

    def __init__(self, name: str) -> None:
        self.worker = Worker(searched, SearchRequest, SearchResult)
        self.thread = WorkerThread(name)
        self._waiting = 0

    async def ask(self, request: SearchRequest | None, seconds: float, patience: float) -> SearchResult | None:
        """Search, if possible within `seconds` from now; None if it takes more than `patience`.

        Without a request it only waits its turn, and for the process to be ready.
        """
        begun = monotonic()
        self._waiting += 1
        try:
            return await self.thread.run(lambda: self._search(request, begun, seconds, patience))
        finally:
            self._waiting -= 1

    def _search(
        self, request: SearchRequest | None, begun: float, seconds: float, patience: float
    ) -> SearchResult | None:
        if not (patience and self.worker.prepare()) or request is None:
            return None
        now, begun, waiting = monotonic(), max(begun, self.worker.ready), max(1, self._waiting)
        left = begun + patience - now
        if left <= 0:
            return None
        shortened = structs.replace(
            request,
            seconds=min(request.seconds, max(0.0, begun + seconds - now) / waiting),
            most=min(request.most, left * MAX_SEARCHED_TIME, left / (SEARCHED_PART * waiting)),
        )
        return self.worker.ask(shortened, left)


class Thinking(Background):
    """Finds and gives the answers of computer players that search, with one task for each match that needs it."""

    def __init__(
        self, matches: Matches, limits: ThinkingLimits = THINKING_LIMITS, chance: Random | None = None
    ) -> None:
        self.queue, self.hint_queue = SearchQueue("search"), SearchQueue("hints")
        self._matches = matches
        self._limits = limits
        self._chance = chance or SystemRandom()
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
        for queue in (self.queue, self.hint_queue):
            await queue.thread.close(queue.worker)
        await self.settle()

    async def settle(self) -> None:
        """Wait until all searches are answered."""
        while self._runs:
            await asyncio.wait(self._runs.values())

    async def answered(self, match_id: str) -> None:
        """Wait until the computer players of a match that are asked now have answered."""
        if (run := self._runs.get(match_id)) is not None:
            await asyncio.wait([run])

    async def search(self, match: SeatedMatch, decision: Decision, seconds: float) -> SearchResult | None:
        """Search for the answer to a question; None if it is not found in time.

        Without a choice nothing is searched. That takes as long, because a quick answer would betray it.
        """
        begun, game, played = monotonic(), match.game, match.core
        only = only_keys(game, question(game, decision))
        style = match.style_of(decision.ask.seat)
        asked = SearchedQuestion(game, played.setup, played.position, decision, style)
        request = request_about(asked, self._chance, self._limits.search) if only is None else None
        found = await self.queue.ask(request, seconds, self._limits.patience)
        if not self.queue.thread.is_closed:
            await asyncio.sleep(max(begun, self.queue.worker.ready) + seconds - monotonic())
        return found if only is None else SearchResult(only)

    async def opinion(
        self, game: AnyGame, setup: Setup, position: Position[Any, Any], decision: Decision
    ) -> SearchResult | None:
        """Search for an answer, with reasons, in a position of a match or of a user's plan; None if it takes too long."""
        asked, seconds = SearchedQuestion(game, setup, position, decision), self._limits.explained
        request = request_about(asked, self._chance, seconds, explained=True)
        return await self.hint_queue.ask(request, seconds, self._limits.explained_patience)

    async def hint(self, match: SeatedMatch, decision: Decision) -> SearchResult:
        """Find an answer to a person's question, from what the seat sees; without reasons if it takes too long.

        The same question is answered the same way again.
        """
        if (given := self.hint_given(match.row.id, match.decision_name(decision))) is not None:
            return given
        played = match.core
        found = await self.opinion(match.game, played.setup, played.position, decision)
        if found is not None:
            self._hints[match.row.id, match.decision_name(decision)] = found
            return found
        await asyncio.to_thread(prepare, match.game, played.setup)
        picks = answer(STRONGEST_LEVEL, match.game, played.setup, played.position, decision, self._chance)
        return SearchResult(picks, guess=True)

    def hint_given(self, match_id: str, decision_name: str) -> SearchResult | None:
        """Return the last hint about a question, if it is in memory."""
        return self._hints.get((match_id, decision_name))

    def _start(self, match_id: str) -> None:
        if match_id not in self._runs and not self.queue.thread.is_closed:
            self._runs[match_id] = asyncio.create_task(self._run(match_id))

    async def _run(self, match_id: str) -> None:
        """Answer questions until a person is asked."""
        spent = 0.0
        try:
            while not self.queue.thread.is_closed:
                seconds = self._limits.pace(spent)
                if not await self._answer(match_id, seconds):
                    break
                spent += seconds
        except (Refused, StoreError) as failed:
            log.info("a search in match %s came to nothing: %s", match_id, failed)
            # No person is asked, so no press would start the search again.
            if may_be_tried_again(failed):
                asyncio.get_running_loop().call_later(SEARCH_RETRY_SECONDS, self._start, match_id)
        finally:
            del self._runs[match_id]  # without awaiting, so that the next change of the match starts another run

    async def _answer(self, match_id: str, seconds: float) -> bool:
        """Answer one question; return False if there was none."""
        match = await self._matches.get_match(match_id)
        decision = match.searched()
        if decision is None:
            return False
        found = await self.search(match, decision, seconds)
        if not self.queue.thread.is_closed:
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
