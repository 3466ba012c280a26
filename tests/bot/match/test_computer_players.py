"""Computer players that search, in a process of their own, within limits, and despite any failure of that process."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator
from multiprocessing import Pipe
from multiprocessing.context import SpawnProcess
from random import Random
from time import monotonic

import msgspec
import pytest

from bot.match import search_worker
from bot.match.computer_players import SearchQueue, Thinking, ThinkingLimits
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.search_worker import SearchedQuestion, SearchRequest, SearchResult, request_about, searched
from bot.match.settings import COMPUTER_LEVEL, TOURNAMENT, style_of
from bot.match.worker import READY_RESPONSE, START_SECONDS, Worker, serve
from engine import GAMES
from engine.core.types import CHANCE, Ask, Decision, Option
from engine.minds.features import AnyGame
from engine.minds.search import Mind
from storage.errors import Busy
from storage.matches import Move
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import NAMES, USERS, Room, begin, choose_first, open_question
from tests.contract.drawing import Drawn, every_game

pytestmark = pytest.mark.no_cover

QUICK = ThinkingLimits(answer=0.01, patience=30.0)
"""The longest start of the process, enough for a busy machine."""

KILLS = 20


class SoloMatch:
    """Match of one person against a master who searches."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.found: list[SearchResult | None] = []

    async def begin(self, limits: ThinkingLimits = QUICK) -> None:
        lobbies = lobby_of(self.room.tables).lobbies
        self.id = (await lobbies.open(7, 5, USERS[0], NAMES[0], LobbyTerms("caylus", 2))).id
        await lobbies.change(self.id, USERS[0], COMPUTER_LEVEL, "master")
        await lobbies.invite(self.id, USERS[0], "Computer 1")
        await lobby_of(self.room.tables).starting.start(self.id, USERS[0])
        self.record_searches()
        self.thinking.notify(self.id)
        await self.wait_for_person()
        await self.thinking.finish()
        self.found.clear()
        self.record_searches(limits)

    def record_searches(self, limits: ThinkingLimits = QUICK) -> None:
        """Start the searches of computer players, and record their results."""
        self.thinking = Thinking(self.room.tables, limits)
        search = self.thinking.search

        async def noted(table: SeatedMatch, decision: Decision, seconds: float) -> SearchResult | None:
            self.found.append(await search(table, decision, seconds))
            return self.found[-1]

        self.thinking.search = noted  # type: ignore[method-assign,assignment] # records on the way
        self.room.tables.cache.notify = self.thinking.notify

    async def table(self) -> SeatedMatch:
        return await self.room.tables.get_match(self.id)

    async def move(self) -> None:
        """Pick the first option for the person."""
        await choose_first(self.room.tables, self.id)

    async def wait_for_person(self) -> None:
        """Wait until the person is asked."""
        await self.thinking.settle()
        table = await self.table()
        assert table.searched() is None
        assert table.row.status == "ended" or table.asks_only(USERS[0], since=table.turn)


@pytest.fixture
async def solo(room: Room) -> AsyncIterator[SoloMatch]:
    table = SoloMatch(room)
    yield table
    await table.thinking.finish()


@every_game()
def test_a_search_is_handed_nothing_that_is_hidden(drawn: Drawn) -> None:
    game, match = drawn.rules, drawn.match()
    for decision in match.decisions:
        other = game.redeal(match.position, decision.ask.seat, Random(drawn.seed))
        first, second = (
            request_about(SearchedQuestion(game, drawn.setup, position, decision), Random(5), 0.1)
            for position in (match.position, other)
        )
        assert msgspec.msgpack.encode(first) == msgspec.msgpack.encode(second)


class EchoedQuestion(msgspec.Struct, frozen=True):
    """Question that is its own answer."""

    number: int


HIDDEN = "abbey_of_the_hand"


