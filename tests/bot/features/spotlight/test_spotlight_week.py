"""A spotlight over a simulated week, with crashes and restarts at random moments: it loses and repeats nothing."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.clocks.paces import DAY, HOUR
from bot.features.spotlight.puzzles import SPOTLIGHT_SETTING, Puzzles, solution_of
from bot.features.spotlight.service import CONTEST_INTERVAL, VOID, Spotlight
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.outbox import EVERYONE
from bot.match.timeline import Timelines
from engine import GAMES
from engine.minds.choosing import at_random
from storage import SqliteStore
from storage.errors import StoreError
from storage.spotlight import ContestRow, PredictionRow
from tests.bot.features.spotlight.fake_puzzles import finish_searches, make_puzzle
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import LAX_QUOTAS, NAMES, NOW, USERS, begin

GUILDS = (5, 6)
CHANNELS = {5: 70, 6: 80}
WATCHERS = tuple(range(500, 512))


class Crash(BaseException):
    """The death of the process."""


class Board:
    """Channels as Discord keeps them: they take each post once, and outlive every process."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.shown: dict[tuple[str, str], int] = {}
        self.attempts: Counter[tuple[str, str]] = Counter()
        self.answers: dict[str, str] = {}

    async def post(self, contest: ContestRow) -> int:
        return self._show(contest, "contest")

    async def recap(self, contest: ContestRow, predictions: Sequence[PredictionRow]) -> int:
        assert contest.answer is not None
        self.answers[contest.id] = contest.answer
        assert all((one.points is None) == (contest.answer == VOID) for one in predictions)
        return self._show(contest, "recap")

    def _show(self, contest: ContestRow, what: str) -> int:
        self.attempts[contest.id, what] += 1
        self._may_die()
        if self.chance.random() < 0.2:
            raise ConnectionError
        message = self.shown.setdefault((contest.id, what), len(self.shown) + 1)
        self._may_die()
        return message

    def _may_die(self) -> None:
        if self.chance.random() < 0.2:
            raise Crash


class SimulatedWeek:
    """Matches with a few moves every hour, in a file that several processes open one after the other."""

    def __init__(self, path: Path, chance: Random) -> None:
        self.path = path
        self.chance = chance
        self.board = Board(chance)
        self.now = NOW
        self.restarts = 0
        self.private = ""

    async def start(self) -> None:
        self.store = await SqliteStore.open(self.path)
        self.matches = matches_with_lobbies(
            self.store, lambda: self.now, lambda match_id: None, LAX_QUOTAS, chance=self.chance
        )
        timelines = Timelines()
        self.puzzles = Puzzles(self.matches, timelines)
        self.puzzles.worker.ask = make_puzzle  # type: ignore[method-assign] # no process
        self.spotlight = Spotlight(self.matches, timelines, self.puzzles, self.board, lambda: self.now)

    async def restart(self) -> None:
        self.restarts += 1
        await self.store.close()
        await self.start()

    async def sweep(self) -> None:
        try:
            await self.spotlight.sweep()
            await finish_searches(self.puzzles)
        except Crash:
            await self.restart()

    async def open_matches(self) -> None:
        for number, game in enumerate([*GAMES, *GAMES], start=1):
            lobbies = lobby_of(self.matches).lobbies
            match = await lobbies.open(number, GUILDS[0], USERS[0], NAMES[0], LobbyTerms(game, 2))
            await lobbies.join(match.id, USERS[1], NAMES[1])
            public = "yes" if number == 1 else SPOTLIGHT_SETTING
            self.private = match.id if number == 1 else self.private
            await lobbies.change(match.id, USERS[0], "public", public)
            await lobbies.change(match.id, USERS[0], "pace", "none")
            await lobby_of(self.matches).starting.start(match.id, USERS[0])

    async def end_matches(self) -> None:
        """Play some matches to their end."""
        for number in range(1, 6):
            id = await begin(self.matches, channel=number, game="magna_carta", public=SPOTLIGHT_SETTING, pace="none")
            while (table := await self.matches.get_match(id)).core.decisions:
                await self._answer(table)

    async def play(self) -> None:
        """Answer in some matches."""
        for match_id in await self.store.live_matches():
            table = await self.matches.get_match(match_id)
            if table.core.decisions and self.chance.random() < 0.3:
                await self._answer(table)
            await self.store.sent([one.id for one in await self.store.unsent(match_id) if one.target == EVERYONE])

    async def _answer(self, table: SeatedMatch) -> None:
        """Answer a random open question at random."""
        decision = self.chance.choice(table.core.decisions)
        user = table.seats[decision.ask.seat].user_id
        assert user is not None
        picks = at_random(decision.ask, self.chance)
        name = table.decision_name(decision)
        await self.matches.choose(table.row.id, user, name, picks, f"{table.row.id} {table.log_length}")

    async def predict(self) -> None:
        for contest in await self.store.contests_under_way():
            for watcher in self.chance.sample(WATCHERS, 3):
                table = await self.matches.get_match(contest.match_id)
                key = self._guess(table, contest)
                with suppress(Refused):
                    await self.spotlight.predict(contest.id, contest.guild_id, watcher, key.__eq__)

    def _guess(self, table: SeatedMatch, contest: ContestRow) -> str:
        solution = solution_of(contest)
        if solution is not None:
            return self.chance.choice([solution.pick, solution.second])
        asked = [one for one in table.view(None).decisions if (one.ask.seat, one.kind) == (contest.seat, contest.kind)]
        return self.chance.choice(asked[0].ask.options).key if asked else ""


