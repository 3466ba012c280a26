"""Puzzles of the spotlight: the best choice in an ended match, guessed in secret, and solved the next day."""

import time
from collections.abc import Callable
from pathlib import Path

import discord
import pytest
from simcord import MemberActor

from bot.cards import custom_ids
from bot.features.replay.cards import ReplayState
from bot.features.results.analyses import AnalysisLimits
from bot.features.results.analysis_worker import PUZZLE_SIMULATIONS, AnalysisRequest, asks_for_one, find_puzzle
from bot.features.spotlight.commands import SpotlightHost
from bot.features.spotlight.puzzles import SPOTLIGHT_SETTING, Puzzles, solution_of
from bot.features.spotlight.service import CONTEST_INTERVAL
from bot.match.safe_names import token
from bot.match.settings import PUBLIC
from bot.match.timeline import Timeline
from engine.core.log import actions_in_force
from engine.core.notation import read_record
from engine.minds import weights
from engine.minds.analysis import walk
from engine.minds.puzzles import Puzzle, puzzles
from engine.minds.weights import mind_for
from storage.spotlight import ContestRow
from tests.bot.features.spotlight.fake_puzzles import finish_searches, make_puzzle
from tests.bot.followers import elsewhere, set_match
from tests.bot.playing import (
    Match,
    begin,
    fix_secret,
    galleries,
    message,
    private_text,
    sentence,
    sketch,
    sketch_pictures,
)
from tests.bot.tabletop import SECRET, play_out
from tests.bot.tabletop import begin as begin_at
from tests.minds.tables import rules
from tests.project.repository import ROOT
from tests.simulated import World, controls, texts


