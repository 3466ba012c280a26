"""Benchmark of the processor time for drawing a tournament round and for replaying ratings, beside promised times.

The limit is a promised time rather than a measured one, so `ratio` is the share of it that was used.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

from bot.features.results.ratings import replay
from bot.lab.event import simulate_tournament
from tests.bench.figures import Figure, p99
from tests.bot.features.tournaments.rules.data import random_results

SEEDS = 5
ROUND_LIMITS = {256: 1.0, 1024: 5.0}
"""Seconds allowed for a round, by number of players."""

RESULTS = 10_000


def run() -> list[Figure]:
    """Measure Swiss rounds at every table size, by the slowest round of each tournament, and the ratings."""
    figures = [_swiss(players, seats, limit) for players, limit in ROUND_LIMITS.items() for seats in (2, 3, 4, 5)]
    results = list(random_results(RESULTS, 200, "bench"))
    times = [_seconds(lambda: replay(results)) for _ in range(SEEDS)]
    return [*figures, _within(f"ratings replayed from {RESULTS:,} results", times, 2.0)]


def _swiss(players: int, seats: int, limit: float) -> Figure:
    held = [simulate_tournament("swiss", players, seats, 7, f"bench {seed}", process_time) for seed in range(SEEDS)]
    slowest = [one.seconds_per_round for one in held]
    return _within(f"the slowest of 7 Swiss rounds, {players} players at tables of {seats}", slowest, limit)


def _seconds(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return process_time() - start


def _within(name: str, seconds: Sequence[float], limit: float) -> Figure:
    times = [1000 * one for one in seconds]
    ratio = max(seconds) / limit
    return Figure(
        name, median(times), p99(times), "the time promised", 1000 * limit, ratio, "at most 1 times", ratio <= 1
    )