@pytest.mark.parametrize("seed", range(3))
async def test_a_week_with_restarts_loses_nothing_and_repeats_nothing(tmp_path: Path, seed: int) -> None:
    week = SimulatedWeek(tmp_path / "matches.db", Random(seed))
    await week.start()
    await week.open_matches()
    for guild in GUILDS:
        await week.store.prefer("guild", guild, SPOTLIGHT_SETTING, str(CHANNELS[guild]))
    for _ in range(7 * DAY // HOUR):
        week.now += HOUR
        await week.sweep()
        await week.predict()
        await week.sweep()
        await week.play()
        if week.chance.random() < 0.1:
            await week.restart()
    for guild in GUILDS:
        await week.store.prefer("guild", guild, SPOTLIGHT_SETTING, None)
    for _ in range(100):
        await week.play()
        await week.sweep()
    assert await week.store.contests_under_way() == ()
    assert week.restarts > 7
    for guild in GUILDS:
        contests = await week.store.latest_contests(guild, 99)
        assert len(contests) > 3
        starts = sorted(one.opened_at for one in contests)
        assert all(later - earlier >= CONTEST_INTERVAL for earlier, later in pairwise(starts))
        for one in contests:
            assert one.match_id != week.private
            assert one.message_id == week.board.shown[one.id, "contest"]
            assert one.recap_id == week.board.shown[one.id, "recap"]
            assert one.answer == week.board.answers[one.id]
        await _check_scores(week.store, guild, contests)
    assert len(week.board.shown) == 2 * sum([len(await week.store.latest_contests(guild, 99)) for guild in GUILDS])
    await week.store.close()


@pytest.mark.parametrize("seed", range(2))
async def test_a_week_of_puzzles_with_restarts_has_one_a_day(tmp_path: Path, seed: int) -> None:
    week = SimulatedWeek(tmp_path / "matches.db", Random(seed))
    await week.start()
    await week.end_matches()
    await week.store.prefer("guild", GUILDS[0], SPOTLIGHT_SETTING, str(CHANNELS[GUILDS[0]]))
    for _ in range(8 * DAY // HOUR):
        week.now += HOUR
        await week.sweep()
        await week.predict()
        if week.chance.random() < 0.1:
            await week.restart()
    contests = await week.store.latest_contests(GUILDS[0], 99)
    assert await week.store.contests_under_way() == ()
    assert len({one.match_id for one in contests}) == len(contests) == 5
    starts = sorted(one.opened_at for one in contests)
    assert all(CONTEST_INTERVAL <= later - earlier < 2 * CONTEST_INTERVAL for earlier, later in pairwise(starts))
    for one in contests:
        solution = solution_of(one)
        assert solution is not None
        assert one.answer == solution.pick == week.board.answers[one.id]
        points = {each.pick: each.points for each in await week.store.predictions(one.id)}
        assert points == {solution.pick: one.options, solution.second: 0}
    assert len(week.board.shown) == 10
    await week.store.close()


async def _check_scores(store: SqliteStore, guild: int, contests: Sequence[ContestRow]) -> None:
    """Check that each counted point comes from a right prediction."""
    points: Counter[int] = Counter()
    for contest in contests:
        log = await store.log(contest.match_id)
        for one in await store.predictions(contest.id):
            if contest.answer and one.points is not None:
                assert contest.answered is not None
                assert log[contest.answered].picks == (contest.answer,)
                assert one.points == (contest.options if one.pick == contest.answer else 0)
                points[one.user_id] += one.points
    assert {one.user_id: one.points for one in await store.scores(guild, 99)} == +points


async def test_a_failing_store_is_reported_to_the_sweep(tmp_path: Path) -> None:
    week = SimulatedWeek(tmp_path / "matches.db", Random(1))
    await week.start()
    await week.store.close()
    with pytest.raises(StoreError):
        await week.spotlight.sweep()
