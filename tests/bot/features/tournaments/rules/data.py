"""Made-up tournaments: random results, and counts over rounds."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from bot.features.results.ratings import RatedResult
from bot.features.tournaments.rules.byes import BYE_POINTS, Bye
from bot.features.tournaments.rules.pairing import draw_round
from bot.features.tournaments.rules.rounds import REVISION, SCORES_FIRST_REVISION, History, Round, draw_order, lot
from bot.features.tournaments.rules.scoring import POINT_UNIT, TableResult, place_points
from bot.features.tournaments.rules.stage_record import StageRecord


def meetings(rounds: Iterable[Iterable[Sequence[int]]]) -> Counter[tuple[int, int]]:
    """Count the meetings of each two players, lower number first."""
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))


def present(one: Round) -> list[int]:
    """Return all players of a round, in ascending order."""
    return sorted([player for table in one.tables for player in table] + list(one.byes))


def draw_places(seed: str, players: Sequence[int], *labels: object, ties: bool = True) -> tuple[int, ...]:
    """Draw places at a table, some of them shared."""
    values = [lot(seed, *labels, player) % (len(players) + 2 if ties else 2**64) for player in players]
    return tuple(1 + sum(other < value for other in values) for value in values)


def random_results(games: int, players: int, seed: str) -> Iterator[RatedResult]:
    """Yield random results of two to six players."""
    for game in range(games):
        seats = draw_order(seed, range(players), "seats", game)[: 2 + lot(seed, "size", game) % 5]
        yield RatedResult(tuple(seats), draw_places(seed, seats, "places", game))


def add_points(scores: dict[int, int], one: Round, seed: str) -> None:
    """Play a round at random."""
    for table in one.tables:
        for player, points in zip(table, place_points(draw_places(seed, table)), strict=True):
            scores[player] = scores.get(player, 0) + points
    for player in one.byes:
        scores[player] = scores.get(player, 0) + BYE_POINTS["places"] * POINT_UNIT


def swiss(
    players: int,
    seats: int,
    rounds: int,
    seed: str,
    excluded: frozenset[tuple[int, int]] = frozenset(),
    revision: int = REVISION,
) -> tuple[list[Round], History]:
    """Play a random Swiss tournament."""
    history, scores, drawn_rounds = History(seats), dict[int, int](), list[Round]()
    for number in range(rounds):
        one = draw_round(range(players), scores, history, f"{seed}:{number}", excluded=excluded, revision=revision)
        add_points(scores, one, f"{seed}:{number}")
        history.add(one)
        drawn_rounds.append(one)
    return drawn_rounds, history


def spread(history: History, players: Iterable[int]) -> int:
    """Return the greatest unevenness of seats."""
    return max(history.unevenness(player) for player in players)


def equal_sides(values: Mapping[int, int]) -> bool:
    """Return True if all values of a mapping are equal."""
    return len(set(values.values())) == 1


def duel_event(number: int) -> StageRecord:
    """Play a Swiss tournament of 6 to 25 duellists over 3 to 7 rounds, with draws, byes, and players who leave.

    It follows the revision in which sides came before points, as gacrux has checked it.
    """
    players, rounds = 6 + lot("players", number) % 20, 3 + lot("rounds", number) % 5
    active, history, results, byes = list(range(players)), History(2), list[TableResult](), list[Bye]()
    for turn in range(1, rounds + 1):
        record = StageRecord(range(players), results, byes, "duel")
        scores = {player: record.points(player) for player in active}
        one = draw_round(active, scores, history, f"{number}:{turn}", revision=SCORES_FIRST_REVISION - 1)
        history.add(one)
        for table in one.tables:
            places = ((1, 2), (2, 1), (1, 1))[lot("result", number, turn, *table) % 3]
            results.append(TableResult(turn, table, places))
        byes += [Bye(turn, player) for player in one.byes]
        if turn < rounds and lot("drop", number, turn) % 3 == 0 and len(active) > 5:
            active.remove(active[lot("who", number, turn) % len(active)])
    return StageRecord(range(players), results, byes, "duel")
