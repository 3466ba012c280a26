"""The arena: seats, wins, and the strength that follows from them."""

from engine import GAMES
from engine.core.types import Outcome
from engine.minds.lab.arena import Contest, Result, Verdict, compete, log_odds, ratings, share_beaten
from engine.minds.levels import levels
from engine.minds.search import untrained


def result(*ranks: int, field: tuple[str, ...] = ("a", "b")) -> Result:
    outcome = Outcome(ranks, tuple(-rank for rank in ranks), ({},) * len(ranks), "")
    return Result(field, outcome, tuple(range(len(ranks))))


def test_ratings_predict_how_often_a_player_beats_another() -> None:
    rated = ratings([result(1, 2)] * 75 + [result(2, 1)] * 25, ["a", "b"], "b")
    assert rated["b"] == 0
    assert 180 < rated["a"] < 195


def test_a_tie_is_half_a_win_and_no_strength_is_infinite() -> None:
    assert ratings([result(1, 1)] * 9, ["a", "b"], "b")["a"] == 0
    assert 400 < ratings([result(1, 2)] * 9, ["a", "b"], "b")["a"] < 600


def test_players_of_a_level_are_not_compared_with_each_other() -> None:
    field = ("a", "a", "b")
    assert ratings([result(1, 3, 2, field=field)] * 8, ["a", "b"], "b")["a"] == 0
    assert ratings([result(1, 2, field=("a", "a"))], ["a"], "a") == {"a": 0}


def test_a_field_moves_on_by_a_seat_from_table_to_table() -> None:
    game, ticks = GAMES["caylus"], iter(range(10**9))
    field = ["builder", "random", "random"]
    found = compete(Contest(game, game.setup(3), untrained(), field, levels(), 6, 1), lambda: float(next(ticks)))
    assert (found.game, found.tables, [one.level for one in found.players]) == ("caylus", 6, ["builder", "random"])
    builder, other = found.players
    assert builder.wins + other.wins == 6
    assert builder.wins > 3
    assert (builder.elo, builder.low, builder.high) == (0, 0, 0)
    assert other.low <= other.elo <= other.high < 0
    assert (builder.ms, builder.tables, other.tables) == (1000, 6, 6)
    assert builder.score > other.score


def test_a_level_is_compared_with_every_seat_of_another_level() -> None:
    assert share_beaten(result(2, 1, 3, 2, field=("a", "b", "b", "b")), "a") == 0.5
    assert share_beaten(result(1, 2, 3, 4, field=("a", "b", "a", "b")), "a") == 0.75


def test_evidence_grows_with_tables_and_turns_at_half_of_what_is_asked() -> None:
    assert log_odds([1.0, 0.0, 1.0, 1.0] * 10, 100) > log_odds([1.0, 0.0, 1.0, 1.0] * 5, 100) > 0
    assert log_odds([0.5, 0.5], 100) < 0
    half = 0.5 + (1 / (1 + 10 ** (-100 / 400)) - 0.5) / 2
    assert abs(log_odds([half] * 9, 100)) < 1e-9


def test_a_contest_ends_when_its_test_has_decided() -> None:
    game = GAMES["caylus"]

    def decided(field: list[str], tables: int, tested: int) -> tuple[int, Verdict | None]:
        contest = Contest(game, game.setup(2), untrained(), field, levels(), tables, 3, tested=tested)
        found = compete(contest, lambda: 0.0)
        return found.tables, found.verdict

    assert decided(["builder", "random"], 40, 100) == (20, Verdict("builder", 100, "yes"))
    assert decided(["random", "builder"], 40, 100) == (20, Verdict("random", 100, "no"))
    assert decided(["builder", "random"], 4, 100) == (4, Verdict("builder", 100, "open"))
