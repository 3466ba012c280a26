"""A worker process beside the event loop, and the search for answers that one of them does.

The process starts on demand, and ends after some idle time or when the bot is gone. The one that searches is given
positions without hidden information.
"""

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from engine import GAMES
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision
from engine.minds.explanation import (
    Factor,
    advise,
    differences,
    is_clear,
    robust_changes,
)
from engine.minds.features import AnyGame
from engine.minds.search import AnswerChoice, AnswerSearch, Table
from engine.minds.weights import mind_for

log = logging.getLogger(__name__)

IDLE_SECONDS: Final = 60.0  # seconds without a question after which the process ends
NICENESS: Final = 5  # niceness of the process, so that it yields to the bot
START_SECONDS: Final = 20.0  # time for the process to start, in seconds; it does not count against a question's time
READY_RESPONSE: Final = b"ready"  # the first message of the process, once it has started
SEED_RANGE: Final = 2**48

SIMULATIONS: Final = 16
"""Simulations of a search that has little time, such as on a slow machine, unless it takes too long."""

EXPLAINED_SIMULATIONS: Final = 64
"""Simulations of a search with reasons that has little time."""

MAX_PROLONGED: Final = 4  # how many times as long as it should a search may take for its simulations
NOTHING_FOUND: Final = b""  # the response if nothing was found

FAILURE_PREFIX: Final = b"\xc1"
"""The first byte of the response after an exception, before its type; msgpack never uses it."""

Q = TypeVar("Q", bound=Struct)
R = TypeVar("R", bound=Struct)
T = TypeVar("T")


class SearchedQuestion(NamedTuple):
    """A question to search an answer for, in its position."""

    game: AnyGame
    setup: Setup
    position: Position[Any, Any]
    decision: Decision


class SearchRequest(Struct, frozen=True):
    """A question for the search: setup, redealt and saved position, and id of the question.

    The search takes `seconds`, or longer for its least number of simulations, but at most `most` seconds. `explained`
    asks for reasons as well.
    """

    setup: Setup
    position: bytes
    decision: int
    seed: int
    seconds: float
    most: float
    explained: bool = False


class SearchResult(Struct, frozen=True):
    """The answer of a search: picks, the strongest reasons, and whether the next best answer is about as good.

    `second` are the picks of the answer to compare with; None if nothing was compared. `changes` are what differs after
    the two answers in most simulations. A `guess` was not searched for. `ending` is *ends* if the best answer alone ends
    the game this turn, and *lasts* if it alone keeps the game from that. A `hurried` answer had too little time for its
    least number of simulations.
    """

    picks: tuple[str, ...]
    reasons: tuple[Factor, ...] = ()
    about_equal: bool = False
    second: tuple[str, ...] | None = None
    changes: tuple[Factor, ...] = ()
    guess: bool = False
    ending: str = ""
    hurried: bool = False


def request_about(
    question: SearchedQuestion, chance: Random, seconds: float, *, explained: bool = False
) -> SearchRequest:
    """Return a search request in which everything that the asked seat cannot see is dealt again."""
    game, setup, position, decision = question
    redealt = game.redeal(position, decision.ask.seat, chance)
    seed = int(chance.random() * SEED_RANGE)
    most = MAX_PROLONGED * seconds
    return SearchRequest(setup, game.save(redealt), decision.id, seed, seconds, most, explained)


def searched(request: SearchRequest) -> SearchResult | None:
    """Search for an answer; None if there are no weights for such matches."""
    begun = monotonic()
    game = GAMES[request.setup.game]
    mind = mind_for(game, request.setup)
    if mind is None:
        return None
    position = game.load(request.position)
    decision = next(one for one in game.decisions(position) if one.id == request.decision)
    search = AnswerSearch(
        Table(game, request.setup.seats, mind), position, decision, request.seed, explained=request.explained
    )
    least = EXPLAINED_SIMULATIONS if request.explained else SIMULATIONS

    hurried = False

    def enough(done: int) -> bool:
        nonlocal hurried
        spent = monotonic() - begun
        hurried = done < least and spent >= request.most
        return hurried or (done >= least and spent >= request.seconds)

    choice = search.choose(enough)
    return explained(search, choice) if request.explained else SearchResult(choice.picks, hurried=hurried)


def explained(search: AnswerSearch, choice: AnswerChoice) -> SearchResult:
    """Sum up what an explained search has found: what to recommend, and why."""
    advice = advise(search, choice)
    if advice is None:
        return SearchResult(choice.picks)
    best, second = advice.best, advice.second
    reasons = differences(search.game, best, second, search.game.moot_facts(search.position))
    return SearchResult(
        best.picks,
        reasons,
        not is_clear(best, second) and not is_clear(second, best),
        second.picks,
        robust_changes(search.game, best, second, search.seats),
        ending="ends" if best.over == best.tries else "" if best.over else "lasts",
    )