def test_a_process_that_may_not_step_back_answers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(by: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "nice", refused)
    monkeypatch.setattr(signal, "signal", lambda *given: None)
    monkeypatch.setattr("bot.match.worker.IDLE_SECONDS", 0.0)
    ours, theirs = Pipe()
    ours.send_bytes(msgspec.msgpack.encode(EchoedQuestion(7)))
    serve(theirs, lambda asked: asked, EchoedQuestion, 5)
    assert ours.recv_bytes() == READY_RESPONSE
    assert msgspec.msgpack.decode(ours.recv_bytes(), type=EchoedQuestion) == EchoedQuestion(7)


def failing(asked: EchoedQuestion) -> EchoedQuestion:
    """Fail, with a card in the text of the exception, as in a `KeyError`."""
    raise KeyError(HIDDEN)


def test_a_failed_process_does_not_tell_the_cause(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    asked = Worker(failing, EchoedQuestion, EchoedQuestion)
    for number in range(2):
        assert asked.ask(EchoedQuestion(number), 30.0) is None
    asked.close()
    assert [record.getMessage() for record in caplog.records] == ["a process failed: KeyError"] * 2
    out, error = capfd.readouterr()
    assert HIDDEN not in f"{out}{error}{caplog.text}"
    assert "Traceback" not in error


def echo(asked: EchoedQuestion) -> EchoedQuestion:
    """Answer at once."""
    return asked


def test_a_process_that_ends_just_as_it_is_asked_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Worker(echo, EchoedQuestion, EchoedQuestion)
    assert asked.ask(EchoedQuestion(1), 30.0) == EchoedQuestion(1)
    assert asked.pid is not None
    os.kill(asked.pid, signal.SIGKILL)
    with monkeypatch.context() as racing:
        racing.setattr(SpawnProcess, "is_alive", lambda process: True)
        assert asked.ask(EchoedQuestion(2), 30.0) == EchoedQuestion(2)
    asked.close()


class SlowProcess:
    """Process that starts just in time or too late; it is also both ends of its pipe, and its starter."""

    def __init__(self, *, starts: bool) -> None:
        self.killed = False
        self._left = START_SECONDS - 1 if starts else START_SECONDS + 1
        self._sent: list[bytes] = []

    def Pipe(self) -> tuple["SlowProcess", "SlowProcess"]:  # noqa: N802  # as multiprocessing calls it
        return self, self

    def Process(self, **given: object) -> "SlowProcess":  # noqa: N802  # as above
        return self

    def start(self) -> None:
        pass

    def is_alive(self) -> bool:
        return not self.killed

    def poll(self, seconds: float) -> bool:
        waits, self._left = self._left, max(0, self._left - seconds)
        return waits <= seconds

    def send_bytes(self, sent: bytes) -> None:
        self._sent.append(sent)

    def recv_bytes(self) -> bytes:
        return self._sent.pop() if self._sent else READY_RESPONSE

    def kill(self) -> None:
        self.killed = True

    close = join = start


@pytest.mark.parametrize("starts", [True, False])
def test_the_time_of_an_answer_begins_when_the_process_is_ready(starts: bool) -> None:
    process = SlowProcess(starts=starts)
    asked = Worker(msgspec.structs.replace, EchoedQuestion, EchoedQuestion)
    asked._context = process  # type: ignore[assignment]  # starts processes in its place
    assert asked.ask(EchoedQuestion(7), 1.0) == (EchoedQuestion(7) if starts else None)
    assert process.killed == (not starts)


async def test_a_clock_of_the_simulated_discord_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sandbox sets the clock of the event loop to the time of day."""
    monkeypatch.setattr(time, "monotonic", lambda: 2.0e9)
    worker = Worker(searched, SearchRequest, SearchResult)
    try:
        assert worker.prepare()
        assert worker.ready <= monotonic()
    finally:
        worker.close()


async def test_a_process_that_does_not_start_is_asked_nothing() -> None:
    process, queue = SlowProcess(starts=False), SearchQueue("search")
    queue.worker._context = process  # type: ignore[assignment]  # starts processes in its place
    assert await queue.ask(REQUEST, 0.1, 1.0) is None
    assert process.killed


REQUEST = SearchRequest(GAMES["caylus"].setup(2), b"", 1, 1, 0.2, 2.0)
FOUND = SearchResult(("stables",))


class SteadyProcess:
    """Process that takes all the seconds it is given, and records them."""

    pid, ready = None, 0.0

    def __init__(self) -> None:
        self.asked: list[SearchRequest] = []

    def prepare(self) -> bool:
        return True

    def ask(self, request: SearchRequest, seconds: float) -> SearchResult:
        self.asked.append(request)
        assert request.seconds < seconds
        assert request.most < seconds
        time.sleep(request.seconds)
        return FOUND

    def interrupt(self) -> None:
        pass

    close = interrupt


def steady_queue() -> tuple[SearchQueue, SteadyProcess]:
    """Return a queue before such a process."""
    queue, process = SearchQueue("search"), SteadyProcess()
    queue.worker = process  # type: ignore[assignment]  # in place of the process
    return queue, process


async def test_all_waiting_questions_share_the_time_of_one() -> None:
    queue, process = steady_queue()
    assert await asyncio.gather(*(queue.ask(REQUEST, 1.0, 5.0) for _ in range(10))) == [FOUND] * 10
    assert sum(request.seconds for request in process.asked) < 1.0
    first, second, *_, last = process.asked
    assert first.seconds == REQUEST.seconds, "no request waited then"
    assert second.seconds < 0.1
    assert second.most < 1.2
    assert last.most == REQUEST.most, "no request waits behind it"
    await queue.ask(REQUEST, 0.1, 5.0)
    assert process.asked[-1].seconds > 0.09


@pytest.mark.parametrize(("most", "is_hurried"), [(0.0, True), (60.0, False)])
def test_a_hurried_answer_is_marked(most: float, is_hurried: bool) -> None:
    game = GAMES["caylus"]
    setup = game.setup(2)
    play = game.fork(game.begin(setup))
    while len((asked := play.decisions[0]).ask.options) < 5 or asked.ask.seat == CHANCE:
        play.answer(asked, tuple(option.key for option in asked.ask.options[: asked.ask.least]))
    question = SearchedQuestion(game, setup, play.position, asked)
    request = msgspec.structs.replace(request_about(question, Random(1), 0.0), most=most)
    found = searched(request)
    assert found is not None
    assert found.hurried == is_hurried


async def test_a_master_searches_in_the_style_of_its_seat(solo: SoloMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    await solo.begin()
    solo.thinking.queue, process = steady_queue()
    table = await solo.table()
    (decision,) = table.core.decisions
    ask = msgspec.structs.replace(decision.ask, seat=1)
    await solo.thinking.search(table, msgspec.structs.replace(decision, ask=ask), 0.05)
    (request,) = process.asked
    assert request.style == style_of(table.row, table.seats[1]) != ""
    in_tournament = msgspec.structs.replace(table.row, settings={**table.row.settings, TOURNAMENT: "cup 1.1.1 Cup"})
    assert style_of(in_tournament, table.seats[1]) == "", "all tables meet the same bots"
    leant = list[str]()

    def lean(game: AnyGame, mind: Mind, style: str) -> Mind:
        leant.append(style)
        return mind

    monkeypatch.setattr(search_worker, "styled", lean)
    request = msgspec.structs.replace(request, decision=decision.id)
    for style in ("", "trader"):
        assert searched(msgspec.structs.replace(request, style=style)) is not None
    assert leant == ["trader"]


async def test_a_question_that_waited_too_long_is_not_searched() -> None:
    queue, process = steady_queue()
    one, two = queue.ask(REQUEST, 0.3, 5.0), queue.ask(REQUEST, 0.3, 0.1)
    assert [*await asyncio.gather(one, two)] == [FOUND, None]
    assert len(process.asked) == 1


async def test_an_answer_without_a_choice_waits_its_turn_and_costs_nothing(solo: SoloMatch) -> None:
    await solo.begin()
    solo.thinking.queue, process = steady_queue()
    table, alone = await solo.table(), Decision(1, "place", Ask(1, (Option("stables"),), open=False))
    begun = time.monotonic()
    before = asyncio.create_task(solo.thinking.queue.ask(REQUEST, 0.2, 5.0))
    await asyncio.sleep(0.01)
    assert await solo.thinking.search(table, alone, 0.05) == FOUND
    assert before.done()
    assert time.monotonic() - begun > 0.15
    begun = time.monotonic()
    assert await solo.thinking.search(table, alone, 0.2) == FOUND
    assert time.monotonic() - begun >= 0.19
    assert len(process.asked) == 1


async def test_a_hint_does_not_keep_computer_players_waiting(solo: SoloMatch) -> None:
    await solo.begin()
    queues = steady_queue(), steady_queue()
    (solo.thinking.queue, _), (solo.thinking.hint_queue, _) = queues
    table = await solo.table()
    asked = table.core.decisions[0]
    hint = asyncio.create_task(solo.thinking.hint(table, asked))
    await asyncio.sleep(0.01)
    assert await solo.thinking.search(table, asked, 0.05) == FOUND
    hint.cancel()
    assert [len(process.asked) for _, process in queues] == [1, 1]


def test_a_long_run_of_answers_gets_quicker_but_each_is_searched_for() -> None:
    limits, spent, paces = ThinkingLimits(), 0.0, list[float]()
    for _ in range(20):
        paces.append(limits.pace(spent))
        spent += paces[-1]
    assert paces[:3] == [limits.answer] * 3
    assert paces == sorted(paces, reverse=True)
    assert min(paces) == limits.answer / 6
    assert sum(paces[:10]) < limits.run < spent


async def test_a_bot_that_ends_waits_for_no_process_that_starts(
    solo: SoloMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await solo.begin(ThinkingLimits(answer=0.01))
    process, loop, asked = SlowProcess(starts=True), asyncio.get_running_loop(), asyncio.Event()
    ended, waits = threading.Event(), list[bool]()

    def poll(seconds: float) -> bool:
        loop.call_soon_threadsafe(asked.set)
        waits.append(ended.wait(seconds))
        raise EOFError

    monkeypatch.setattr(process, "poll", poll)
    monkeypatch.setattr(process, "kill", ended.set)
    solo.thinking.queue.worker._context = process  # type: ignore[assignment]  # starts processes in its place
    await move_until_searched(solo)
    await asked.wait()
    await solo.thinking.finish()
    assert waits == [True]


async def test_a_master_gives_the_answer_of_its_search(solo: SoloMatch) -> None:
    await solo.begin()
    assert [seat.computer for seat in (await solo.table()).seats] == [None, "master"]
    for _ in range(4):
        await solo.move()
        await solo.wait_for_person()
    assert solo.found
    assert None not in solo.found
    await solo.room.check(solo.id)


async def test_a_lock_is_free_while_a_search_runs(solo: SoloMatch) -> None:
    await solo.begin(ThinkingLimits(answer=1.0, patience=30.0))
    await move_until_searched(solo)
    assert (await solo.table()).searched() is not None
    assert not solo.room.tables.cache.lock(solo.id).locked()
    assert solo.found == []
    await solo.wait_for_person()


async def move_until_searched(solo: SoloMatch) -> None:
    while (await solo.table()).searched() is None:
        await solo.move()


async def test_the_master_answers_although_the_process_is_killed(solo: SoloMatch) -> None:
    await solo.begin(ThinkingLimits(answer=0.05, patience=30.0))
    chance, killed = Random(KILLS), 0
    while killed < KILLS:
        await solo.move()
        await asyncio.sleep(chance.uniform(0, 0.1))
        if (pid := solo.thinking.queue.worker.pid) is not None and solo.thinking._runs:
            os.kill(pid, signal.SIGKILL)
            killed += 1
        await solo.wait_for_person()
        if (await solo.table()).row.status != "live":
            await solo.begin(ThinkingLimits(answer=0.05, patience=30.0))
    await solo.room.check(solo.id)


async def test_a_process_that_is_too_slow_is_replaced(solo: SoloMatch) -> None:
    await solo.begin(ThinkingLimits(answer=0.2, patience=1.0))
    await move_until_searched(solo)
    await solo.wait_for_person()
    stopped = solo.thinking.queue.worker.pid
    if stopped is None:  # the run was over before the question
        stopped = await asyncio.to_thread(started, solo)
    os.kill(stopped, signal.SIGSTOP)
    before = len(solo.found)
    await move_until_searched(solo)
    await solo.wait_for_person()
    assert solo.found[before:][0] is None
    assert solo.thinking.queue.worker.pid != stopped


def started(solo: SoloMatch) -> int:
    """Start the process."""
    solo.thinking.queue.worker._connected()
    assert solo.thinking.queue.worker.pid is not None
    return solo.thinking.queue.worker.pid


async def test_an_answer_to_a_question_that_is_closed_is_dropped(solo: SoloMatch) -> None:
    await solo.begin()
    lengths = []

    async def late(table: SeatedMatch, decision: Decision, seconds: float) -> SearchResult:
        async with solo.room.tables.cache.lock_match(solo.id) as held:
            await solo.room.tables.cache.save(held, held.continue_play(immediate=True), None, None)
        lengths.append((await solo.table()).log_length)
        return SearchResult((decision.ask.options[0].key,))

    solo.thinking.search = late  # type: ignore[method-assign,assignment] # answers before the search
    await move_until_searched(solo)
    await solo.wait_for_person()
    assert [(await solo.table()).log_length] == lengths


async def test_an_answer_that_is_not_on_offer_is_replaced(solo: SoloMatch) -> None:
    await solo.begin()

    async def wrong(table: SeatedMatch, decision: Decision, seconds: float) -> SearchResult:
        return SearchResult(("juggle",))

    solo.thinking.search = wrong  # type: ignore[method-assign,assignment] # the rules differ from those of the search
    await move_until_searched(solo)
    await solo.wait_for_person()


async def test_a_restart_searches_again(solo: SoloMatch) -> None:
    await solo.begin(ThinkingLimits(answer=1.0, patience=30.0))
    await move_until_searched(solo)
    await solo.thinking.finish()
    assert (await solo.table()).searched() is not None
    await solo.room.restart()
    solo.record_searches()
    await solo.thinking.resume()
    await solo.wait_for_person()
    assert solo.found[-1] is not None


async def test_a_question_is_searched_again_if_its_answer_could_not_be_stored(
    solo: SoloMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await solo.begin()
    monkeypatch.setattr("bot.match.computer_players.SEARCH_RETRY_SECONDS", 0.01)
    append, refusals, stored = solo.room.store.append, [Busy()], asyncio.Event()

    async def busy_once(match_id: str, version: int, move: Move) -> int:
        if move.lines[0].by_user is None:
            if refusals:
                raise refusals.pop()
            stored.set()
        return await append(match_id, version, move)

    monkeypatch.setattr(solo.room.store, "append", busy_once)
    await solo.move()
    await asyncio.wait_for(stored.wait(), 30)
    await solo.wait_for_person()


async def test_no_process_runs_without_a_search(solo: SoloMatch) -> None:
    await solo.begin()
    solo.thinking.notify(solo.id)
    await solo.wait_for_person()
    assert (solo.found, solo.thinking.queue.worker.pid) == ([], None)


@pytest.mark.parametrize("pace", ["none", "steady"])
async def test_a_seat_that_another_process_has_emptied_is_played_on(room: Room, pace: str) -> None:
    """The other process deletes a player who is to move; a master takes over."""
    match_id = await begin(room.tables, 2, stand_in="master", pace=pace)
    thinking = Thinking(room.tables, QUICK)
    room.tables.cache.notify = thinking.notify
    while (await open_question(room.tables, match_id))[0] != USERS[1]:
        await choose_first(room.tables, match_id)
    await thinking.settle()
    await room.store.forget_user(USERS[1])
    await room.store.set_due(match_id, 0)
    await room.tables.sweep()
    await thinking.settle()
    assert (await room.tables.get_match(match_id)).searched() is None
    await thinking.finish()
