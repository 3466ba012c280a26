"""The press that a task works for, which the log follows by its id, and the cause that its requests count under."""

import logging
import math
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

MEASUREMENTS_KEPT: Final = 600

PRESS: Final = "press"
ANSWER: Final = "answer"
NOTICE: Final = "notice"
CARDS: Final = "cards"
OLD_CARDS: Final = "old cards"
EVENT: Final = "event"
SPOTLIGHT: Final = "spotlight"
"""Kinds of work, each counted separately, so that failing presses of strangers never stop the cards of a server."""


class Window:
    """The latest measurements, in seconds."""

    def __init__(self, size: int = MEASUREMENTS_KEPT) -> None:
        self._values: deque[float] = deque(maxlen=size)
        self.count = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Add a measurement."""
        self._values.append(seconds)
        self.count += 1
        self.total += seconds

    def quantile(self, part: float) -> float:
        """Return the quantile of the recent measurements at this share, or 0 if there are none."""
        if not self._values:
            return 0.0
        return sorted(self._values)[max(0, math.ceil(part * len(self._values)) - 1)]


PRESS_LOG: Final = "bot.presses"
"""Name of the logger that follows presses. Only logs for machines include it."""

log = logging.getLogger(PRESS_LOG)
# Its entries say nothing to a person who reads the log.
log.setLevel(logging.WARNING)

_current_press: ContextVar["PressUnderWay | None"] = ContextVar("press", default=None)


class PressUnderWay:
    """A press, by the id of its interaction."""

    def __init__(self, id: str, acknowledgements: Window) -> None:
        self.id = id
        self._began = time.perf_counter()
        self._acknowledgements = acknowledgements
        self._acknowledged = False

    def acknowledge(self) -> None:
        """Record the time of the first response. Later responses are ignored."""
        if not self._acknowledged:
            self._acknowledged = True
            seconds = time.perf_counter() - self._began
            self._acknowledgements.add(seconds)
            log.info("acknowledged", extra={"seconds": round(seconds, 4)})


def current() -> PressUnderWay | None:
    """Return the press that the running task works for."""
    return _current_press.get()


@contextmanager
def working_for(press: PressUnderWay) -> Iterator[None]:
    """Attribute this task, and the tasks started within, to a press."""
    token = _current_press.set(press)
    try:
        log.info("received")
        yield
    finally:
        _current_press.reset(token)


def published(match_id: str, presses: Callable[[], Sequence[str]], rows: Sequence[int]) -> None:
    """Log which outbox rows were published, and the presses that they came from."""
    if rows and log.isEnabledFor(logging.INFO):
        log.info("published", extra={"match": match_id, "presses": presses(), "outbox": rows})


class Cause(NamedTuple):
    """The reason for a request: a kind of work, the user, match or tournament that it is about, and a server."""

    work: str
    one: int | str | None = None
    server: int | None = None


_current_cause: ContextVar[Cause | None] = ContextVar("cause", default=None)


@contextmanager
def caused_by(cause: Cause | None) -> Iterator[None]:
    """Attribute the requests made within, and by tasks started within, to this cause."""
    token = _current_cause.set(cause)
    try:
        yield
    finally:
        _current_cause.reset(token)


def current_cause() -> Cause | None:
    """Return the cause of the running task."""
    return _current_cause.get()
