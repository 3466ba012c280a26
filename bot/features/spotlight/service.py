"""The spotlight: predict the best coming moment of public matches, or else solve a puzzle. Does not use Discord.

Every step follows from the database, so that a new process continues where the last one died.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from bot.clocks.paces import DAY
from bot.features.spotlight.puzzles import (
    SPOTLIGHT_SETTING,
    Puzzles,
    SpotlightMoment,
    find_question,
    moments,
    solution_of,
)
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.service import Matches
from bot.match.settings import PUBLIC
from bot.match.timeline import Timeline, Timelines
from engine.core.types import Decision, Option, Seat
from engine.core.view import View
from storage.errors import StoreError
from storage.spotlight import ContestRow, PredictionRow

log = logging.getLogger(__name__)

CONTEST_INTERVAL: Final = DAY
CONTEST_TIMEOUT: Final = 7 * DAY
CONTESTS_WITHOUT_REPEAT: Final = 3  # number of contests before a match is shown again, unless there is no other
VOID: Final = ""  # answer of a contest that was given up


class Gone(Exception):
    """The channel of a spotlight no longer takes messages."""


class NotShown(Exception):
    """Discord could not be reached, or refused for now; the message names the failure."""


class SpotlightStage(Protocol):
    """Shows contests. Both methods may be called again after a crash and must not post twice."""

    async def post(self, contest: ContestRow) -> int:
        """Post a contest and return the message id. Raises `Gone` or `NotShown`."""

    async def recap(self, contest: ContestRow, predictions: Sequence[PredictionRow]) -> int:
        """Post the recap of a contest and return the message id. Raises `Gone` or `NotShown`."""


class TakenPrediction(Struct, frozen=True):
    """A prediction: an option of a contest's question, with what can be seen of its match."""

    contest: ContestRow
    match: SeatedMatch
    view: View
    decision: Decision
    option: Option


