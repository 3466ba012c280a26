"""The press or command that a task works for: its id goes through the log from the gateway to the outbox row."""

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from bot.operations.metrics import Window

PRESSES: Final = "bot.presses"
"""The logger of what becomes of each press, which only a log for machines has."""

log = logging.getLogger(PRESSES)
# Whoever reads the log without a program wants none of it.
log.setLevel(logging.WARNING)

_current: ContextVar["PressUnderWay | None"] = ContextVar("press", default=None)


class PressUnderWay:
    """A press by its id, the one that Discord gave the interaction."""

    def __init__(self, id: str, acknowledgements: Window) -> None:
        self.id = id
        self._began = time.perf_counter()
        self._acknowledgements = acknowledgements
        self._acknowledged = False

    def acknowledge(self) -> None:
        """Note that Discord has the first response; what comes after it is not noted."""
        if not self._acknowledged:
            self._acknowledged = True
            seconds = time.perf_counter() - self._began
            self._acknowledgements.add(seconds)
            log.info("acknowledged", extra={"seconds": round(seconds, 4)})


def current() -> PressUnderWay | None:
    """The press that the running task works for."""
    return _current.get()


@contextmanager
def working_for(press: PressUnderWay) -> Iterator[None]:
    """Whatever tasks begin meanwhile work for this press."""
    token = _current.set(press)
    try:
        log.info("received")
        yield
    finally:
        _current.reset(token)


def published(match_id: str, presses: Callable[[], Sequence[str]], rows: Sequence[int]) -> None:
    """Log that outbox rows were published, and of which presses they came."""
    if rows and log.isEnabledFor(logging.INFO):
        log.info("published", extra={"match": match_id, "presses": presses(), "outbox": rows})
