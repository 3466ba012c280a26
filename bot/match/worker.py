"""A process that works beside the event loop, and what the one does that searches for answers.

It starts on demand, and ends when nobody has asked it anything for a while, or when the bot is gone. The one that searches
is handed positions with nothing hidden in them.
"""

import logging
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from engine import GAMES
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision
from engine.minds.explanation import Factor, Immediate, about_equal, compared, differences, immediate
from engine.minds.features import AnyGame
from engine.minds.search import AnswerSearch, Table
from engine.minds.weights import mind_for

log = logging.getLogger(__name__)

IDLE: Final = 60.0
"""Seconds without a question after which the process ends."""

NICENESS: Final = 5
"""What the process takes back behind the bot itself."""

STARTING: Final = 20.0
"""Seconds in which the process has to be ready; no question's time is used up by them."""

READY: Final = b"ready"
"""What the process says once it has started."""

SEEDS: Final = 2**48

NOTHING: Final = b""
"""What the process answers when it finds nothing."""

FAILED: Final = b"\xc1"
"""What the answer of a process begins with that failed, before the type of the exception; msgpack never uses it."""

Q = TypeVar("Q", bound=Struct)
R = TypeVar("R", bound=Struct)


class SearchRequest(Struct, frozen=True):
    """What the process is handed: the set-up, a redealt position as it is saved, which question is meant, and how long to search.

    `explained` asks for reasons too.
    """

    setup: Setup
    position: bytes
    decision: int
    seed: int
    seconds: float
    explained: bool = False


class SearchResult(Struct, frozen=True):
    """What the process has found: picks, the strongest reasons, and whether the next best is about as good.

    `second` are the picks of the next best answer; None where nothing was compared. `immediate` is what the best answer
    brings at once and the next best does not.
    """

    picks: tuple[str, ...]
    reasons: tuple[Factor, ...] = ()
    about_equal: bool = False
    second: tuple[str, ...] | None = None
    immediate: Immediate = Immediate()


def request_about(
    game: AnyGame,
    setup: Setup,
    position: Position[Any, Any],
    decision: Decision,
    chance: Random,
    seconds: float,
    *,
    explained: bool = False,
) -> SearchRequest:
    """Return a question as the process may see it: what its seat cannot see is dealt again."""
    redealt = game.redeal(position, decision.ask.seat, chance)
    seed = int(chance.random() * SEEDS)
    return SearchRequest(setup, game.save(redealt), decision.id, seed, seconds, explained)


def searched(request: SearchRequest) -> SearchResult | None:
    """Search for an answer; None when nothing was learned of such matches.

    It always takes the whole time, so that the time tells nobody whether there was much to search for.
    """
    game = GAMES[request.setup.game]
    mind = mind_for(game, request.setup)
    if mind is None:
        return None
    until = time.monotonic() + request.seconds
    position = game.load(request.position)
    decision = next(one for one in game.decisions(position) if one.id == request.decision)
    search = AnswerSearch(
        Table(game, request.setup.seats, mind), position, decision, request.seed, explained=request.explained
    )
    choice = search.choose(lambda done: time.monotonic() >= until)
    time.sleep(max(0.0, until - time.monotonic()))
    pair = compared(choice)
    if pair is None:
        return SearchResult(choice.picks)
    best, second = pair
    at_once = immediate(search, best.picks, second.picks) if request.explained else Immediate()
    return SearchResult(choice.picks, differences(game, best, second), about_equal(choice), second.picks, at_once)


def serve(connection: Connection, work: Callable[[Q], object], asked: type[Q], niceness: int) -> None:
    """Answer questions until there are none for a while, or the bot is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all; the bot ends this process itself
    with suppress(OSError):  # a sandbox that does not allow it must not cost the answers
        os.nice(niceness)
    decoder = msgspec.msgpack.Decoder(asked)
    with suppress(EOFError, OSError):
        connection.send_bytes(READY)
        while connection.poll(IDLE):
            connection.send_bytes(_answer(work, decoder, connection.recv_bytes()))


def _answer(work: Callable[[Q], object], decoder: msgspec.msgpack.Decoder[Q], request: bytes) -> bytes:
    """Do the work; of an exception only the type's name goes back, since its text and traceback could name a hidden card."""
    try:
        found = work(decoder.decode(request))
        return NOTHING if found is None else msgspec.msgpack.encode(found)
    except Exception as failed:  # noqa: BLE001  # the bot logs it
        return FAILED + type(failed).__name__.encode()


class Worker(Generic[Q, R]):
    """The process as the bot sees it; used from one thread at a time.

    It does `work`, a function of a module, for each question of the type `asked`, and answers with the type `answered`.
    """

    def __init__(
        self, work: Callable[[Q], R | None], asked: type[Q], answered: type[R], niceness: int = NICENESS
    ) -> None:
        self._context = get_context("spawn")
        self._job = work, asked, niceness
        self._decoder = msgspec.msgpack.Decoder(answered)
        self._running: tuple[SpawnProcess, Connection] | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process; None when none runs."""
        return self._running[0].pid if self._running is not None else None

    def ask(self, request: Q, seconds: float) -> R | None:
        """What the process finds within so many seconds, after which it is killed; None when it finds nothing.

        Where it has to be started first, they begin when it is ready.
        """
        try:
            connection = self._connected()
            connection.send_bytes(msgspec.msgpack.encode(request))
            if connection.poll(seconds):
                found = connection.recv_bytes()
                if found.startswith(FAILED):
                    log.error("a process failed: %s", found.removeprefix(FAILED).decode())
                    return None
                return None if found == NOTHING else self._decoder.decode(found)
            log.info("a process took too long")
        except (EOFError, OSError, msgspec.MsgspecError) as failed:
            log.warning("a process came to nothing: %s", type(failed).__name__)
        self.close()
        return None

    def interrupt(self) -> None:
        """Kill the process while it works, so that whoever asked it has no answer; for any thread."""
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
            if not ours.poll(STARTING):
                raise TimeoutError
            ours.recv_bytes()
        return self._running[1]