class Puzzled:
    """A server with a spotlight, and the searches for it."""

    def __init__(self, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
        self.match = match
        self.hall = elsewhere(match.world).channel
        self.time = int(time.time())
        self.searched: list[AnalysisRequest] = []
        self.found: Callable[[AnalysisRequest], Puzzle | None] = make_puzzle
        monkeypatch.setattr(self.host.runner, "_now", lambda: self.time)
        monkeypatch.setattr(self.host.puzzles.worker, "ask", self._search)

    def _search(self, request: AnalysisRequest, seconds: float) -> Puzzle | None:
        self.searched.append(request)
        return self.found(request)

    @property
    def host(self) -> SpotlightHost:
        return self.match.bot.services[SpotlightHost]

    async def allow(self) -> None:
        """Allow the match to be shown in a channel of the other server."""
        await set_match(self.match, **{PUBLIC: SPOTLIGHT_SETTING})
        guild = self.hall.guild
        assert guild is not None
        await self.match.bot.services.preferences.choose("guild", guild.id, SPOTLIGHT_SETTING, str(self.hall.id))

    async def sweep(self, days: int = 0) -> None:
        """Sweep, and once more after the searches."""
        self.time += days * CONTEST_INTERVAL
        await self.sweep_once()
        await self.sweep_once()

    async def sweep_once(self) -> None:
        await self.host.sweep()
        await self.host.finish()
        await finish_searches(self.host.puzzles)

    def messages(self) -> list[discord.Message]:
        return sorted(self.hall.history(), key=lambda one: one.id)

    async def contest(self) -> ContestRow:
        """Return the contest that is shown."""
        (contest,) = await self.match.bot.store.contests_under_way()
        return contest

    async def answer(self, person: MemberActor, key: str) -> str:
        """Press a button of the puzzle; return the answer."""
        first = self.messages()[0]
        custom_id = next(id for id in controls(first) if id.split("|")[2] == token(key))
        return private_text(await person.click(message(self.hall, first.id), custom_id=custom_id))


@pytest.fixture
async def puzzled(world: World, monkeypatch: pytest.MonkeyPatch) -> Puzzled:
    """A match that is over and may be shown."""
    fix_secret(monkeypatch, SECRET)
    sketch_pictures(monkeypatch)
    match = await begin(world, 2, "magna_carta")
    await play_out(match.bot.services.matches, match.id)
    built = Puzzled(match, monkeypatch)
    await built.allow()
    return built


async def test_a_puzzle_is_shown_as_its_player_saw_it(puzzled: Puzzled) -> None:
    await puzzled.sweep()
    (shown,), contest, table = puzzled.messages(), await puzzled.contest(), await puzzled.match.table()
    view = Timeline(table.game, table.core.setup, table.core.log).view(contest.length, contest.seat)
    (decision,) = [one for one in view.decisions if one.ask.seat == contest.seat]
    assert [id.split("|")[2] for id in controls(shown)] == [token(option.key) for option in decision.ask.options]
    (board,), (hand,) = galleries(shown)
    assert puzzled.match.picture(board["media"]["url"]) == sketch(view)
    assert view.viewer == contest.seat
    assert puzzled.match.picture(hand["media"]["url"]) == b"hand" + sketch(view)
    assert sentence("puzzle-title") in texts(shown)
    assert f"<t:{puzzled.time + CONTEST_INTERVAL}:R>" in texts(shown)


async def test_answers_are_hidden_until_the_next_day_and_then_scored(puzzled: Puzzled) -> None:
    await puzzled.sweep()
    people, contest = puzzled.match.world.people, await puzzled.contest()
    solution, before = solution_of(contest), texts(puzzled.messages()[0])
    assert solution is not None
    await puzzled.answer(people["Chiara"], solution.second)
    said_to = [
        await puzzled.answer(people[name], key) for name, key in (("Chiara", solution.pick), ("Dora", solution.second))
    ]
    assert all(sentence("puzzle-predicted", answer="…").split("…")[1] in one for one in said_to)
    await puzzled.sweep()
    assert [texts(one) for one in puzzled.messages()] == [before]
    await puzzled.sweep(days=1)
    shown, solved = puzzled.messages()
    assert controls(shown) == {}
    replay = ReplayState(puzzled.match.id, contest.length).custom_id("open")
    plan = custom_ids.make(custom_ids.PLAN, puzzled.match.id, "step", str(contest.length))
    assert [*controls(solved)] == [replay, plan]
    assert sentence("spotlight-right", right=1, count=2) in texts(solved)
    assert f"<@{people['Chiara'].id}>" in texts(solved)
    assert f"<@{people['Dora'].id}>" not in texts(solved)
    (best,) = await puzzled.match.bot.store.scores(contest.guild_id, 9)
    assert (best.user_id, best.points, best.count) == (people["Chiara"].id, contest.options, 1)


async def test_a_solution_names_the_best_the_second_and_the_chosen_answer(puzzled: Puzzled) -> None:
    await puzzled.sweep()
    contest, table = await puzzled.contest(), await puzzled.match.table()
    labels = {id.split("|")[2]: one["label"] for id, one in controls(puzzled.messages()[0]).items()}
    solution = solution_of(contest)
    assert solution is not None
    best, second = (labels[token(pick)] for pick in (solution.pick, solution.second))
    await puzzled.sweep(days=1)
    shown = texts(puzzled.messages()[1])
    assert sentence("puzzle-solution", answer=best) in shown
    assert sentence("puzzle-margin", points="3.5", second=second) in shown
    (chosen,) = table.core.log[contest.length].picks  # type: ignore[union-attr] # the entry is an action
    player = table.seats[contest.seat].name
    assert sentence("puzzle-played", player=player, answer=labels[token(chosen)]) in shown


async def test_players_cannot_answer_a_puzzle_of_their_own_match(puzzled: Puzzled) -> None:
    await puzzled.sweep()
    solution = solution_of(await puzzled.contest())
    assert solution is not None
    assert await puzzled.answer(puzzled.match.world.people["Ada"], solution.pick) == sentence("refuse-spotlight-player")


async def test_a_server_gets_one_puzzle_of_a_match(puzzled: Puzzled) -> None:
    await puzzled.sweep()
    await puzzled.sweep(days=1)
    await puzzled.sweep(days=1)
    assert len(puzzled.messages()) == 2
    assert len(puzzled.searched) == 1


async def test_each_sweep_searches_one_match_and_none_twice(puzzled: Puzzled) -> None:
    puzzled.found = lambda request: None
    matches = puzzled.match.bot.services.matches
    other = await begin_at(matches, channel=77, game="magna_carta", public=SPOTLIGHT_SETTING)
    await play_out(matches, other)
    for number in (1, 2, 2, 2):
        await puzzled.sweep_once()
        assert len(puzzled.searched) == number
    assert puzzled.messages() == []


async def test_a_failed_search_is_not_repeated(puzzled: Puzzled) -> None:
    puzzled.found = lambda request: None
    await puzzled.sweep()
    await puzzled.sweep()
    assert (len(puzzled.searched), puzzled.messages()) == (1, [])


async def test_an_open_moment_precedes_a_puzzle(puzzled: Puzzled) -> None:
    live = await begin_at(puzzled.match.bot.services.matches, channel=77, public=SPOTLIGHT_SETTING)
    await puzzled.sweep()
    contest = await puzzled.contest()
    assert (contest.match_id, contest.puzzle, puzzled.searched) == (live, None, [])


@pytest.mark.parametrize("public", ["no", "yes"])
async def test_only_matches_open_to_the_spotlight_make_puzzles(puzzled: Puzzled, public: str) -> None:
    await set_match(puzzled.match, **{PUBLIC: public})
    await puzzled.sweep()
    assert (puzzled.searched, puzzled.messages()) == ([], [])


async def test_a_stopping_bot_gives_searches_up(puzzled: Puzzled) -> None:
    matches, timelines = puzzled.match.bot.services.matches, puzzled.match.bot.services.timelines
    puzzles = Puzzles(matches, timelines, AnalysisLimits(work=600.0, slack=600.0))
    assert await puzzles.choose(5) is None
    await puzzles.close()
    await puzzles.close()
    assert puzzles.worker.pid is None
    assert await puzzles.choose(5) is None


def test_the_puzzle_with_the_clearest_best_answer_is_found() -> None:
    record = read_record((ROOT / "tests/records/magna_carta-195.txt").read_text(encoding="utf-8"))
    game, setup, actions = rules("magna_carta"), record.setup, actions_in_force(record.entries)[:50]
    mind = mind_for(game, setup)
    assert mind is not None
    kinds = {one.actions: one.decision.ask for one in walk(game, setup, actions)[0]}
    all_found = [
        one for one in puzzles(mind, game, setup, actions, PUZZLE_SIMULATIONS, 1) if asks_for_one(kinds[one.actions])
    ]
    found = find_puzzle(AnalysisRequest(setup, tuple(actions), 1, 600.0))
    assert len(all_found) > 1
    assert found == max(all_found, key=lambda one: min(answer.low for answer in one.answers[1:]))


def test_no_puzzle_is_found_without_time_or_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = read_record((ROOT / "tests/records/magna_carta-195.txt").read_text(encoding="utf-8"))
    request = AnalysisRequest(record.setup, tuple(actions_in_force(record.entries)), 1, 0.0)
    assert find_puzzle(request) is None
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    assert find_puzzle(request) is None