class Spotlight:
    """Opens, closes and recaps contests. `now` returns seconds since 1970."""

    def __init__(
        self, matches: Matches, timelines: Timelines, puzzles: Puzzles, stage: SpotlightStage, now: Callable[[], int]
    ) -> None:
        self._puzzles = puzzles
        self._matches = matches
        self._timelines = timelines
        self._store = matches.store
        self._stage = stage
        self._now = now

    async def sweep(self) -> None:
        """Do what is due; a contest that fails is retried in the next sweep."""
        for under_way in await self._store.contests_under_way():
            await self._safely(under_way)
        channels = {
            id: text
            for id, text in (await self._store.server_preferences(SPOTLIGHT_SETTING)).items()
            if text.isdecimal()
        }
        due = [guild_id for guild_id in channels if await self._is_due(guild_id)]
        found = await self._moments() if due else []
        for guild_id in due:
            moment = await (self._best(found, guild_id) if found else self._puzzles.choose(guild_id))
            if moment is not None:
                contest = self._contest(moment, guild_id, int(channels[guild_id]))
                if await self._store.add_contest(contest):
                    await self._safely(contest)

    async def position(self, contest: ContestRow) -> tuple[SeatedMatch, Timeline]:
        """Return the match of a contest and its timeline. Raises `Refused` if the match is gone."""
        match = await self._matches.get_match(contest.match_id)
        lines = await self._matches.lines(contest.match_id)
        return match, await asyncio.to_thread(self._timelines.of, match, lines)

    async def predict(
        self, contest_id: str, guild_id: int | None, user_id: int, is_meant: Callable[[str], bool]
    ) -> TakenPrediction:
        """Store a prediction of the option whose key fits.

        Raises `Refused` if it is too late, or the user plays in the match.
        """
        contest = await self._store.contest(contest_id)
        if contest is None or contest.guild_id != guild_id or contest.answer is not None:
            raise Refused("refuse-spotlight-closed")
        match, timeline = await self.position(contest)
        if any(seat.user_id == user_id for seat in match.seats):
            raise Refused("refuse-spotlight-player")
        view = await asyncio.to_thread(timeline.view, contest.length, viewer(contest))
        decision = find_question(view, contest.seat, contest.kind)
        option = next((one for one in decision.ask.options if is_meant(one.key)), None)
        if option is None or await self._answer(contest) is not None:
            raise Refused("refuse-spotlight-closed")
        length = match.log_length if contest.puzzle is None else contest.length
        if not await self._store.predict(contest_id, user_id, option.key, length):
            raise Refused("refuse-spotlight-closed")
        return TakenPrediction(contest, match, view, decision, option)

    async def _safely(self, contest: ContestRow) -> None:
        try:
            await self._advance(contest)
        except StoreError:
            raise
        except (Gone, Refused):
            await self._give_up(contest)
        except NotShown as failed:
            log.info("a spotlight of match %s could not be shown: %s", contest.match_id, failed)
            await self._give_up_late(contest)
        except Exception:
            log.exception("a spotlight of match %s failed", contest.match_id)
            await self._give_up_late(contest)

    async def _give_up_late(self, contest: ContestRow) -> None:
        """Give up a contest that has failed for a long time; until then it is retried without holding up the others."""
        if self._now() - contest.opened_at > 2 * CONTEST_TIMEOUT:
            await self._give_up(contest)

    async def _give_up(self, contest: ContestRow) -> None:
        """Give up a contest that cannot be shown."""
        await self._store.close_contest(contest.id, VOID, contest.length)
        await self._store.set_contest_recap(contest.id, 0)

    async def _advance(self, contest: ContestRow) -> None:
        """Post a contest, close it once its question is answered, and post its recap."""
        if contest.message_id is None:
            await self._store.set_contest_message(contest.id, await self._stage.post(contest))
        if contest.answer is None:
            answer = await self._answer(contest)
            if answer is None:
                return
            await self._store.close_contest(contest.id, *answer)
        closed = await self._store.contest(contest.id)
        assert closed is not None
        recap = await self._stage.recap(closed, await self._store.predictions(contest.id))
        await self._store.set_contest_recap(contest.id, recap)

    async def _answer(self, contest: ContestRow) -> tuple[str, int] | None:
        """Return the answer and its line in the log; `VOID` if there will be none; None while the contest is open.

        The answer of a puzzle is its solution, once people have had time to think.
        """
        solution = solution_of(contest)
        if solution is not None:
            is_over = self._now() - contest.opened_at >= CONTEST_INTERVAL
            return (solution.pick, contest.length) if is_over else None
        for line in (await self._store.log(contest.match_id))[contest.length :]:
            if line.kind in ("undo", "redo"):
                return VOID, line.seq
            if (line.seat, line.kind) == (contest.seat, contest.kind):
                by_player = line.by_user is not None and not line.auto
                return (line.picks[0] if by_player else VOID), line.seq
        row = await self._matches.find(contest.match_id)
        over = row is None or row.status != "live" or self._now() - contest.opened_at > CONTEST_TIMEOUT
        return (VOID, contest.length) if over else None

    async def _is_due(self, guild_id: int) -> bool:
        latest = await self._store.latest_contests(guild_id, 1)
        return not latest or (latest[0].recap_id is not None and self._now() - latest[0].opened_at >= CONTEST_INTERVAL)

    async def _moments(self) -> list[SpotlightMoment]:
        """Return the moments of all public matches that may be shown."""
        found: list[SpotlightMoment] = []
        for match_id in await self._store.live_matches(PUBLIC):
            try:
                found += moments(await self._matches.get_match(match_id))
            except (Refused, StoreError) as failed:
                log.info("match %s cannot be looked at: %s", match_id, type(failed).__name__)
        return found

    async def _best(self, found: Sequence[SpotlightMoment], guild_id: int) -> SpotlightMoment:
        """Return the best of these moments, preferably of a match that was not shown recently."""
        shown = {one.match_id for one in await self._store.latest_contests(guild_id, CONTESTS_WITHOUT_REPEAT)}
        return max(found, key=lambda one: (one.match_id not in shown, one.value, one.match_id))

    def _contest(self, moment: SpotlightMoment, guild_id: int, channel_id: int) -> ContestRow:
        ask = moment.decision.ask
        return ContestRow(
            id=self._matches.new.id(),
            guild_id=guild_id,
            channel_id=channel_id,
            match_id=moment.match_id,
            seat=ask.seat,
            kind=moment.decision.kind,
            length=moment.length,
            options=len(ask.options),
            opened_at=self._now(),
            puzzle=moment.puzzle,
        )


def viewer(contest: ContestRow) -> Seat | None:
    """Return the seat whose view a contest shows: None (a spectator) for a moment.

    A puzzle shows the view of the player who was asked, because everyone needs to know what the answer depends on.
    """
    return None if contest.puzzle is None else contest.seat
