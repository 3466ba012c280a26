"""Daily deals: each made once by a process beside the event loop, and the users' attempts. Does not use Discord.

A day is one of UTC, so that it is the same everywhere. An attempt that is unfinished at midnight lapses.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from typing import Final

import msgspec
from cachetools import LRUCache
from msgspec import Struct

from bot.clocks.paces import DAY
from bot.delivery.sweeper import Sweeper
from bot.features.daily.deal import (
    ChoiceMarks,
    DailyPlay,
    Deal,
    DealRequest,
    Line,
    MarksRequest,
    Score,
    daily_games,
    make_deal,
    mark_choices,
)
from bot.match.errors import Refused
from bot.match.worker import Worker, WorkerThread
from engine.core.seal import SECRET_BYTES
from engine.core.types import Action, Decision, Illegal
from storage.dailies import DailyAttemptRow, DailyDayRow, DailyMove, DailyScoreRow
from storage.errors import StoreError
from storage.store import Store

log = logging.getLogger(__name__)

DEALS_CACHED: Final = 12
DAYS_KEPT: Final = 8  # days after which deals, lines and entries are deleted
DEAL_SECONDS: Final = 180.0  # seconds that making a deal, or comparing the choices of a line, may take
DAILY_NICENESS: Final = 5
MAX_RANKING: Final = 24  # players of a server's ranking that are shown: with the computer's line they fill a menu
Keys = Callable[[Decision], tuple[str, ...]]  # finds the keys of the options that a user has picked


class Attempt(Struct, frozen=True):
    """A user's attempt, with its play; `marks` are None until the choices were compared."""

    play: DailyPlay
    is_over: bool
    marks: ChoiceMarks | None


class DailyRecord(Struct, frozen=True):
    """A user's record in the daily deals of a game: days in a row up to now, and the best score before a day."""

    streak: int
    best: Score | None


class RankedScore(Struct, frozen=True):
    """A place on a server's ranking; equal scores share it."""

    place: int
    user_id: int
    name: str
    score: Score