class Worker(Generic[Q, R]):
    """The bot's side of a worker process; used by one thread at a time.

    The process calls `work`, a module-level function, for each request of type `asked`, and responds with type
    `answered`. It is `ready` since this time on the monotonic clock.
    """

    def __init__(
        self, work: Callable[[Q], R | None], asked: type[Q], answered: type[R], niceness: int = NICENESS
    ) -> None:
        self._context = get_context("spawn")
        self._job = work, asked, niceness
        self._decoder = msgspec.msgpack.Decoder(answered)
        self._running: tuple[SpawnProcess, Connection] | None = None
        self.ready = 0.0

    @property
    def pid(self) -> int | None:
        """The id of the process; None if it is not running."""
        return self._running[0].pid if self._running is not None else None

    def prepare(self) -> bool:
        """Start the process unless it runs. Return False if it does not start."""
        try:
            self._connected()
        except (EOFError, OSError) as failed:
            log.warning("a process did not start: %s", type(failed).__name__)
            self.close()
            return False
        return True

    def ask(self, request: Q, seconds: float) -> R | None:
        """Return the response of the process, or None. After `seconds` without one, the process is killed.

        If the process has to be started first, the seconds count from when it is ready.
        """
        is_old = self.pid is not None
        try:
            return self._response(request, seconds)
        except (EOFError, OSError, msgspec.MsgspecError) as failed:
            log.warning("a process came to nothing: %s", type(failed).__name__)
            self.close()
            # A process that was idle may have been about to end.
            return self.ask(request, seconds) if is_old and isinstance(failed, EOFError | ConnectionError) else None

    def _response(self, request: Q, seconds: float) -> R | None:
        connection = self._connected()
        connection.send_bytes(msgspec.msgpack.encode(request))
        if not connection.poll(seconds):
            log.info("a process took too long")
            self.close()
            return None
        found = connection.recv_bytes()
        if found.startswith(FAILURE_PREFIX):
            log.error("a process failed: %s", found.removeprefix(FAILURE_PREFIX).decode())
            return None
        return None if found == NOTHING_FOUND else self._decoder.decode(found)

    def interrupt(self) -> None:
        """Kill the process while it works, so that its caller gets no answer; callable from any thread."""
        running = self._running
        if running is not None:
            running[0].kill()

    def close(self) -> None:
        """End the process, if it runs."""
        if self._running is not None:
            process, connection = self._running
            self._running = None
            connection.close()
            process.kill()
            process.join()

    def _connected(self) -> Connection:
        if self._running is not None and not self._running[0].is_alive():
            self.close()
        if self._running is None:
            ours, theirs = self._context.Pipe()
            process = self._context.Process(target=serve, args=(theirs, *self._job), name="search", daemon=True)
            process.start()
            theirs.close()
            self._running = process, ours
            if not ours.poll(START_SECONDS):
                raise TimeoutError
            ours.recv_bytes()
            self.ready = monotonic()
        return self._running[1]


class WorkerThread:
    """The thread that asks worker processes for a service, one question at a time."""

    def __init__(self, name: str) -> None:
        self.is_closed = False
        self._is_asking = False
        self._executor = ThreadPoolExecutor(1, thread_name_prefix=name)

    def submit(self, ask: Callable[[], T | None]) -> Future[T | None]:
        """Ask once the thread is free; the result is None if it is closed by then."""
        return self._executor.submit(self._ask, ask)

    async def run(self, ask: Callable[[], T | None]) -> T | None:
        """Ask, and return the result; None if the thread is closed."""
        if self.is_closed:
            return None
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._ask, ask)

    async def close(self, *workers: Worker[Any, Any]) -> None:
        """Interrupt these workers and end their processes. May be called twice."""
        if self.is_closed:
            return
        self.is_closed = True
        while self._is_asking:
            for worker in workers:
                worker.interrupt()
            await asyncio.sleep(0.05)
        for worker in workers:
            await asyncio.get_running_loop().run_in_executor(self._executor, worker.close)
        self._executor.shutdown()

    def _ask(self, ask: Callable[[], T | None]) -> T | None:
        self._is_asking = True  # before it looks whether it is closed, as `close` looks at them the other way round
        try:
            return None if self.is_closed else ask()
        finally:
            self._is_asking = False


def serve(connection: Connection, work: Callable[[Q], object], asked: type[Q], niceness: int) -> None:
    """Answer requests until none come for a while, or the bot is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to every process, and the bot ends this one
    with suppress(OSError):  # a sandbox may forbid it, and answers matter more
        os.nice(niceness)
    decoder = msgspec.msgpack.Decoder(asked)
    with suppress(EOFError, OSError):
        connection.send_bytes(READY_RESPONSE)
        while connection.poll(IDLE_SECONDS):
            connection.send_bytes(_answer(work, decoder, connection.recv_bytes()))


def _answer(work: Callable[[Q], object], decoder: msgspec.msgpack.Decoder[Q], request: bytes) -> bytes:
    """Do the work. Of an exception only the type is returned: its text and traceback could name a hidden card."""
    try:
        found = work(decoder.decode(request))
        return NOTHING_FOUND if found is None else msgspec.msgpack.encode(found)
    except Exception as failed:  # noqa: BLE001  # the bot logs it
        return FAILURE_PREFIX + type(failed).__name__.encode()
