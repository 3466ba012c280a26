"""Benchmarks run by name, with one sentence where they are not installed."""

import json
import sys
from types import ModuleType

import msgspec
import pytest

from bot.lab import bench
from tests.bench.figures import Figure
from tests.bot.cli.conftest import Provost

FAST = Figure("a fast thing", 1.5, 2.25, "the limit", 3.0, 0.5, "at most 2 times", ok=True)
SLOW = Figure("a slow thing", 90.0, 91.0, "the limit", 3.0, 30.0, "at most 2 times", ok=False)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two benchmarks that take no time."""
    for name, figure in {"fast": FAST, "slow": SLOW}.items():
        module = ModuleType(f"tests.bench.{name}")
        vars(module)["run"] = lambda figure=figure: [figure]
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(bench, "BENCHES", {"engine": ("fast",), "bot": ("slow", "absent")})


def test_a_figure_is_a_line(provost: Provost) -> None:
    line = "a fast thing: 1.5 ms (p99 2.25 ms); the limit: 3 ms; 0.50 times, at most 2 times: reached\n"
    assert provost("lab bench engine") == (0, line, "")


def test_a_figure_is_an_object_on_a_line(provost: Provost) -> None:
    said = provost("lab bench engine --json")
    assert json.loads(said.out) == msgspec.to_builtins(FAST)


def test_all_benchmarks_run_by_default_until_one_is_missing(provost: Provost) -> None:
    said = provost("lab bench --json")
    assert [json.loads(line)["ok"] for line in said.out.splitlines()] == [True, False]
    assert said.status == 1
    assert said.error == (
        "The benchmarks need the source code and the development packages "
        "(tests.bench.absent is missing). In the source, “make bench” installs them and measures.\n"
    )


def test_an_unknown_benchmark_is_a_usage_error(provost: Provost) -> None:
    assert provost("lab bench luck").refused("There is no benchmark “luck”. Known: engine, bot.", 2)
