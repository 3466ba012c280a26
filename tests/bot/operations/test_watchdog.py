"""Watchdog that ends a process whose event loop is blocked, and no other."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from bot.operations.watchdog import RESTART, Watchdog
from tests.project.repository import ROOT

BLOCKED = """
import asyncio, time
from bot.operations.watchdog import Watchdog

async def block():
    Watchdog(0.05, step=0.01).start()
    time.sleep(600)

asyncio.run(block())
"""


def record_exits(monkeypatch: pytest.MonkeyPatch, each: Callable[[Watchdog], object]) -> list[int]:
    """Return the exits of a 3-second watchdog in a thousand steps of one second; `each` runs after every step."""
    ended: list[int] = []
    watchdog = Watchdog(3, step=1, end=ended.append)
    steps = iter(range(1000))

    def wait(seconds: float) -> bool:
        each(watchdog)
        return next(steps, None) is None

    monkeypatch.setattr(watchdog._stopped, "wait", wait)
    watchdog.run()
    return ended


def test_a_blocked_event_loop_ends_the_process_with_its_status() -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == RESTART == 75
    assert "the event loop does not come to the end of its work" in done.stderr


def test_a_watchdog_ends_once_unless_it_is_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    assert record_exits(monkeypatch, lambda watchdog: None) == [RESTART]
    assert record_exits(monkeypatch, lambda watchdog: watchdog.reset(3)) == []
    assert record_exits(monkeypatch, lambda watchdog: watchdog.reset(0.5)) == [RESTART]


def test_a_watchdog_that_is_stopped_ends_nothing() -> None:
    ended: list[int] = []
    watchdog = Watchdog(0, step=0.001, end=ended.append)
    watchdog.stop()
    watchdog.start()
    watchdog.join()
    assert ended == []
