"""Event loop whose time jumps to the next timer whenever nothing else is left to do."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

import pytest

from storage.writer import Thread

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class VirtualLoop(asyncio.SelectorEventLoop):
    """Event loop in which hours pass at once and work in threads takes no time."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._threads = 0

    def time(self) -> float:
        """Return the seconds since the loop was made."""
        return self._now

    async def real(self, work: Awaitable[T]) -> T:
        """Freeze the time while a thread works."""
        self._threads += 1
        try:
            return await work
        finally:
            self._threads -= 1

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Run a function in a thread, while time is frozen."""
        self._threads += 1
        done = super().run_in_executor(executor, func, *args)
        done.add_done_callback(self._returned)
        return done

    def _returned(self, done: asyncio.Future[Any]) -> None:
        self._threads -= 1

    def _run_once(self) -> None:
        ready, scheduled = self._ready, self._scheduled  # type: ignore[attr-defined] # asyncio has no public place for it
        if scheduled and not ready and not self._threads:
            self._now = max(self._now, scheduled[0].when())
        super()._run_once()  # type: ignore[misc] # as above


def run_on_virtual_time(monkeypatch: pytest.MonkeyPatch, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine to its end on virtual time; the store's thread takes none."""
    run: Callable[..., Awaitable[Any]] = Thread.run

    async def at_once(thread: Thread, query: Any) -> Any:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        return await loop.real(run(thread, query))

    monkeypatch.setattr(Thread, "run", at_once)
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work())