class Dailies(Sweeper):
    """Makes deals and keeps attempts. `now` returns seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        super().__init__()
        self.deal_worker = Worker(make_deal, DealRequest, Deal, DAILY_NICENESS)
        self.marks_worker = Worker(mark_choices, MarksRequest, ChoiceMarks, DAILY_NICENESS)
        self._store, self._now = store, now
        self._thread = WorkerThread("daily")
        self._deals: LRUCache[tuple[str, str], Deal] = LRUCache(DEALS_CACHED)
        self._making: dict[tuple[str, str], asyncio.Task[Deal]] = {}
        self._cleared = ""

    @property
    def today(self) -> str:
        """The day, such as 2026-11-26."""
        return datetime.fromtimestamp(self._now(), UTC).date().isoformat()

    @property
    def midnight(self) -> int:
        """The end of the day."""
        return self._now() // DAY * DAY + DAY

    @property
    def yesterday(self) -> str:
        """The day before."""
        return day_before(self.today)

    async def close(self) -> None:
        """Stop what the processes do. May be called twice."""
        await self._thread.close(self.deal_worker, self.marks_worker)

    async def _sweep(self) -> None:
        """Once a day, delete what is too old, and make the deals of the games that were played the day before."""
        today = self.today
        if self._cleared == today:
            return
        try:
            await self._store.clear_dailies((date.fromisoformat(today) - timedelta(DAYS_KEPT)).isoformat())
            for game in await self._store.daily_games(self.yesterday):
                await self.deal(today, game)
        except (Refused, StoreError) as failed:
            log.info("the deals of a day are not ready: %s", type(failed).__name__)
        else:
            self._cleared = today

    async def deal(self, day: str, game: str) -> Deal:
        """Return the deal of a day, made now if it is today's and not made yet. Raises `Refused` if there is none."""
        key = day, game
        if key in self._deals:
            return self._deals[key]
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._found(day, game))
            self._making[key].add_done_callback(lambda done: self._made(key, done))
        # A caller who stops waiting must not cancel it for the others.
        return await asyncio.shield(self._making[key])

    async def attempt(self, user_id: int, day: str, game: str) -> Attempt | None:
        """Return a user's attempt. Raises `Refused` if the deal is gone."""
        row = await self._store.daily_attempt(user_id, day, game)
        if row is None:
            return None
        return await asyncio.to_thread(_attempt, await self.deal(day, game), row)

    async def begin(self, user_id: int, day: str, game: str) -> None:
        """Begin a user's attempt; if it has begun already, nothing changes. Raises `Refused` on another day."""
        self._require_today(day)
        play = await asyncio.to_thread(_begun, await self.deal(day, game))
        dealt = DailyMove(0, _encoded(play.line), len(play.line))
        await self._store.begin_daily(user_id, day, game, self._now(), dealt)

    async def answer(self, user_id: int, day: str, game: str, name: str, keys: Keys) -> Attempt:
        """Answer the question of that name. Raises `Refused` if it is not open, too late, or the answer illegal."""
        self._require_today(day)
        attempt = await self.attempt(user_id, day, game)
        decision = None if attempt is None else attempt.play.decision
        if attempt is None or decision is None or attempt.is_over or decision_name(attempt.play, decision) != name:
            raise Refused("refuse-daily-stale")
        play, before = attempt.play, len(attempt.play.line)
        try:
            await asyncio.to_thread(play.answer, keys(decision))
        except Illegal as illegal:
            raise Refused(illegal.reason.kind, reason=illegal.reason, rules=game) from None
        self._require_today(day)
        score, at = (play.score, self._now()) if play.is_over else (None, None)
        points, margin = (None, None) if score is None else (score.points, score.margin)
        move = DailyMove(before, _encoded(play.line), len(play.line), at, points, margin)
        if not await self._store.move_daily(user_id, day, game, move):
            raise Refused("refuse-daily-stale")
        return Attempt(play, play.is_over, None)

    async def marks(self, user_id: int, attempt: Attempt) -> ChoiceMarks | None:
        """Return the marks of an attempt that has ended, compared now if need be; None if that takes too long."""
        if attempt.marks is not None:
            return attempt.marks
        deal = attempt.play.deal
        request = MarksRequest(deal, tuple(attempt.play.line))
        found = await self._thread.run(lambda: self.marks_worker.ask(request, DEAL_SECONDS))
        if found is not None:
            await self._store.mark_daily(user_id, deal.day, deal.game, msgspec.json.encode(found).decode())
        return found

    async def enter(self, guild_id: int, day: str, game: str, user_id: int, name: str) -> None:
        """Put a user's attempt on the ranking of a server."""
        await self._store.enter_daily(guild_id, day, game, user_id, name)

    async def ranking(self, guild_id: int, day: str, game: str) -> list[RankedScore]:
        """Return the ranking of a server, the best first. Raises `Refused` before the day is over."""
        self.require_past(day)
        return ranked(await self._store.daily_ranking(guild_id, day, game, MAX_RANKING))

    async def open_games(self, user_id: int) -> list[str]:
        """Return the games of today's deals that a user has begun and not finished."""
        begun = await self._store.open_dailies(user_id, self.today)
        return [game for game in daily_games() if game in begun]

    async def line_of(self, user_id: int, day: str, game: str) -> Line:
        """Return the line of a user who has finished. Raises `Refused` before the day is over, or if there is none."""
        self.require_past(day)
        row = await self._store.daily_attempt(user_id, day, game)
        if row is None or row.ended_at is None or not row.line:
            raise Refused("refuse-daily-gone")
        return _decoded(row.line)

    async def record(self, user_id: int, day: str, game: str) -> DailyRecord:
        """Return a user's record: the streak that is alive on a day, and the best score before it."""
        days = [one for one in await self._store.daily_days(user_id, game) if one.day <= day]
        earlier = [Score(one.margin, one.points) for one in days if one.day < day]
        return DailyRecord(streak(days, day), max(earlier, default=None))

    def _made(self, key: tuple[str, str], done: asyncio.Task[Deal]) -> None:
        """Forget a task; its failure is retrieved even if no one waits for it any more."""
        del self._making[key]
        if not done.cancelled():
            done.exception()

    async def _found(self, day: str, game: str) -> Deal:
        """Return a deal from the store; today's is made if it is missing, and the one that was stored first counts."""
        body = await self._store.daily_deal(day, game)
        if body is None:
            if day != self.today or game not in daily_games():
                raise Refused("refuse-daily-gone")
            made = await self._thread.run(
                lambda: self.deal_worker.ask(DealRequest(day, game, secrets.token_hex(SECRET_BYTES)), DEAL_SECONDS)
            )
            if made is None:
                raise Refused("refuse-daily-not-ready")
            await self._store.add_daily_deal(day, game, msgspec.json.encode(made).decode())
            body = await self._store.daily_deal(day, game)
            assert body is not None
        deal = self._deals[day, game] = msgspec.json.decode(body, type=Deal)
        return deal

    def _require_today(self, day: str) -> None:
        if day != self.today:
            raise Refused("refuse-daily-over")

    def require_past(self, day: str) -> None:
        """Raise `Refused` unless a day is over."""
        if day >= self.today:
            raise Refused("refuse-daily-secret")


def day_before(day: str) -> str:
    """Return the day before another."""
    return (date.fromisoformat(day) - timedelta(1)).isoformat()


def decision_name(play: DailyPlay, decision: Decision) -> str:
    """Name an open question by its place in the line."""
    return f"{len(play.line)}.{decision.id}"


def streak(days: Sequence[DailyDayRow], day: str) -> int:
    """Count the days in a row, the latest first, up to `day` or the day before."""
    if not days or days[0].day not in (day, day_before(day)):
        return 0
    latest = date.fromisoformat(days[0].day)
    expected = ((latest - timedelta(number)).isoformat() for number in range(len(days)))
    return sum(1 for _ in takewhile(lambda pair: pair[0].day == pair[1], zip(days, expected, strict=True)))


def ranked(rows: Sequence[DailyScoreRow]) -> list[RankedScore]:
    """Return the places of scores, which are sorted."""
    scores = [Score(row.margin, row.points) for row in rows]
    return [
        RankedScore(1 + scores.index(score), row.user_id, row.name, score)
        for row, score in zip(rows, scores, strict=True)
    ]


def _attempt(deal: Deal, row: DailyAttemptRow) -> Attempt:
    marks = None if row.marks is None else msgspec.json.decode(row.marks, type=ChoiceMarks)
    return Attempt(DailyPlay(deal, _decoded(row.line)), row.ended_at is not None, marks)


def _begun(deal: Deal) -> DailyPlay:
    play = DailyPlay(deal)
    play.advance()
    return play


def _encoded(line: Sequence[Action]) -> str:
    return msgspec.json.encode(line).decode()


def _decoded(line: str) -> Line:
    return msgspec.json.decode(line, type=tuple[Action, ...]) if line else ()
