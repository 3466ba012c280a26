"""Measured figures, and fair timing of subject and limit: in turn, in one process."""

import gc
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One line of the benchmark's report; times in milliseconds.

    `ratio` is the value that `goal` describes in words, and `ok` tells if the goal was reached.
    """

    name: str
    subject_ms_median: float
    subject_ms_p99: float
    limit_name: str
    limit_ms_median: float
    ratio: float
    goal: str
    ok: bool


def interleaved(limit: Callable[[], object], subject: Callable[[], object], n: int) -> tuple[list[float], list[float]]:
    """Time `limit` and `subject` in turn, `n` times each, without the garbage collector: both lists in milliseconds."""
    limits: list[float] = []
    subjects: list[float] = []
    gc.collect()
    gc.disable()
    try:
        for _ in range(n):
            limits.append(_milliseconds(limit))
            subjects.append(_milliseconds(subject))
    finally:
        gc.enable()
    return limits, subjects


def p99(samples: Sequence[float]) -> float:
    """Return the value that one sample in a hundred exceeds."""
    return sorted(samples)[max(0, len(samples) * 99 // 100 - 1)]


def at_most(name: str, subject: Sequence[float], limit_name: str, limit: Sequence[float], most: float) -> Figure:
    """Return a figure whose median may be at most `most` times the limit's median."""
    ratio = median(subject) / median(limit)
    goal = f"at most {most:g} times"
    return Figure(name, median(subject), p99(subject), limit_name, median(limit), ratio, goal, ratio <= most)


def lag_under(name: str, lags: Sequence[float], most: float) -> Figure:
    """Return a figure of an event loop's lag, of which one sample in a hundred may exceed `most` milliseconds."""
    return Figure(
        name, median(lags), p99(lags), "lag allowed", most, p99(lags) / most, f"p99 under {most:g} ms", p99(lags) < most
    )


def _milliseconds(call: Callable[[], object]) -> float:
    start = perf_counter()
    call()
    return (perf_counter() - start) * 1000
