"""Questions for the spotlight: moments of running public matches, and puzzles from finished ones."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Final

import msgspec
from msgspec import Struct

from bot.features.results.analyses import ANALYSIS_LIMITS, ANALYSIS_SEED, AnalysisLimits
from bot.features.results.analysis_worker import (
    ANALYSIS_NICENESS,
    PUZZLE_OPTION_COUNTS,
    AnalysisRequest,
    asks_for_one,
    find_puzzle,
)
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.service import Matches
from bot.match.settings import DELAYS, delay_of, public_of
from bot.match.timeline import Timelines
from bot.match.worker import Worker, WorkerThread
from engine.core.log import entries_in_force
from engine.core.types import Decision
from engine.core.view import View
from engine.minds.explanation import Factor
from engine.minds.puzzles import Puzzle
from storage.errors import StoreError
from storage.spotlight import ContestRow

log = logging.getLogger(__name__)

SPOTLIGHT_SETTING: Final = "spotlight"
"""Preference of a server that holds the channel of its spotlight, and the value of `PUBLIC` that allows it."""

HALF_TIME_LINES: Final = 60  # lines of a log after which a match counts as half over
MATCHES_SEARCHED: Final = 60
CONTESTS_WITHOUT_SECOND_PUZZLE: Final = 120  # contests of a server in which a match is used for at most one puzzle


class SpotlightMoment(Struct, frozen=True):
    """A question in a match, at a length of its log.

    `value` says how good it is to watch. `puzzle` is the solution as a contest stores it, or None if a person is
    still to answer.
    """

    match_id: str
    decision: Decision
    length: int
    value: float = 0.0
    puzzle: str | None = None


def moments(match: SeatedMatch) -> Iterator[SpotlightMoment]:
    """Yield the open questions of a match that may be shown: public ones, to people, with one answer out of a few.

    Their value grows with the rarity of the kind of question, the number of options, and the length of the match.
    """
    row = match.row
    if row.status != "live" or public_of(row) != SPOTLIGHT_SETTING or DELAYS[delay_of(row)]:
        return
    asked = Counter(action.kind for action in match.core.actions)
    late = match.log_length / (match.log_length + HALF_TIME_LINES)
    for decision in match.view(None).decisions:
        ask = decision.ask
        person = match.seats[ask.seat].user_id is not None and not match.is_passed_on(ask.seat)
        if person and asks_for_one(ask):
            value = 2 / (1 + asked[decision.kind]) + len(ask.options) / PUZZLE_OPTION_COUNTS.stop + late
            yield SpotlightMoment(row.id, decision, match.log_length, value)


class Solution(Struct, frozen=True):
    """The best answer to a puzzle, its margin in points over the second best, and the reasons for it."""

    pick: str
    second: str
    points: float
    reasons: tuple[Factor, ...]


def solution_of(contest: ContestRow) -> Solution | None:
    """Return the solution stored with a contest; None if a person answers."""
    return None if contest.puzzle is None else msgspec.json.decode(contest.puzzle, type=Solution)


def find_question(view: View, seat: int, kind: str) -> Decision:
    """Return the open question of that kind to a seat."""
    return next(one for one in view.decisions if (one.ask.seat, one.kind) == (seat, kind))


class Puzzles:
    """Chooses puzzles. A separate process searches one match at a time, so that nothing waits for it."""

    def __init__(self, matches: Matches, timelines: Timelines, limits: AnalysisLimits = ANALYSIS_LIMITS) -> None:
        self.worker = Worker(find_puzzle, AnalysisRequest, Puzzle, ANALYSIS_NICENESS)
        self._matches = matches
        self._timelines = timelines
        self._limits = limits
        self._thread = WorkerThread("puzzles")
        self._known: dict[str, Puzzle | None] = {}
        self._search: tuple[str, Future[Puzzle | None]] | None = None

    async def choose(self, guild_id: int) -> SpotlightMoment | None:
        """Return a puzzle for a server, from the newest match with a puzzle that the server was not shown.

        Returns None if a match has to be searched first; the search then begins, unless one is under way.
        """
        if self._search is not None and self._search[1].done():
            match_id, search = self._search
            self._known[match_id], self._search = search.result(), None
        store = self._matches.store
        over = [row for row in await store.public_matches(MATCHES_SEARCHED) if row.status == "ended"]
        recent = [row.id for row in over if public_of(row) == SPOTLIGHT_SETTING]
        self._known = {match_id: puzzle for match_id, puzzle in self._known.items() if match_id in recent}
        shown = {
            one.match_id
            for one in await store.latest_contests(guild_id, CONTESTS_WITHOUT_SECOND_PUZZLE)
            if one.puzzle is not None
        }
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
        """Stop searching, interrupt a search under way, and end the process. May be called twice."""
        await self._thread.close(self.worker)

    async def _begin(self, match_id: str) -> None:
        match = (await self._matches.get_match(match_id)).core
        if self._search is None and not self._thread.is_closed:
            request = AnalysisRequest(match.setup, tuple(match.actions), ANALYSIS_SEED, self._limits.work)
            seconds = request.seconds + self._limits.slack
            self._search = match_id, self._thread.submit(lambda: self.worker.ask(request, seconds))

    async def _moment(self, match_id: str, puzzle: Puzzle) -> SpotlightMoment:
        match = await self._matches.get_match(match_id)
        length, _ = entries_in_force(match.core.log)[puzzle.actions]
        timeline = await asyncio.to_thread(self._timelines.of, match, await self._matches.lines(match_id))
        decision = find_question(await asyncio.to_thread(timeline.view, length, puzzle.seat), puzzle.seat, puzzle.kind)
        (pick,), second = puzzle.solution, puzzle.answers[1]
        solution = Solution(pick.key, second.picks[0], second.less, puzzle.reasons)
        return SpotlightMoment(match_id, decision, length, puzzle=msgspec.json.encode(solution).decode())
