"""How much of the processor a round of an event takes to draw, and ratings to replay, against the times promised.

The limit is not something timed beside it but the time that was promised, so `ratio` is the part of it that was used.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

from bot.features.results.ratings import replay
from bot.lab.event import simulate_tournament
from tests.bench.figures import Figure, p99
from tests.bot.features.tournaments.rules.data import rated

SEEDS = 5
SIZES = {256: 1.0, 1024: 5.0}
"""Players, and the seconds that a round of theirs may take."""

RESULTS = 10_000


def run() -> list[Figure]:
    """Swiss rounds at every table size, the slowest round of each event, and the ratings."""
    figures = [_swiss(players, seats, limit) for players, limit in SIZES.items() for seats in (2, 3, 4, 5)]
    results = list(rated(RESULTS, 200, "bench"))
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
