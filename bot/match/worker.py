"""A worker process beside the event loop, and the thread that asks it.

The process starts on demand, and ends after some idle time or when the bot is gone.
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
from time import monotonic
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

log = logging.getLogger(__name__)

IDLE_SECONDS: Final = 60.0  # seconds without a question after which the process ends
NICENESS: Final = 5  # niceness of the process, so that it yields to the bot
START_SECONDS: Final = 20.0  # time for the process to start, in seconds; it does not count against a question's time
READY_RESPONSE: Final = b"ready"  # the first message of the process, once it has started
NOTHING_FOUND: Final = b""  # the response if nothing was found

FAILURE_PREFIX: Final = b"\xc1"
"""The first byte of the response after an exception, before its type; msgpack never uses it."""

Q = TypeVar("Q", bound=Struct)
R = TypeVar("R", bound=Struct)
T = TypeVar("T")


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
