"""Benchmarks run and measure something; their results do not matter here."""

import logging
import math
from importlib import import_module

import pytest

from bot.lab.bench import BENCHES

SMALL: dict[str, dict[str, object]] = {
    "engine": {"SAMPLES": 1, "PLIES": 4},
    "render": {"SAMPLES": 1, "COLD_SAMPLES": 1, "ROUNDS": 1, "BOARDS_AT_ONCE": 2, "GAME": (2, 7, 100)},
    "recap": {"SAMPLES": 1},
    "storage": {"MATCHES": 4, "LONE_MOVES": 2, "IN_FLIGHT": 4, "BURSTS": 1, "ROUNDS": 1},
    "bot": {"MATCHES": 4, "SAMPLES": 2, "WARM_UP_PRESSES": 2, "ROUNDS": 1, "BOARDS": 1},
    "start": {"MATCHES": 8, "LIVE_MATCHES": 2, "AT_ONCE": 4, "SAMPLES": 1, "PRECOMPILED": False},
    "computers": {"TABLES": 1, "ROUNDS": 1},
    "clocks": {"FEW": 2, "MANY": 4, "SAMPLES": 1, "DUE_MATCHES": 2},
    "events": {"SEEDS": 1, "ROUND_LIMITS": {12: 1.0}, "RESULTS": 100},
}
"""The smallest sizes of each benchmark."""


SERVER_BENCHMARK = "postgres"
"""A benchmark that needs a server, and measures nothing without one."""


def test_every_benchmark_has_a_smallest_size() -> None:
    assert {module for modules in BENCHES.values() for module in modules} == {*SMALL, SERVER_BENCHMARK}


@pytest.mark.parametrize("name", SMALL)
def test_a_benchmark_runs(name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    module = import_module(f"tests.bench.{name}")
    for constant, value in SMALL[name].items():
        monkeypatch.setattr(module, constant, value)
    figures = module.run()
    assert figures
    assert all(math.isfinite(figure.ratio) for figure in figures)
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []
